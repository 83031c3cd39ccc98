import { useLocation } from "react-router";
import { firmName } from "~/content/firm";
import { useLocale } from "~/hooks/use-messages";
import {
  defaultLocale,
  localePath,
  type Locale,
  localeCodes,
  locales,
  sitePath,
  type SitePath,
} from "~/locale";
import type { PageHead } from "./page-site";

/**
 * The colour of the browser's bars: `--color-paper` of ui/colours.css, which the meta tag and the manifest
 * cannot read.
 */
export const themeColour = "#f7f3ec";

/**
 * The URL of a page's share picture, which `npm run content` generates.
 *
 * @param path of the page without its language, such as "/invest/cash-flow"
 */
export function sharePicture(locale: Locale, path: SitePath): string {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return `/share${locales[locale].prefix}/${name}.jpg`;
}

interface SiteHeadProps {
  head: PageHead;
  /** The origin of canonical addresses. */
  origin: string;
}

/**
 * The head of every page: title, description, canonical URL, alternates in other languages, share card and
 * structured data. Routes export no `meta`: their loaders return `head`.
 */
export function SiteHead({ head, origin }: SiteHeadProps) {
  const current = useLocale();
  const { pathname } = useLocation();
  const title = `${head.title} | ${firmName}`;
  const path = head.canonicalPath ?? sitePath(pathname);
  const addressIn = (locale: Locale) =>
    new URL(localePath(locale, path), origin).href.replace(/\/$/, "");
  const address = addressIn(current);
  const all = head.locales ?? localeCodes;
  const others = all.filter((locale) => locale !== current);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex, follow" />}
      {/* A page with `noindex` must not have a canonical URL. */}
      {(!head.noindex || head.canonicalPath) && <link rel="canonical" href={address} />}
      {!head.noindex && others.length > 0 && (
        <>
          {all.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
        </>
      )}
      <meta property="og:site_name" content={firmName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locales[current].openGraph} />
      {others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locales[locale].openGraph} />
      ))}
      <meta property="og:url" content={address} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta
        property="og:image"
        content={`${origin}${sharePicture(current, head.sharePicturePath ?? path)}`}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.structuredData?.map((item) => {
        const json = JSON.stringify(item);
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        );
      })}
    </>
  );
}
