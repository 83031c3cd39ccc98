import type { ReactNode } from "react";
import type { Detail } from "~/listings/property-details";
import { CurrencyTexts } from "~/ui/currency-select";

interface PropertyDetailsProps {
  /** Without a title the rows belong to the heading above them. */
  title?: string;
  /** The id of the title, for `aria-labelledby`. */
  titleId?: string;
  details: readonly Detail[];
  /** The id of the first sum, for the result of a calculation: it receives the focus. */
  sumId?: string;
  children?: ReactNode;
}

export function PropertyDetails({
  title,
  titleId,
  details,
  sumId,
  children,
}: PropertyDetailsProps) {
  if (details.length === 0) return null;
  const ofAmounts = details.some(({ converted }) => converted);
  const sum = details.find(({ isEmphasized }) => isEmphasized);
  return (
    <section
      className={`property-details ${title ? "mt-14" : ""}`}
      {...(sumId && {
        role: "group",
        tabIndex: -1,
        "aria-labelledby": sumId,
        "data-result": true,
      })}
    >
      {title && (
        <h2 id={titleId} className="display text-title-3">
          {title}
        </h2>
      )}
      <dl className={`property-rows ${ofAmounts ? "property-amounts" : ""} mt-5 rule-b`}>
        {details.map(({ term, note, text, converted, isEmphasized }) => (
          <div key={term} id={term === sum?.term ? sumId : undefined}>
            <dt>
              {term}
              {note && <span>{note}</span>}
            </dt>
            <dd className={isEmphasized ? "display text-title-4" : undefined}>
              {text}
              {converted && (
                <span>
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
