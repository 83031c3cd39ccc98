import { expect, type Page } from "playwright/test";
import { defaultLocale, localeCodes, localePath } from "../../app/locale";
import { accessibilityExceptions } from "./support/accessibility-exceptions.ts";
import { axeViolations, equalAccessFindings, violations } from "./support/accessibility.ts";
import { testsEveryPage, testedPages, testedTranslations } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { hydrated, openForm, openHydrated } from "./support/hydrated.ts";
import { gallery } from "./support/locators.ts";
import { expectedProblems } from "./support/page-problems.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ pictures: "empty" });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The headings whose text is larger than the title's. Of `grand-title` one kind may be, so only others are listed. */
const largerThanTitle = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, h2, h3")].map((heading) => ({
      level: heading.localName,
      isGrand: heading.matches(".grand-title"),
      text: heading.textContent,
      size: Math.max(
        ...[heading, ...heading.querySelectorAll("*")]
          .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text))
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    }));
    const title = headings.find(({ level }) => level === "h1");
    const grand = headings.find(({ isGrand }) => isGrand);
    return headings
      .filter(
        ({ level, isGrand, size }) =>
          title &&
          size > title.size &&
          // A size by the width of its column may differ by a fraction.
          !(isGrand && level === grand?.level && Math.abs(size - grand.size) < 1),
      )
      .map(({ text }) => text);
  });

/** The initial size of the window for each page. */
const smallest = { width: 320, height: 640 };

/** The widths of the window with `ALL_PAGES=1`: phones, tablets and desktops. */
const allWidths = [smallest.width, phone.width, 768, 1024, 1280, 1720];

/** The text spacing that a page has to bear (WCAG 2.2, 1.4.12), as the style of a browser extension. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Fails if a page scrolls sideways with wide text spacing on a phone, or with large text. */
async function expectToFitLargeText(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const setTextSize = async (standard: number) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
  };
  for (const [size, window] of [
    [32, desktop],
    [24, phone],
  ] as const) {
    await page.setViewportSize(window);
    await setTextSize(size);
    await expect.poll(async () => overflow(page), `a font of ${size} px`).toBe(0);
  }
  await setTextSize(16);
  await browser.detach();
  const style = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, textSpacing);
  for (const width of testsEveryPage ? allWidths : [smallest.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect.poll(async () => overflow(page), `text spacing at ${width} px`).toBe(0);
  }
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** The pages with reports of the second engine are in English, where these reports occur. */
const testedInTurn = testsEveryPage
  ? [...testedPages, ...testedTranslations]
  : testedPages.map((path, index) =>
      accessibilityExceptions.some(({ occursOn }) => occursOn === path)
        ? path
        : localePath(localeCodes[index % localeCodes.length] ?? defaultLocale, path),
    );

for (const address of testedInTurn)
  test(`${address} is accessible, and fits 320 px`, async ({
    hydratedPage,
    hydratedPageProblems,
  }) => {
    const page = await hydratedPage(address);
    await hydrated(page);
    for (const width of testsEveryPage ? allWidths : [smallest.width]) {
      await page.setViewportSize({ ...smallest, width });
      await expect.poll(async () => overflow(page), `${width} px`).toBe(0);
      expect(await largerThanTitle(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize(desktop);
    expect(await largerThanTitle(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    const exceptions = accessibilityExceptions.filter(({ occursOn }) => occursOn === address);
    // A second engine: on the pages that have most, on all with `ALL_PAGES=1`.
    if (exceptions.length > 0 || testsEveryPage) {
      const { violations: found, excepted } = await equalAccessFindings(page);
      expect(found).toEqual([]);
      for (const { rule } of exceptions.filter((one) => !excepted.includes(one.rule)))
        // A carousel is a native scroll container until Swiper has loaded, and reported only after that.
        await expect
          .poll(async () => (await equalAccessFindings(page)).excepted, `${rule} is reported`)
          .toContain(rule);
    }
    await expectToFitLargeText(page);
    await page.setViewportSize(smallest);
    if (testsEveryPage) expect(await axeViolations(page, "html", { contrast: false })).toEqual([]);
    await expect.poll(() => hydratedPageProblems).toEqual(expectedProblems(address));
    hydratedPageProblems.length = 0;
  });

test("the largest headings of a page are large on phones and desktops", async ({ page }) => {
  for (const [window, sizes] of [
    [desktop, { "/": 190, "/areas/palm-beach": 115, "/invest/trophy-asset": 80 }],
    [phone, { "/": 70, "/areas/palm-beach": 60, "/invest/trophy-asset": 45 }],
  ] as const) {
    await page.setViewportSize(window);
    for (const [address, least] of Object.entries(sizes)) {
      await page.goto(address);
      const heading = page.locator(".grand-title").last();
      const size = await heading.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(size, address).toBeGreaterThanOrEqual(least);
    }
  }
});

test("the open dropdown and the open menu have no accessibility violation", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/buy");
  await page.getByRole("button", { name: "Off-plan Investments" }).click();
  await expect(page.getByRole("link", { name: "Trophy Asset" }).first()).toBeVisible();
  expect(await violations(page, ".site-header")).toEqual([]);
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveAttribute("aria-modal", "true");
  expect(await violations(page, "dialog[aria-modal=true]")).toEqual([]);
});

test("the viewer, the dialog and its form in error are accessible", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, "/property/al-soufuh-apartment");
  await gallery(page, "Al Soufuh, Jumeirah").first().click();
  const viewer = { name: /^Pictures of Al Soufuh, Jumeirah\. Slide 1 of \d+: \S/ };
  await expect(page.getByRole("dialog", viewer)).toBeVisible();
  expect(await violations(page, "dialog.viewer")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Request Viewing" }).first().click();
  await expect(page.getByRole("dialog", { name: "Request a Viewing" })).toBeVisible();
  expect(await violations(page, "dialog:modal")).toEqual([]);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
  expect(await violations(page, "dialog:modal")).toEqual([]);
});

// The same fields as in the dialog.
for (const address of testsEveryPage ? ["/property/ontario-tower", "/contact", "/sell"] : [])
  test(`the form of ${address} in error has no accessibility violation`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openForm(page, address);
    const form = page.getByRole("main").locator("form[aria-label][novalidate]").first();
    await form.locator("[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    expect(await violations(page, "form:has([aria-invalid=true])")).toEqual([]);
  });

test("a target, a pressed choice and, after Back, the link have the focus", async ({ page }) => {
  const focused = page.locator(":focus");
  for (const [address, name, then] of [
    ["/off-plan", "Table", "Table"],
    ["/off-plan/velos", "Ask for the price", "Ask about VELOS"],
    ["/buy", "Continental Tower", "Continental Tower"],
  ] as const) {
    await openHydrated(page, address);
    await page.getByRole("main").getByRole("link", { name, exact: true }).first().press("Enter");
    if (address !== "/buy") await expect(page).toHaveURL(/#/);
    else {
      await expect(page).toHaveURL(/continental-tower/);
      await page.goBack();
    }
    await expect(focused, address).toContainText(then);
    await expect(focused).toBeInViewport();
  }
});

test("with reduced motion nothing moves, and everything is visible", async ({ page }) => {
  await page.addInitScript(() => {
    // A duration of 1 ms counts as none: it still fires the end of a transition.
    for (const start of ["animationstart", "transitionrun"])
      addEventListener(
        start,
        ({ target }) => {
          const { animationDuration, transitionDuration } = getComputedStyle(target as Element);
          const seconds = `${animationDuration}, ${transitionDuration}`.split(", ").map(parseFloat);
          if (Math.max(...seconds) > 0.001) document.documentElement.dataset["moved"] = "";
        },
        true,
      );
  });
  for (const address of ["/", "/property/ontario-tower"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await hydrated(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Off-plan Investments" }).hover();
    await expect(page.getByRole("link", { name: /^Cash Flow/ }).first()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
    await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);

    const transitions = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).transitionProperty === "all")
        .map((element) => `${element.localName}.${element.className}`),
    );
    expect(transitions).toEqual([]);
    const wordmark = page.locator(".site-header .wordmark").first();
    const visibility = await wordmark.evaluate((link) => {
      link.style.visibility = "hidden";
      return getComputedStyle(link.children[0] ?? link).visibility;
    });
    expect(visibility).toBe("hidden");
  }
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("buttons, fields, focus and what is current are distinguishable", async ({ page }) => {
    await page.goto("/buy");
    const current = page.getByRole("link", { name: "Buy", exact: true }).first();
    await expect(current).toHaveAttribute("aria-current", "page");
    const line = (link: typeof current) =>
      link.evaluate((element) => getComputedStyle(element, "::before").scale);
    expect(await line(current)).not.toBe(
      await line(page.getByRole("link", { name: "Sell", exact: true }).first()),
    );
    await current.focus();
    await expect(current).toHaveCSS("outline-style", "solid");

    await page.goto("/property/ontario-tower");
    const edge = (role: "button" | "textbox", name: string) =>
      page
        .getByRole(role, { name })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth));
    expect(await edge("button", "Request a Viewing")).toBeGreaterThan(0);
    expect(await edge("textbox", "Full name")).toBeGreaterThan(0);
    await page.goto("/off-plan/velos");
    const dot = (number: number) =>
      page
        .getByRole("button", { name: `Go to slide ${number} of 10`, exact: true })
        .evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
    await expect(page.getByRole("button", { name: "Next slide" }).first()).toBeVisible();
    expect(await dot(1)).not.toBe(await dot(9));
  });
});
