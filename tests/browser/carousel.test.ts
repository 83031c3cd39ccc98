import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./support/test.ts";

test.use({ pictures: "empty" });

const propertyPage = "/property/ontario-tower";
const carousel = (page: Page) => page.getByRole("region", { name: "Pictures of Ontario Tower" });
const view = (page: Page) => carousel(page).getByRole("group", { name: "Slides" });
const next = (page: Page) => carousel(page).getByRole("button", { name: "Next slide" });
const previous = (page: Page) => carousel(page).getByRole("button", { name: "Previous slide" });
const announced = (page: Page) => carousel(page).getByRole("status");

const livingRoom = /Living room with a pale sofa/;
const kitchen = /Kitchen with a veined white marble island/;
const afterDark = /Ontario Tower across the water after dark/;

/** The page with an initialised Swiper. */
async function open(page: Page) {
  await page.goto(propertyPage);
  await expect(view(page)).toHaveClass(/swiper-initialized/);
}

/** One picture fills the carousel, with its caption and number. */
async function expectShown(page: Page, number: number, picture: RegExp, caption: string) {
  await expect(page.getByAltText(picture)).toBeInViewport({ ratio: 0.7 });
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

/** A swipe over half of the screen to the left. */
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

test("the pictures go round both ways", async ({ page }) => {
  await open(page);
  await expectShown(page, 1, livingRoom, "Living room");
  await previous(page).click();
  await expectShown(page, 10, afterDark, "Ontario Tower after dark");
  await next(page).click();
  await expectShown(page, 1, livingRoom, "Living room");
  for (let press = 0; press < 10; press += 1) await next(page).click();
  await expectShown(page, 1, livingRoom, "Living room");
});

test("a dot leads to its picture, and the next one after the last is the first", async ({
  page,
}) => {
  await open(page);
  const dots = carousel(page).getByRole("button", { name: /^Go to slide/ });
  await expect(dots).toHaveCount(10);
  await dots.last().click();
  await expectShown(page, 10, afterDark, "Ontario Tower after dark");
  await expect(carousel(page).locator("[aria-current]")).toHaveCount(1);
  await next(page).click();
  await expectShown(page, 1, livingRoom, "Living room");
});

test("the arrow keys, Home and End change the slide", async ({ page }) => {
  await open(page);
  await view(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, 10, afterDark, "Ontario Tower after dark");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, 2, kitchen, "Kitchen");
  await page.keyboard.press("End");
  await expectShown(page, 10, afterDark, "Ontario Tower after dark");
  await page.keyboard.press("Home");
  await expectShown(page, 1, livingRoom, "Living room");
});

test("a drag with the mouse moves the pictures", async ({ page }) => {
  await open(page);
  const { x, y, width } = await middleOf(view(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(x - (step * width) / 25, y);
    // The browser coalesces moves until the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
  await expectShown(page, 2, kitchen, "Kitchen");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the slide is announced once the visitor has moved, not before", async ({ page }) => {
  await open(page);
  await expect(announced(page)).toBeEmpty();
  await next(page).click();
  await expect(announced(page)).toHaveText("Slide 2 of 10: Kitchen");
});

test("slides out of view are inert", async ({ page }) => {
  await open(page);
  await next(page).click();
  await expect(carousel(page).locator(".carousel-slide:not([inert])")).toHaveAttribute(
    "aria-label",
    "2 of 10",
  );
});

test("the neighbours are fetched before they are called for, the others are not", async ({
  page,
}) => {
  await open(page);
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /ontario-tower\/(\d\d)/.exec(name)?.[1] ?? []),
    );
  await expect.poll(fetched).toEqual(expect.arrayContaining(["02", "03", "10"]));
  expect(await fetched()).not.toContain("06");
});

test("initialising Swiper causes no layout shift and no errors", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node?: Node }[];
      })[])
        for (const { node } of sources)
          if (node?.parentElement?.closest("main")) document.title += " shifted";
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page);
  await expect
    .poll(() => page.getByAltText(livingRoom).evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await next(page).click();
  await expectShown(page, 2, kitchen, "Kitchen");
  await expect(page).not.toHaveTitle(/shifted/);
  expect(complaints).toEqual([]);
});

test("Swiper is fetched when a carousel is near the viewport, not with the page", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/swiper-.*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const farDown = new CSSStyleSheet();
    farDown.replaceSync("main { padding-block-start: 500vh !important }");
    document.adoptedStyleSheets = [farDown];
  });
  await page.goto(propertyPage, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(view(page)).toHaveClass(/swiper-initialized/);
  expect(scripts).toHaveLength(1);
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe moves the pictures, in the page and on the whole screen", async ({ page }) => {
    await open(page);
    await swipe(page, view(page));
    await expectShown(page, 2, kitchen, "Kitchen");
    await carousel(page).getByRole("button", { name: "View all pictures" }).tap();
    const viewer = page.getByRole("dialog", { name: "Pictures of Ontario Tower" });
    await expect(viewer.getByText("2 / 10", { exact: true })).toBeVisible();
    await expect(viewer.getByRole("group", { name: "Slides" })).toHaveClass(/swiper-initialized/);
    await swipe(page, viewer.getByRole("group", { name: "Slides" }));
    await expect(viewer.getByText("3 / 10", { exact: true })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("all pictures and captions are visible without JavaScript, and no button without effect", async ({
    page,
  }) => {
    await page.goto(propertyPage);
    await expect(page.getByText("Ontario Tower after dark · Artist’s impression")).toBeVisible();
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await page.getByAltText(afterDark).scrollIntoViewIfNeeded();
    await expect(page.getByAltText(afterDark)).toBeInViewport({ ratio: 0.7 });
    await expect(page.getByAltText(livingRoom)).not.toBeInViewport();
  });

  test("a row of cards has no button without effect either", async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: "Luxury Properties" }).last();
    await expect(row.getByRole("link").first()).toBeVisible();
    await expect(row.getByRole("button")).toHaveCount(0);
  });

  test("the row can be scrolled from the keyboard", async ({ page }) => {
    await page.goto(propertyPage);
    await view(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByAltText(kitchen)).toBeInViewport({ ratio: 0.7 });
  });
});

test("the full-screen viewer works with the keyboard", async ({ page }) => {
  await open(page);
  await next(page).click();
  const button = carousel(page).getByRole("button", { name: "View all pictures" });
  await button.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Pictures of Ontario Tower" });
  await expect(viewer.getByText("2 / 10", { exact: true })).toBeVisible();
  await expect(viewer.getByAltText(kitchen)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("1 / 10", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("Ontario Tower after dark · Artist’s impression")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(viewer.getByText("1 / 10", { exact: true })).toBeVisible();
  await page.keyboard.press("End");
  await expect(viewer.getByText("10 / 10", { exact: true })).toBeVisible();
  await expect(viewer.getByAltText(afterDark)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(button).toBeFocused();
  await expectShown(page, 10, afterDark, "Ontario Tower after dark");
});

test("pressing a picture shows it on the whole screen, and Close leads back", async ({ page }) => {
  await open(page);
  const { x, y } = await middleOf(view(page));
  await page.mouse.click(x, y);
  const viewer = page.getByRole("dialog", { name: "Pictures of Ontario Tower" });
  await expect(viewer.getByAltText(livingRoom)).toBeInViewport({ ratio: 1 });
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(viewer).toHaveCount(0);
  await expect(view(page)).toBeFocused();
});

test("a visitor whose connection dropped when the pictures were to open can open them again", async ({
  page,
}) => {
  await page.goto("/property/ontario-tower", { waitUntil: "networkidle" });
  await page.route("**/assets/picture-viewer*.js", (route) => route.abort(), { times: 1 });
  const opener = page.getByRole("button", { name: "View all pictures" });
  await Promise.all([page.waitForEvent("requestfailed"), opener.click()]);
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Pictures of Ontario Tower" })).toBeVisible();
});
