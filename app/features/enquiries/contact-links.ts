import { company } from "~/data/company";

/** The address that dials a number. */
export const callAddress = (phone: string = company.phone) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The address that starts an email. */
export const emailAddress = (email: string = company.email) => `mailto:${email}`;

/**
 * The address that opens a WhatsApp chat with the firm.
 *
 * @param text the message that stands ready to be sent, where there is one
 */
export const whatsappAddress = (text?: string) =>
  `https://wa.me/${company.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
