import { type HTMLElement, parse } from "node-html-parser";
import type { APIRequestContext } from "playwright/test";
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
export const asRead = (text: string) => text.replaceAll(/\s+/g, " ");

async function readPage(request: APIRequestContext, path: string): Promise<FoundPage> {
  const response = await request.get(path);
  const document = parse(await response.text());
  const structuredData = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(script.rawText) as Described[]);
  const body = document.querySelector("body")?.clone() as HTMLElement | undefined;
  for (const unread of body?.querySelectorAll("script, noscript") ?? []) unread.remove();
  return {
    path,
    status: response.status(),
    document,
    // Adjacent elements have no space between them if the stylesheet separates them.
    words: asRead(parse(body?.toString().replaceAll("<", " <") ?? "").text),
    structuredData,
  };
}

/** Every page that the sitemap names. */
export async function readSitemap(request: APIRequestContext): Promise<FoundPage[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return Promise.all(pathsOf(sitemap).map((path) => readPage(request, path)));
}
