import "./filter-bar.css";
import type { InputEventHandler } from "react";

interface FilterChoiceProps {
  name: string;
  label: string;
  /** The label of the empty option. */
  emptyOption: string;
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** The id of the form, for a select outside of it. */
  form?: string;
  /** The input handler, for a select outside of the form. */
  onInput?: InputEventHandler<HTMLSelectElement>;
  className?: string;
}

/** One filter as a native select with a label. */
export function FilterChoice(props: FilterChoiceProps) {
  const { name, label, emptyOption, options, chosen, form, onInput, className = "" } = props;
  const id = `filter-${name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-small quiet">
        {label}
      </label>
      <div className="filter-choice">
        <select
          id={id}
          name={name}
          defaultValue={chosen ?? ""}
          form={form}
          onInput={onInput}
          autoComplete="off"
        >
          <option value="">{emptyOption}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
