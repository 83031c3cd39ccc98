import "./payment-plan.css";
import { CurrencyTexts } from "~/ui/currency-select";
import type { PaymentPlanData } from "./payment-plan.server";

/** The gap between two payments on the line, in percent of its length. */
const gap = 0.4;

/** A payment plan as one line, whose parts are as long as their shares, and the payments. The last is due at handover. */
export const PaymentPlan = ({ parts }: Pick<PaymentPlanData, "parts">) => (
  <>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className="plan-line">
      {parts.map(({ share, start }, index) => (
        <rect
          key={start}
          x={start}
          // The last part ends with the line.
          {...(index === parts.length - 1
            ? { width: share, className: "fill-ink" }
            : { width: share - gap, className: "fill-bronze" })}
          height="1"
        />
      ))}
    </svg>
    <ol
      className="plan-parts pt-6"
      data-first={parts.length === 2 ? Math.round((parts[0]?.share ?? 50) / 10) : undefined}
    >
      {parts.map(({ when, percent, amount, what }) => (
        <li key={when}>
          <p className="eyebrow">{when}</p>
          <p className="mt-3 display text-title-1">{percent}</p>
          {amount && (
            <p className="mt-2 figures">
              <span className="block display text-title-3">{amount.text}</span>
              <span className="text-small quiet">
                <CurrencyTexts texts={amount.converted} />
              </span>
            </p>
          )}
          {what && <p className="mt-3">{what}</p>}
        </li>
      ))}
    </ol>
  </>
);
