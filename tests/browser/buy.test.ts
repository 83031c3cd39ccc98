import { expect, type Page } from "playwright/test";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { hydrated, openBeforeHydration, openHydrated } from "./support/hydrated.ts";
import { main, overlap } from "./support/locators.ts";
import { phone } from "./support/screens.ts";

test.use({ pictures: "empty" });

const count = (page: Page) => page.getByRole("heading", { name: /^Showing/ });
const listingTitles = (page: Page) =>
  main(page).getByRole("article").getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

const openMoreFilters = (page: Page) => page.getByRole("button", { name: "More filters" }).click();

test.describe("with JavaScript", () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/buy");
  });

  test("a choice filters at once, without a reload, and updates the query", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") requests.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    await page.getByLabel("Bedrooms").selectOption("2 bedrooms");
    await expect(count(page)).toHaveText("Showing 2 properties");
    await page.getByLabel("Price range").focus();
    await page.getByLabel("Price range").selectOption("$500K–$1M");
    await expect(count(page)).toHaveText("Showing 1 property");
    await expect(page).toHaveURL("/buy?bedrooms=2&price=500k-1m");
    await expect.poll(() => listingTitles(page)).toEqual(["Al Soufuh, Jumeirah"]);
    await expect(page.locator("body[data-same-page]")).toHaveCount(1);
    expect(new Set(requests)).toEqual(new Set(["/buy.data"]));
    await expect(page.getByLabel("Price range")).toBeFocused();
  });

  test("the back button undoes one choice at a time", async ({ page }) => {
    await page.getByLabel("Bedrooms").selectOption("2 bedrooms");
    await expect(count(page)).toHaveText("Showing 2 properties");
    await page.getByLabel("Buy or rent").selectOption("To rent");
    await expect(count(page)).toHaveText("Showing 0 properties");
    await page.goBack();
    await expect(count(page)).toHaveText("Showing 2 properties");
    await expect(page.getByLabel("Buy or rent")).toHaveValue("");
    await expect(page.getByLabel("Bedrooms")).toHaveValue("2");
    await page.goBack();
    await expect(count(page)).toHaveText("Showing 3 properties");
    await expect(page.getByLabel("Bedrooms")).toHaveValue("");
    await page.goForward();
    await expect(page.getByLabel("Bedrooms")).toHaveValue("2");
  });

  test("a search filters during typing, and is one history entry", async ({ page }) => {
    await page.getByLabel("Location").pressSequentially("jumeirah");
    await expect(count(page)).toHaveText("Showing 1 property");
    await expect(page).toHaveURL("/buy?location=jumeirah");
    await expect(page.getByLabel("Location")).toHaveValue("jumeirah");
    await page.goBack();
    await expect(count(page)).toHaveText("Showing 3 properties");
    await expect(page.getByLabel("Location")).toHaveValue("");

    await page.getByLabel("Bedrooms").selectOption("2 bedrooms");
    await expect(page).toHaveURL("/buy?bedrooms=2");
    const reloaded = page.waitForResponse(/\/buy\.data\?bedrooms=2/);
    await page.getByRole("button", { name: "Search" }).click();
    await reloaded;
    await page.getByLabel("Location").pressSequentially("jumeirah");
    await page.getByLabel("Location").press("Enter");
    await expect(page).toHaveURL("/buy?bedrooms=2&location=jumeirah");
    await page.getByLabel("Location").press("Enter");
    await expect(count(page)).toHaveText("Showing 1 property");
    await page.goBack();
    await expect(page).toHaveURL("/buy?bedrooms=2");
    await page.goBack();
    await expect(page).toHaveURL("/buy");
    await expect(count(page)).toHaveText("Showing 3 properties");
  });

  test("a chosen filter is a chip that can be taken away, alone or with all", async ({ page }) => {
    await openMoreFilters(page);
    await page.getByLabel("Property type").selectOption("Apartment");
    await page.getByLabel("Buy or rent").selectOption("To buy");
    await page.getByLabel("Bedrooms").selectOption("1 bedroom");
    await expect(chips(page).getByRole("listitem")).toHaveText([
      /To buy/,
      /Apartment/,
      /1 bedroom/,
      "Clear all",
    ]);
    await chips(page).getByRole("link", { name: "Remove filter: 1 bedroom" }).click();
    await expect(count(page)).toHaveText("Showing 2 properties");
    await expect(page.getByLabel("Bedrooms")).toHaveValue("");
    const heading = page.getByRole("heading", { name: /^Showing/ });
    await expect(heading).toBeFocused();
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/buy");
    await expect(page.getByLabel("Property type")).toHaveValue("");
    await expect(chips(page)).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  test("the order can be changed; no results lead to all and to the form", async ({ page }) => {
    await page.getByLabel("Sort by").selectOption("Price, lowest first");
    await expect(page).toHaveURL("/buy?sort=price-up");
    await expect
      .poll(() => listingTitles(page))
      .toEqual(["Continental Tower", "Ontario Tower", "Al Soufuh, Jumeirah"]);
    await openMoreFilters(page);
    await page.getByLabel("Property type").selectOption("Penthouse");
    await expect(page.getByText("No property matches all these filters.")).toBeVisible();
    const ask = page.getByRole("link", { name: "Tell us what you are looking for" }).first();
    await expect(ask).toHaveAttribute("href", /\/contact\?interest=buying&about=Penthouse/);
    await page.getByRole("link", { name: "Show all properties" }).click();
    await expect(count(page)).toHaveText("Showing 3 properties");
    await expect(page.getByRole("heading", { name: /^Showing/ })).toBeFocused();
    await expect(page.getByLabel("Property type")).toHaveValue("");
    // Who looks for a rent is shown the rents.
    await page.goto("/buy?for=rent&type=penthouse");
    await page.getByRole("link", { name: "Show all homes to rent" }).click();
    await expect(page).toHaveURL("/buy?for=rent");
    await expect.poll(() => listingTitles(page)).toEqual(["Continental Tower"]);
  });
});

const firstCards = [
  { screen: { width: 1280, height: 800 }, below: 420 },
  { screen: phone, below: 500 },
];

test("the first home is on the first screen, and the filters are one line", async ({ page }) => {
  for (const path of ["/buy", "/it/buy", "/ar/buy"]) {
    await page.goto(path);
    for (const { screen, below } of firstCards) {
      await page.setViewportSize(screen);
      const box = await main(page).getByRole("article").first().boundingBox();
      expect.soft(box?.y, `${path} at ${screen.width} px`).toBeLessThanOrEqual(below);
      if (screen === phone) {
        const line = await page.locator("[name=sort]").boundingBox();
        const map = await main(page).locator(".property-map summary").boundingBox();
        expect.soft(map?.y, `${path}: the button of the map`).toBeCloseTo(line?.y ?? NaN, -1);
      } else {
        const prices = main(page).getByRole("article").locator("p.display");
        for (const price of [prices.nth(0), prices.nth(1)])
          await expect.soft(price, path).toBeInViewport({ ratio: 1 });
      }
    }
    // The offer of a language takes the room of the facts.
    if (path === "/buy") {
      const facts = main(page).getByRole("article").first().getByRole("list");
      expect(await overlap(facts, page.locator(".contact-bar"))).toBe(false);
    }
    for (const width of testsEveryPage ? [320, 390, 768, 1024, 1280, 1720] : [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole("search").boundingBox();
      expect.soft(box?.height, `${path} at ${width} px`).toBeLessThan(100);
    }
  }
});

/** Whether the number of results is at the top of the window, below the header. */
const resultsInView = (page: Page) =>
  expect
    .poll(async () => (await count(page).boundingBox())?.y ?? Infinity)
    .toBeLessThan(phone.height / 3);

test.describe("a search on a phone brings the results into view", () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ viewport: phone, hasTouch: true, javaScriptEnabled });

      test("from the field and from the sheet", async ({ page }) => {
        await page.goto("/buy");
        if (javaScriptEnabled) await hydrated(page);
        await page.getByLabel("Location").fill("business bay");
        await page.getByLabel("Location").press("Enter");
        await expect(count(page)).toHaveText("Showing 2 properties");
        await resultsInView(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await expect(page.getByLabel("Bedrooms")).toBeHidden();
        await page.getByRole("button", { name: "Filters" }).click();
        await page.getByLabel("Bedrooms").selectOption("2 bedrooms");
        await page.getByRole("button", { name: /^(Search|Show 1 property)$/ }).click();
        await expect(count(page)).toHaveText("Showing 1 property");
        await expect(page.getByLabel("Bedrooms")).toBeHidden();
        await resultsInView(page);
      });
    });
});

test("the filters of a phone are modal; a search focuses the results", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, "/buy");
  const button = page.getByRole("button", { name: "Filters" });
  await button.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(page.locator("h1[inert]")).toHaveCount(1);
  await sheet.getByLabel("Buy or rent").selectOption("To rent");
  await expect(sheet.locator("[aria-live=polite]")).toHaveText("Show 1 property");
  await sheet.getByLabel("Price from").fill("abc");
  await expect(page).toHaveURL(/min=abc/);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.getByLabel("Location").fill("Business Bay");
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("Showing 1 property");
  await expect(page.locator("#results")).toBeFocused();
  await expect(page.getByText("“Price from” needs figures, so abc was left out.")).toBeVisible();
});

test("a choice before hydration filters too", async ({ page }) => {
  const release = await openBeforeHydration(page, "/buy");
  await openMoreFilters(page);
  await page.getByLabel("Type").selectOption("penthouse");
  release();
  await expect(page).toHaveURL("/buy?type=penthouse");
  await expect(page.getByLabel("Type")).toHaveValue("penthouse");
});

test("the facts of a card are one line, and the rate is stated once", async ({ page }) => {
  for (const path of ["/buy", "/it/buy", "/ar/buy"])
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const heights = await page
        .locator(".property-card ul")
        .evaluateAll((lists) =>
          lists.map(
            (list) => list.clientHeight - Number.parseFloat(getComputedStyle(list).paddingTop),
          ),
        );
      expect(Math.max(...heights), `${path}, ${width} px`).toBeLessThan(40);
    }
  await page.goto("/buy");
  await expect(page.getByText("3.6725")).toHaveCount(1);
});

test("a single result is as wide as the list", async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/buy?for=rent");
    const card = await page.locator(".property-grid > li").boundingBox();
    const list = await page.locator(".property-grid").boundingBox();
    expect(card?.width, `${width} px`).toBe(list?.width);
  }
});
