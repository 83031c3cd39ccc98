import { expect, type Page } from "playwright/test";
import { localePath, type Locale } from "../../app/locale";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { desktop } from "./support/screens.ts";

/** Every kind of page with fields, and its forms, some with `ALL_PAGES=1`. A dialog is opened first. */
const forms = [
  ["/property/ontario-tower", "#request"],
  ["/invest/purchase-plan?home1=luxury-beachfront-villa", "main form"],
  ["/property/al-soufuh-apartment", "dialog #request"],
  ["/contact", "#message"],
  ...(testsEveryPage
    ? ([
        ["/shortlist?homes=ontario-tower,continental-tower", "#request"],
        ["/sell", "#valuation"],
      ] as const)
    : []),
  ["/team", "main form"],
  ["/invest/cash-flow", "main form"],
] as const;

/** The smallest window, whose header takes most of it; more of them with `ALL_PAGES=1`. */
const windows: readonly (readonly [number, number, Locale])[] = [
  [320, 568, "ar"],
  ...(testsEveryPage
    ? ([
        [1280, 800, "en"],
        [390, 844, "it"],
        [768, 1024, "en"],
        [1280, 800, "ar"],
        [1440, 900, "en"],
      ] as const)
    : []),
];

const controls = "input:not([type=hidden], [tabindex='-1']), select, textarea, summary, button";

const focusBeside = (page: Page, form: string, side: "before" | "after") =>
  page.evaluate(
    ([selector, end]) => {
      const all = Array.from(
        document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
      ).filter((element) => element.tabIndex >= 0 && element.checkVisibility());
      const inside = all.filter((element) => element.closest(selector ?? ""));
      const [first, last] = [inside.at(0), inside.at(-1)];
      if (!first || !last) throw new Error(`No fields in ${selector}`);
      const beside = end === "before" ? all.indexOf(first) - 1 : all.indexOf(last) + 1;
      all[beside]?.focus();
    },
    [form, side],
  );

/** The hidden part of the focused control and its label; undefined outside of the form. */
const hiddenOfFocused = (page: Page, form: string) =>
  page.evaluate(
    ([selector, list]) => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !focused.closest(selector ?? "")) return undefined;
      if (!focused.matches(list ?? "")) return [];
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const start = focused.closest("dialog") ? 0 : header;
      const label = "labels" in focused ? (focused.labels as NodeListOf<Element>)[0] : undefined;
      // A label that is a sentence may be longer than the window is high.
      const shown = label?.closest(".field") ? [label, focused] : [focused];
      return shown.flatMap((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isHidden =
          top < start - 1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
        const where = [top, bottom].map(Math.round).join("–");
        return isHidden
          ? [`${focused.id} ${element.tagName} ${where} of ${start}–${innerHeight}`]
          : [];
      });
    },
    [form, controls],
  );

for (const [width, height, locale] of windows)
  test(`Tab brings every field into view: ${width} px, ${locale}`, async ({ hydratedPage }) => {
    test.slow();
    for (const [path, form] of forms) {
      const page = await hydratedPage(localePath(locale, path));
      await page.setViewportSize({ width, height });
      await hydrated(page);
      const isDialog = form.startsWith("dialog");
      if (isDialog) {
        const dialog = await page.locator("dialog:has(#request)").getAttribute("id");
        const openers = page.locator(`form[action="#${dialog}"] [aria-haspopup=dialog]:visible`);
        await openers.last().click();
      }
      for (const [side, key] of [
        ["before", "Tab"],
        ["after", "Shift+Tab"],
      ] as const) {
        if (!isDialog) await focusBeside(page, form, side);
        let seen = 0;
        for (let presses = 0; presses < 20; presses += 1) {
          await page.keyboard.press(key);
          const hidden = await hiddenOfFocused(page, form);
          if (hidden) seen += 1;
          else if (seen > 0) break;
          // The browser may scroll, and load a picture, only after the key was handled.
          if (hidden?.length)
            await expect
              .poll(() => hiddenOfFocused(page, form), { message: `${path} by ${key}` })
              .toEqual([]);
        }
        expect(seen, `${path} ${form}`).toBeGreaterThan(0);
      }
      await page.setViewportSize(desktop);
    }
  });
