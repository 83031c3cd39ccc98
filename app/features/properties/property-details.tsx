import type { ReactNode } from "react";
import type { Detail } from "./property-facts";

interface PropertyDetailsProps {
  title: string;
  details: readonly Detail[];
  children?: ReactNode;
}

/** Facts in words as a ruled table. */
export function PropertyDetails({ title, details, children }: PropertyDetailsProps) {
  if (details.length === 0) return null;
  return (
    <section className="property-details mt-14">
      <h2 className="display text-title-3">{title}</h2>
      <dl className="mt-5 rule-b">
        {details.map(({ term, text }) => (
          <div
            key={term}
            className="grid grid-cols-[7rem_1fr] gap-x-6 py-3.5 rule-t sm:grid-cols-[10rem_1fr]"
          >
            <dt className="quiet">{term}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
