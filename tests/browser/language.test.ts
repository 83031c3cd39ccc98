import { expect, type Page } from "playwright/test";
import { interpolate } from "../../app/format/interpolate";
import { localePath } from "../../app/locale";
import { enquiries } from "../../app/messages/ar/enquiries";
import { controls } from "../../app/messages/ar/layout";
import { drag } from "./support/drag.ts";
import { test } from "./support/fixtures.ts";
import { carouselReady } from "./support/locators.ts";

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

test("on an Arabic page the next picture is at the left", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(localePath("ar", "/off-plan/velos"));
  const { carousel: messages } = controls;
  const carousel = page.getByRole("region", {
    name: interpolate(messages.pictures, { title: "VELOS" }),
  });
  const row = carousel.getByRole("group", { name: messages.slides, exact: true });
  await row.scrollIntoViewIfNeeded();
  await carouselReady(carousel);
  const slide = (number: number) =>
    carousel.locator(
      `[aria-label="${interpolate(messages.slidePosition, { slide: `${number}`, count: "10" })}"]`,
    );
  const edgeOf = async (number: number) => (await slide(number).boundingBox())?.x ?? Number.NaN;
  const expectShown = async (number: number) => {
    await expect(carousel.getByText(`${number} / 10`, { exact: true })).toBeVisible();
    await expect(slide(number).getByRole("img")).toBeInViewport({ ratio: 0.5 });
  };
  await expectShown(1);
  expect(await edgeOf(2)).toBeLessThan(await edgeOf(1));

  const next = carousel.getByRole("button", { name: messages.next });
  const previous = carousel.getByRole("button", { name: messages.previous });
  expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
  await next.click();
  await expectShown(2);
  await row.press("ArrowLeft");
  await expectShown(3);
  await row.press("ArrowRight");
  await expectShown(2);

  await drag(row, 0.4);
  await expectShown(3);
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
