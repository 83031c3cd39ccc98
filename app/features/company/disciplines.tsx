import type { SitePath } from "~/locale";
import { ActionLink } from "~/ui/action-link";
import { SectionHeading } from "~/ui/section-heading";

interface DisciplinesProps {
  eyebrow: string;
  title: string;
  link: string;
  rows: readonly { title: string; text: string; to: SitePath }[];
}

/** The six services as ruled rows, each leading to its description. */
export function Disciplines({ eyebrow, title, link, rows }: DisciplinesProps) {
  return (
    <section className="page pb-24 lg:pb-40">
      <SectionHeading eyebrow={eyebrow} title={title} className="mb-10" />
      <ol className="rule-b">
        {rows.map((row, index) => (
          <li
            key={row.to}
            className="grid gap-x-(--gutter) gap-y-2 py-7 rule-t md:grid-cols-[1fr_4fr_6fr] md:items-baseline md:py-9"
            data-reveal=""
          >
            <span aria-hidden className="text-small text-(--accent,var(--color-bronze)) figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="display text-title-3">{row.title}</h3>
            <div className="flex flex-col items-start gap-x-8 gap-y-2 lg:flex-row lg:justify-between">
              <p className="max-w-[56ch]">{row.text}</p>
              <ActionLink look="text" to={row.to} className="shrink-0">
                {link} <span className="sr-only">: {row.title}</span>
              </ActionLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
