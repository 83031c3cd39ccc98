import { articlesIn } from "~/content/articles";
import { daysOf } from "~/content/changes";
import { company } from "~/content/company";
import { siteTextsLastModified } from "~/content/site-pages";
import { projectShowcases } from "~/features/invest/project-showcase";
import { articleSummary } from "~/features/journal/article-summary";
import { escapeHtml } from "~/format/clean-text";
import { pageSite } from "~/layout/page-site";
import { propertyInBrief, show } from "~/listings/listing";
import { localePath, locales, type SitePath } from "~/locale";
import type { Site } from "~/site/site";
import type { Route } from "./+types/feed";

/** The maximum number of entries. */
const maxEntries = 50;

interface FeedEntry {
  path: SitePath;
  title: string;
  summary: string;
  /** As yyyy-mm-dd. */
  published: string;
  updated: string;
}

function listingDays(folder: "properties" | "projects", id: string) {
  const { added, changed } = daysOf(folder, id);
  return { published: added, updated: changed };
}

/** The advertised listings and the articles of a language, the newest first. */
function feedEntries(site: Site): FeedEntry[] {
  const { locale, advertised } = site;
  return [
    ...advertised.properties.map((property) => {
      const { title, path } = show(site, property);
      const summary = propertyInBrief(site, property);
      return { path, title, summary, ...listingDays("properties", property.id) };
    }),
    ...projectShowcases(site, advertised.projects).map(({ id, title, line, page }) => ({
      path: page.to,
      title,
      summary: line,
      ...listingDays("projects", id),
    })),
    ...articlesIn(locale).map((article) => {
      const { title, to, excerpt, date } = articleSummary(site, article);
      return {
        path: to,
        title,
        summary: excerpt,
        published: date,
        updated: daysOf("journal", article.id).changed,
      };
    }),
  ]
    .toSorted((one, other) => other.published.localeCompare(one.published))
    .slice(0, maxEntries);
}

/** The start of a day in Dubai, as RFC 3339 requires. */
const startOf = (day: string) => `${day}T00:00:00+04:00`;

/** /feed.xml in each language: new listings and articles in Atom (RFC 4287). */
export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages, origin } = site;
  const addressOf = (path: SitePath) => `${origin}${localePath(locale, path)}`;
  const entries = feedEntries(site);
  const updated = entries.map((entry) => entry.updated).toSorted();
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].lang}">`,
    `<id>${addressOf("/feed.xml")}</id>`,
    `<title>${escapeHtml(`${company.name}: ${messages.feed.title}`)}</title>`,
    `<updated>${startOf(updated.at(-1) ?? siteTextsLastModified)}</updated>`,
    `<author><name>${escapeHtml(company.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${addressOf("/feed.xml")}"/>`,
    `<link rel="alternate" type="text/html" href="${addressOf("/")}"/>`,
    ...entries.map((entry) =>
      [
        "<entry>",
        `<id>${addressOf(entry.path)}</id>`,
        `<title>${escapeHtml(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${addressOf(entry.path)}"/>`,
        `<published>${startOf(entry.published)}</published>`,
        `<updated>${startOf(entry.updated)}</updated>`,
        `<summary>${escapeHtml(entry.summary)}</summary>`,
        "</entry>",
      ].join(""),
    ),
    "</feed>",
  ].join("\n");
  return new Response(xml, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
