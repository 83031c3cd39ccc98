import { planProjectOf, type Project } from "~/content/projects";
import { formatMonth } from "~/format/date";
import { interpolate } from "~/format/interpolate";
import { formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { paymentPlan } from "./payment-plan";

/** One payment of a plan, as its project's page shows it. */
interface PlanPart {
  /** In percent of the price: the length of its part of the line. */
  share: number;
  when: string;
  percent: string;
  what?: string;
  /** Of the unit that the plan is worked out for. */
  amount?: string;
}

/** A developer's payment plan. */
export interface PlanContent {
  parts: readonly PlanPart[];
  /** What the amounts are for: "Studio, from AED 1,100,000". */
  unit?: string;
  /** Whether an investment page works the plan out for any price. */
  calculator: boolean;
}

/** The cheapest unit of a project that has a price. */
const cheapestUnit = ({ units = [] }: Project) =>
  units
    .flatMap(({ id, priceFrom }) => (priceFrom === undefined ? [] : [{ id, priceFrom }]))
    .toSorted((one, other) => one.priceFrom - other.priceFrom)[0];

/**
 * The payment plan of a project, with amounts for its cheapest unit if prices are given. For loaders.
 *
 * @returns undefined if the developer gives no plan
 */
export function planContent(
  locale: Locale,
  { capitalAppreciation, prelaunch, projects }: Messages,
  project: Project,
): PlanContent | undefined {
  const { handover, paymentPlan: shares } = project;
  if (!shares) return undefined;
  const { stops } = capitalAppreciation.plan;
  const unit = cheapestUnit(project);
  const amounts = unit && paymentPlan(unit.priceFrom, shares);
  const part = (
    name: "beforeHandover" | "atHandover",
    text: Omit<PlanPart, "share" | "percent">,
  ) => ({
    share: shares[name],
    percent: formatPercent(locale, shares[name]),
    ...(amounts && { amount: nonBreaking(formatMoney(locale, amounts[name], "AED")) }),
    ...text,
  });
  return {
    parts: [
      part("beforeHandover", stops.beforeHandover),
      part(
        "atHandover",
        handover
          ? {
              when: interpolate(stops.atHandover.when, {
                month: formatMonth(locale, handover, "long"),
              }),
              what: stops.atHandover.what,
            }
          : { when: projects.page.atHandover },
      ),
    ].filter(({ share }) => share > 0),
    calculator: planProjectOf([project]) !== undefined,
    ...(unit && {
      unit: interpolate(prelaunch.units.costsTitle, {
        type: prelaunch.units.types[unit.id],
        price: nonBreaking(formatMoney(locale, unit.priceFrom, "AED")),
      }),
    }),
  };
}
