import type { ShowcaseProject } from "~/listings/project-showcase";
import { Carousel } from "~/ui/carousel";
import { AskLink } from "./ask-link";
import { ProjectFacts } from "./project-facts";
import { ProjectFigures } from "./project-figures";

interface ShowcaseWideProps {
  project: ShowcaseProject;
  number: number;
  ask: string;
  ground: "paper" | "ink";
}

/** A project from edge to edge: its name above the pictures, its figures or facts below them. */
export function ShowcaseWide({ project, number, ask, ground }: ShowcaseWideProps) {
  const id = `project-${project.id}`;
  return (
    <article
      aria-labelledby={id}
      className={ground === "ink" ? "on-ink pt-16 pb-20 md:pt-24 md:pb-28" : "section"}
    >
      <div
        className="page grid items-end gap-x-(--gutter) gap-y-3 pb-8 md:grid-cols-[2fr_6fr_4fr] md:pb-12"
        data-reveal=""
      >
        <p aria-hidden className="display text-numeral text-(--accent,var(--color-bronze))">
          {number}
        </p>
        <h3 id={id} className="display text-title-1">
          {project.title}
        </h3>
        <p className="max-w-[40ch] md:pb-2">{project.line}</p>
      </div>
      <Carousel
        label={`Pictures of ${project.title}`}
        slides={project.slides}
        variant="wide"
        sizes="(width < 48rem) 188vw, 100vw"
      />
      <div className="page mt-12" data-reveal="">
        {project.figures && <ProjectFigures figures={project.figures} />}
        {project.facts.length > 0 && <ProjectFacts facts={project.facts} across />}
        <p className="mt-5">
          <AskLink ask={ask} project={project.title} />
        </p>
      </div>
    </article>
  );
}
