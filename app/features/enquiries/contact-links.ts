/** A `tel:` link. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** A `mailto:` link. */
export const emailAddress = (email: string) => `mailto:${email}`;

/**
 * A link to a WhatsApp chat.
 *
 * @param number in international form
 * @param text the prefilled message
 */
export const whatsappAddress = (number: string, text?: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
