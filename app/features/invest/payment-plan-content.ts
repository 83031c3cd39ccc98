import { planProjectOf, type Project } from "~/content/projects";
import { formatDate, formatMonth } from "~/format/date";
import { interpolate } from "~/format/interpolate";
import { formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";

/** One payment of a plan, formatted. */
interface PlanPart {
  /** In percent of the price: the length of its part of the line. */
  share: number;
  when: string;
  percent: string;
  what?: string;
  /** The unit of the calculation. */
  amount?: string;
}

/** A developer's payment plan, formatted. */
export interface PlanContent {
  parts: readonly PlanPart[];
  /** The unit of the amounts: "Studio, from AED 1,100,000". */
  unit?: string;
  /** Whether an investment page has a calculator for the plan. */
  calculator: boolean;
}

/** The cheapest unit of a project, if there are prices. */
const cheapestUnit = ({ units = [] }: Project) =>
  units
    .flatMap(({ id, priceFrom }) => (priceFrom === undefined ? [] : [{ id, priceFrom }]))
    .toSorted((one, other) => one.priceFrom - other.priceFrom)[0];

/** Splits a price by shares in percent. The last part is the rest, so that the parts add up. */
export function amountsOf(price: number, shares: readonly number[]): number[] {
  const amounts = shares.slice(0, -1).map((share) => Math.round((price * share) / 100));
  return [...amounts, price - amounts.reduce((sum, amount) => sum + amount, 0)];
}

type Plan = NonNullable<Project["paymentPlan"]>;
type PaymentDue = Pick<PlanPart, "share" | "when" | "what">;

/** The two payments of a plan without instalments. */
function twoPayments(
  locale: Locale,
  { capitalAppreciation, projects }: Messages,
  { beforeHandover, atHandover }: Plan,
  handover: string | undefined,
): PaymentDue[] {
  const { payments } = capitalAppreciation.plan;
  const last = handover
    ? {
        when: interpolate(payments.atHandover.when, {
          month: formatMonth(locale, handover, "long"),
        }),
        what: payments.atHandover.what,
      }
    : { when: projects.page.atHandover };
  return [
    { share: beforeHandover, ...payments.beforeHandover },
    { share: atHandover, ...last },
  ].filter(({ share }) => share > 0);
}

/**
 * The payment plan of a project, with amounts for its cheapest unit if there are prices. For loaders.
 *
 * @returns undefined without a plan
 */
export function planContent(
  locale: Locale,
  messages: Messages,
  project: Project,
): PlanContent | undefined {
  const { handover, paymentPlan: plan } = project;
  if (!plan) return undefined;
  const due: PaymentDue[] =
    plan.instalments?.map(({ name, share, date }) => ({
      share,
      when: name[locale],
      ...(date && { what: formatDate(locale, date) }),
    })) ?? twoPayments(locale, messages, plan, handover);
  const unit = cheapestUnit(project);
  const { units } = messages.prelaunch;
  const money = (aed: number) => nonBreaking(formatMoney(locale, aed, "AED"));
  const amounts =
    unit &&
    amountsOf(
      unit.priceFrom,
      due.map(({ share }) => share),
    ).map(money);
  return {
    parts: due.map((payment, index) => ({
      ...payment,
      percent: formatPercent(locale, payment.share),
      ...(amounts?.[index] && { amount: amounts[index] }),
    })),
    calculator: !plan.instalments && planProjectOf([project]) !== undefined,
    ...(unit && {
      unit: interpolate(units.costsTitle, {
        type: units.types[unit.id],
        price: money(unit.priceFrom),
      }),
    }),
  };
}
