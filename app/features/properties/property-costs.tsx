import type { CostsContent } from "~/features/costs/cost-rows";
import { CalculationForm } from "./calculation-form";
import { PropertyDetails } from "./property-details";

/** The id of the section, for links to it. */
export const costsId = "costs";

const titleId = `${costsId}-title`;

/** The costs of a purchase and a loan, or of the beginning of a tenancy. */
export function PropertyCosts({ title, rows, notes, loan }: CostsContent) {
  return (
    <div id={costsId} className="print:hidden">
      <PropertyDetails
        title={title}
        titleId={titleId}
        details={rows}
        lead={loan && <CalculationForm {...loan} result={costsId} titleId={titleId} />}
      >
        {notes.map((note) => (
          <p key={note} className="mt-4 text-small quiet measure">
            {note}
          </p>
        ))}
      </PropertyDetails>
    </div>
  );
}
