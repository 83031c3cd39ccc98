import type { Register } from "~/content/costs";
import type { Project, Unit } from "~/content/projects";
import { hasOwnPlot } from "~/content/properties";
import { purchaseCosts, type Purchase } from "~/features/costs/purchase-costs";
import type { Listing } from "~/listings/listing";
import { lowestPrice } from "~/listings/project";
import type { HomeParameter, ownHomes } from "./parameters";
import type { PlannedPayment } from "./purchase-flows";

/** Who states a figure. */
type Source = "developer" | "seller" | "listing";

/** What is known of a home, as the texts of its fields. */
export interface KnownFacts {
  /** Whether it is handed over with the purchase. */
  isReady: boolean;
  register: Register;
  /** Who pays the firm's fee of an off-plan home; the fee of a finished one is counted. */
  feePaidBy?: Project["feePaidBy"];
  type?: Purchase["type"];
  /** The figures of its fields: amounts in AED, shares in percent, a month as yyyy-mm. */
  figures: Partial<Record<HomeParameter, { value: number | string; source: Source }>>;
  /** The type of unit that a project's price belongs to. */
  unit?: Unit["id"] | undefined;
  /** The developer's instalments, if the plan has them. */
  instalments?: readonly PlannedPayment[] | undefined;
}

const figure = (value: number | string | undefined, source: Source) =>
  value === undefined ? undefined : { value, source };

/** Homes that are not listed here: nothing is known. */
export const unknownHomes: Record<keyof typeof ownHomes, KnownFacts> = {
  offPlan: { isReady: false, register: "oqood", figures: {} },
  finished: { isReady: true, register: "title-deed", figures: {} },
};

/** What a listing states about its purchase. A project's price and service charge are those of its cheapest unit. */
export function knownFacts(listing: Listing): KnownFacts {
  if (listing.kind === "property") {
    const { aed, type, serviceCharge, areaSqFt, occupancy, estimatedRent } = listing;
    const tenantPays = occupancy && "rent" in occupancy ? occupancy.rent : undefined;
    return {
      isReady: true,
      register: "title-deed",
      type: hasOwnPlot(type) ? "villa" : "apartment",
      figures: {
        price: { value: aed, source: "seller" },
        rent: figure(tenantPays, "seller") ?? figure(estimatedRent, "listing"),
        service: figure(serviceCharge && Math.round(serviceCharge * areaSqFt), "listing"),
      },
    };
  }
  const { register = "oqood", handover, paymentPlan, serviceCharge, units = [] } = listing;
  const price = lowestPrice(listing);
  const unit = units.find(({ priceFrom }) => priceFrom !== undefined && priceFrom === price);
  const charge = serviceCharge?.stated ?? serviceCharge?.estimated;
  const afterHandover = paymentPlan?.instalments
    ?.filter(({ milestone }) => milestone === "after-handover")
    .reduce((sum, { share }) => sum + share, 0);
  return {
    isReady: false,
    register,
    feePaidBy: listing.feePaidBy,
    unit: unit?.id,
    figures: {
      price: figure(price, "developer"),
      handover: figure(handover, "developer"),
      before: figure(paymentPlan?.beforeHandover, "developer"),
      after: figure(paymentPlan && (afterHandover ?? 0), "developer"),
      service: figure(
        charge && unit?.squareFeet && Math.round(charge * unit.squareFeet),
        serviceCharge?.stated ? "developer" : "listing",
      ),
    },
    instalments: paymentPlan?.instalments?.map(({ share, date, milestone }) => ({
      share,
      day: date,
      stage: milestone,
    })),
  };
}

/** A purchase at a price in AED. */
export const pricedPurchase = ({ register, type }: KnownFacts, aed: number): Purchase => ({
  aed,
  register,
  ...(type && { type }),
});

/**
 * The fees of a purchase, each with the upper end of its range.
 *
 * @param price in AED
 * @param loanShare in percent of the price
 */
export const purchaseFees = (known: KnownFacts, price: number, loanShare: number) =>
  purchaseCosts(pricedPurchase(known, price), loanShare);
