import { ProjectActions } from "./project-actions";
import { ProjectCarousel } from "./project-carousel";
import type { ShowcaseProject } from "./project-showcase";

interface PairOfProjectsProps {
  /** Two; fewer after a permit has expired. */
  projects: readonly ShowcaseProject[];
}

const shapes = [
  { place: "", sizes: "(width < 64rem) 92vw, (width < 92rem) 54vw, 48rem" },
  { place: "lg:mt-40", sizes: "(width < 64rem) 92vw, (width < 92rem) 38vw, 34rem" },
] as const;

/** Two projects of unequal width, the second one lower. */
export function PairOfProjects({ projects }: PairOfProjectsProps) {
  return (
    <div className="page grid items-start gap-x-12 gap-y-14 section lg:grid-cols-[7fr_5fr]">
      {projects.map((project, index) => (
        <article
          key={project.id}
          aria-labelledby={`project-${project.id}`}
          className={`min-w-0 ${shapes[index]?.place ?? ""}`}
        >
          <ProjectCarousel project={project} sizes={shapes[index]?.sizes ?? "92vw"} />
          <div className="mt-8" data-reveal="">
            <h3 id={`project-${project.id}`} className="display text-title-2">
              <bdi>{project.title}</bdi>
            </h3>
            <p className="mt-3 max-w-[44ch] text-lead">{project.line}</p>
            <div className="mt-3">
              <ProjectActions {...project} />
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
