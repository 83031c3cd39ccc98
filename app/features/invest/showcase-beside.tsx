import { ProjectActions } from "./project-actions";
import { ProjectCarousel } from "./project-carousel";
import "./invest.css";
import { ProjectFacts } from "./project-facts";
import type { ShowcaseProject } from "./project-showcase";

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

/** A project: its carousel over eight columns and to the edge of the page, its facts in the other four. */
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
