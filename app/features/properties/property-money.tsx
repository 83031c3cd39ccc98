import { ActionLink } from "~/ui/action";
import { CurrencyTexts } from "~/ui/currency-select";
import { PropertyDetails } from "./property-details";
import type { PropertyPageData } from "./property-page.server";

export const costsId = "costs";

/**
 * The costs of a purchase, or of the beginning of a tenancy, as one line that opens; and the way to the purchase plan,
 * which has the figures of the home.
 */
export function PropertyMoney({ property }: { property: PropertyPageData }) {
  const { costs, conversionNote, purchasePlan } = property;
  return (
    <section className="page pb-16 print:hidden">
      <details className="rule-t rule-b open:pb-8">
        <summary className="py-4">
          <h2 className="display text-title-4">
            {costs.summary.text}
            {costs.summary.converted && (
              <span className="block font-text text-small quiet figures">
                <CurrencyTexts texts={costs.summary.converted} />
              </span>
            )}
          </h2>
        </summary>
        {/* Browsers open a box for a fragment that is inside it. */}
        {/* The summary is in view above it. */}
        <div id={costsId} className="scroll-mt-28">
          <PropertyDetails details={costs.rows} />
        </div>
        {costs.notes.map((note) => (
          <p key={note} className="mt-4 text-small quiet measure">
            {note}
          </p>
        ))}
      </details>
      {purchasePlan && (
        <ActionLink variant="text" to={purchasePlan.to} className="mt-6">
          {purchasePlan.text}
        </ActionLink>
      )}
      <p className="mt-4 text-small quiet measure">
        <CurrencyTexts texts={conversionNote} />
      </p>
    </section>
  );
}
