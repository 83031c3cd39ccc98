import { PermitNote } from "~/features/permits/permit-note";
import { ActionLink, DownloadLink } from "~/ui/action";
import type { ShowcaseProject } from "./project-showcase";

type ProjectAskProps = Pick<ShowcaseProject, "ask" | "brochure" | "permit">;

/** What a visitor may do with a project, ask about it or take it along, and its advertisement's permit. */
export function ProjectAsk({ ask, brochure, permit }: ProjectAskProps) {
  return (
    <>
      <p className="project-ask flex flex-wrap gap-x-8">
        <ActionLink look="text" to={ask.to}>
          {ask.text}
        </ActionLink>
        {brochure && <DownloadLink {...brochure} />}
      </p>
      <PermitNote permit={permit} />
    </>
  );
}
