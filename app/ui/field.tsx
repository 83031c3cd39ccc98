import "./field.css";
import type { PropsWithChildren } from "react";
import { useMessages } from "~/hooks/use-messages";

export interface FieldProps {
  /** Unique on the page: for label, hint, error and links. */
  id: string;
  name: string;
  label: string;
  control: "text" | "email" | "tel" | "date" | "textarea" | "select";
  required: boolean;
  /** Whether the label omits that the field is optional, because its context says so. */
  hidesOptionalLabel?: boolean | undefined;
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

/** A text field for an amount. Phones show the keyboard with digits and a decimal point. */
export const AmountField = (props: AmountFieldProps) => (
  <Field {...props} control="text" inputMode="decimal" maxLength={24} />
);

/** Addresses and numbers are left-to-right. Of other text the style decides, by its first letter. */
const directions: Partial<Record<FieldProps["control"], "ltr">> = { email: "ltr", tel: "ltr" };

export const Options = ({ options }: { options: NonNullable<FieldProps["options"]> }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** `children` are groups of a select’s options, before those without a group. */
export function Field({
  children,
  label,
  control,
  hidesOptionalLabel,
  emptyOption,
  hint,
  error,
  rows,
  options,
  className,
  ...constraints
}: PropsWithChildren<FieldProps>) {
  const messages = useMessages("controls").form;
  const { id, required } = constraints;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  const attributes = {
    ...constraints,
    className: "field-control",
    dir: constraints.inputMode ? "ltr" : directions[control],
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  const { minLength: _least, maxLength: _most, ...selectAttributes } = attributes;
  return (
    <div className={`field ${className ?? ""}`}>
      <label htmlFor={id} className="text-small">
        {label}
        {!required && !hidesOptionalLabel && (
          <>
            {" "}
            <span className="quiet">{messages.optional}</span>
          </>
        )}
      </label>
      {/* The stylesheet knows by the placeholder that nothing is written. */}
      {control === "textarea" && <textarea {...attributes} rows={rows} placeholder=" " />}
      {control === "select" && (
        <div className="field-choice">
          <select {...selectAttributes}>
            {!required && <option value="">{emptyOption ?? messages.choose}</option>}
            {children}
            {options && <Options options={options} />}
          </select>
        </div>
      )}
      {control !== "textarea" && control !== "select" && <input {...attributes} type={control} />}
      {error && (
        <p
          id={errorId}
          className="field-error mt-3 [border-inline-start-width:2px] ps-3 text-small text-error"
        >
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-2 text-small quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
