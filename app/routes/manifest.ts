import { company } from "~/content/company";
import { pageSite } from "~/layout/page-site";
import { themeColour } from "~/layout/site-head";
import { localePath, locales } from "~/locale";
import type { Route } from "./+types/manifest";

/** /manifest.webmanifest in each language: the web app manifest. */
export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages } = site;
  const { lang, direction } = locales[locale];
  const manifest = {
    name: company.legalName,
    short_name: company.name,
    description: messages.sitePages["/"].line,
    start_url: localePath(locale, "/"),
    display: "browser",
    lang,
    dir: direction,
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
