import { expect, type Page } from "playwright/test";
import { localeCodes, localePath } from "../../app/locale";
import { contrasts } from "./support/contrast.ts";
import { test } from "./support/fixtures.ts";
import { carouselReady } from "./support/locators.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ contextOptions: {} });

const panel = (page: Page) => page.locator(".invest-panel");
const investButton = (page: Page) => page.getByRole("button", { name: "Invest", exact: true });

async function readOn(page: Page, atEachStop: () => Promise<void>) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await atEachStop();
  }
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the INVEST menu opens, closes on Escape, and a choice navigates", async ({ page }) => {
    await page.goto("/");
    await investButton(page).press("Enter");
    await expect(panel(page).getByRole("link")).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(investButton(page)).toBeFocused();
    await investButton(page).press("Enter");
    await panel(page).getByRole("link", { name: "Cash Flow" }).click();
    await expect(page).toHaveURL(/\/invest\/cash-flow$/);
  });

  test("the cards are three in a row, and loop where they do not all fit", async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: "Luxury Properties" });
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator(".carousel-slide")).toHaveCount(9);
    const whole = row.locator(".carousel-slide:not([inert])").getByRole("heading");
    await expect(whole).toHaveText(["Ontario Tower", "Continental Tower", /Al Soufuh/]);
    await expect(row.locator(".carousel-slide").nth(3)).not.toBeInViewport();
    await expect(row.getByRole("button", { name: "slide" })).toHaveCount(0);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(row.getByText("1 / 3")).toBeVisible();
    for (const place of ["2 / 3", "3 / 3", "1 / 3"]) {
      await row.getByRole("button", { name: "Next slide" }).click();
      await expect(row.getByText(place)).toBeVisible();
    }
    await row.getByRole("button", { name: "Previous slide" }).click();
    await expect(row.getByText("3 / 3")).toBeVisible();
  });
});

test("the opening's text is readable at any width, below the waterline", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [320, 760],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const title = page.getByRole("heading", { level: 1 });
    const picture = page.locator(".hero-picture");
    const edge = await page.locator(".hero-horizon").boundingBox();
    expect(edge?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    const position = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
    const box = await picture.boundingBox();
    const water = (Number.parseFloat(position.split(" ")[1] ?? "") / 100) * (box?.height ?? 0);
    expect(Math.abs((edge?.y ?? 0) - water)).toBeLessThanOrEqual(2);
    const words = page.locator(
      ".site-header :is(a, button):visible, .hero h1 span, .hero p:visible, .invest-button",
    );
    for (const { text, ratio } of await contrasts(page, words))
      expect.soft(ratio, `${width} px: ${text}`).toBeGreaterThanOrEqual(4.5);
  }
});

test("the opening's button is in the first screen, in each language", async ({ hydratedPage }) => {
  for (const locale of localeCodes) {
    const page = await hydratedPage(localePath(locale, "/"));
    for (const [width, height] of [
      [360, 740],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(".hero-text a").first(), `${locale}, ${width} px`).toBeInViewport({
        ratio: 1,
      });
    }
    await page.setViewportSize(desktop);
  }
});

test("on a phone the page is not too long, and scrolls without a shift", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Italian texts are the longest.
  await page.goto("/it");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, "at most twelve screens").toBeLessThanOrEqual(10_000);
  const longestText = await page.locator("main img").evaluateAll((images) => {
    const boxes = images.map((image) => image.getBoundingClientRect()).filter(({ top }) => top > 0);
    const lowerEdges = [0, ...boxes.map(({ bottom }) => bottom)];
    return Math.max(
      ...boxes.map(({ top }) => top - Math.max(...lowerEdges.filter((y) => y < top))),
    );
  });
  expect(longestText, "px without a picture").toBeLessThan(2_000);
  await readOn(page, () => page.waitForLoadState("networkidle"));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("Tab focuses each card once; the WhatsApp link covers nothing", async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: "Luxury Properties" });
    await row.scrollIntoViewIfNeeded();
    const slides = row.getByRole("group", { name: "Slides" });
    await carouselReady(row);
    await slides.focus();
    const homes: string[] = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const focus = slides.locator(":focus");
      if ((await focus.count()) === 0) break;
      // Each card has a link and a save button.
      const home = await focus.getAttribute("href");
      if (home) homes.push(home);
    }
    expect(homes).toEqual([
      "/property/ontario-tower",
      "/property/continental-tower",
      "/property/al-soufuh-apartment",
    ]);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const chat = page.locator(".whatsapp-link");
    await expect(chat).toBeVisible();
    expect((await chat.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await readOn(page, async () => {
      await expect
        .poll(() =>
          page.locator(".whatsapp-link").evaluate((own) => {
            if (getComputedStyle(own).visibility === "hidden") return [];
            const { top, right, bottom, left } = own.getBoundingClientRect();
            return [
              ...document.querySelectorAll("main :is(a, button, select, p, h1, h2, h3, dt, dd)"),
            ]
              .filter((pressed) => {
                if (pressed === own || getComputedStyle(pressed).visibility === "hidden")
                  return false;
                const box = pressed.getBoundingClientRect();
                return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
              })
              .map(({ textContent }) => textContent);
          }),
        )
        .toEqual([]);
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test("the first screen, the figures and the sentence are all there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("5,000+")).toBeVisible();
    await investButton(page).focus();
    await expect(panel(page).getByRole("link", { name: "Trophy Asset" })).toBeVisible();
    await page.getByLabel("who speaks").selectOption("arabic");
    await page.getByRole("button", { name: "See all partners" }).click();
    await expect(page).toHaveURL(/\/team\?specialization=investment&language=arabic$/);
  });

  test("on a phone the chat is in the bar, not on the opening's actions", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    await expect(page.locator(".whatsapp-link")).toBeHidden();
    // The bar comes after the first screen.
    await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    await expect(
      page.locator(".contact-bar").getByRole("link", { name: "WhatsApp" }),
    ).toBeVisible();
  });
});
