import { defaultLocale, pageLocale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { notFound } from "./missing-page";

/**
 * Returns the language of a page and its messages.
 *
 * @param params of the route
 * @throws 404 if the address begins with an unknown language
 */
export function pageMessages(params: { locale?: string | undefined; file?: string | undefined }) {
  const locale = pageLocale(params);
  if (!locale) throw notFound(defaultLocale, messagesFor(defaultLocale));
  return { locale, messages: messagesFor(locale) };
}
