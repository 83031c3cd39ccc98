import type { ReactNode } from "react";
import type { Detail } from "./property-facts";

interface PropertyDetailsProps {
  /** Without one the rows belong to the heading above them. */
  title?: string;
  className?: string;
  /** For what is named by the title. */
  titleId?: string;
  details: readonly Detail[];
  /** Between the title and the rows. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** What there is to say of a property row by row, or what it costs, as a ruled table. */
export function PropertyDetails({
  title,
  titleId,
  details,
  lead,
  children,
  className = "",
}: PropertyDetailsProps) {
  if (details.length === 0) return null;
  const ofAmounts = details.some(({ about }) => about);
  return (
    <section className={`property-details ${title ? "mt-14" : ""} ${className}`}>
      {title && (
        <h2 id={titleId} className="display text-title-3">
          {title}
        </h2>
      )}
      {lead}
      <dl className={`property-rows ${ofAmounts ? "property-amounts" : ""} mt-5 rule-b`}>
        {details.map(({ term, note, text, about, sum }) => (
          <div key={term}>
            <dt>
              {term}
              {note && <span>{note}</span>}
            </dt>
            <dd className={sum ? "display text-title-4" : undefined}>
              {text}
              {about && <span>{about}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
