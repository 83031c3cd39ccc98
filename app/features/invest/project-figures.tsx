import type { Figure } from "./project-showcase";

/** A developer's figures for a project as one ruled line of large numerals. */
export function ProjectFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-(--gutter) rule-b md:grid-cols-3 xl:flex xl:justify-between">
      {figures.map(({ value, unit, meaning }) => (
        <div
          key={meaning}
          className="flex flex-col-reverse justify-end py-5 rule-t first:col-span-2 md:first:col-span-1 xl:grow xl:py-7"
        >
          <dt className="text-small quiet">{meaning}</dt>
          <dd className="display text-title-2 whitespace-nowrap figures">
            {value}
            {unit && <span className="font-text text-body"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
