import "./invest.css";
import { ProjectActions } from "./project-actions";
import { ProjectCarousel } from "./project-carousel";
import type { ShowcaseProject } from "./project-showcase";

interface TrophyProjectsProps {
  title: string;
  /** Two; fewer after a permit has expired. */
  projects: readonly ShowcaseProject[];
}

interface TrophySummaryProps {
  project: ShowcaseProject;
}

function TrophySummary({ project }: TrophySummaryProps) {
  return (
    <>
      <h3 id={`project-${project.id}`} className="display text-hero">
        {project.title}
      </h3>
      <div className="lg:text-end">
        <p className="text-lead">{project.line}</p>
        <div className="trophy-actions mt-2">
          <ProjectActions {...project} />
        </div>
      </div>
    </>
  );
}

/** Two branded residences on a dark ground: the first as wide as the page, the second to one edge. */
export function TrophyProjects(props: TrophyProjectsProps) {
  const { title, projects } = props;
  const [first, second] = projects;
  return (
    <section aria-label={title}>
      <h2 className="sr-only">{title}</h2>
      {first && (
        <article aria-labelledby={`project-${first.id}`} className="pb-[clamp(4rem,8vw,8rem)]">
          <ProjectCarousel project={first} />
          <div
            className="page mt-12 grid items-end gap-6 lg:mt-16 lg:grid-cols-[8fr_4fr]"
            data-reveal=""
          >
            <TrophySummary project={first} />
          </div>
        </article>
      )}
      {second && (
        <article aria-labelledby={`project-${second.id}`} className="page-grid gap-y-10">
          <div className="bleed-end trophy-to-edge min-w-0">
            <ProjectCarousel project={second} sizes="(width < 64rem) 92vw, 86vw" />
          </div>
          <div className="trophy-inset grid items-end gap-6 lg:grid-cols-[7fr_3fr]" data-reveal="">
            <TrophySummary project={second} />
          </div>
        </article>
      )}
    </section>
  );
}
