import type { Benefit } from "~/content/en/benefit";

interface MarginBenefitsProps {
  title: string;
  benefits: readonly Benefit[];
}

/** Benefits read one after the other on travertine, their title staying in the margin meanwhile. */
export function MarginBenefits({ title, benefits }: MarginBenefitsProps) {
  return (
    <section className="bg-travertine section">
      <div className="page grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-16">
        <h2 className="display text-title-2 lg:sticky lg:top-32 lg:self-start">{title}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li
              key={benefit.title}
              className="border-b border-ink/25 py-8 first:border-t md:py-10"
              data-reveal=""
            >
              <h3 className="display text-title-2">{benefit.title}</h3>
              <p className="mt-3 max-w-[56ch] text-lead">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
