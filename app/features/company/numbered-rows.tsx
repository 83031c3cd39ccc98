import type { ReactNode } from "react";

export interface NumberedRow {
  title: string;
  text: string;
  /** What stands at the end of the row: a link, a figure. */
  end?: ReactNode;
}

/** Like things as ruled rows, 01 to as many as there are. */
export function NumberedRows({ rows }: { rows: readonly NumberedRow[] }) {
  return (
    <ol className="rule-b">
      {rows.map(({ title, text, end }, index) => (
        <li
          key={title}
          className="grid gap-x-(--gutter) gap-y-2 py-7 rule-t md:grid-cols-[1fr_4fr_6fr] md:items-baseline md:py-9"
          data-reveal=""
        >
          <span aria-hidden className="text-small text-(--accent,var(--color-bronze)) figures">
            {String(index + 1).padStart(2, "0")}
          </span>
          <h3 className="display text-title-3">{title}</h3>
          <div className="flex flex-col items-start gap-x-8 gap-y-2 lg:flex-row lg:justify-between">
            <p className="max-w-[56ch]">{text}</p>
            {end}
          </div>
        </li>
      ))}
    </ol>
  );
}
