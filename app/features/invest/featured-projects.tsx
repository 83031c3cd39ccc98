import { purchasePlanPath } from "~/content/paths";
import { contactPath } from "~/features/enquiries/contact-links";
import type { OffPlanMessages } from "~/messages/en/off-plan";
import { hasPhotograph } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { NextStep } from "~/ui/call-to-action";
import { PicturesNote } from "~/ui/pictures-note";
import { ProjectCard } from "./project-card";
import type { ProjectCardData } from "./project-card.server";

interface FeaturedProjectsProps {
  title: string;
  text: string;
  projects: readonly ProjectCardData[];
  homes: OffPlanMessages["featured"]["homes"];
  /** The text of the link to the purchase plan. */
  planLink: string;
}

const sizes = {
  first: "(width < 48rem) 28vw, (width < 64rem) 92vw, min(62vw, 54rem)",
  other: "(width < 48rem) 28vw, (width < 64rem) 46vw, min(31vw, 27rem)",
};

/**
 * All projects, then the list of off-plan properties. That list is empty: the catalogue has ready
 * properties only.
 */
export function FeaturedProjects({
  title,
  text,
  projects,
  homes,
  planLink,
}: FeaturedProjectsProps) {
  const noted = hasPhotograph(projects.map(({ picture }) => picture));
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
      <ActionLink variant="text" to={purchasePlanPath()} className="mb-8">
        {planLink}
      </ActionLink>
      <ul className="grid gap-x-(--gutter) max-md:rule-b md:grid-cols-2 md:gap-y-12 lg:grid-cols-3">
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            noted={noted}
            sizes={index === 0 ? sizes.first : sizes.other}
            className={index === 0 ? "md:col-span-2" : ""}
          />
        ))}
      </ul>
      {projects.length > 0 && (
        <PicturesNote of={projects.map(({ picture }) => picture)} className="pt-4" />
      )}
      <NextStep to={contactPath({ interest: "off-plan", about: homes.about })} action={homes.next}>
        <h3 className="eyebrow">{homes.title}</h3>
        <p className="mt-2">{homes.empty}</p>
      </NextStep>
    </section>
  );
}
