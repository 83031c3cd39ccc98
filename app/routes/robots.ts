import { siteOrigin } from "~/request-context";
import type { Route } from "./+types/robots";

/** /robots.txt: everything may be read; the functions are not pages. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /functions/",
    "",
    `Sitemap: ${context.get(siteOrigin)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
