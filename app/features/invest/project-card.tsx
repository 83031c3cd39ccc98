import "./invest.css";
import { SaveButton } from "~/listings/save-button";
import { Picture } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";
import { CurrencyTexts } from "~/ui/currency-select";
import { DotSeparated } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import type { ProjectCardData } from "./project-card.server";

interface ProjectCardProps {
  project: ProjectCardData;
  sizes: string;
  /** Whether the note on its picture is shown: see `hasPhotograph`. */
  noted: boolean;
  className?: string;
}

/** The link to a project's form, above the link that covers the card. */
export const AskForPrice = ({ ask, title }: Pick<ProjectCardData, "ask" | "title">) =>
  ask && (
    <ActionLink variant="text" to={ask.to} className="relative z-2">
      {ask.text}
      <HiddenDetail text={title} />
    </ActionLink>
  );

export function ProjectCard({ project, sizes, noted, className = "" }: ProjectCardProps) {
  return (
    <li className={`project-entry group ${className}`}>
      <Picture
        picture={project.picture}
        alt=""
        sizes={sizes}
        className="project-entry-picture aspect-4/3 w-full object-cover"
      />
      <div>
        <h3 className="display text-title-4">
          <SiteLink to={project.to} className="covering-link group-hover:text-bronze">
            <bdi>{project.title}</bdi>
          </SiteLink>
        </h3>
        <p className="mt-1 text-small quiet">
          <DotSeparated text={project.facts} />
        </p>
        {project.prices.length > 0 && (
          <p className="text-small quiet figures">
            <CurrencyTexts texts={project.prices} />
          </p>
        )}
        {noted && project.picture.note && (
          <p className="text-small quiet">{project.picture.note}</p>
        )}
        {/* Above the link that covers the card. */}
        <div className="flex flex-wrap gap-x-5">
          <AskForPrice {...project} />
          <SaveButton id={project.id} title={project.title} className="relative z-2" />
        </div>
      </div>
    </li>
  );
}
