import { localePath, localeCodes, locales } from "~/locale";
import { siteContext } from "~/site/site";
import type { Route } from "./+types/robots";

/** /robots.txt: all pages may be crawled, the functions may not. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteContext).origin;
  const languages = localeCodes.map(
    (locale) => `# ${locales[locale].name} (${locale}): ${origin}${localePath(locale, "/")}`,
  );
  const lines = [
    ...(languages.length > 1 ? languages : []),
    "User-agent: *",
    "Allow: /",
    "Disallow: /functions/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
