import "./showcases.css";
import type { ShowcaseProject, Figure } from "./project-showcase";
import { ProjectActions, ProjectFacts, ProjectCarousel } from "./showcase-parts";

interface ShowcaseBesideProps {
  project: ShowcaseProject;
  number: number;
  /** The carousel extends to the start edge of the page or, mirrored, to the end edge. */
  mirrored?: boolean;
}

const columnClasses = {
  plain: {
    carousel: "lg:col-[full-start/col-end_8] bleed-start",
    text: "lg:col-[col-start_9/content-end] lg:ps-4",
  },
  mirrored: {
    carousel: "lg:col-[col-start_5/full-end] lg:order-2 bleed-end",
    text: "lg:col-[content-start/col-end_4] lg:pe-4",
  },
} as const;

export function ShowcaseBeside(props: ShowcaseBesideProps) {
  const { project, number, mirrored = false } = props;
  const classes = columnClasses[mirrored ? "mirrored" : "plain"];
  const id = `project-${project.id}`;
  return (
    <article aria-labelledby={id} className="page-grid gap-y-8 section">
      <div className={`min-w-0 ${classes.carousel}`}>
        <ProjectCarousel project={project} sizes="(width < 64rem) 92vw, 74vw" />
      </div>
      <div className={`flex flex-col ${classes.text}`} data-reveal="">
        <p aria-hidden className="display text-numeral text-bronze">
          {number}
        </p>
        <h3 id={id} className="mt-4 display text-title-3 lg:mt-auto lg:pt-10">
          <bdi>{project.title}</bdi>
        </h3>
        <p className="mt-3 mb-6">{project.line}</p>
        <ProjectFacts facts={project.facts} />
        <div className="mt-4">
          <ProjectActions {...project} />
        </div>
      </div>
    </article>
  );
}

interface ShowcaseWideProps {
  project: ShowcaseProject;
  number: number;
  ground: "paper" | "ink";
}

function ProjectFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-(--gutter) rule-b md:grid-cols-3 xl:flex xl:justify-between">
      {figures.map(({ value, unit, meaning }) => (
        <div
          key={meaning}
          className="flex flex-col-reverse justify-end rule-t py-5 first:col-span-2 xl:grow xl:py-7"
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

export function ShowcaseWide({ project, number, ground }: ShowcaseWideProps) {
  const id = `project-${project.id}`;
  return (
    <article
      aria-labelledby={id}
      className={
        ground === "ink" ? "on-ink pt-16 pb-20 md:pt-24 md:pb-28" : "pb-[clamp(4rem,8vw,8rem)]"
      }
    >
      <div
        className="page grid items-end gap-x-10 gap-y-3 pb-8 md:grid-cols-[auto_1fr] md:pb-12 lg:grid-cols-[1fr_7fr_4fr]"
        data-reveal=""
      >
        <p aria-hidden className="display text-numeral text-(--accent,var(--color-bronze))">
          {number}
        </p>
        <h3 id={id} className="display text-title-2">
          <bdi>{project.title}</bdi>
        </h3>
        <p className="max-w-[40ch] md:col-start-2 lg:col-start-3 lg:pb-2">{project.line}</p>
      </div>
      <ProjectCarousel project={project} />
      <div className="page mt-12" data-reveal="">
        {project.figures && <ProjectFigures figures={project.figures} />}
        {project.facts.length > 0 && <ProjectFacts facts={project.facts} across />}
        <div className="mt-5">
          <ProjectActions {...project} />
        </div>
      </div>
    </article>
  );
}
