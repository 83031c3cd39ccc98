import { contactPath } from "~/features/enquiries/contact-path";
import { ActionLink } from "~/ui/action-link";

interface AskLinkProps {
  /** "Ask about". */
  ask: string;
  project: string;
}

/** The way from a project to the contact form, which then knows what the message is about. */
export function AskLink({ ask, project }: AskLinkProps) {
  return (
    <ActionLink look="text" to={contactPath({ interest: "off-plan", about: project })}>
      {ask} {project}
    </ActionLink>
  );
}
