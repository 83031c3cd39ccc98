import { useId } from "react";

interface CountryChoiceProps {
  /** The name of the field. */
  name: string;
  label: string;
  country: string;
  countries: readonly { value: string; label: string }[];
  choose: (country: string) => void;
}

/** The select for the country of a number. */
export function CountryChoice({ name, label, country, countries, choose }: CountryChoiceProps) {
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id}>{label}</label>
      <div className="field-choice">
        <select
          id={id}
          name={name}
          className="field-control"
          value={country}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {countries.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
