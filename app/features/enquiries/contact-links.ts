/** A `tel:` link. */
export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** A `mailto:` link. */
export const mailtoUrl = (email: string) => `mailto:${email}`;

/**
 * A link to a WhatsApp chat.
 *
 * @param number in international form
 * @param text the prefilled message
 */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
