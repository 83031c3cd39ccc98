/** The address that dials a number. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The address that starts an email. */
export const emailAddress = (email: string) => `mailto:${email}`;

/**
 * The address that opens a WhatsApp chat.
 *
 * @param number in international form
 * @param text the message that stands ready to be sent, where there is one
 */
export const whatsappAddress = (number: string, text?: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
