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
