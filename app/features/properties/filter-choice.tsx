import "./property-list.css";
import type { InputEventHandler } from "react";

interface FilterChoiceProps {
  name: string;
  label: string;
  /** What it says where nothing is chosen. */
  any: string;
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** The id of the form that it belongs to, where it stands outside of it. */
  form?: string;
  /** For one outside of its form, which hears of those inside by itself. */
  onInput?: InputEventHandler<HTMLSelectElement>;
  className?: string;
}

/** One filter as the browser's own list, its label above it. */
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
