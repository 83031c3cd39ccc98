import type { ReactNode } from "react";
import { contactPath, type ContactSubject } from "~/features/enquiries/contact-links";
import { interpolate } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { SiteLink } from "~/ui/site-link";

interface SubjectNoteProps {
  answers: Required<ContactSubject>;
  /** The requested partner, as text. */
  partner: { specialization: string; language: string };
}

/** The prefilled subject of the message, with a button that removes it. */
export function SubjectNote({ answers, partner }: SubjectNoteProps) {
  const messages = useMessages("contact").subject;
  const { interest, about, ...others } = answers;
  const known = (["specialization", "language"] as const).filter((name) => partner[name]);
  const [one, other] = known;
  return (
    <>
      {about && (
        <Note title={messages.about} without={{ interest, ...others }} remove={messages.remove}>
          {about}
        </Note>
      )}
      {one && (
        <Note title={messages.partner} without={{ interest, about }} remove={messages.remove}>
          {interpolate(messages[other ? "both" : one], partner)}
        </Note>
      )}
    </>
  );
}

interface NoteProps {
  title: string;
  /** The rest of the query when this subject is removed. */
  without: ContactSubject;
  remove: string;
  children: ReactNode;
}

function Note({ title, without, remove, children }: NoteProps) {
  return (
    <p className="flex items-center justify-between gap-6 py-3 rule-t">
      <span>
        <span className="quiet">{title}</span> <strong className="font-medium">{children}</strong>
      </span>
      <SiteLink
        to={contactPath(without)}
        replace
        preventScrollReset
        viewTransition={false}
        className="text-action shrink-0"
      >
        {remove} <span className="sr-only">{children}</span>
      </SiteLink>
    </p>
  );
}
