import type { ComponentProps } from "react";

interface InlineChoiceProps extends Omit<ComponentProps<"select">, "children" | "className"> {
  options: readonly { value: string; label: string }[];
}

/** A native select that reads as a word of its sentence, as wide as what is chosen. */
export function InlineChoice({ options, ...select }: InlineChoiceProps) {
  return (
    <span className="inline-choice">
      <select {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 7" aria-hidden="true" className="inline-choice-mark">
        <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </span>
  );
}
