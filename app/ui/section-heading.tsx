interface SectionHeadingProps {
  eyebrow?: string;
  title: string;
  className?: string;
}

export function SectionHeading({ eyebrow, title, className }: SectionHeadingProps) {
  return (
    <div className={className} data-reveal="">
      {eyebrow && <p className="mb-3 eyebrow">{eyebrow}</p>}
      <h2 className="display text-title-2">{title}</h2>
    </div>
  );
}
