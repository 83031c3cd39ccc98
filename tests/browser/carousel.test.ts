import { expect, type Locator, type Page } from "playwright/test";
import { drag } from "./support/drag.ts";
import { test } from "./support/fixtures.ts";
import { carouselReady } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { phone } from "./support/screens.ts";

test.use({ contextOptions: {}, pictures: "empty" });

const projectPage = "/off-plan/velos";
const carousel = (page: Page) => page.getByRole("region", { name: "Pictures of VELOS" });
const view = (page: Page) => carousel(page).getByRole("group", { name: "Slides" });
const next = (page: Page) => carousel(page).getByRole("button", { name: "Next slide" });
const announced = (page: Page) => carousel(page).getByRole("status");

const livingRoom = /Living room with a curved white sofa/;
const pool = /Crescent-shaped pool/;
const morning = /VELOS, a curved white tower/;

async function open(page: Page) {
  await page.goto(projectPage);
  await carousel(page).scrollIntoViewIfNeeded();
  await carouselReady(carousel(page));
}

/** One picture fills the carousel, with its caption and number. */
async function expectShown(page: Page, number: number, picture: RegExp, caption: string) {
  await expect(carousel(page).getByAltText(picture)).toBeInViewport({ ratio: 0.7 });
  await expect(carousel(page).getByText(`${number} / 10`, { exact: true })).toBeVisible();
  await expect(carousel(page).getByText(`${caption} · Artist’s impression`)).toBeVisible();
  await expect(
    carousel(page).getByRole("button", { name: `Go to slide ${number} of 10`, exact: true }),
  ).toHaveAttribute("aria-current", "true");
}

async function middleOf(place: Locator) {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

async function swipe(page: Page, place: Locator) {
  const { x, y, width } = await middleOf(place);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch("touchStart", x);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", x - (step * width) / 20);
  await touch("touchEnd");
}

test("a drag with the mouse, the arrow keys, Home and End change the slide", async ({ page }) => {
  await open(page);
  await drag(view(page), -0.4);
  await expectShown(page, 2, pool, "Podium pool");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await view(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, 10, morning, "The tower in the morning");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, 1, livingRoom, "Living room");
  await page.keyboard.press("End");
  await expectShown(page, 10, morning, "The tower in the morning");
  await page.keyboard.press("Home");
  await expectShown(page, 1, livingRoom, "Living room");
});

test("neighbouring pictures are fetched; a new slide is announced", async ({ page }) => {
  await open(page);
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /velos\/(\d\d)/.exec(name)?.[1] ?? []),
    );
  await expect.poll(fetched).toEqual(expect.arrayContaining(["02", "03", "01"]));
  expect(await fetched()).not.toContain("06");
  await expect(announced(page)).toBeEmpty();
  await next(page).click();
  await expect(announced(page)).toHaveText("Slide 2 of 10: Podium pool");
  await expect(carousel(page).locator(".carousel-slide:not([inert])")).toHaveAttribute(
    "aria-label",
    "2 of 10",
  );
  await expect(carousel(page).locator("[aria-current]")).toHaveCount(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a picture is in its place at once", async ({ page }) => {
    await open(page);
    const offset = await next(page).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return document.querySelector('[aria-label="2 of 10"]')?.getBoundingClientRect().left;
    });
    expect(offset).toBeCloseTo(0, 0);
  });
});

test("an Arabic reader counts the pictures in words, from right to left", async ({ page }) => {
  await page.goto(`/ar${projectPage}`);
  await expect(page.getByText("1 من 10", { exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a swipe moves the pictures, in the page and on the whole screen", async ({ page }) => {
    await open(page);
    await swipe(page, view(page));
    await expectShown(page, 2, pool, "Podium pool");
    await carousel(page).getByRole("button", { name: "View all pictures" }).tap();
    const viewer = page.getByRole("dialog", { name: "Pictures of VELOS" });
    await expect(viewer.getByText("2 / 10", { exact: true })).toBeVisible();
    await carouselReady(viewer);
    await swipe(page, viewer.getByRole("group", { name: "Slides" }));
    await expect(viewer.getByText("3 / 10", { exact: true })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("pictures and captions are scrolled by keyboard, without a button", async ({ page }) => {
    await page.goto(projectPage);
    await expect(page.getByText("The tower in the morning · Artist’s impression")).toBeVisible();
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await view(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(carousel(page).getByAltText(pool)).toBeInViewport({ ratio: 0.7 });
    await carousel(page).getByAltText(morning).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByAltText(morning)).toBeInViewport({ ratio: 0.7 });
    await expect(carousel(page).getByAltText(livingRoom)).not.toBeInViewport();

    await page.goto("/");
    const cards = page.getByRole("region", { name: "Luxury Properties" }).last();
    await expect(cards.getByRole("link").first()).toBeVisible();
    await expect(cards.getByRole("button")).toHaveCount(0);
  });
});

test("the viewer works with the keyboard, and opens by a click", async ({ page }) => {
  await open(page);
  await next(page).click();
  const button = carousel(page).getByRole("button", { name: "View all pictures" });
  await button.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Pictures of VELOS" });
  await expect(viewer.getByText("2 / 10", { exact: true })).toBeVisible();
  await expect(viewer.getByAltText(pool)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("1 / 10", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("The tower in the morning · Artist’s impression")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(viewer.getByText("1 / 10", { exact: true })).toBeVisible();
  await page.keyboard.press("End");
  await expect(viewer.getByText("10 / 10", { exact: true })).toBeVisible();
  await expect(viewer.getByAltText(morning)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(button).toBeFocused();
  await expectShown(page, 10, morning, "The tower in the morning");

  const { x, y } = await middleOf(view(page));
  await page.mouse.click(x, y);
  await expect(viewer.getByAltText(morning)).toBeInViewport({ ratio: 1 });
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(viewer).toHaveCount(0);
  await expect(view(page)).toBeFocused();
});

test("the viewer can be opened again after its code failed to load", async ({ page }) => {
  allowConsoleErrors(page);
  await page.goto("/off-plan/velos", { waitUntil: "networkidle" });
  await page.route("**/assets/picture-viewer*.js", (route) => route.abort(), { times: 1 });
  const opener = page.getByRole("button", { name: "View all pictures" });
  await Promise.all([page.waitForEvent("requestfailed"), opener.click()]);
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Pictures of VELOS" })).toBeVisible();
});
