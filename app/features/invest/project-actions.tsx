import { PermitNote } from "~/features/permits/permit-note";
import { ActionLink, DownloadLink } from "~/ui/action";
import type { ShowcaseProject } from "./project-showcase";

type ProjectActionsProps = Pick<ShowcaseProject, "title" | "page" | "ask" | "brochure" | "permit">;

/** The actions of a project: its page, an enquiry, its brochure; and its permit. */
export function ProjectActions({ title, page, ask, brochure, permit }: ProjectActionsProps) {
  return (
    <>
      <p className="project-actions flex flex-wrap gap-x-8">
        <ActionLink variant="text" to={page.to}>
          {page.text}
          <span className="sr-only">: {title}</span>
        </ActionLink>
        <ActionLink variant="text" to={ask.to}>
          {ask.text}
        </ActionLink>
        {brochure && <DownloadLink {...brochure} subject={title} />}
      </p>
      <PermitNote permit={permit} />
    </>
  );
}
