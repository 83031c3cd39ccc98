import { expect, type Page } from "playwright/test";
import { contrasts } from "./support/contrast.ts";
import { hydrated } from "./support/hydrated.ts";
import { main, test } from "./support/reading.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const panel = (page: Page) => page.locator(".invest-panel");
const investButton = (page: Page) => page.getByRole("button", { name: "Invest", exact: true });

/** Scrolls down half a screen at a time. */
async function readOn(page: Page, atEachStop: () => Promise<void>) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await atEachStop();
  }
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the sections are in their specified order", async ({ read }) => {
    const told = (await main(await read("/")).innerText()).toLowerCase();
    const order = [
      "the next dubai, before it is built",
      "luxury properties",
      "explore dubai",
      "prompt consultation",
      "homes to rent",
      "exclusives",
      "off-plan\n",
      "our approach",
      "company overview",
      "message from the ceo",
      "vision",
      "mission",
      "conveyancing",
      "premium properties",
      "languages spoken",
      "expert specialists",
      "find your partner",
      "schedule consultation",
    ].map((words) => told.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test("every link leads to its page", async ({ read }) => {
    const page = main(await read("/"));
    for (const [name, path] of [
      ["Book a Viewing", /^\/contact\?interest=viewing$/],
      ["Show all", /^\/buy$/],
      ["Area Guides", /^\/areas$/],
      ["Homes for sale", /^\/buy\?for=sale$/],
      ["Homes to rent", /^\/buy\?for=rent$/],
      ["Learn more about", /^\/property\/luxury-beachfront-villa$/],
      ["Buy", /^\/buy$/],
      ["Sell", /^\/sell$/],
      ["Off-Plan", /^\/off-plan$/],
      ["Learn More About Us", /^\/company-overview$/],
      ["Schedule Consultation", /^\/contact/],
      ["Browse Properties", /^\/buy$/],
    ] as const) {
      const link = page.getByRole("link", { name, exact: name !== "Learn more about" }).first();
      await expect(link).toHaveAttribute("href", path);
    }
    const enquire = page.getByRole("link", { name: "Enquire now" });
    await expect(enquire).toHaveCount(2);
    for (const link of await enquire.all())
      await expect(link).toHaveAttribute("href", /^\/contact/);
  });

  test("the active listings are those of the list", async ({ read }) => {
    const page = await read("/");
    await expect(page.getByText("Two homes for sale in", { exact: false })).toContainText(
      "from AED 1,500,000",
    );
    await expect(page.getByText("One home to rent in", { exact: false })).toContainText(
      "AED 100,000",
    );
  });

  test("the INVEST menu opens and closes with delays of the pointer", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const { x, y, width, height } = (await investButton(page).boundingBox())!;
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.clock.runFor(119);
    await expect(panel(page)).toHaveAttribute("data-open", "false");
    await page.clock.runFor(1);
    await expect(panel(page)).toHaveAttribute("data-open", "true");
    await page.mouse.move(20, 300);
    await page.clock.runFor(349);
    await expect(panel(page)).toHaveAttribute("data-open", "true");
    await page.clock.runFor(1);
    await expect(panel(page)).toHaveAttribute("data-open", "false");
  });

  test("the INVEST menu closes on Escape, on a press elsewhere and on a choice", async ({
    page,
  }) => {
    await page.goto("/");
    await investButton(page).press("Enter");
    await expect(panel(page).getByRole("link")).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(investButton(page)).toBeFocused();

    await investButton(page).press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(40, 300);
    await expect(panel(page)).toBeHidden();

    await investButton(page).press("Enter");
    await panel(page).getByRole("link", { name: "Cash Flow" }).click();
    await expect(page).toHaveURL(/\/invest\/cash-flow$/);
  });

  test("the cards are three in a row and loop", async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: "Luxury Properties" });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText("1 / 3")).toBeVisible();
    await expect(row.locator(".carousel-slide")).toHaveCount(9);
    const whole = row.locator(".carousel-slide:not([inert])").getByRole("heading");
    await expect(whole).toHaveText(["Ontario Tower", "Continental Tower", /Al Soufuh/]);
    for (const place of ["2 / 3", "3 / 3", "1 / 3"]) {
      await row.getByRole("button", { name: "Next slide" }).click();
      await expect(row.getByText(place)).toBeVisible();
    }
    await row.getByRole("button", { name: "Previous slide" }).click();
    await expect(row.getByText("3 / 3")).toBeVisible();
  });

  test("a visitor chooses a partner in one sentence", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("I need a partner for").selectOption({ label: "luxury homes" });
    await page.getByLabel("who speaks").selectOption({ label: "French" });
    await page.getByRole("button", { name: "See all partners" }).click();
    await expect(page).toHaveURL(/\/team\?specialization=luxury&language=french$/);
  });

  test("figures are correct at every moment", async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const figure of document.querySelectorAll<HTMLElement>("main dl.statistics dd"))
          seen.add(figure.innerText);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto("/");
    const statistics = page.getByRole("region", { name: "Orizzonte in three figures" });
    await hydrated(page);
    await statistics.evaluate((section) => section.scrollIntoView());
    await expect(statistics).toBeInViewport();
    const seen = () =>
      page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].toSorted());
    await expect.poll(seen).toEqual(["200+", "40+", "5,000+"]);
  });
});

for (const [width, height] of [
  [320, 760],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1720, 1000],
] as const)
  test(`the opening's text is readable at ${width} px, below the waterline`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    const title = page.getByRole("heading", { level: 1 });
    const picture = page.locator(".hero-picture");
    const edge = await page.locator(".hero-horizon").boundingBox();
    expect(edge?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    const placed = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
    const box = await picture.boundingBox();
    const water = (Number.parseFloat(placed.split(" ")[1] ?? "") / 100) * (box?.height ?? 0);
    expect(Math.abs((edge?.y ?? 0) - water)).toBeLessThanOrEqual(2);
    const words = page.locator(
      ".site-header :is(a, button):visible, .hero h1 span, .hero p:visible, .invest-button",
    );
    for (const { text, ratio } of await contrasts(page, words))
      expect.soft(ratio, text ?? "").toBeGreaterThanOrEqual(4.5);
  });

for (const viewport of [phone, desktop])
  test(`nothing moves during scrolling at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await readOn(page, () => page.waitForLoadState("networkidle"));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("Tab focuses each card once, and leaves the row", async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: "Luxury Properties" });
    await row.scrollIntoViewIfNeeded();
    const slides = row.getByRole("group", { name: "Slides" });
    await expect(slides).toHaveClass(/swiper-initialized/);
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
  });

  test("the WhatsApp link opens a chat and covers no content", async ({ page }) => {
    await page.goto("/");
    const chat = page.getByRole("link", { name: /WhatsApp/ });
    await expect(chat).toBeVisible();
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(chat).toHaveAttribute("rel", "noopener noreferrer");
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
});
