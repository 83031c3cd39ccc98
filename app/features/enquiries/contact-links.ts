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
