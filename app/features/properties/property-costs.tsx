import type { CostsContent } from "~/features/costs/cost-content";
import { PropertyDetails } from "./property-details";
import { SumForm } from "./sum-form";

/** The id that everything names which leads to the costs. */
export const costsId = "costs";

const titleId = `${costsId}-title`;

/** What it costs to buy a home and to pay back a loan, or to begin to rent it. */
export function PropertyCosts({ title, rows, notes, loan }: CostsContent) {
  return (
    <div id={costsId} className="screen-only">
      <PropertyDetails
        title={title}
        titleId={titleId}
        details={rows}
        lead={loan && <SumForm {...loan} result={costsId} titleId={titleId} />}
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
