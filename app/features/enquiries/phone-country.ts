import { type CountryCode, getCountries, isSupportedCountry } from "libphonenumber-js/min";
import type { Locale } from "~/locale";

/** Whether a text is the ISO 3166-1 code of a country with phone numbers. */
export const isCountry = (text: string): text is CountryCode => isSupportedCountry(text);

/** ISO 3166-1 codes of all countries with phone numbers. */
export const phoneCountries = (): readonly string[] => getCountries();

/** The default country of a page's language. */
const countryOfLocale: Readonly<Record<Locale, string>> = { en: "GB", it: "IT", ar: "AE" };

/** The country of the office: the default for numbers without a prefix. */
export const officeCountry = "AE";

/** https://tc39.es/proposal-intl-locale-info: a method, a property in older engines. */
interface LocaleInfo {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/** Country → its time zones, by the names of the engine. Finding them takes half a millisecond. */
const timeZones = new Map<string, readonly string[]>();

function findTimeZones(country: string): readonly string[] {
  try {
    const locale = new Intl.Locale("und", { region: country }) as LocaleInfo;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
}

/**
 * The time zones of a country, by the names of the engine.
 *
 * @param country any other text has none
 * @returns an empty list if the engine does not support it
 */
export function timeZonesOf(country: string): readonly string[] {
  if (!isCountry(country)) return [];
  const known = timeZones.get(country) ?? findTimeZones(country);
  timeZones.set(country, known);
  return known;
}

/** A time zone by its canonical name in the engine: "Asia/Kolkata" may be "Asia/Calcutta". */
function canonicalTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/**
 * The country of a time zone.
 *
 * @param timeZone an IANA name
 * @param likely ISO 3166-1 codes that are tried first, because the first try of a country takes half a millisecond
 * @returns undefined for a zone without a country, such as UTC
 */
export function countryOfTimeZone(
  timeZone: string,
  likely: readonly string[] = [],
): string | undefined {
  if (!timeZone.includes("/") || timeZone.startsWith("Etc/")) return undefined;
  const names = new Set([timeZone, canonicalTimeZone(timeZone)]);
  const order = new Set([...likely, ...Object.values(countryOfLocale), ...phoneCountries()]);
  return [...order].find((country) => timeZonesOf(country).some((zone) => names.has(zone)));
}

/**
 * The country of a browser's language: "it-CH" is Switzerland, "it" Italy. American English is the default
 * of many browsers everywhere, so it has none.
 */
function countryOfLanguage(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize();
    return region === "US" ? undefined : region;
  } catch {
    return undefined;
  }
}

/** What suggests the country of a number without a prefix. */
export interface PhoneHints {
  /** The visitor's time zone, an IANA name. */
  timeZone?: string | null | undefined;
  /** The country of the request, from the edge. */
  country?: string | null | undefined;
  /** The language of the page. */
  locale: Locale;
  /** The preferred language of the browser. */
  browserLanguage?: string | null | undefined;
}

/** The likely countries of a number without a prefix, as the browser knows them. */
export const countriesOfBrowser = (locale: Locale): string[] =>
  likelyCountries({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale,
    browserLanguage: navigator.language,
  });

/**
 * The likely countries of a number without a prefix, the likeliest first.
 *
 * @returns ISO 3166-1 codes, each once
 */
export function likelyCountries(hints: PhoneHints): string[] {
  const { timeZone, country, locale, browserLanguage } = hints;
  const languageCountry = countryOfLanguage(browserLanguage ?? "");
  const likely = [country, languageCountry].filter((one) => typeof one === "string");
  const ordered = [
    countryOfTimeZone(timeZone ?? "", likely),
    country,
    countryOfLocale[locale],
    languageCountry,
    officeCountry,
  ];
  return [...new Set(ordered)].filter((one): one is string => !!one && isCountry(one));
}
