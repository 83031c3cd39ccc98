import { expect } from "playwright/test";
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

test("in an Arabic form each value has its own direction", async ({ page }) => {
  await page.goto(localePath("ar", "/property/ontario-tower"));
  const { labels } = enquiries.kinds.viewing;
  const field = (label: string) =>
    page.getByRole("textbox", { name: new RegExp(`^${label}`, "u") });
  const styleOf = (label: string) =>
    field(label).evaluate((element) => {
      const { direction, textAlign, unicodeBidi } = getComputedStyle(element);
      return { direction, textAlign, unicodeBidi };
    });
  const number = { direction: "ltr", textAlign: "end" };
  expect(await styleOf(labels.phone)).toMatchObject(number);
  expect(await styleOf(labels.email)).toMatchObject(number);
  // Each paragraph has the direction of its first letter, and an empty field that of the page.
  const own = { direction: "rtl", textAlign: "start", unicodeBidi: "plaintext" };
  expect(await styleOf(labels.name)).toEqual(own);
  expect(await styleOf(labels.message)).toEqual({ ...own, unicodeBidi: "normal" });
  await field(labels.message).fill("Giulia Ferrari");
  expect(await styleOf(labels.message)).toEqual(own);
});
