import { type ReactNode, type FormEvent, useRef } from "react";
import type { Amount } from "~/format/amount";
import { parseStatedCurrency, moneyFormat } from "~/format/money";
import { useLocale } from "~/hooks/use-messages";
import { useQueryForm } from "~/hooks/use-query-form";
import { Field, AmountField } from "~/ui/field";
import type { YieldContent } from "./calculators.server";

/**
 * The form of a calculation whose result updates during input. Submitting it moves the focus to the first
 * invalid field, or to the result.
 *
 * @param defaults the fields and their values without a query
 * @returns the current values as text, those of the query, and the props of form and result
 */
export function useCalculatorForm<Name extends string>(defaults: Readonly<Record<Name, string>>) {
  const results = useRef<HTMLDivElement>(null);
  const names = Object.keys(defaults) as Name[];
  const { values, requested, key, form } = useQueryForm({
    parse: (query) =>
      Object.fromEntries(names.map((name) => [name, query.get(name) ?? defaults[name]])) as Record<
        Name,
        string
      >,
    stringify: (all) => new URLSearchParams(Object.entries<string>(all)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.ref.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    (wrong ?? results.current)?.focus();
  };
  return {
    values,
    requested,
    key,
    form: { ...form, method: "get" as const, onSubmit },
    results: { ref: results, tabIndex: -1 },
  };
}

interface PriceFormProps {
  /** The id of the section. Its heading, which names the form, is `${id}-title`. */
  id: string;
  form: ReturnType<typeof useCalculatorForm>["form"];
  /** The values in the address. */
  requested: { price: string; currency: string };
  fields: Pick<YieldContent["fields"], "price" | "currency">;
  price: Amount;
  className: string;
  children: ReactNode;
}

export function PriceForm(props: PriceFormProps) {
  const { id, form, requested, fields, price, className, children } = props;
  const locale = useLocale();
  return (
    <form
      action={`#${id}`}
      {...form}
      noValidate
      aria-labelledby={`${id}-title`}
      className={`amount-form ${className}`}
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-6">
        <AmountField
          id={`${id}-price`}
          name="price"
          label={fields.price.label}
          required
          defaultValue={requested.price}
          error={"problem" in price ? fields.price[price.problem] : undefined}
        />
        <Field
          id={`${id}-currency`}
          name="currency"
          label={fields.currency.label}
          control="select"
          required
          defaultValue={parseStatedCurrency(requested.currency)}
          options={moneyFormat(locale).currencyChoices()}
        />
      </div>
      {children}
    </form>
  );
}
