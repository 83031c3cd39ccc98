import { expect, type Page } from "playwright/test";
import { company } from "../../app/content/company.ts";
import {
  defaultLocale,
  localePath,
  type Locale,
  localeCodes,
  type SitePath,
} from "../../app/locale.ts";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";
import { main, overlap } from "./support/locators.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ pictures: "empty" });

/** The pages with a request. */
const paths: readonly SitePath[] = [
  "/property/ontario-tower",
  "/property/al-soufuh-apartment",
  "/off-plan/velos",
  "/areas/marina-bay",
  "/shortlist?homes=ontario-tower,continental-tower",
];

const calls = `a[href="tel:${company.phone.replaceAll(" ", "")}"]`;
const chats = `a[href^="https://wa.me/${company.whatsapp.replace(/\D/g, "")}?text="]`;
const bar = (page: Page) => page.locator(".contact-bar");

/** Those that are opened in a language: all in English, one in the others. All with `ALL_PAGES=1`. */
const pathsIn = (locale: Locale) =>
  locale === defaultLocale || testsEveryPage ? paths : paths.slice(0, 1);

for (const locale of localeCodes)
  for (const path of pathsIn(locale))
    test(`phone and WhatsApp are at hand: ${localePath(locale, path)}`, async ({
      hydratedPage,
    }) => {
      const page = await hydratedPage(localePath(locale, path));
      await page.setViewportSize(desktop);
      await expect(bar(page)).toBeHidden();
      for (const link of [calls, chats])
        await expect(main(page).locator(link).filter({ visible: true }).first()).toBeInViewport({
          ratio: 1,
        });
      await expect(
        main(page).locator(calls).filter({ visible: true, hasText: company.phone }).first(),
      ).toBeInViewport({ ratio: 1 });

      await page.setViewportSize(phone);
      for (const link of [bar(page).locator(calls), bar(page).locator(chats)]) {
        await expect(link).toBeInViewport({ ratio: 1 });
        const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      await expect(bar(page).locator(".action")).toBeInViewport({ ratio: 1 });
      await expect(bar(page).locator(calls)).toHaveAccessibleName(
        new RegExp(company.phone.replace("+", "\\+")),
      );
      const names = path.startsWith("/shortlist")
        ? ["Ontario Tower", "Continental Tower"]
        : // Without the English name beside an Arabic one.
          [
            await main(page)
              .locator("h1")
              .evaluate((title) => title.firstChild!.textContent!),
          ];
      for (const chat of await main(page).locator(chats).all()) {
        await expect(chat).toHaveAttribute("target", "_blank");
        const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
        for (const name of names) expect(message).toContain(name);
        expect(message).toMatch(
          new RegExp(
            `http\\S+${localePath(locale, path).replace("?", "\\?")}(\n.+ [A-Z]{2}-\\w{4})?$`,
          ),
        );
      }
      await page.setViewportSize(desktop);
    });

for (const path of [
  "/property/ontario-tower",
  "/off-plan/velos",
  "/shortlist?homes=ontario-tower",
] as const)
  test(`the bar of ${path} leads to the request, and covers no field`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openHydrated(page, path);
    await bar(page).locator(".action").click();
    const form = page.locator("#request");
    await expect(form.getByLabel("Full name")).toBeInViewport();
    for (const field of await form.locator("input:visible, textarea, button").all()) {
      await field.focus();
      expect(await overlap(field, bar(page))).toBe(false);
    }
  });

test("without JavaScript the bar stays, and is not printed", async ({ pageWithoutScripts }) => {
  const others = ["/", "/buy", "/shortlist", "/privacy"] as const;
  const bars = ["/property/ontario-tower", "/off-plan/velos", "/shortlist", "/"] as const;
  for (const path of testsEveryPage ? [...paths, ...others] : bars) {
    const page = await pageWithoutScripts(path);
    await page.setViewportSize(phone);
    await page.mouse.wheel(0, 600);
    for (const link of [calls, chats])
      await expect(bar(page).locator(link)).toBeInViewport({ ratio: 1 });
    await page.getByRole("contentinfo").getByRole("link").last().scrollIntoViewIfNeeded();
    expect(await overlap(page.getByRole("contentinfo"), bar(page))).toBe(false);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize(desktop);
  }
});

test("the bar of a page without a request comes after the first screen, on /team after its action", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, distance] of [
    ["/journal", 430],
    ["/team", 1600],
  ] as const) {
    await page.goto(path);
    await expect(bar(page)).toBeHidden();
    await page.mouse.wheel(0, distance);
    await expect(bar(page).locator(".action")).toBeInViewport({ ratio: 1 });
  }
});

test("the footer's ground begins below the place of the bar", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["/", "/sell", "/journal"]) {
    await page.goto(path);
    const place = await main(page).evaluate((element) => {
      const { blockSize, backgroundColor } = getComputedStyle(element, "::after");
      return { blockSize, backgroundColor };
    });
    const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(Number.parseFloat(place.blockSize), path).toBeCloseTo(height, 0);
    await expect(page.getByRole("contentinfo")).toHaveCSS(
      "background-color",
      place.backgroundColor,
    );
  }
});

test("the form of /sell covers the bar, and /contact has none", async ({ hydratedPage }) => {
  const page = await hydratedPage("/sell");
  await page.setViewportSize(phone);
  await main(page).getByLabel("Property address").scrollIntoViewIfNeeded();
  const coveredLink = await bar(page)
    .locator(".action")
    .evaluate((action) => {
      const { x, y } = action.getBoundingClientRect();
      return document.elementFromPoint(x + 10, y + 10) === action;
    });
  expect(coveredLink).toBe(false);
  await expect(bar(page).locator(".action")).toHaveAttribute("href", "#valuation");
  await page.goto("/contact");
  await expect(bar(page)).toHaveCount(0);
});

test("the guide of an area has its action once in a phone's window", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/areas/palm-beach");
  const actions = main(page).getByRole("link", { name: "Speak with an Expert" });
  const inView = async () => {
    const shown = await Promise.all(
      (await actions.all()).map(async (action) => {
        const box = await action.boundingBox();
        return (await action.isVisible()) && box && box.y >= 0 && box.y < phone.height;
      }),
    );
    return shown.filter(Boolean).length;
  };
  await expect.poll(inView).toBe(1);
  const closing = main(page).locator(".action-brass");
  await expect(async () => {
    await closing.evaluate((action) => {
      action.scrollIntoView({ block: "center", behavior: "instant" });
    });
    await expect(closing).toBeInViewport({ timeout: 1_000 });
    await expect(bar(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  expect(await inView()).toBe(1);
});
