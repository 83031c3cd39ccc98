import { ProjectActions } from "./project-actions";
import { ProjectCarousel } from "./project-carousel";
import "./invest.css";
import { ProjectFacts } from "./project-facts";
import type { ShowcaseProject } from "./project-showcase";

interface LeadProjectProps {
  title: string;
  project: ShowcaseProject;
}

/** The first project of a page, as wide as the page, under the section's title. */
export function LeadProject({ title, project }: LeadProjectProps) {
  const id = `project-${project.id}`;
  return (
    <>
      <div className="page pt-4 pb-10 md:pb-14" data-reveal="">
        <h2 className="max-w-[16ch] display text-title-1">{title}</h2>
      </div>
      <article aria-labelledby={id}>
        <ProjectCarousel project={project} />
        <div
          className="page mt-12 grid gap-x-(--gutter) gap-y-6 lg:grid-cols-[5fr_7fr]"
          data-reveal=""
        >
          <div>
            <h3 id={id} className="display text-title-2">
              <bdi>{project.title}</bdi>
            </h3>
            <p className="mt-3 max-w-[40ch] text-lead">{project.line}</p>
            <div className="mt-3">
              <ProjectActions {...project} />
            </div>
          </div>
          <ProjectFacts facts={project.facts} />
        </div>
      </article>
    </>
  );
}
