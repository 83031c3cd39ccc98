import { expect, type Page } from "playwright/test";
import { localePath } from "../../app/locale";
import { enquiries } from "../../app/messages/ar/enquiries";
import { test } from "./support/fixtures.ts";

test.use({ pictures: "empty" });

test("an Arabic page begins at the right, title and mark", async ({ page }) => {
  for (const path of ["/", "/contact"] as const) {
    await page.goto(localePath("ar", path));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.locator("html")).toHaveAttribute("lang", "ar-AE");
      const mark = await page.getByRole("banner").getByRole("link").first().boundingBox();
      expect(mark?.x).toBeGreaterThan(width / 2);
      const title = page.getByRole("heading", { level: 1 });
      const ends = await title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return { before: left, after: innerWidth - right };
      });
      expect(ends.after).toBeLessThan(ends.before + width / 4);
    }
  }
});

/** The fonts that a page loads, with their sizes in bytes. */
async function fontsOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ name, decodedBodySize }) => ({ name, bytes: decodedBodySize })),
  );
}

test("only Arabic pages load the Arabic fonts", async ({ page }) => {
  const arabic = await fontsOf(page, localePath("ar", "/property/ontario-tower"));
  expect(arabic.map(({ name }) => /arabic-400/.test(name)).filter(Boolean)).toHaveLength(2);
  expect(arabic.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(135_000);
  // The page has the name of the Arabic language.
  const english = await fontsOf(page, "/property/ontario-tower");
  expect(english).not.toEqual([]);
  expect(english.filter(({ name }) => name.includes("arabic"))).toEqual([]);
});

test("in an Arabic form a phone number is left-to-right, and a name has its direction", async ({
  page,
}) => {
  await page.goto(localePath("ar", "/property/ontario-tower"));
  const { labels } = enquiries.kinds.viewing;
  const styleOf = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field) => [getComputedStyle(field).direction, getComputedStyle(field).textAlign]);
  expect(await styleOf(labels.phone)).toEqual(["ltr", "end"]);
  expect(await styleOf(labels.email)).toEqual(["ltr", "end"]);
  const name = page.getByLabel(labels.name, { exact: true });
  const direction = () => name.evaluate((field) => getComputedStyle(field).direction);
  await name.fill("ليلى الهاشمي");
  expect(await direction()).toBe("rtl");
  await name.fill("Giulia Ferrari");
  expect(await direction()).toBe("ltr");
});
