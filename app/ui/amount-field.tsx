import { Field } from "./field";
import type { AmountFieldProps } from "./field-props";

/** A text field for an amount. Phones show the keyboard with digits and a decimal point. */
export const AmountField = (props: AmountFieldProps) => (
  <Field {...props} control="text" inputMode="decimal" maxLength={24} />
);
