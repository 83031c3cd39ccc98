import "./invest.css";
import { splitPrice } from "~/features/costs/split-price";
import { priceLimits, parseAmount } from "~/format/amount";
import { interpolate } from "~/format/interpolate";
import { parseStatedCurrency, type StatedCurrency, moneyFormat } from "~/format/money";
import { numberFormat } from "~/format/number";
import { useLocale } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { DotSeparated } from "~/ui/line-breaks";
import type { PaymentPlanCalculatorContent } from "./calculators.server";
import { PriceForm, useCalculatorForm } from "./price-form";
import { type Risk, RiskNote } from "./showcase-parts";

interface PaymentPlanCalculatorProps {
  content: PaymentPlanCalculatorContent;
  risk: Risk;
}

/** The id of the section, the fragment of the form's action. */
const id = "payment-plan";

interface PaymentTimelineProps {
  price: number;
  currency: StatedCurrency;
  content: PaymentPlanCalculatorContent;
}

function PaymentTimeline({ price, currency, content }: PaymentTimelineProps) {
  const locale = useLocale();
  const { number } = numberFormat(locale);
  const { money, inOtherCurrency } = moneyFormat(locale);
  return (
    <ol className="grid gap-x-(--gutter) gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(max-content,3fr)]">
      {splitPrice(price, content.payments).map(({ when, share, amount, what }) => (
        <li key={when} className="timeline-stop">
          <p className="eyebrow">{when}</p>
          <p className="mt-3 display text-title-1 figures">
            <span>{number(share)}</span>
            <span className="text-title-3">%</span>
          </p>
          <p className="mt-2 display text-title-3 whitespace-nowrap figures lg:text-title-2">
            {money(amount, currency)}
          </p>
          <p className="mt-1 text-small quiet figures">
            {interpolate(content.convertedAmount, {
              amount: inOtherCurrency(amount, currency),
            })}
          </p>
          <p className="mt-4 max-w-[34ch]">{what}</p>
        </li>
      ))}
    </ol>
  );
}

/**
 * A calculator of the developer's payment plan for a price. It updates during input, and works without
 * JavaScript.
 */
export function PaymentPlanCalculator({ content, risk }: PaymentPlanCalculatorProps) {
  const { fields } = content;
  const { values, requested, key, form, results } = useCalculatorForm({
    price: content.example,
    currency: "AED",
  });
  const price = parseAmount(values.price, priceLimits);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="bg-travertine section">
      <div className="page">
        <p className="mb-3 eyebrow">
          <DotSeparated text={content.eyebrow} />
        </p>
        <div className="grid gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_5fr] lg:gap-x-20">
          <div>
            <h2 id={`${id}-title`} className="display text-title-1">
              {content.title}
            </h2>
            <p className="mt-5 max-w-[48ch] text-lead">{content.text}</p>
          </div>
          <PriceForm
            key={key}
            id={id}
            form={form}
            requested={requested}
            fields={fields}
            price={price}
            className="lg:pt-3"
          >
            <Button type="submit" className="mt-6">
              {content.submit}
            </Button>
          </PriceForm>
        </div>
        <div {...results} role="group" aria-labelledby={`${id}-title`} className="mt-14 md:mt-20">
          {"value" in price ? (
            <PaymentTimeline
              price={price.value}
              currency={parseStatedCurrency(values.currency)}
              content={content}
            />
          ) : (
            <p className="py-8 display text-title-4 rule-b rule-t">{content.waiting}</p>
          )}
        </div>
        <div className="mt-10">
          <RiskNote source={content.note} risk={risk} />
        </div>
      </div>
    </section>
  );
}
