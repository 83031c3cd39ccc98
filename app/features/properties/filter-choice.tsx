import "./property-list.css";
import type { InputEventHandler } from "react";

interface FilterChoiceProps {
  name: string;
  label: string;
  /** The label of the empty option. */
  any: string;
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
  const { name, label, any, options, chosen, form, onInput, className = "" } = props;
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
          <option value="">{any}</option>
          {Object.entries(options).map(([value, messages]) => (
            <option key={value} value={value}>
              {messages}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
