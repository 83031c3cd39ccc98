import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import { test } from "./support/test.ts";

/** The lines of the site's source that match, each with its file. */
async function linesWith(pattern: RegExp, files: string) {
  const found: string[] = [];
  for await (const file of glob(files, { exclude: ["app/pictures/catalogue.ts"] }))
    for (const line of readFileSync(file, "utf8").split("\n"))
      if (pattern.test(line)) found.push(`${file}: ${line.trim()}`);
  return found;
}

test("nothing is laid out by left and right where a line may begin at either", async () => {
  const physicalClass =
    /[\s"'`:!-]((m|p|border-|rounded-|scroll-m|scroll-p)[lr]-[\w[(.]|(left|right)-[\d[(a-z]|(text|float|clear|origin)-(left|right)\b|bg-(linear|gradient)-to-[lr]\b)/;
  expect(await linesWith(/\bms-[\d(a-z]/, "app/**/*.tsx")).not.toEqual([]);
  expect(await linesWith(physicalClass, "app/**/*.{ts,tsx}")).toEqual([]);
  const physicalProperty =
    /^\s*(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)[a-z-]*)\s*:|(text-align|float|clear)\s*:\s*(left|right)|to (left|right)\s*,|transform-origin:\s*(0|100%|left|right)/;
  expect(await linesWith(/^\s*margin-inline-start:/, "app/**/*.css")).not.toEqual([]);
  expect(await linesWith(physicalProperty, "app/**/*.css")).toEqual([]);
});

test("every date and every number is written as the site's language writes it", async () => {
  const languageOfItsOwn = /Intl\.\w+\(\s*(["'`]|\))|toLocale\w+\(\s*(["'`]|\))/;
  expect(await linesWith(languageOfItsOwn, "app/**/*.{ts,tsx}")).toEqual([]);
  const byHand = /\\B\(\?=|\.toFixed\(/;
  expect(await linesWith(byHand, "app/**/*.{ts,tsx}")).toEqual([]);
});

test("what a visitor reads is written with the content, not in the code", async () => {
  const inMarkup =
    /^\s+[A-Z][a-z]+( [a-z]+)*[.!?]?$|>[A-Z][a-z][^<>{}=;]*<\/|(aria-label|title|label|alt)="[A-Z]/;
  expect(await linesWith(inMarkup, "app/**/*.tsx")).toEqual([]);
});

/** Opens a page as one whose language is written from right to left. */
async function openFromTheRight(page: Page, address: string) {
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('dir="ltr"', 'dir="rtl"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
}

for (const address of ["/", "/buy", "/invest/cash-flow", "/property/ontario-tower", "/contact"])
  test(`${address} can be read in a language that is written from right to left`, async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openFromTheRight(page, address);
      const mark = await page.getByRole("banner").getByRole("link").first().boundingBox();
      expect(mark?.x).toBeGreaterThan(width / 2);
      const title = page.getByRole("heading", { level: 1 });
      const ends = await title.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right } = words.getBoundingClientRect();
        return { before: left, after: innerWidth - right };
      });
      expect(ends.after).toBeLessThan(ends.before + width / 4);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
    }
  });

test("in a language that is written from right to left the next picture comes from the left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFromTheRight(page, "/property/ontario-tower");
  const carousel = page.getByRole("region", { name: "Pictures of Ontario Tower" });
  const row = carousel.getByRole("group", { name: "Slides" });
  await expect(row).toHaveClass(/swiper-initialized/);
  const slide = (number: number) => carousel.locator(`[aria-label="${number} of 10"]`);
  const edgeOf = async (number: number) => (await slide(number).boundingBox())?.x ?? Number.NaN;
  const expectShown = async (number: number) => {
    await expect(carousel.getByText(`${number} / 10`, { exact: true })).toBeVisible();
    await expect(slide(number).getByRole("img")).toBeInViewport({ ratio: 0.7 });
  };
  await expectShown(1);
  expect(await edgeOf(2)).toBeLessThan(await edgeOf(1));

  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expectShown(2);
  await row.press("ArrowLeft");
  await expectShown(3);
  await row.press("ArrowRight");
  await expectShown(2);

  const { x, y, width, height } = (await row.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(middle.x + (step * width) / 25, middle.y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
  await expectShown(3);
});
