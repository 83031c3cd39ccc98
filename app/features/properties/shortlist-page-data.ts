import type { Area } from "~/content/areas";
import { company } from "~/content/company";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { whatsappAddress } from "~/features/enquiries/contact-links";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import { formatTitles } from "~/format/list";
import { defaultLocale, href, type Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { type Comparison, compareProperties } from "./comparison";
import { viewingAnswersOf } from "./property-facts";
import { shortlistPath } from "./shortlist";

/** A list of homes as /shortlist shows it. */
export interface ShortlistData {
  /** The language that it is in. */
  locale: Locale;
  ids: readonly string[];
  comparison: Comparison;
  /** What the list is called where it comes with an address, and as a shared link. */
  title: string;
  names: string;
  description: string;
  request: { title: string; text: string };
  /** What a viewing request says of the homes. */
  viewing: ReturnType<typeof viewingAnswersOf>;
  /** The address of the WhatsApp chat about the homes. */
  chat: string;
}

/**
 * A list of homes, for the loader of its page.
 *
 * @param homes in the order of the list, all of them advertised
 * @param areas the advertised areas
 * @param staffWords in which a viewing request names the homes: English, on every page
 * @param origin where the site is published, for the link in the chat's message
 * @returns undefined where there is none
 */
export function shortlistData(
  locale: Locale,
  messages: Messages,
  { homes, areas }: { homes: readonly Property[]; areas: readonly Area[] },
  staffMessages: Messages,
  origin: string,
): ShortlistData | undefined {
  if (homes.length === 0) return undefined;
  const { received, request, listHead } = messages.shortlist;
  const count = homes.length;
  const names = formatTitles(
    locale,
    homes.map((property) => textsIn(property, locale).title),
  );
  return {
    locale,
    ids: homes.map(({ id }) => id),
    comparison: compareProperties(locale, messages, homes, areas),
    title: formatCount(locale, count, received.title),
    names: interpolate(listHead.title, { homes: names }),
    description: formatCount(locale, count, listHead.description),
    request: {
      title: formatCount(locale, count, request.title),
      text: formatCount(locale, count, request.text),
    },
    viewing: viewingAnswersOf(defaultLocale, staffMessages.properties, homes),
    chat: whatsappAddress(
      company.whatsapp,
      [
        messages.company.whatsappGreeting,
        names,
        `${origin}${href(locale, shortlistPath(homes.map(({ id }) => id)))}`,
      ].join("\n"),
    ),
  };
}
