import type { HomeWords } from "~/content/contract/home";

/** Vision and mission, two columns under one hairline. */
export function Purpose({ title, columns }: HomeWords["purpose"]) {
  return (
    <section aria-label={title} className="page section">
      <div
        className="grid gap-x-(--gutter) gap-y-10 border-t border-ink pt-8 md:grid-cols-2"
        data-reveal=""
      >
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className="eyebrow">{column.title}</h2>
            <p className="mt-4 max-w-[28ch] display text-title-3">{column.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
