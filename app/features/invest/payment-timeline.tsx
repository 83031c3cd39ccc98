import { fill } from "~/format/fill";
import { type Currency, formatInOtherCurrency, formatMoney } from "~/format/money";
import { formatNumber } from "~/format/number";
import { useLocale } from "~/hooks/use-locale";
import type { PaymentPlanContent } from "./calculator-content";
import type { paymentPlan } from "./payment-plan";

interface PaymentTimelineProps {
  plan: ReturnType<typeof paymentPlan>;
  currency: Currency;
  copy: PaymentPlanContent;
}

const parts = ["beforeHandover", "atHandover"] as const;

/** The two parts of a price on one line, as long as their shares, up to the day of the keys. */
export function PaymentTimeline({ plan, currency, copy }: PaymentTimelineProps) {
  const locale = useLocale();
  return (
    <ol className="timeline">
      {parts.map((part) => (
        <li key={part} className="timeline-stop">
          <p className="eyebrow">{copy.stops[part].when}</p>
          <p className="mt-3 display text-title-1 figures">
            {formatNumber(locale, copy.shares[part])}
            <span className="text-title-3">%</span>
          </p>
          <p className="mt-2 display text-title-3 whitespace-nowrap figures lg:text-title-2">
            {formatMoney(locale, plan[part], currency)}
          </p>
          <p className="mt-1 text-small quiet figures">
            {fill(copy.about, { amount: formatInOtherCurrency(locale, plan[part], currency) })}
          </p>
          <p className="mt-4 max-w-[34ch]">{copy.stops[part].what}</p>
        </li>
      ))}
    </ol>
  );
}
