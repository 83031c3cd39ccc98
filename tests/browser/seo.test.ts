import { parse } from "node-html-parser";
import { expect } from "playwright/test";
import sharp from "sharp";
import {
  defaultLocale,
  localePath,
  type Locale,
  localeCodes,
  locales,
  sitePath,
} from "../../app/locale.ts";
import routes from "../../app/routes.ts";
import { shareCards } from "../../scripts/content/share-cards.ts";
import { test } from "./support/fixtures.ts";
import { collapseSpaces, type FoundPage, readSitemap } from "./support/pages.ts";

// The pages are read once for all tests.
test.describe.configure({ mode: "default" });

let pages: FoundPage[] = [];

test.beforeAll(async ({ readSource }) => {
  // Every page in every language.
  test.slow();
  pages = await readSitemap(readSource);
});

const titleOf = ({ document }: FoundPage) => document.querySelector("title")?.text ?? "";
const meta = ({ document }: FoundPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const canonical = ({ document }: FoundPage) =>
  new URL(document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "");
const langOf = ({ document }: FoundPage) => document.querySelector("html")?.getAttribute("lang");
const isUnique = (values: unknown[]) => new Set(values).size === values.length;

test("every page of the sitemap is there", () => {
  expect(pages.length).toBeGreaterThanOrEqual(30);
  expect(isUnique(pages.map(({ path }) => path))).toBe(true);
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
});

/** The page depends on the visitor. */
const unlisted = "/shortlist";

test("every page is in the sitemap", () => {
  const own = routes
    .map(({ file, path = "" }) => ({ file, path: path.replace(/^:locale\?\/?/, "/") }))
    .filter(({ file, path }) => file.endsWith(".tsx") && path !== "" && !/[:*]/.test(path))
    .map(({ path }) => path)
    .filter((path) => path !== unlisted);
  expect(own.length).toBeGreaterThan(15);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(own));
  expect(pages.map(({ path }) => path)).not.toContain(unlisted);
});

test("every page has a unique title and description", () => {
  for (const page of pages) {
    expect(titleOf(page), page.path).toMatch(/.+ \| Orizzonte$/);
    expect(meta(page, "description")?.length, page.path).toBeGreaterThan(40);
    expect(meta(page, "description")?.length, page.path).toBeLessThanOrEqual(170);
  }
  // A name may be the same in two languages.
  for (const lang of new Set(pages.map(langOf))) {
    const alike = pages.filter((page) => langOf(page) === lang);
    expect(isUnique(alike.map(titleOf)), lang).toBe(true);
    expect(isUnique(alike.map((page) => meta(page, "description"))), lang).toBe(true);
  }
});

test("every page names its one address, all on one host", () => {
  for (const page of pages) {
    expect(canonical(page).pathname, page.path).toBe(page.path);
    expect(meta(page, "og:url"), page.path).toBe(
      `${canonical(page).origin}${page.path === "/" ? "" : page.path}`,
    );
    expect(meta(page, "robots"), page.path).toBeUndefined();
  }
  expect(new Set(pages.map((page) => canonical(page).origin)).size).toBe(1);
});

test("every page has its language and its alternates", () => {
  for (const page of pages) {
    const { origin, pathname } = canonical(page);
    const path = sitePath(pathname);
    const addressIn = (locale: Locale) => `${origin}${localePath(locale, path)}`.replace(/\/$/, "");
    const alternates = page.document
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
    expect(alternates, page.path).toEqual([
      ...localeCodes.map((locale) => [locale, addressIn(locale)]),
      ["x-default", addressIn(defaultLocale)],
    ]);
    const current = localeCodes.find((locale) => localePath(locale, path) === pathname);
    const lang = langOf(page) ?? "";
    expect(lang, page.path).toBe(current && locales[current].lang);
    // Locales that Facebook knows.
    const openGraph = { en: "en_GB", it: "it_IT", ar: "ar_AR" };
    expect(meta(page, "og:locale"), page.path).toBe(openGraph[current ?? "en"]);
    const languages = page.structuredData.flatMap(({ inLanguage }) => inLanguage ?? []);
    expect(new Set([...languages, lang]), page.path).toEqual(new Set([lang]));
    if (/\/(property|off-plan|journal)\/|^\/(it|ar)?$/.test(page.path))
      expect(languages).not.toEqual([]);
  }
});

test("every shared link has texts and a unique picture, 1200 by 630", async ({ get }) => {
  for (const found of pages) {
    expect(titleOf(found), found.path).toContain(meta(found, "og:title"));
    expect(meta(found, "og:description"), found.path).toBe(meta(found, "description"));
    expect(meta(found, "twitter:card"), found.path).toBe("summary_large_image");
  }
  const pictures = pages.map((found) => new URL(meta(found, "og:image") ?? "").pathname);
  expect(isUnique(pictures)).toBe(true);
  expect(shareCards.map(({ address }) => address).toSorted()).toEqual(pictures.toSorted());
  const sizes: string[] = [];
  for (const picture of pictures) {
    const { format, width, height } = await sharp(
      await (await get(picture)).arrayBuffer(),
    ).metadata();
    sizes.push(`${format} ${width}x${height}`);
  }
  expect(sizes).toEqual(pictures.map(() => "jpeg 1200x630"));
});

test("the sitemap's pictures are those of the pages, its dates past ones", async ({ request }) => {
  const xml = parse(await (await request.get("/sitemap.xml")).text());
  const tomorrow = Date.now() + 86_400_000;
  const entries = xml.querySelectorAll("url").map((entry) => ({
    path: new URL(entry.querySelector("loc")?.text ?? "").pathname,
    changed: entry.querySelector("lastmod")?.text ?? "",
    pictures: entry
      .getElementsByTagName("image:loc")
      .map((picture) => new URL(picture.text).pathname),
  }));
  expect(entries).toHaveLength(pages.length);
  for (const { path, changed, pictures } of entries) {
    const document = pages.find((page) => page.path === path)?.document;
    expect(changed, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(changed), path).toBeLessThan(tomorrow);
    if (path.startsWith("/journal/")) {
      const days = document
        ?.querySelectorAll("article time")
        .map((time) => time.getAttribute("datetime"));
      expect(days?.length, path).toBeGreaterThan(0);
      for (const day of days ?? []) expect(changed >= (day ?? ""), path).toBe(true);
    }
    const shown = document?.querySelectorAll("main img").map((image) => image.getAttribute("src"));
    expect(shown, path).toEqual(expect.arrayContaining(pictures));
  }
  // Four homes and four investment pages, at least.
  const galleries = entries.filter(({ pictures }) => pictures.length > 1);
  expect(galleries.length).toBeGreaterThanOrEqual(8);
});

for (const locale of localeCodes)
  test(`the feed in ${locale} has listings and articles, newest first`, async ({ request }) => {
    const own = pages.filter((page) => langOf(page) === locales[locale].lang);
    const address = own[0]?.document
      .querySelector('link[type="application/atom+xml"]')
      ?.getAttribute("href");
    expect(address).toBe(localePath(locale, "/feed.xml"));
    const response = await request.get(address ?? "");
    expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = parse(await response.text());
    expect(feed.querySelector("feed")?.getAttribute("xml:lang")).toBe(locales[locale].lang);
    expect(feed.querySelector("feed > author > name")?.text).toBe("Orizzonte");
    const textOf = (entry: typeof feed, name: string) => entry.querySelector(name)?.text ?? "";
    const entries = feed.querySelectorAll("entry").map((entry) => ({
      path: new URL(textOf(entry, "id")).pathname,
      title: textOf(entry, "title"),
      summary: textOf(entry, "summary"),
      days: [textOf(entry, "published"), textOf(entry, "updated")],
    }));
    const expected = own.filter(({ path }) => /\/(property|off-plan|journal)\//.test(path));
    expect(entries.map(({ path }) => path).toSorted()).toEqual(
      expected.map(({ path }) => path).toSorted(),
    );
    for (const { path, title, summary, days } of entries) {
      const heading = expected.find((page) => page.path === path)?.document.querySelector("h1");
      const latinName = heading?.querySelector('[lang="en"]')?.text ?? "";
      const name = [title, latinName].join(" ").trim();
      expect(collapseSpaces(heading?.text ?? ""), path).toBe(collapseSpaces(name));
      expect(summary.length, path).toBeGreaterThan(20);
      for (const day of days) expect(day, path).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+04:00$/);
    }
    const published = entries.map(({ days: [day = ""] }) => day);
    expect(published).toEqual(published.toSorted().toReversed());
  });

test("robots.txt disallows the functions only, and has the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(["Disallow: /functions/"]);
});

test("llms.txt has every page in English, with the texts of properties", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  const links = new Map(
    [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, title, address, line]) => [
      new URL(address ?? "").pathname,
      { title, line },
    ]),
  );
  const english = pages.filter((page) => langOf(page) === "en-GB");
  expect([...links.keys()].toSorted()).toEqual(english.map(({ path }) => path).toSorted());
  for (const { path, document, words } of english)
    if (/^\/(property|off-plan|areas|journal)\//.test(path)) {
      expect(document.querySelector("h1")?.text, path).toBe(links.get(path)?.title);
      // The page has the period of a rent beside its price, without parentheses.
      for (const sentence of links.get(path)?.line?.split(/\. (?=[A-Z])| \(|\)/) ?? [])
        expect(words, path).toContain(collapseSpaces(sentence.replace(/^\. |\.$/g, "")));
    }
});

test("security.txt has a contact, and expires in some months", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: http\S+\/\.well-known\/security\.txt$/m);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(120);
  expect(days).toBeLessThan(365);
});

test("missing pages and filtered lists stay out of search engines", async ({ source }) => {
  for (const address of [
    "/no-such-page",
    "/property/no-such-home",
    "/buy?type=villa",
    "/buy?for=rent",
  ]) {
    const html = await source(address);
    expect(html, address).toContain('<meta name="robots" content="noindex');
    expect(html, address).not.toContain('rel="canonical"');
  }
});
