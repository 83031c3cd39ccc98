import { gzipSync } from "node:zlib";
import { expect, type Page } from "playwright/test";
import { localePath, localeCodes, locales } from "../../app/locale";
import { testsEveryPage } from "./support/addresses.ts";
import { contrasts } from "./support/contrast.ts";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ pictures: "empty" });

const widths = testsEveryPage
  ? [320, 360, 390, 480, 600, 768, 1024, 1120, 1280, 1400, 1720]
  : [320, 768, 1280];

const kindOf = (path: string) => path.split("/")[1] + String(path.split("/").length);

const everyMap = [
  { path: "/areas", labels: 9 },
  { path: "/areas/marina-bay", labels: 3 },
  { path: "/areas/emirates-hills", labels: 3 },
  { path: "/property/ontario-tower", labels: 3 },
  { path: "/property/al-soufuh-apartment", labels: 3 },
  { path: "/property/luxury-beachfront-villa", labels: 3 },
  { path: "/off-plan/avida-dubai-islands", labels: 3 },
  { path: "/off-plan/al-marjan-island", labels: 3 },
  { path: "/buy", labels: 5 },
] as const;

/** One page of each kind; every one with `ALL_PAGES=1`. */
const mapped = everyMap.filter(
  ({ path }, index) =>
    testsEveryPage || everyMap.findIndex((other) => kindOf(other.path) === kindOf(path)) === index,
);

interface Label {
  text: string;
  size: number;
  box: { left: number; top: number; right: number; bottom: number };
}

const labelsOf = (page: Page) =>
  page
    .locator(".coast-map")
    .first()
    .evaluate((map): Label[] =>
      [...map.querySelectorAll("text")].flatMap((label) => {
        const { left, top, right, bottom } = label.getBoundingClientRect();
        if (right === left) return [];
        const size = Number.parseFloat(getComputedStyle(label).fontSize);
        return [{ text: label.textContent, size, box: { left, top, right, bottom } }];
      }),
    );

const labelsOverlap = ({ box: one }: Label, { box: other }: Label) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Maps in Italian have the place names of those in English. */
const labelled = localeCodes.filter((locale) => testsEveryPage || locale !== "it");

for (const locale of labelled)
  test(`no labels overlap in ${locales[locale].name}`, async ({ pageWithoutScripts }) => {
    test.slow();
    for (const { path, labels: least } of mapped) {
      const page = await pageWithoutScripts(localePath(locale, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (width === widths[0]) {
          await page.evaluate(() => document.fonts.ready);
          // Where the map is behind a button, it is opened once.
          await page
            .locator("details:has(.coast-map)")
            .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
        }
        const labels = await labelsOf(page);
        expect(labels.length, `${path}, ${width} px`).toBeGreaterThanOrEqual(least);
        const overlapping = labels.flatMap((one, index) =>
          labels
            .slice(index + 1)
            .filter((other) => labelsOverlap(one, other))
            .map((other) => `${one.text} and ${other.text}`),
        );
        expect(overlapping, `${path}, ${width} px`).toEqual([]);
        for (const { text, size } of labels) expect(size, text).toBeGreaterThanOrEqual(11);
      }
      await page.setViewportSize(desktop);
    }
  });

test("the areas on the map follow the list, and highlight their cards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, "/areas");
  const links = page.getByRole("group", { name: "Areas on the map" }).getByRole("link");
  const cards = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
  await expect(links).toHaveText(await cards.allTextContents());
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Tab");
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  const highlighted = page.locator("[data-current]");
  const link = links.filter({ hasText: "Palm Beach" });
  const card = page.getByRole("listitem").filter({
    has: page.getByRole("link", { name: "Explore Area (Palm Beach)" }),
  });
  await link.focus();
  await expect(highlighted).toHaveCount(2);
  await expect(card).toHaveAttribute("data-current");
  await link.blur();
  await expect(highlighted).toHaveCount(0);
  await card.hover();
  await expect(link).toHaveAttribute("data-current");
});

test("without JavaScript the map opens above the list on a phone", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/buy?type=apartment");
  await page.setViewportSize(phone);
  await page.locator(".property-map summary").click();
  await page.locator(".map-link text").filter({ hasText: "Al Soufuh" }).click();
  await expect(page).toHaveURL("/buy?type=apartment#property-al-soufuh-apartment");
  await expect(page.locator("#property-al-soufuh-apartment")).toBeInViewport();
  await page.setViewportSize(desktop);
});

test("the map of the areas is light, one image and links", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/areas");
  const markup = await page.locator(".coast-map").evaluate((map) => map.outerHTML);
  expect(gzipSync(markup).length).toBeLessThanOrEqual(6_000);
  await expect(page.locator(".coast-map")).toMatchAriaSnapshot(`
    - figure "Map of the coast of Dubai":
      - /children: deep-equal
      - img /^The coast of Dubai, with the sea above and the city below\\. From left to right. Marina Bay, .+\\.$/
      - group "Areas on the map":
        - link "Downtown District":
          - /url: /areas/downtown-district
        - link "Beachfront Paradise":
          - /url: /areas/beachfront-paradise
        - link "Marina Bay":
          - /url: /areas/marina-bay
        - link "Palm Beach":
          - /url: /areas/palm-beach
        - link "Business District":
          - /url: /areas/business-district
        - link "Emirates Hills":
          - /url: /areas/emirates-hills
      - link "Coastline © OpenStreetMap contributors":
        - /url: https://www.openstreetmap.org/copyright
      - 'link "Positions: GeoNames"':
        - /url: https://www.geonames.org/
  `);
});

/** The map of all areas and that of one place have all marks between them. */
for (const path of ["/areas", "/property/ontario-tower"])
  test(`labels on ${path} have a contrast of 4.5 : 1, and markers of 3 : 1`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(path);
    const map = page.locator(".coast-map").first();
    await map.scrollIntoViewIfNeeded();
    // Lines are thinner than letters and markers: their background is land and sea.
    await map
      .locator(".map-land, .map-line, .map-road, .map-note path, .map-note line")
      .evaluateAll((lines: SVGElement[]) => lines.forEach(({ style }) => (style.stroke = "none")));
    const counts = await contrasts(page, map.locator(".map-count"));
    const labels = await contrasts(page, map.locator("text:not(.map-count)"));
    expect(labels.length).toBeGreaterThanOrEqual(3);
    for (const { text, ratio } of [...counts, ...labels])
      expect(ratio, text ?? "").toBeGreaterThanOrEqual(4.5);
    for (const { ratio } of await contrasts(page, map.locator(".map-marker")))
      expect(ratio).toBeGreaterThanOrEqual(3);
  });

for (const path of [
  "/areas/palm-beach",
  "/it/areas/palm-beach",
  "/property/al-soufuh-apartment",
  "/off-plan/avida-dubai-islands",
])
  test(`no coastline runs through the name on the map of ${path}`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const grounds = await page.locator(".coast-map .map-name").evaluate((name) => {
        const { left, top, width: across, height } = name.getBoundingClientRect();
        const land = document.querySelector<SVGPathElement>(".map-land")!;
        const toMap = land.getScreenCTM()!.inverse();
        const points = Array.from({ length: 33 }, (_, index) =>
          [0.35, 0.75].map((down) =>
            new DOMPoint(left + (index / 32) * across, top + down * height).matrixTransform(toMap),
          ),
        ).flat();
        return [...new Set(points.map((point) => land.isPointInFill(point)))];
      });
      expect(grounds, `${width}`).toHaveLength(1);
    }
  });

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the map has the visitor's colours alone", async ({ page }) => {
    await page.goto("/areas");
    const systemColours = await page.evaluate(() =>
      ["Canvas", "CanvasText", "LinkText", "GrayText", "Highlight"].map((name) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = name;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    );
    const colours = await page
      .locator(".coast-map svg :is(path, line, circle, text)")
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return part.matches(".map-target") ? [] : [fill, stroke];
        }),
      );
    const painted = new Set(colours.filter((colour) => colour !== "none"));
    expect(painted.size).toBeGreaterThan(1);
    for (const colour of painted) expect(systemColours).toContain(colour);
  });
});

test("the map of the list shows its properties, and those of a filter", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/buy");
  const image = page.locator(".coast-map").getByRole("img");
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAccessibleName(
    "3 properties on the coast of Dubai: Business Bay and Jumeirah.",
  );
  const markers = page.getByRole("group", { name: "Properties on the map" }).getByRole("link");
  await expect(markers).toHaveCount(2);
  await expect(markers.first()).toHaveAccessibleName(
    "Business Bay, 2 properties: Ontario Tower and Continental Tower",
  );
  await expect(markers.last()).toHaveAccessibleName("Al Soufuh, Jumeirah, Dubai");
  await page.goto("/buy?bedrooms=1");
  await expect(markers).toHaveCount(1);
  await expect(markers).toHaveAccessibleName(/^Continental Tower/);
});

test("a property without coordinates is shown by its district", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/property/ontario-tower");
  const section = page.getByRole("region", { name: "Where it is" });
  await expect(section.locator(".map-drawing")).toHaveAccessibleName(
    /^Map of Ontario Tower .*Burj Khalifa 1\.4\s?km/,
  );
  await expect(section.getByText("The map shows the district, Business Bay")).toBeVisible();
  await expect(section.getByRole("row", { name: /^Burj Khalifa/ })).toHaveText(/1\.4\s?km/);
  const links = section.getByRole("link", { name: /opens in a new tab/ });
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
  );
  expect(addresses).toEqual([
    ["https://www.google.com/maps/search/?api=1&query=25.18544%2C55.26969", "_blank"],
    ["https://maps.apple.com/?ll=25.18544%2C55.26969&q=Ontario%20Tower", "_blank"],
  ]);
});

test("in Arabic the labels are mirrored, the map is not", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/ar/areas");
  const edges = (area: string) =>
    page.locator(`.map-link[data-highlight-id="${area}"] .map-marker`).boundingBox();
  const [marina, downtown] = [await edges("marina-bay"), await edges("downtown-district")];
  expect(marina!.x).toBeLessThan(downtown!.x);
  const name = page.locator('.map-link[data-highlight-id="marina-bay"] text');
  expect(await name.evaluate((text) => getComputedStyle(text).direction)).toBe("rtl");
});
