interface TextOpeningProps {
  eyebrow?: string;
  title: string;
  lead?: string;
}

/** A page's opening in type alone. */
export function TextOpening({ eyebrow, title, lead }: TextOpeningProps) {
  return (
    <section className="page pt-12 pb-10 md:pt-24 md:pb-16">
      {eyebrow && <p className="mb-4 eyebrow">{eyebrow}</p>}
      <div className="grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-[8fr_4fr]">
        <h1 className="display text-hero">{title}</h1>
        {lead && <p className="text-lead lg:pb-2">{lead}</p>}
      </div>
    </section>
  );
}
