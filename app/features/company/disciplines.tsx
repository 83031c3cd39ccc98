import type { SitePath } from "~/locale";
import { ActionLink } from "~/ui/action-link";
import { SectionHeading } from "~/ui/section-heading";
import { NumberedRows } from "./numbered-rows";

interface DisciplinesProps {
  eyebrow: string;
  title: string;
  link: string;
  rows: readonly { title: string; text: string; to: SitePath }[];
}

/** The six services as rows, each leading to its description. */
export function Disciplines({ eyebrow, title, link, rows }: DisciplinesProps) {
  return (
    <section className="page pb-24 lg:pb-40">
      <SectionHeading eyebrow={eyebrow} title={title} className="mb-10" />
      <NumberedRows
        rows={rows.map((row) => ({
          title: row.title,
          text: row.text,
          end: (
            <ActionLink look="text" to={row.to} className="shrink-0">
              {link} <span className="sr-only">: {row.title}</span>
            </ActionLink>
          ),
        }))}
      />
    </section>
  );
}
