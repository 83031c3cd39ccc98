interface SectionHeadingProps {
  eyebrow?: string;
  title: string;
  /** The id that the section's `aria-labelledby` names. */
  id?: string;
  className?: string;
  /** Without the hairline, where one follows at once. */
  plain?: boolean;
}

/** A section's title with the horizon under it. */
export function SectionHeading(props: SectionHeadingProps) {
  const { eyebrow, title, id, className = "", plain = false } = props;
  return (
    <div className={`${plain ? "" : "horizon"} ${className}`} data-reveal="">
      {eyebrow && <p className="mb-3 eyebrow">{eyebrow}</p>}
      <h2 id={id} className="display text-title-2">
        {title}
      </h2>
    </div>
  );
}
