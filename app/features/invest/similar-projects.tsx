import { offPlanPath } from "~/content/paths";
import "./invest.css";
import { useMessages } from "~/hooks/use-messages";
import { hasPhotograph } from "~/pictures/impression-notes";
import { ActionLink } from "~/ui/action";
import { ProjectCard } from "./project-card";
import type { ProjectPageData } from "./project-page-data";

interface SimilarProjectsProps {
  projects: ProjectPageData["similar"];
  messages: ProjectPageData["messages"]["similar"];
}

/** The projects that are similar to that of the page. */
export function SimilarProjects({ projects, messages }: SimilarProjectsProps) {
  const noted = hasPhotograph(projects.map(({ picture }) => picture));
  const notes = useMessages("pictureNotes");
  return (
    <section className="page section" aria-labelledby="similar-projects">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8">
        <h2 id="similar-projects" className="display text-title-2" data-reveal="">
          {messages.title}
        </h2>
        <ActionLink variant="text" to={offPlanPath}>
          {messages.all}
        </ActionLink>
      </div>
      <ul className="grid gap-x-(--gutter) max-md:rule-b md:grid-cols-3">
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            noted={noted}
            sizes="(width < 48rem) 28vw, (width < 92rem) 31vw, 27rem"
          />
        ))}
      </ul>
      {!noted && <p className="pt-4 text-small quiet">{notes.forPicture}</p>}
    </section>
  );
}
