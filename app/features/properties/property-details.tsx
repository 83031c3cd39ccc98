import type { ReactNode } from "react";
import type { Detail } from "~/listings/property-details";
import { CurrencyTexts } from "~/ui/currency-select";

interface PropertyDetailsProps {
  /** Without a title the rows belong to the heading above them. */
  title?: string;
  /** The id of the title, for `aria-labelledby`. */
  titleId?: string;
  details: readonly Detail[];
  children?: ReactNode;
}

const noteStyle = "block font-text text-small quiet";

export function PropertyDetails({ title, titleId, details, children }: PropertyDetailsProps) {
  if (details.length === 0) return null;
  const ofAmounts = details.some(({ converted }) => converted);
  return (
    <section className={`property-details ${title ? "mt-14" : ""}`}>
      {title && (
        <h2 id={titleId} className="display text-title-3">
          {title}
        </h2>
      )}
      <dl className={`property-rows ${ofAmounts ? "property-amounts" : ""} mt-5 rule-b`}>
        {details.map(({ term, note, text, converted, isEmphasized }) => (
          <div key={term}>
            <dt className={ofAmounts ? "" : "quiet"}>
              {term}
              {note && <span className={noteStyle}>{note}</span>}
            </dt>
            <dd
              className={`figures ${ofAmounts ? "text-end text-balance wrap-anywhere" : ""} ${isEmphasized ? "display text-title-4" : ""}`}
            >
              {text}
              {converted && (
                <span className={noteStyle}>
                  <CurrencyTexts texts={converted} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
