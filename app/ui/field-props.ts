export interface FieldProps {
  /** Unique on the page: for label, hint, error and links. */
  id: string;
  name: string;
  label: string;
  control: "text" | "email" | "tel" | "date" | "textarea" | "select";
  required: boolean;
  /** Whether the label omits that the field is optional, because its context says so. */
  hidesOptionalLabel?: boolean;
  defaultValue?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The minimum and the maximum of a date, as yyyy-mm-dd. */
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: string | undefined;
  /** The keyboard of phones, if the type does not set it. */
  inputMode?: "decimal" | undefined;
  rows?: number | undefined;
  /** The options of a select. An optional one has no initial choice. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** The text of the option without a value, such as "Any time"; by default "Please choose". */
  emptyOption?: string | undefined;
  className?: string | undefined;
}

export type AmountFieldProps = Omit<FieldProps, "control" | "inputMode" | "maxLength">;
