import { contactPath } from "~/features/enquiries/contact-path";
import type { OffPlanMessages } from "~/messages/en/off-plan";
import { Picture } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { Dotted } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import type { ProjectEntry } from "./project-index";

interface FeaturedProjectsProps {
  title: string;
  text: string;
  projects: readonly ProjectEntry[];
  homes: OffPlanMessages["featured"]["homes"];
  /** Said of every picture. */
  note: string;
}

/** A project: on a phone a ruled row with a small picture, from 48rem on a card, the first of two columns. */
function Project({ project, first }: { project: ProjectEntry; first: boolean }) {
  return (
    <li className={`project-entry group ${first ? "md:col-span-2" : ""}`}>
      <Picture
        picture={project.picture}
        alt=""
        sizes={
          first
            ? "(width < 48rem) 28vw, (width < 64rem) 92vw, min(62vw, 54rem)"
            : "(width < 48rem) 28vw, (width < 64rem) 46vw, min(31vw, 27rem)"
        }
        className="project-entry-picture"
      />
      <div>
        <h3 className="display text-title-4">
          <SiteLink to={project.to} className="covering-link group-hover:text-bronze">
            <bdi>{project.title}</bdi>
          </SiteLink>
        </h3>
        <p className="mt-1 text-small quiet">
          <Dotted text={project.facts} />
        </p>
      </div>
    </li>
  );
}

/**
 * All projects, then the list of single off-plan homes: the catalogue has ready homes only, so it is
 * empty.
 */
export function FeaturedProjects({ title, text, projects, homes, note }: FeaturedProjectsProps) {
  return (
    <section aria-labelledby="featured" className="page pb-[clamp(4rem,8vw,8rem)]">
      <div
        className="grid items-end gap-x-(--gutter) gap-y-3 pb-10 lg:grid-cols-[7fr_5fr]"
        data-reveal=""
      >
        <h2 id="featured" className="display text-title-1">
          {title}
        </h2>
        {projects.length > 0 && <p className="max-w-[44ch] text-lead">{text}</p>}
      </div>
      <ul className="grid gap-x-(--gutter) max-md:rule-b md:grid-cols-2 md:gap-y-12 lg:grid-cols-3">
        {projects.map((project, index) => (
          <Project key={project.id} project={project} first={index === 0} />
        ))}
      </ul>
      {projects.length > 0 && <p className="pt-4 text-small quiet">{note}</p>}
      <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6 rule-b rule-t">
        <div>
          <h3 className="eyebrow">{homes.title}</h3>
          <p className="mt-2">{homes.empty}</p>
        </div>
        <ActionLink look="text" to={contactPath({ interest: "off-plan", about: homes.about })}>
          {homes.next}
        </ActionLink>
      </div>
    </section>
  );
}
