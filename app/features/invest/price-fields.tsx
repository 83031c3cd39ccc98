import { currencyChoices } from "~/format/money";
import { useLocale } from "~/hooks/use-locale";
import { Field } from "~/ui/field";

interface PriceFieldsProps {
  /** Begins the ids, so that they are unique on the page. */
  id: string;
  price: { label: string; value: string; error?: string | undefined };
  currency: { label: string; value: string };
}

/** A price, and the currency it is in. */
export function PriceFields({ id, price, currency }: PriceFieldsProps) {
  const locale = useLocale();
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-6">
      <Field
        id={`${id}-price`}
        name="price"
        label={price.label}
        control="text"
        inputMode="decimal"
        required
        maxLength={24}
        defaultValue={price.value}
        error={price.error}
      />
      <Field
        id={`${id}-currency`}
        name="currency"
        label={currency.label}
        control="select"
        required
        defaultValue={currency.value}
        options={currencyChoices(locale)}
      />
    </div>
  );
}
