import type { SitePath } from "~/locale";
import type { Interest } from "./fields";

/** The `tel:` URL of a phone number. */
export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The `mailto:` URL of an email address. */
export const mailtoUrl = (email: string) => `mailto:${email}`;

/**
 * The URL of a WhatsApp chat.
 *
 * @param number in international form
 * @param text the prefilled message
 */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** The subjects of the contact form. */
export interface ContactSubject {
  /** An option of the form; "" if none is chosen. */
  interest?: Interest | "";
  /** The property, project, unit or page that the visitor comes from, as text of at most 2,000 characters. */
  about?: string;
  specialization?: string;
  language?: string;
  /** The query of a purchase plan: the contact page writes its subject. */
  plan?: string;
}

/** The path of the contact page with a prefilled form. */
export function contactPath(subject: ContactSubject): SitePath {
  const parameters = Object.entries(subject).filter(([, value]) => value);
  return `/contact?${new URLSearchParams(parameters)}`;
}
