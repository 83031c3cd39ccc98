import { useSyncExternalStore } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/action";
import { useChosenCurrency } from "~/ui/currency-select";
import { AmountField, Field } from "~/ui/field";
import { resultId } from "./parameters";
import type { PlanEntryContent } from "./plan-form.server";
import type { PlanField } from "./plan-form.server";

interface PlanFieldsProps {
  fields: readonly PlanField[];
  className?: string;
}

export const PlanFields = ({ fields, className }: PlanFieldsProps) =>
  fields.map(({ isAmount, control, ...field }) =>
    isAmount ? (
      <AmountField key={field.name} {...field} id={field.name} className={className} />
    ) : (
      // The currency that the visitor chose elsewhere is known after hydration.
      <Field
        key={`${field.name}=${field.defaultValue}`}
        {...field}
        control={control}
        id={field.name}
        className={className}
      />
    ),
  );

/** The regions of the euro. */
const euroRegions = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

/** The currency of the region that the browser's language names or implies; "" for others. */
export function regionCurrency(): string {
  const region = new Intl.Locale(navigator.language).maximize().region ?? "";
  if (region === "GB") return "GBP";
  return euroRegions.includes(region) ? "EUR" : "";
}

const subscribeToNothing = () => () => undefined;

/**
 * Fields, of which the currency is the one that was chosen on another page, or that of the visitor's region: pages are
 * cached for all visitors, so only the browser knows it.
 */
export function useVisitorCurrency(fields: readonly PlanField[]): readonly PlanField[] {
  const regional = useSyncExternalStore(subscribeToNothing, regionCurrency, () => "");
  const chosen = useChosenCurrency() || regional;
  if (!chosen) return fields;
  return fields.map((field) =>
    field.name === "currency" ? { ...field, defaultValue: chosen } : field,
  );
}

interface PlanEntryProps extends PlanEntryContent {
  /** The id of the heading that names the form. */
  labelledBy: string;
  submit: string;
}

/** A form that leads to the result of the purchase plan for one home. */
export function PlanEntry({ path, hidden, fields, labelledBy, submit }: PlanEntryProps) {
  return (
    <Form action={`${path}#${resultId}`} aria-labelledby={labelledBy} noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <PlanFields fields={useVisitorCurrency(fields)} />
      </div>
      <Button type="submit" className="mt-6">
        {submit}
      </Button>
    </Form>
  );
}
