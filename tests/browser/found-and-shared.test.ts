import { expect } from "playwright/test";
import { test } from "./support/test.ts";

interface Head {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  picture: string;
  structuredData: Record<string, unknown>[];
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

let heads: Head[] = [];

const types = (path: string) =>
  heads.find((head) => head.path === path)?.structuredData.map((data) => data["@type"]);

test.beforeAll(async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? "").pathname,
  );
  heads = await Promise.all(
    paths.map(async (path) => {
      const response = await request.get(path);
      const html = await response.text();
      return {
        path,
        status: response.status(),
        title: first(html, /<title>([^<]+)<\/title>/),
        description: first(html, /<meta name="description" content="([^"]+)"/),
        canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
        picture: first(html, /<meta property="og:image" content="([^"]+)"/),
        structuredData: [
          ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ].map(([, json]) => JSON.parse(json ?? "") as Record<string, unknown>),
      };
    }),
  );
});

test("every page of the sitemap is there", () => {
  expect(heads.length).toBeGreaterThanOrEqual(30);
  expect(heads.filter(({ status }) => status !== 200)).toEqual([]);
});

test("every page has a title and a description of its own", () => {
  for (const { path, title, description } of heads) {
    expect(title, path).toMatch(/.+ \| Orizzonte$/);
    expect(description.length, path).toBeGreaterThan(40);
    expect(description.length, path).toBeLessThanOrEqual(170);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test("every page names its one address", () => {
  for (const { path, canonical } of heads) expect(new URL(canonical).pathname, path).toBe(path);
});

test("every shared link has a picture of its own, 1200 by 630", async ({ page }) => {
  await page.goto("/");
  for (const { path, picture } of heads) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(picture).pathname);
    expect(size, path).toBe("1200x630");
  }
  expect(new Set(heads.map(({ picture }) => picture)).size).toBe(heads.length);
});

test("a home's structured data says what its page shows", () => {
  const home = heads.find(({ path }) => path === "/property/ontario-tower");
  const listing = home?.structuredData.find((data) => data["@type"] === "RealEstateListing");
  expect(listing).toMatchObject({
    name: "Ontario Tower",
    offers: { price: 1_500_000, priceCurrency: "AED" },
    mainEntity: { "@type": "Apartment", numberOfBedrooms: 2, floorSize: { value: 982 } },
  });
});

test("an article, the firm and the way to a page are described in schema.org's words", () => {
  expect(types("/")).toEqual(expect.arrayContaining(["RealEstateAgent", "WebSite"]));
  expect(types("/journal/from-interest-to-title-deed")).toEqual(
    expect.arrayContaining(["Article", "BreadcrumbList"]),
  );
  expect(types("/property/ontario-tower")).toContain("BreadcrumbList");
});

test("robots.txt leads to the sitemap, and llms.txt to the homes", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(
    /^Sitemap: http.+\/sitemap\.xml$/m,
  );
  expect(await (await request.get("/llms.txt")).text()).toContain("/property/ontario-tower");
  expect((await request.get("/.well-known/security.txt")).status()).toBe(200);
});

test("a missing page and a filtered list stay out of search engines", async ({ request }) => {
  const missing = await request.get("/nowhere");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('content="noindex');
  expect(await (await request.get("/buy?type=villa")).text()).toContain('content="noindex');
});
