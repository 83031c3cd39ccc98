/** What a language is to browsers and search engines; its words are a folder of app/content. */
interface LocaleFacts {
  /** As BCP 47 has it: what `Intl` writes numbers and dates by. */
  tag: string;
  /** `<html lang>`: the tag without what only `Intl` needs to know. */
  lang: string;
  /** What the addresses of its pages begin with. */
  prefix: "" | `/${string}`;
  direction: "ltr" | "rtl";
  /** Its own name for itself. */
  name: string;
  /** The same where there is no room for it: letters that the name holds. */
  short: string;
}

/**
 * The languages of the site. The first one has no prefix; the others stand below theirs. The tag of a
 * language whose own digits are not Latin says that these are wanted.
 */
export const locales = {
  en: { tag: "en-GB", lang: "en-GB", prefix: "", direction: "ltr", name: "English", short: "EN" },
  it: {
    tag: "it-IT",
    lang: "it-IT",
    prefix: "/it",
    direction: "ltr",
    name: "Italiano",
    short: "IT",
  },
  ar: {
    tag: "ar-AE-u-nu-latn",
    lang: "ar-AE",
    prefix: "/ar",
    direction: "rtl",
    name: "العربية",
    short: "ع",
  },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof locales;

/** The languages of the site, the default one first. */
export const localeNames = Object.keys(locales) as Locale[];

/** The language without a prefix; what the specification's texts are written in. */
export const defaultLocale = "en" satisfies Locale;

/** The address of a page below its language, as routes.ts has it. */
export type SitePath = `/${string}`;

/**
 * The language that an address begins with.
 *
 * @param prefix the first segment of the address as the route table reads it; undefined where there
 *   is none
 * @returns the language, or undefined where there is none of that prefix
 */
export function localeOf(prefix: string | undefined): Locale | undefined {
  if (prefix === undefined) return defaultLocale;
  return localeNames.find((locale) => locales[locale].prefix === `/${prefix}`);
}

/** The name of a brochure's file ends with its language. */
const fileLanguage = new RegExp(`-(${localeNames.join("|")})(?=\\.pdf$)`);

/**
 * The language of a page, by the parameters of its route: the first segment of its address, or where
 * it stands in for a brochure that language.
 *
 * @returns undefined where the first segment is no language of the site
 */
export function pageLocale(params: {
  locale?: string | undefined;
  file?: string | undefined;
}): Locale | undefined {
  const [, language] = fileLanguage.exec(params.file ?? "") ?? [];
  return localeNames.find((locale) => locale === language) ?? localeOf(params.locale);
}

/** The address of a page in another language. */
export const inLocale = (locale: Locale, pathname: string): string =>
  fileLanguage.test(pathname)
    ? pathname.replace(fileLanguage, `-${locale}`)
    : href(locale, sitePath(pathname));

/**
 * The address of a page in a language: every address of the site is made here.
 *
 * @param path of the page, query and fragment included, without a language
 */
export function href(locale: Locale, path: SitePath): string {
  const { prefix } = locales[locale];
  return path === "/" && prefix !== "" ? prefix : `${prefix}${path}`;
}

/**
 * The page that an address shows, whatever its language: that of "/it/buy" is "/buy".
 *
 * @param pathname as the browser has it
 */
export function sitePath(pathname: string): SitePath {
  const [, first, ...rest] = pathname.split("/");
  return localeOf(first) ? `/${rest.join("/")}` : (pathname as SitePath);
}
