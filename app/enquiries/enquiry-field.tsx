import { useId } from "react";
import type { Field } from "./fields";

interface EnquiryFieldProps {
  name: string;
  field: Field;
  initial: string;
  error?: string | undefined;
}

/** One question of a form: its label, its control and what is wrong with the answer. */
export function EnquiryField({ name, field, initial, error }: EnquiryFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    required: field.required,
    maxLength: field.max,
    autoComplete: field.autocomplete,
    defaultValue: initial,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    className: "border-ink w-full border-b bg-transparent py-2",
  };
  if (field.kind === "hidden") return <input type="hidden" name={name} value={initial} />;
  return (
    <div className="mt-6">
      <label htmlFor={id} className="text-small">
        {field.label} {!field.required && <span className="quiet">(optional)</span>}
      </label>
      {field.kind === "multiline" ? (
        <textarea {...shared} rows={field.rows} />
      ) : (
        <input {...shared} type={field.kind} />
      )}
      {error && (
        <p id={errorId} className="mt-1 text-small text-error">
          {error}
        </p>
      )}
    </div>
  );
}
