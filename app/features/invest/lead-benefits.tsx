import type { offPlan } from "~/content/en/off-plan";
import { ActionLink } from "~/ui/action-link";

/** Three benefits, the first as large as a headline, the others in its margin. */
export function LeadBenefits({ title, items }: (typeof offPlan)["benefits"]) {
  const [lead, ...others] = items;
  return (
    <section className="page section" aria-labelledby="benefits">
      <h2 id="benefits" className="eyebrow">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[7fr_4fr] lg:justify-between">
        <li className="lg:row-span-2" data-reveal="">
          <h3 className="max-w-[12ch] display text-hero">{lead.title}</h3>
          <p className="mt-6 max-w-[46ch] text-lead">{lead.text}</p>
          <ActionLink look="text" to={lead.link.to} className="mt-4">
            {lead.link.title}
          </ActionLink>
        </li>
        {others.map((benefit) => (
          <li key={benefit.title} className="pt-5 rule-t" data-reveal="">
            <h3 className="display text-title-3">{benefit.title}</h3>
            <p className="mt-3">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
