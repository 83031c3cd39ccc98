import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { pathsOf } from "../../sitemap-paths.ts";
import type { Described } from "./vocabulary.ts";

export interface FoundPage {
  path: string;
  status: number;
  document: HTMLElement;
  /** What a visitor reads on it, in one line. */
  readonly words: string;
  structuredData: Described[];
}

/** A text with every whitespace, no-break spaces too, as one space. */
export const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, " ");

/** Attributes with text for visitors, screen readers or search engines. */
export const textAttributes = ["alt", "aria-label", "title", "placeholder", "content"];

interface Source {
  status: number;
  /** The address after redirects. */
  url: string;
  html: string;
}

export type ReadSource = (address: string) => Promise<Source>;

/**
 * Reads pages by `fetch`: Playwright's requests take seven times as long. Each is rendered once for all tests.
 *
 * @param folder which the workers share, and Playwright empties before a run
 */
export function sourceReader(origin: string, folder: string): ReadSource {
  const known = new Map<string, Promise<Source>>();
  const read = async (address: string): Promise<Source> => {
    const file = path.join(folder, createHash("sha256").update(address).digest("hex"));
    try {
      return JSON.parse(readFileSync(file, "utf8")) as Source;
    } catch {
      const response = await fetch(origin + address);
      const { status, url } = response;
      const source = { status, url, html: await response.text() };
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(source));
      renameSync(`${file}.${process.pid}`, file);
      return source;
    }
  };
  return (address) => {
    const source = known.get(address) ?? read(address);
    known.set(address, source);
    return source;
  };
}

async function readPage(read: ReadSource, address: string): Promise<FoundPage> {
  const { status, html } = await read(address);
  const document = parse(html);
  const structuredData = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(script.rawText) as Described[]);
  return {
    path: address,
    status,
    document,
    get words() {
      const body = document.querySelector("body")?.clone() as HTMLElement | undefined;
      for (const unread of body?.querySelectorAll("script, noscript") ?? []) unread.remove();
      // Adjacent elements have no space between them if the stylesheet separates them.
      return collapseSpaces(parse(body?.toString().replaceAll("<", " <") ?? "").text);
    },
    structuredData,
  };
}

export async function readSitemap(read: ReadSource): Promise<FoundPage[]> {
  const { html: sitemap } = await read("/sitemap.xml");
  return Promise.all(pathsOf(sitemap).map((address) => readPage(read, address)));
}
