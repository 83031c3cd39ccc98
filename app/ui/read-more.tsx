import type { SitePath } from "~/locale";
import { SiteLink } from "./site-link";

interface ReadMoreProps {
  to: SitePath;
  /** What all such links say. */
  label: string;
  /** What this one leads to: read aloud after the label. */
  subject: string;
}

/** The one link of a card, spread over the whole of it. The card must be `relative` and a `group`. */
export function ReadMore({ to, label, subject }: ReadMoreProps) {
  return (
    <SiteLink to={to} className="text-action covering-link">
      {label}
      <span className="sr-only"> {subject}</span>
    </SiteLink>
  );
}
