import type { offPlan } from "~/content/off-plan";
import type { ShowcaseProject } from "~/listings/project-showcase";
import { contactPath } from "~/site/contact-path";
import { ActionLink } from "~/ui/action-link";
import { EmptyState } from "~/ui/empty-state";
import { ShowcaseBeside } from "./showcase-beside";

interface FeaturedProjectsProps {
  copy: Omit<(typeof offPlan)["featured"], "items">;
  projects: readonly ShowcaseProject[];
}

/** The projects on offer now, or one honest line while there are none. */
export function FeaturedProjects({ copy, projects }: FeaturedProjectsProps) {
  return (
    <section aria-labelledby="featured" className="pb-[clamp(4rem,8vw,8rem)]">
      <div className="page">
        <h2 id="featured" className="mb-6 eyebrow">
          {copy.title}
        </h2>
        {projects.length === 0 && (
          <EmptyState text={copy.empty}>
            <ActionLink
              look="outline"
              to={contactPath({ interest: "off-plan", about: copy.about })}
              className="shrink-0"
            >
              {copy.next}
            </ActionLink>
          </EmptyState>
        )}
      </div>
      {projects.map((project, index) => (
        <ShowcaseBeside
          key={project.id}
          project={project}
          number={index + 1}
          ask={copy.ask}
          mirrored={index % 2 === 1}
        />
      ))}
    </section>
  );
}
