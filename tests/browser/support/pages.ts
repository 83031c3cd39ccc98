import { type HTMLElement, parse } from "node-html-parser";
import { pathsOf } from "../../sitemap-paths.ts";
import type { Described } from "./vocabulary.ts";

/** A page of the sitemap as a search engine reads it. */
export interface FoundPage {
  path: string;
  status: number;
  document: HTMLElement;
  /** What a visitor reads on it, in one line. */
  words: string;
  structuredData: Described[];
}

/** A text with every whitespace, no-break spaces too, as one space. */
export const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, " ");

/** Attributes with text for visitors, screen readers or search engines. */
export const textAttributes = ["alt", "aria-label", "title", "placeholder", "content"];

async function readPage(origin: string, path: string): Promise<FoundPage> {
  const response = await fetch(origin + path);
  const document = parse(await response.text());
  const structuredData = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(script.rawText) as Described[]);
  const body = document.querySelector("body")?.clone() as HTMLElement | undefined;
  for (const unread of body?.querySelectorAll("script, noscript") ?? []) unread.remove();
  return {
    path,
    status: response.status,
    document,
    // Adjacent elements have no space between them if the stylesheet separates them.
    words: collapseSpaces(parse(body?.toString().replaceAll("<", " <") ?? "").text),
    structuredData,
  };
}

/**
 * Reads every page that the sitemap names, by `fetch`: Playwright's requests take seven times as long.
 *
 * @param origin of the site
 */
export async function readSitemap(origin = ""): Promise<FoundPage[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Promise.all(pathsOf(sitemap).map((path) => readPage(origin, path)));
}
