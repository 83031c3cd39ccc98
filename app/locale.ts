interface LocaleFacts {
  /** BCP 47 tag with the formats that `Intl` uses. */
  tag: string;
  /** `<html lang>`: the tag without extensions for `Intl`. */
  lang: string;
  /** The locale of Open Graph: one that Facebook knows, which has a single Arabic. */
  openGraph: string;
  /** The prefix of its paths. */
  prefix: "" | `/${string}`;
  direction: "ltr" | "rtl";
  name: string;
  /** The abbreviation, a part of the name. */
  short: string;
}

/**
 * The languages of the site. The first one has no prefix in its paths. The tag of a language with other
 * native digits requests Latin ones.
 */
export const locales = {
  en: {
    tag: "en-GB",
    lang: "en-GB",
    openGraph: "en_GB",
    prefix: "",
    direction: "ltr",
    name: "English",
    short: "EN",
  },
  it: {
    tag: "it-IT",
    lang: "it-IT",
    openGraph: "it_IT",
    prefix: "/it",
    direction: "ltr",
    name: "Italiano",
    short: "IT",
  },
  ar: {
    tag: "ar-AE-u-nu-latn",
    lang: "ar-AE",
    openGraph: "ar_AR",
    prefix: "/ar",
    direction: "rtl",
    name: "العربية",
    short: "ع",
  },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof locales;

/** The languages of the site, the default one first. */
export const localeCodes = Object.keys(locales) as Locale[];

/** The language without a prefix, in which the specification is written. */
export const defaultLocale = "en" satisfies Locale;

export const hasArabicLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** The path of a page without its language, as in routes.ts. */
export type SitePath = `/${string}`;

/**
 * The language of a path's prefix.
 *
 * @param prefix the first segment of the path, from the route's params; undefined without one
 * @returns undefined for an unknown prefix
 */
export function localeOf(prefix: string | undefined): Locale | undefined {
  if (prefix === undefined) return defaultLocale;
  return localeCodes.find((locale) => locales[locale].prefix === `/${prefix}`);
}

/** The file names of brochures end with their language. */
const fileLanguage = new RegExp(`-(${localeCodes.join("|")})(?=\\.pdf$)`);

/**
 * The language of a page, from the params of its route: the prefix of its path, or the language in a
 * brochure's file name.
 *
 * @returns undefined for an unknown prefix
 */
export function pageLocale(params: {
  locale?: string | undefined;
  file?: string | undefined;
}): Locale | undefined {
  const [, language] = fileLanguage.exec(params.file ?? "") ?? [];
  return localeCodes.find((locale) => locale === language) ?? localeOf(params.locale);
}

/** The address of a page in another language. The Worker has the commas of a query encoded, the browser as they are. */
export function switchLocale(
  locale: Locale,
  { pathname, search }: { pathname: string; search: string },
): string {
  const path = fileLanguage.test(pathname)
    ? pathname.replace(fileLanguage, `-${locale}`)
    : localePath(locale, sitePath(pathname));
  return path + search.replaceAll("%2C", ",");
}

/**
 * The path of a page in a language.
 *
 * @param path with query and fragment, without a language
 */
export function localePath(locale: Locale, path: SitePath): string {
  const { prefix } = locales[locale];
  return path === "/" && prefix !== "" ? prefix : `${prefix}${path}`;
}

/**
 * The path of a page without its language: "/it/buy" is "/buy".
 *
 * @param pathname of the location
 */
export function sitePath(pathname: string): SitePath {
  const [, first, ...rest] = pathname.split("/");
  return localeOf(first) ? `/${rest.join("/")}` : (pathname as SitePath);
}
