import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "playwright/test";
import { sitemapEntries } from "../../app/layout/sitemap-entries";
import { type Locale, localePath, locales, localeCodes, type SitePath } from "../../app/locale";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";
import { phone } from "./support/screens.ts";

/** The limits of a page as loaded, in compressed bytes. HTML has no limit. */
const budget = { script: 145_000, stylesheet: 18_000, font: 90_000 };

/** The limit of the home page's first screen, in bytes, pictures included. */
const wholeHome = 400_000;

/** Arabic pages load two more fonts. */
const arabicBudget = { ...budget, font: 135_000 };

test.use({
  viewport: phone,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

// Every page is measured with an empty cache.
test.afterEach(({ context }) => context.close());

/** Compressed formats, which are sent unchanged. */
const packed = /\.(avif|jpe?g|png|woff2)$/;

const isSwiper = (address: string) => address.includes("/swiper");

async function open(page: Page, path: string) {
  const files = new Map<string, Response>();
  page.on("response", (response) => files.set(new URL(response.url()).pathname, response));
  await openHydrated(page, path);
  await page.waitForLoadState("networkidle");
  const named = page.locator('head link[rel="preload"][as="image"]');
  const ahead = (
    await named.evaluateAll((links) => links.map((link) => link.getAttribute("imagesrcset")))
  ).join();
  const preloaded = [...files.keys()]
    .filter((file) => file.endsWith(".avif") && ahead.includes(file))
    .map((file) => file.replace(/-\d+\.avif$/, ""));

  const weights = new Map<string, number>();
  for (const [address, response] of files) {
    const name = isSwiper(address) ? "swiper" : response.request().resourceType();
    const body = await response.body();
    const weight = packed.test(address) ? body.length : gzipSync(body).length;
    weights.set(name, (weights.get(name) ?? 0) + weight);
  }
  return { weights, preloaded };
}

/** Pages of one composition, which differ by their words. */
const kinds = ["/areas/", "/journal/", "/off-plan/"];
const paths = sitemapEntries().map(({ path }) => path);

/** The pages that load most. `ALL_PAGES=1` opens every page. */
const heaviest: readonly SitePath[] = [
  "/",
  "/buy",
  "/off-plan/palazzo-tissoli",
  "/property/ontario-tower",
];

/** Italian pages load what English ones do, and Arabic pages two more fonts. */
const heaviestIn: Record<Locale, readonly SitePath[]> = {
  en: heaviest,
  it: [],
  ar: ["/off-plan/palazzo-tissoli", "/property/ontario-tower"],
};

for (const locale of localeCodes)
  test.describe(`in ${locales[locale].name}`, () => {
    // The page offers the language that this browser prefers.
    test.use({ locale: locale === "it" ? "en" : "it" });

    for (const path of testsEveryPage ? paths : heaviestIn[locale])
      test(`${localePath(locale, path)} is light on a phone`, async ({ page }) => {
        const { weights, preloaded } = await open(page, localePath(locale, path));
        expect.soft(preloaded, "no picture in two widths").toEqual([...new Set(preloaded)]);
        const limits = locale === "ar" ? arabicBudget : budget;
        for (const [kind, limit] of Object.entries(limits))
          expect.soft(weights.get(kind), kind).toBeLessThanOrEqual(limit);
        const near = await page
          .locator(".carousel")
          .evaluateAll((rows) =>
            rows.some((row) => row.getBoundingClientRect().top < innerHeight * 1.1),
          );
        if (!near) expect(weights.has("swiper"), "Swiper before a carousel is near").toBe(false);
        const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
        if (localePath(locale, path) === "/") expect(whole).toBeLessThanOrEqual(wholeHome);
      });
  });

test("pages of one composition fetch the same scripts and styles", async ({ html }) => {
  for (const kind of kinds) {
    const files = new Set<string>();
    for (const path of paths.filter((other) => other.startsWith(kind))) {
      const links = (await html(path)).querySelectorAll("[rel=stylesheet], [rel=modulepreload]");
      files.add(links.map((link) => link.getAttribute("href")).join(" "));
    }
    expect([...files], kind).toHaveLength(1);
    expect([...files][0]).toContain("/assets/");
  }
});

test("the styles that order the layers are first", async ({ html }) => {
  for (const path of heaviest) {
    const [first] = (await html(path)).querySelectorAll("[rel=stylesheet]");
    expect(first?.getAttribute("href"), path).toMatch(/^\/assets\/entry-/);
  }
});

test("pictures and messages of other pages are not sent", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/buy", { waitUntil: "networkidle" });
  const code = (await Promise.all(scripts)).join("\n");
  expect(code).not.toContain("/pictures/");
  expect(code).not.toContain("per sq ft");
});
