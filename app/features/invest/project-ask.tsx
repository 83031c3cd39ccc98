import { PermitNote } from "~/features/permits/permit-note";
import { ActionLink } from "~/ui/action-link";
import type { ShowcaseProject } from "./project-showcase";

/** The way from a project to the contact form, and the permit of its advertisement. */
export function ProjectAsk({ ask, permit }: Pick<ShowcaseProject, "ask" | "permit">) {
  return (
    <>
      <ActionLink look="text" to={ask.to}>
        {ask.text}
      </ActionLink>
      <PermitNote permit={permit} />
    </>
  );
}
