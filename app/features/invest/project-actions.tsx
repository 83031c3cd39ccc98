import { PermitNote } from "~/features/permits/permit-note";
import { ActionLink, DownloadLink } from "~/ui/action";
import type { ShowcaseProject } from "./project-showcase";

type ProjectActionsProps = Pick<ShowcaseProject, "page" | "ask" | "brochure" | "permit">;

/** The actions of a project: its page, an enquiry, its brochure; and its permit. */
export function ProjectActions({ page, ask, brochure, permit }: ProjectActionsProps) {
  return (
    <>
      <p className="project-actions flex flex-wrap gap-x-8">
        <ActionLink variant="text" to={page.to} aria-label={page.label}>
          {page.text}
        </ActionLink>
        <ActionLink variant="text" to={ask.to}>
          {ask.text}
        </ActionLink>
        {brochure && <DownloadLink {...brochure} />}
      </p>
      <PermitNote permit={permit} />
    </>
  );
}
