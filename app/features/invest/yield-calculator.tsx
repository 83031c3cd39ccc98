import { percentLimits, priceLimits, parseAmount } from "~/format/amount";
import { parseStatedCurrency } from "~/format/money";
import { Button } from "~/ui/action";
import { AmountField } from "~/ui/field";
import type { YieldContent } from "./calculators.server";
import { PriceForm, useCalculatorForm } from "./price-form";
import { RiskNote } from "./risk-note";
import { YieldTable } from "./yield-table";
import "./invest.css";

interface YieldCalculatorProps {
  content: YieldContent;
  risk: string;
}

/** The id of the section, the fragment of the form's action. */
const id = "yield-view";

/**
 * A calculator of the rent for a price, before and after costs. It updates during input, and works without
 * JavaScript.
 */
export function YieldCalculator({ content, risk }: YieldCalculatorProps) {
  const { fields, example } = content;
  const { values, requested, key, form, results } = useCalculatorForm({
    price: example.price,
    currency: "AED",
    costs: example.costs,
  });
  const price = parseAmount(values.price, priceLimits);
  const costs = parseAmount(values.costs, percentLimits);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page grid gap-x-(--gutter) gap-y-12 section lg:grid-cols-[4fr_8fr] lg:gap-x-16"
    >
      <div>
        <p className="mb-3 eyebrow">{content.eyebrow}</p>
        <h2 id={`${id}-title`} className="display text-title-2">
          {content.title}
        </h2>
        <p className="mt-4 max-w-[40ch]">{content.text}</p>
        <PriceForm
          key={key}
          id={id}
          form={form}
          requested={requested}
          fields={fields}
          price={price}
          className="mt-8 grid gap-6"
        >
          <AmountField
            id={`${id}-costs`}
            name="costs"
            label={fields.costs.label}
            hint={fields.costs.hint}
            required
            defaultValue={requested.costs}
            error={"problem" in costs ? fields.costs[costs.problem] : undefined}
          />
          <Button type="submit" className="justify-self-start">
            {content.submit}
          </Button>
        </PriceForm>
      </div>
      <div {...results} role="group" aria-labelledby={`${id}-title`}>
        {"value" in price && "value" in costs ? (
          <YieldTable
            price={price.value}
            costs={costs.value}
            currency={parseStatedCurrency(values.currency)}
            content={content}
          />
        ) : (
          <p className="py-10 display text-title-3 rule-b rule-t">{content.waiting}</p>
        )}
        <div className="mt-8">
          <RiskNote source={content.note} risk={risk} />
        </div>
      </div>
    </section>
  );
}
