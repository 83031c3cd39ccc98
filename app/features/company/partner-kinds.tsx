import type { SitePath } from "~/locale";
import { ActionLink } from "~/ui/action-link";

interface PartnerKindsProps {
  eyebrow: string;
  rows: readonly { title: string; text: string; link: string; to: SitePath }[];
  languages: { figure: string; text: string };
}

/** What the partners do, ruled, beside how many languages they do it in. */
export function PartnerKinds({ eyebrow, rows, languages }: PartnerKindsProps) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-16 section lg:grid-cols-[5fr_7fr]">
      <p className="flex flex-col gap-6">
        <span className="display text-numeral whitespace-nowrap figures">{languages.figure}</span>
        <span className="max-w-[32ch] text-lead">{languages.text}</span>
      </p>
      <div>
        <h2 className="mb-4 eyebrow">{eyebrow}</h2>
        <ul className="rule-b">
          {rows.map(({ title, text, link, to }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-(--gutter) gap-y-1 py-5 rule-t md:grid-cols-[3fr_5fr_3fr]"
            >
              <h3 className="display text-title-3">{title}</h3>
              <p>{text}</p>
              <ActionLink look="text" to={to} className="justify-self-start md:justify-self-end">
                {link}
              </ActionLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
