import "./filter-bar.css";
import type { InputEventHandler } from "react";

interface FilterSelectProps {
  name: string;
  label: string;
  /** Left out if one of the options is always chosen. */
  emptyOption?: string;
  options: Readonly<Record<string, string>>;
  value: string | undefined;
  /** The id of the form, for a select outside of it. */
  form?: string;
  /** The input handler, for a select outside of the form. */
  onInput?: InputEventHandler<HTMLSelectElement>;
  className?: string;
  /** Whether only screen readers get the label. */
  hideLabel?: boolean;
}

export function FilterSelect(props: FilterSelectProps) {
  const {
    name,
    label,
    emptyOption,
    options,
    value,
    form,
    onInput,
    className = "",
    hideLabel,
  } = props;
  const id = `filter-${name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "block text-small quiet"}>
        {label}
      </label>
      <div className="field-choice">
        <select
          id={id}
          name={name}
          defaultValue={value ?? ""}
          form={form}
          onInput={onInput}
          autoComplete="off"
          className={`min-h-11 w-full appearance-none pe-6 text-ellipsis ${hideLabel ? "field-sizing-content max-w-56" : ""}`}
        >
          {emptyOption !== undefined && <option value="">{emptyOption}</option>}
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
