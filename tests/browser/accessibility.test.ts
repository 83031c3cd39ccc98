import { readFileSync } from "node:fs";
import type * as ace from "accessibility-checker-engine";
import type axe from "axe-core";
import { expect, type Page } from "playwright/test";
import { accessibilityExceptions } from "./support/accessibility-exceptions.ts";
import { sweepsEveryPage, sweptPages, sweptTranslations } from "./support/addresses.ts";
import { hydrated } from "./support/hydrated.ts";
import { test } from "./support/reading.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

declare global {
  interface Window {
    axe: typeof axe;
    ace: typeof ace;
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The minified build, a third of the package's main file. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const equalAccessSource = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

/**
 * The violations that axe reports: WCAG 2.2 AA and best practices.
 *
 * @param part a selector of the part to check; the whole page if missing
 */
async function axeViolations(page: Page, part = "html") {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { violations: found } = await window.axe.run(selector, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
      // For rules about recordings and the screen's orientation: the site has neither.
      preload: false,
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    );
  }, part);
}

/**
 * The violations that IBM Equal Access reports: WCAG 2.2 AA and IBM's rules, without those that need a
 * manual check.
 *
 * @param part a selector of the part to check; the whole page if missing
 * @returns the violations, and the rules of the exceptions that it reported
 */
async function equalAccessFindings(page: Page, part?: string) {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(equalAccessSource);
  return page.evaluate(
    async ([exceptions, selector]) => {
      const guidelines = ["IBM_Accessibility", "WCAG_2_2"];
      const place = selector ? document.querySelector(selector) : document;
      if (!place) throw new Error(`There is no ${selector}`);
      const { results } = await new window.ace.Checker().check(place, guidelines);
      const excepted: string[] = [];
      const violations = results.flatMap(({ ruleId, value, node, message, snippet }) => {
        if (!(value as readonly string[]).includes("FAIL")) return [];
        const isException = exceptions.some(
          ({ rule, elements }) => rule === ruleId && (node as Element).matches(elements),
        );
        if (!isException) return [`${ruleId}: ${message}: ${snippet}`];
        excepted.push(ruleId);
        return [];
      });
      return { violations, excepted };
    },
    [accessibilityExceptions, part] as const,
  );
}

/** The violations of both engines in a part of a page. The sweeps check the rest of it. */
const violations = async (page: Page, part: string) => [
  ...(await axeViolations(page, part)),
  ...(await equalAccessFindings(page, part)).violations,
];

/** The horizontal overflow of the page, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The initial width of the window for each page. */
const smallest = { width: 320, height: 640 };

for (const address of sweptPages)
  test(`${address} has no accessibility violation, and fits 320 px and twice the text's size`, async ({
    live,
  }) => {
    const page = await live(address);
    await page.setViewportSize(smallest);
    await expect.poll(async () => overflow(page)).toBe(0);
    await page.setViewportSize(desktop);
    expect(await axeViolations(page)).toEqual([]);
    const exceptions = accessibilityExceptions.filter(({ occursOn }) => occursOn === address);
    // A second engine: on the pages that have most, on all with `ALL_PAGES=1`.
    if (exceptions.length > 0 || sweepsEveryPage) {
      const { violations: found, excepted } = await equalAccessFindings(page);
      expect(found).toEqual([]);
      for (const { rule } of exceptions.filter((one) => !excepted.includes(one.rule)))
        // A carousel is a native scroll container until Swiper has loaded, and reported only after that.
        await expect
          .poll(async () => (await equalAccessFindings(page)).excepted, `${rule} is reported`)
          .toContain(rule);
    }
    const browser = await page.context().newCDPSession(page);
    const setTextSize = async (standard: number) => {
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
    };
    await setTextSize(32);
    await expect.poll(async () => overflow(page)).toBe(0);
    await setTextSize(16);
    await page.setViewportSize(smallest);
  });

// English pages on a desktop, the other languages on a phone.
for (const address of sweptTranslations)
  test(`${address} has no accessibility violation, and fits every width`, async ({ live }) => {
    const page = await live(address);
    for (const width of [smallest.width, 768, 1024, 1280, 1720]) {
      await page.setViewportSize({ ...smallest, width });
      await expect.poll(async () => overflow(page), `${width} px`).toBe(0);
      if (width !== smallest.width) continue;
      expect(await axeViolations(page)).toEqual([]);
      if (sweepsEveryPage) expect((await equalAccessFindings(page)).violations).toEqual([]);
    }
    await page.setViewportSize(smallest);
  });

test("the open menu has no accessibility violation", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/buy");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveAttribute("aria-modal", "true");
  expect(await violations(page, "dialog[aria-modal=true]")).toEqual([]);
});

test("the open dropdown has no accessibility violation", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/buy");
  await page.getByRole("button", { name: "Off-plan Investments" }).click();
  await expect(page.getByRole("link", { name: "Trophy Asset" }).first()).toBeVisible();
  expect(await violations(page, ".site-header")).toEqual([]);
});

test("the open dialog has no accessibility violation, nor has its form in error", async ({
  page,
}) => {
  await page.goto("/property/al-soufuh-apartment");
  await hydrated(page);
  await page.getByRole("button", { name: "Request Viewing" }).click();
  await expect(page.getByRole("dialog", { name: "Request a Viewing" })).toBeVisible();
  expect(await violations(page, "dialog:modal")).toEqual([]);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
  expect(await violations(page, "dialog:modal")).toEqual([]);
});

for (const address of ["/property/ontario-tower", "/contact", "/sell"]) {
  test(`the form of ${address} in error has no accessibility violation`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const form = page.getByRole("main").locator("form[aria-label][novalidate]").first();
    await form.locator("[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    expect(await violations(page, "form:has([aria-invalid=true])")).toEqual([]);
  });
}

test("the pictures on the whole screen have no accessibility violation", async ({ page }) => {
  await page.goto("/property/ontario-tower");
  await page.getByRole("button", { name: "View all pictures" }).click();
  await expect(page.getByRole("dialog", { name: "Pictures of Ontario Tower" })).toBeVisible();
  expect(await violations(page, "dialog.viewer")).toEqual([]);
});

test("with reduced motion nothing is animated, and everything is visible", async ({ page }) => {
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
  for (const address of ["/", "/property/ontario-tower", "/invest/cash-flow"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await hydrated(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Off-plan Investments" }).hover();
    await expect(page.getByRole("link", { name: /^Cash Flow/ }).first()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
    await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);
  }
});

test("with reduced motion a change is there at once", async ({ page }) => {
  for (const address of ["/", "/sell", "/property/ontario-tower"]) {
    await page.goto(address);
    const animated = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).transitionProperty === "all")
        .map((element) => `${element.localName}.${element.className}`),
    );
    expect(animated).toEqual([]);
    const mark = page.locator(".site-header .wordmark").first();
    const seenAfter = await mark.evaluate((link) => {
      link.style.visibility = "hidden";
      return getComputedStyle(link.children[0] ?? link).visibility;
    });
    expect(seenAfter).toBe("hidden");
  }
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("buttons, fields, focus, the current page and the current slide are distinguishable", async ({
    page,
  }) => {
    await page.goto("/buy");
    const current = page.getByRole("link", { name: "Buy", exact: true }).first();
    await expect(current).toHaveAttribute("aria-current", "page");
    const line = (link: typeof current) =>
      link.evaluate((element) => getComputedStyle(element, "::after").scale);
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
    const dot = (number: number) =>
      page
        .getByRole("button", { name: `Go to slide ${number} of 10`, exact: true })
        .evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
    await expect(page.getByRole("button", { name: "Next slide" }).first()).toBeVisible();
    expect(await dot(1)).not.toBe(await dot(9));
  });
});
