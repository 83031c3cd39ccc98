import type { SitePath } from "~/locale";
import type { Interest } from "./fields";

/** What a message to the firm can be about; the contact form's choices. */
export interface ContactSubject {
  /** One of the form's; "" where none is chosen. */
  interest?: Interest | "";
  /** The home, project, unit or page that the visitor came from, in words. At most 300 characters. */
  about?: string;
  specialization?: string;
  language?: string;
}

/**
 * The contact page's address with its form already filled in as far as the link knows.
 */
export function contactPath(subject: ContactSubject): SitePath {
  const known = Object.entries(subject).filter(([, value]) => value);
  return `/contact?${new URLSearchParams(known)}`;
}
