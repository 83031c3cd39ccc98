import type { SitePath } from "~/locale";
import { HiddenDetail } from "./action";
import { SiteLink } from "./site-link";

interface ReadMoreProps {
  to: SitePath;
  label: string;
  /** The name of the target, read after the label and a colon. */
  subject: string;
}

/** The link of a card, as large as the card. The card must be `relative` and a `group`. */
export function ReadMore({ to, label, subject }: ReadMoreProps) {
  return (
    <SiteLink to={to} className="text-action covering-link">
      {label}
      <HiddenDetail text={subject} />
    </SiteLink>
  );
}
