import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page, once for all languages: the first segment is the language, English having none. */
const pages = prefix(":locale?", [
  index("routes/home.tsx"),
  route("buy", "routes/buy.tsx"),
  route("sell", "routes/sell.tsx"),
  route("contact", "routes/contact.tsx"),
  route("catalogs", "routes/catalogs.tsx"),
  route("services", "routes/services.tsx"),
  route("team", "routes/team.tsx"),
  route("ceo-message", "routes/ceo-message.tsx"),
  route("company-overview", "routes/company-overview.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("property/:id", "routes/property.tsx"),
  route("shortlist", "routes/shortlist.tsx"),
  route("off-plan", "routes/off-plan.tsx"),
  route("off-plan/:id", "routes/project.tsx"),
  route("invest/capital-appreciation", "routes/invest/capital-appreciation.tsx"),
  route("invest/cash-flow", "routes/invest/cash-flow.tsx"),
  route("invest/trophy-asset", "routes/invest/trophy-asset.tsx"),
  route("invest/prelaunch", "routes/invest/prelaunch.tsx"),
  route("invest/purchase-plan", "routes/invest/purchase-plan.tsx"),
  route("journal", "routes/journal.tsx"),
  route("journal/:slug", "routes/journal-article.tsx"),
  route("areas", "routes/areas.tsx"),
  route("areas/:id", "routes/area.tsx"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("*", "routes/not-found.tsx"),
]);

export default [
  ...pages,
  route("brochures/:version/:file", "routes/brochure.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
] satisfies RouteConfig;
