import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { hydrated, openBeforeHydration, openForm, openHydrated } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ contextOptions: {}, pictures: "empty" });

const investmentPages = [
  "Capital Appreciation",
  "Cash Flow",
  "Trophy Asset",
  "Prelaunch Investments",
];

const header = (page: Page) => page.getByRole("banner");
const dropdown = (page: Page) => header(page).getByRole("button", { name: "Off-plan Investments" });
const investmentLink = (page: Page, name = "Cash Flow") =>
  header(page).getByRole("link", { name: new RegExp(`^${name}`) });

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page) {
  await openHydrated(page, "/buy");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu(page)).toBeVisible();
}

/** A control in the accessibility tree, by its name. */
async function spokenControls(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && /^(link|button)$/.test(String(role?.value)))
    .map(({ name }) => String(name?.value))
    .toSorted();
}

async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: new Date("2026-11-02T09:00:00Z") });
  await openHydrated(page, path);
  await page.clock.pauseAt(new Date("2026-11-02T10:00:00Z"));
}

/** The investment pages and the others are links, one of which is followed. */
async function expectAllPages(links: Locator) {
  for (const name of [...investmentPages, "Contact Us"])
    await expect(links.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  await links.getByRole("link", { name: /^Cash Flow/ }).click();
  await expect(links.page()).toHaveURL("/invest/cash-flow");
}

const pointAway = (page: Page) => page.mouse.move(600, 700);

test.describe("the header on a desktop", () => {
  test.use({ viewport: desktop });

  test("stays at the top of the window, opaque past 50 px of scrolling", async ({ page }) => {
    await openHydrated(page, "/sell");
    const ground = () =>
      header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }));
    await expect(header(page)).toHaveAttribute("data-scrolled", "false");
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: "instant" }));
    await expect(header(page)).toHaveAttribute("data-scrolled", "true");
    await expect.poll(ground).toBe("rgb(247, 243, 236)");
    const border = await header(page).evaluate(
      (element) => getComputedStyle(element).borderBlockEndColor,
    );
    expect(border).not.toBe("rgba(0, 0, 0, 0)");
    expect((await header(page).boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
  });

  test("the dropdown opens and closes by the pointer, with a delay", async ({ page }) => {
    await openWithStoppedClock(page, "/buy");
    // A pointer that only passes does not open it.
    await dropdown(page).hover();
    await page.clock.runFor(100);
    await pointAway(page);
    await page.clock.runFor(2_000);
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "false");

    await dropdown(page).hover();
    await page.clock.runFor(119);
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1);
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true");
    for (const name of investmentPages) await expect(investmentLink(page, name)).toBeVisible();
    await investmentLink(page).hover();
    await page.clock.runFor(2_000);
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true");

    await pointAway(page);
    await page.clock.runFor(349);
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "false");
    await expect(investmentLink(page)).toBeHidden();
  });

  test("the dropdown works by keyboard, and closes when it is left", async ({ page }) => {
    await openHydrated(page, "/buy");
    await dropdown(page).focus();
    await page.keyboard.press("Enter");
    await expect(investmentLink(page)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(investmentLink(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(investmentLink(page, "Capital Appreciation")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "All eleven projects" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dropdown(page)).toBeFocused();
    await expect(investmentLink(page)).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(investmentLink(page)).toBeVisible();
    const others = ["Rent", "Purchase Plan", "Areas", "Journal"];
    for (const name of ["All eleven projects", ...investmentPages, ...others]) {
      await page.keyboard.press("Tab");
      await expect(investmentLink(page, name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Our Partners" })).toBeFocused();
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "false");

    await dropdown(page).press("Enter");
    await expect(investmentLink(page)).toBeVisible();
    await page.mouse.click(20, 780);
    await expect(investmentLink(page)).toBeHidden();
    await dropdown(page).press("Enter");
    await investmentLink(page, "Trophy Asset").click();
    await expect(page).toHaveURL("/invest/trophy-asset");
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test("a slow navigation shows a line under the header, and is announced", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, "/buy");
  const { promise: shown, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/sell.data*", async (route) => {
    await shown;
    await route.continue();
  });
  await expect(header(page)).toHaveAttribute("data-navigating", "false");
  await header(page).getByRole("link", { name: "Sell" }).click();
  await expect(header(page)).toHaveAttribute("data-navigating", "true");
  const line = await header(page).evaluate((element) => getComputedStyle(element, "::after").width);
  expect(Number.parseInt(line, 10)).toBe(desktop.width);
  await expect(page.getByText("The next page is loading.")).toHaveAttribute("aria-live", "polite");
  release();
  await expect(page).toHaveURL("/sell");
  await expect(header(page)).toHaveAttribute("data-navigating", "false");
  await expect(page.getByText("The next page is loading.")).toHaveCount(0);
});

test("at 200% zoom, header and bar take at most a quarter of the window", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ["/property/ontario-tower", "/buy"]) {
    await openHydrated(page, path);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    const heights = await page.locator(".site-header, .contact-bar").evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }),
    );
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(100);
  }
});

test.describe("before hydration", () => {
  test("a click on the dropdown is replayed", async ({ page }) => {
    await page.setViewportSize(desktop);
    const release = await openBeforeHydration(page, "/buy");
    await dropdown(page).press("Enter");
    await expect(investmentLink(page)).toBeHidden();
    release();
    await expect(investmentLink(page)).toBeVisible();
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(investmentLink(page)).toBeHidden();
  });

  test("a browser that does not open the menu by itself does so when it can", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      for (const name of ["popover", "togglePopover"] as const)
        delete (HTMLElement.prototype as Partial<HTMLElement>)[name];
      document.addEventListener("click", (event) => event.preventDefault(), { capture: true });
    });
    const release = await openBeforeHydration(page, "/buy");
    const opener = page.getByRole("button", { name: "Menu" });
    await opener.click();
    await expect(menu(page)).toBeHidden();
    release();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await menu(page).getByRole("button", { name: "Close" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a menu that is opened before hydration stays open", async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await openBeforeHydration(page, "/buy");
    await page.getByRole("button", { name: "Menu" }).click();
    await menu(page).getByRole("button", { name: "Close" }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    release();
    await hydrated(page);
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("link", { name: "Sell", exact: true }).click();
    await expect(page).toHaveURL("/sell");
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("by touch on a wide screen", () => {
  test.use({ viewport: desktop, hasTouch: true });

  test("a tap opens the dropdown and a second one closes it", async ({ page }) => {
    await openHydrated(page, "/buy");
    await dropdown(page).tap();
    await expect(investmentLink(page)).toBeVisible();
    await dropdown(page).tap();
    await expect(investmentLink(page)).toBeHidden();
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: phone });

  test("has the same links, takes and returns the focus, and fetches nothing", async ({ page }) => {
    await openHydrated(page, "/buy");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((address) => address.includes(".data"))).toEqual([]);
    for (const name of ["Company", "Services", "Our Partners", "Buy", "Sell", "Rent"])
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeInViewport();
    await menu(page).getByText("Off-plan Investments").click();
    for (const name of investmentPages)
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    for (const name of [/^All eleven projects/, /^Areas$/, /^Journal$/, /^Call \+971/])
      await expect(menu(page).getByRole("link", { name })).toBeVisible();
    await expect(menu(page).locator("a[href^='https://wa.me/']")).toBeVisible();
    await expect(menu(page)).toContainText("Marque Place Residences, Binghatti Aquarise, VELOS");
    const contact = await menu(page).getByRole("link", { name: "Contact Us" }).boundingBox();
    expect(contact?.width).toBeGreaterThan(phone.width * 0.85);
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(menu(page).locator(":focus")).toHaveCount(1);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press("End");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test("the page behind the menu is inert, and active once it is closed", async ({ page }) => {
    for (const [way, leave] of [
      ["Escape", () => page.keyboard.press("Escape")],
      ["Close", () => menu(page).getByRole("button", { name: "Close" }).click()],
      ["a link", () => menu(page).getByRole("link", { name: "Sell", exact: true }).click()],
      ["a wide screen", () => page.setViewportSize(desktop)],
    ] as const) {
      if (way === "Escape") await openMenu(page);
      else await page.getByRole("button", { name: "Menu" }).click();
      const own = menu(page).locator("a, button").filter({ visible: true });
      await expect(own.first()).toBeVisible();
      const names = await own.allTextContents();
      await expect.poll(() => spokenControls(page), way).toEqual(names.toSorted());
      await page.keyboard.press("Shift+Tab");
      await expect(page.locator(":focus:not(body):not(dialog *)"), way).toHaveCount(0);
      await leave();
      await expect(menu(page)).toBeHidden();
      await expect
        .poll(() => spokenControls(page), way)
        .toEqual(expect.arrayContaining(["Skip to content", "Orizzonte", "Privacy"]));
      await expect(page.locator("[inert]")).toHaveCount(0);
      await page.getByRole("main").getByRole("link").first().focus();
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    }
    await header(page).getByRole("link", { name: "Buy", exact: true }).click();
    await expect(page).toHaveURL("/buy");
  });

  test("the menu closes when a link is chosen, and on back navigation", async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole("link", { name: "Buy", exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await menu(page).getByText("Off-plan Investments").click();
    await menu(page).getByRole("link", { name: "Cash Flow", exact: true }).click();
    await expect(page).toHaveURL("/invest/cash-flow");
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/buy");
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all pages are links of the header, at any width", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/buy");
    await dropdown(page).hover();
    await expectAllPages(header(page));

    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ["/", "/it/buy", "/ar/buy", "/buy"]) {
      await page.goto(path);
      expect((await header(page).boundingBox())?.height, path).toBeLessThanOrEqual(80);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeInViewport({ ratio: 1 });
    }
    const opener = page.getByRole("button", { name: "Menu" });
    await opener.click();
    await menu(page).getByRole("button", { name: "Close" }).click();
    await expect(menu(page)).toBeHidden();
    await opener.click();
    await menu(page).getByText("Off-plan Investments").click();
    await expectAllPages(menu(page));
    await opener.click();
    await menu(page).getByRole("link", { name: "Rent" }).click();
    await expect(page).toHaveURL("/buy?for=rent");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  });
});

test("homes to rent are marked in the header as such, not as homes to buy", async ({ html }) => {
  for (const [address, names] of [
    ["/buy", ["Buy"]],
    ["/buy?beds=2&for=rent", ["Rent"]],
    ["/it/buy?for=rent", ["In affitto"]],
  ] as const) {
    const current = (await html(address)).querySelectorAll(
      "header .header-links [aria-current=page]",
    );
    expect(
      current.map(({ text }) => text),
      address,
    ).toEqual(names);
  }
});

test("on the narrowest phone the footer's parts do not meet", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/privacy");
  await page.setViewportSize({ width: 320, height: 640 });
  const footer = page.getByRole("contentinfo");
  const address = await footer.getByRole("link", { name: /@/ }).boundingBox();
  const hours = await footer.getByText("Monday to Friday").boundingBox();
  expect((address?.y ?? 0) + (address?.height ?? 0)).toBeLessThan(hours?.y ?? 0);
  await page.setViewportSize(desktop);
});

test("the breadcrumbs of a phone are on one line, also in Italian", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/it/invest/cash-flow");
  await page.setViewportSize(phone);
  const last = page.getByRole("navigation", { name: "Percorso" }).locator("li:last-child");
  await expect(last).toBeVisible();
  const first = last.locator("xpath=preceding-sibling::li").last();
  expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
});

test.describe("from page to page", () => {
  test.use({ viewport: desktop });

  test("the first Tab offers the way past the header to the content", async ({ page }) => {
    await openHydrated(page, "/buy");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("a navigation is announced by the title and moves the focus", async ({ page }) => {
    await openHydrated(page, "/areas");
    await page.getByRole("contentinfo").getByRole("link", { name: "Journal" }).click();
    await expect(page).toHaveTitle(/^Journal \|/);
    await expect(page.locator("[aria-live=polite]").filter({ hasText: "Journal |" })).toHaveCount(
      1,
    );
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("a new page is at its top, and Back restores the scroll position", async ({ page }) => {
    await openHydrated(page, "/areas");
    const explore = page.getByRole("link", { name: "Explore Area (Emirates Hills)" });
    await explore.focus();
    await expect(explore).toBeInViewport();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emirates Hills");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(explore).toBeInViewport();
    await expect
      .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left))
      .toBeLessThanOrEqual(2);
  });
});

test.describe("a missing page", () => {
  test("is a 404 with a text, a console message and links", async ({ page }) => {
    allowConsoleErrors(page, /^Page not found/);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const response = await page.goto("/homes-on-the-moon");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Oops! Page not found");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expect.poll(() => messages).toContain("Page not found: /homes-on-the-moon");
    const main = page.getByRole("main");
    for (const name of ["Homes to buy and rent", "Off-plan", "Area Guides", "Contact Us"])
      await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    await main.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops! Page not found");
    // The document's stylesheets are inserted anew, after those of lazy modules.
    const action = page.getByRole("main").locator(".action-primary").first();
    await expect(action).not.toHaveCSS("color", "rgb(20, 32, 31)");
  });

  test("leads back by history navigation to a page with a form", async ({ page }) => {
    allowConsoleErrors(page, /^Page not found/);
    await openForm(page, "/property/ontario-tower");
    await page.evaluate(() => {
      history.pushState(null, "", "/no-such-page");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ontario Tower");
  });
});

test("an error during navigation is shown with links", async ({ page }) => {
  allowConsoleErrors(page);
  await page.setViewportSize(desktop);
  await openHydrated(page, "/journal");
  await page.route(/\/areas\.data/, (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "broken on the way" }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Area Guides" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main")).toContainText(/broken on the way|500/);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});
