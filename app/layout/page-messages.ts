import { defaultLocale, pageLocale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { notFound } from "./missing-page";

/**
 * The language of a page and its words, for the page's loader.
 *
 * @param params of the route
 * @throws 404 where the address begins with what is no language of the site
 */
export function pageMessages(params: { locale?: string | undefined; file?: string | undefined }) {
  const locale = pageLocale(params);
  if (!locale) throw notFound(defaultLocale, messagesFor(defaultLocale));
  return { locale, messages: messagesFor(locale) };
}
