import type { PlanShares, Project } from "~/content/projects";
import { splitPrice } from "~/features/costs/payments";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";

interface Payment {
  /** In percent of the price: the length of its part of the line. */
  share: number;
  when: string;
  what?: string;
}

export interface PaymentPlanData {
  parts: readonly (Payment & {
    /** The shares before it together, in percent. */
    start: number;
    percent: string;
    /** The amount for the unit of the calculation. */
    amount?: { text: string; converted: readonly CurrencyText[] };
  })[];
  /** The unit of the amounts: "Studio, from AED 1,100,000". */
  unit?: string;
}

/** The cheapest unit of a project, if there are prices. */
const cheapestUnit = ({ units = [] }: Project) =>
  units
    .flatMap(({ id, priceFrom }) => (priceFrom === undefined ? [] : [{ id, priceFrom }]))
    .toSorted((a, b) => a.priceFrom - b.priceFrom)[0];

function handoverPayments(
  { messages: { capitalAppreciation, projects }, format }: Site,
  { handover, paymentPlan }: Pick<Project, "handover"> & { paymentPlan: PlanShares },
): Payment[] {
  const { payments } = capitalAppreciation.plan;
  const last = handover
    ? {
        when: interpolate(payments.atHandover.when, {
          month: format.month(handover, "long"),
        }),
        what: payments.atHandover.what,
      }
    : { when: projects.page.atHandover };
  return [
    { share: paymentPlan.beforeHandover, ...payments.beforeHandover },
    { share: paymentPlan.atHandover, ...last },
  ].filter(({ share }) => share > 0);
}

/**
 * The payment plan of a project, with amounts for its cheapest unit if there are prices. For loaders.
 *
 * @param price in AED, in place of that of the cheapest unit
 * @returns undefined without a plan
 */
export function projectPaymentPlan(
  site: Site,
  project: Project,
  price?: number,
): PaymentPlanData | undefined {
  const { locale, messages, format } = site;
  const { paymentPlan } = project;
  if (!paymentPlan) return undefined;
  const payments: Payment[] =
    paymentPlan.instalments?.map(({ name, share, date }) => ({
      share,
      when: name[locale],
      ...(date && { what: format.date(date) }),
    })) ?? handoverPayments(site, { ...project, paymentPlan });
  const unit = cheapestUnit(project);
  const { units } = messages.prelaunch;
  const money = (aed: number) => nonBreaking(format.money(aed, "AED"));
  const whole = price ?? unit?.priceFrom;
  const amounts =
    whole &&
    splitPrice(whole, payments).map(({ amount }) => ({
      text: money(amount),
      converted: format.convertedPrice({ aed: amount }),
    }));
  return {
    parts: payments.map((payment, index) => ({
      ...payment,
      start: payments.slice(0, index).reduce((sum, { share }) => sum + share, 0),
      percent: format.percent(payment.share),
      ...(amounts && amounts[index] && { amount: amounts[index] }),
    })),
    ...(unit && {
      unit: interpolate(units.costsTitle, {
        type: units.types[unit.id],
        price: money(unit.priceFrom),
      }),
    }),
  };
}
