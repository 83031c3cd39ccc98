import "./field.css";
import { useControlMessages } from "./control-messages";

interface FieldProps {
  /** Unique on the page: label, hint and error refer to it, and links lead to it. */
  id: string;
  name: string;
  label: string;
  control: "text" | "email" | "tel" | "date" | "textarea" | "select";
  required: boolean;
  /** What stands around it says already that it is optional. */
  unmarked?: boolean;
  defaultValue?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The first and the last day of a date, as yyyy-mm-dd. */
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: string | undefined;
  /** Which keyboard a phone shows, where the control alone does not say. */
  inputMode?: "decimal" | undefined;
  /** Lines of a textarea. */
  rows?: number | undefined;
  /** What a select offers. Where an answer is optional, none of them is chosen at first. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** What a select says while none of them is chosen. */
  unchosen?: string | undefined;
  className?: string | undefined;
}

/**
 * How an answer is read: a name or a message by what is typed, an address or a figure from the left;
 * the browser's own controls as the page.
 */
const directions = {
  text: "auto",
  textarea: "auto",
  email: "ltr",
  tel: "ltr",
  date: undefined,
  select: undefined,
} as const;

/** One question: its label above, its ruled control, and below it what helps or what is wrong. */
export function Field({
  label,
  control,
  unmarked = false,
  unchosen,
  hint,
  error,
  rows,
  options,
  className,
  ...constraints
}: FieldProps) {
  const messages = useControlMessages("form");
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
  const { minLength: _least, maxLength: _most, ...choice } = attributes;
  return (
    <div className={`field ${className ?? ""}`}>
      <label htmlFor={id} className="text-small">
        {label}
        {!required && !unmarked && (
          <>
            {" "}
            <span className="quiet">{messages.optional}</span>
          </>
        )}
      </label>
      {control === "textarea" && <textarea {...attributes} rows={rows} />}
      {control === "select" && (
        <div className="field-choice">
          <select {...choice}>
            {!required && <option value="">{unchosen ?? messages.choose}</option>}
            {options?.map(({ value, label: option }) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </select>
        </div>
      )}
      {control !== "textarea" && control !== "select" && <input {...attributes} type={control} />}
      {error && (
        <p id={errorId} className="field-error text-small">
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
