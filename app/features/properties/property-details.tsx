import type { ReactNode } from "react";
import type { Detail } from "./property-facts";

interface PropertyDetailsProps {
  title: string;
  details: readonly Detail[];
  /** Between the title and the rows. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A second line in a row. */
const Below = ({ text }: { text: string }) => (
  <span className="block font-text text-small quiet">{text}</span>
);

/** What there is to say of a property row by row, or what it costs, as a ruled table. */
export function PropertyDetails({ title, details, lead, children }: PropertyDetailsProps) {
  if (details.length === 0) return null;
  return (
    <section className="property-details mt-14">
      <h2 className="display text-title-3">{title}</h2>
      {lead}
      <dl className="mt-5 rule-b">
        {details.map(({ term, note, text, about, sum }) => (
          <div
            key={term}
            className={`grid py-3.5 rule-t ${about ? "grid-cols-[minmax(40%,1fr)_auto] gap-x-4 sm:gap-x-6" : "grid-cols-[7rem_1fr] gap-x-6 sm:grid-cols-[10rem_1fr]"}`}
          >
            <dt className={about ? "" : "quiet"}>
              {term}
              {note && <Below text={note} />}
            </dt>
            <dd
              className={`figures ${about ? "text-end text-balance" : ""} ${sum ? "display text-title-4" : ""}`}
            >
              {text}
              {about && <Below text={about} />}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
