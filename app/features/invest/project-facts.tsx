import type { ShowcaseProject } from "./project-showcase";

interface ProjectFactsProps {
  facts: ShowcaseProject["facts"];
  /** Side by side under a wide picture, or in one column beside it. */
  across?: boolean;
}

/** The facts of a project as ruled rows. */
export function ProjectFacts({ facts, across = false }: ProjectFactsProps) {
  return (
    <dl className={across ? "grid gap-x-(--gutter) md:grid-cols-3" : "rule-b"}>
      {facts.map(({ label, text }) => (
        <div key={label} className="py-4 rule-t">
          <dt className="text-small text-(--accent,var(--color-bronze))">{label}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
