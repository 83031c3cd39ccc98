import type { Figure } from "./project-showcase";

/** Figures as figures: a ruled table with large numerals. */
export function FactTable({ facts }: { facts: readonly Figure[] }) {
  return (
    <dl className="rule-b">
      {facts.map(({ value, unit, meaning }) => (
        <div
          key={meaning}
          className="flex flex-col-reverse gap-x-8 gap-y-1 py-5 rule-t sm:flex-row sm:items-baseline sm:justify-between"
        >
          <dt className="max-w-[38ch] quiet">{meaning}</dt>
          <dd className="display text-title-2 figures">
            {value} {unit && <span className="font-text text-body">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
