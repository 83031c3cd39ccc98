import { type CountryCode, getCountries, isSupportedCountry } from "libphonenumber-js/min";
import type { Locale } from "~/locale";

/** Whether a text is a country that has phone numbers, as ISO 3166-1 writes it. */
export const isCountry = (text: string): text is CountryCode => isSupportedCountry(text);

/** Every country that has phone numbers, as ISO 3166-1 writes them. */
export const phoneCountries = (): readonly string[] => getCountries();

/** The country that is meant where only the page's language tells. */
const countryOfLocale: Readonly<Record<Locale, string>> = { en: "GB", it: "IT", ar: "AE" };

/** Where the office is: most numbers without a prefix that nothing else explains are its country's. */
const officeCountry = "AE";

/** https://tc39.es/proposal-intl-locale-info: a method, in older engines a property. */
interface LocaleInfo {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/**
 * The time zones of a country, as the engine names them.
 *
 * @returns none where the engine does not know
 */
export function timeZonesOf(country: string): readonly string[] {
  try {
    const locale = new Intl.Locale("und", { region: country }) as LocaleInfo;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
}

/** A time zone by the name that the engine has for it: "Asia/Kolkata" may be "Asia/Calcutta". */
function engineName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/**
 * The country of a time zone.
 *
 * @param timeZone as IANA names it
 * @param likely ISO 3166-1: looked at before all others, because each look costs half a millisecond
 * @returns undefined for a zone of no country, such as UTC
 */
export function countryOfTimeZone(
  timeZone: string,
  likely: readonly string[] = [],
): string | undefined {
  if (!timeZone.includes("/") || timeZone.startsWith("Etc/")) return undefined;
  const names = new Set([timeZone, engineName(timeZone)]);
  const order = new Set([...likely, ...Object.values(countryOfLocale), ...phoneCountries()]);
  return [...order].find((country) => timeZonesOf(country).some((zone) => names.has(zone)));
}

/**
 * The country of a browser's language: "it-CH" is Switzerland's, "it" Italy's. American English is
 * what many browsers ask for wherever they are, so it says nothing.
 */
function countryOfLanguage(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize();
    return region === "US" ? undefined : region;
  } catch {
    return undefined;
  }
}

/** What tells which country's number was typed. */
export interface PhoneHints {
  /** The visitor's, as IANA names it. */
  timeZone?: string | null | undefined;
  /** From which the request came, as the edge reports it. */
  country?: string | null | undefined;
  /** The language of the page. */
  locale: Locale;
  /** The language that the browser asks for first. */
  browserLanguage?: string | null | undefined;
}

/**
 * The countries that a number without a prefix may be of, the likeliest first.
 *
 * @returns ISO 3166-1, each once
 */
export function likelyCountries(hints: PhoneHints): string[] {
  const { timeZone, country, locale, browserLanguage } = hints;
  const spoken = countryOfLanguage(browserLanguage ?? "");
  const near = [country, spoken].filter((one) => typeof one === "string");
  const ordered = [
    countryOfTimeZone(timeZone ?? "", near),
    country,
    countryOfLocale[locale],
    spoken,
    officeCountry,
  ];
  return [...new Set(ordered)].filter((one): one is string => !!one && isCountry(one));
}
