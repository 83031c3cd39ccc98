import { createContext } from "react-router";
import { convertedMoneyFormat } from "~/format/converted-money";
import type { ExchangeRates } from "~/format/exchange-rates";
import { localeFormat } from "~/format/format";
import { defaultLocale, type Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { messagesFor } from "~/messages/messages";
import {
  type Advertised,
  advertisedAt,
  type ListingsAndAreas,
  listingsAndAreas,
} from "./advertised";

/** What the pages of one request, a brochure or a mail are made from. It is for the server only. */
export interface Site extends Pick<SiteSource, "locale" | "origin" | "rates" | "now"> {
  messages: Messages;
  /** The formats of the language, and of amounts at the day's rates. */
  format: ReturnType<typeof localeFormat> & ReturnType<typeof convertedMoneyFormat>;
  /** The listings that may be shown now, in the language. */
  advertised: Advertised;
}

interface SiteSource {
  locale: Locale;
  /** The origin of canonical addresses: "https://orizzonte.example". */
  origin: string;
  now: Date;
  /** The rates of the euro; undefined if there are none that may be shown. */
  rates?: ExchangeRates | undefined;
  /** Those of app/content by default. */
  listings?: ListingsAndAreas;
}

export const createSite = ({
  locale,
  origin,
  now,
  rates,
  listings = listingsAndAreas,
}: SiteSource): Site => ({
  locale,
  messages: messagesFor(locale),
  format: { ...localeFormat(locale), ...convertedMoneyFormat(locale, rates) },
  advertised: advertisedAt(now, listings, locale),
  rates,
  origin,
  now,
});

/** The same site in English, in which enquiries name listings. */
export const inEnglish = (site: Site): Site => createSite({ ...site, locale: defaultLocale });

/** The site of the request, in English if the address has no known language. The Worker sets it. */
export const siteContext = createContext<Site>();

/** The messages that components of a page read with `useMessages`, for the `messages` of its loader's data. */
export const pickMessages = <Name extends keyof Messages>(
  { messages }: Site,
  ...names: Name[]
): Pick<Messages, Name> =>
  Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<Messages, Name>;

/** The id of the deployed version, from Cloudflare. The Worker sets it. */
export const siteVersionContext = createContext<string>();

/** Third-party services that settings enable. The privacy page names them. */
interface Integrations {
  /** Turnstile's public key; undefined if Turnstile is disabled. */
  turnstileKey: string | undefined;
  /** Whether enquiries are delivered to a CRM. */
  crm: boolean;
  /** Whether Cloudflare Web Analytics counts page views. */
  analytics: boolean;
}

/** The enabled services, for the layout and the privacy page. The Worker sets it. */
export const integrationsContext = createContext<Integrations>();
