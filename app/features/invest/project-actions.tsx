import { PermitNote } from "~/features/permits/permit-note";
import { ActionLink, DownloadLink } from "~/ui/action";
import type { ShowcaseProject } from "./project-showcase";

type ProjectAskProps = Pick<ShowcaseProject, "page" | "ask" | "brochure" | "permit">;

/** The actions of a project: its page, an enquiry, its brochure; and its permit. */
export function ProjectAsk({ page, ask, brochure, permit }: ProjectAskProps) {
  return (
    <>
      <p className="project-ask flex flex-wrap gap-x-8">
        <ActionLink look="text" to={page.to} aria-label={page.label}>
          {page.text}
        </ActionLink>
        <ActionLink look="text" to={ask.to}>
          {ask.text}
        </ActionLink>
        {brochure && <DownloadLink {...brochure} />}
      </p>
      <PermitNote permit={permit} />
    </>
  );
}
