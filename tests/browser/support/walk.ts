import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { purchasePlanPath } from "../../../app/content/paths.ts";
import {
  defaultLocale,
  type Locale,
  localeCodes,
  localePath,
  locales,
  type SitePath,
} from "../../../app/locale";
import { fallbackErrorMessages } from "../../../app/messages/fallback-error";
import { messagesFor } from "../../../app/messages/messages";
import { testsEveryPage } from "./addresses.ts";
import { openHydrated } from "./hydrated.ts";

/** Pages in an order in which many follow one of the same composition. */
const visited: readonly SitePath[] = [
  "/areas/marina-bay",
  "/property/ontario-tower",
  "/property/luxury-beachfront-villa",
  "/off-plan/velos",
  "/journal/two-ways-a-home-earns",
  "/journal/living-in-dubai-from-italy",
  "/invest/cash-flow",
  "/contact",
  "/",
  "/no-such-page",
];

async function expectNoErrorPage(page: Page, locale: Locale) {
  await expect(page.locator("main h1").first()).toBeVisible();
  const { title } = fallbackErrorMessages[locale];
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
}

/** Goes to a page of the site as a link does, without loading a document. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** The text of a page without scripts, as the server sends it. */
const serverText = (page: Page, address: string) =>
  page.evaluate(async (to) => (await fetch(to)).text(), address);

/**
 * Follows links from page to page, with `ALL_PAGES=1` to more pages and in every language: each page shows its own texts only.
 */
export async function visitPages(page: Page, textOf: (html: string) => string) {
  await openHydrated(page, "/areas");
  const pages = testsEveryPage ? visited : visited.slice(0, 6);
  for (const locale of localeCodes.filter((code) => testsEveryPage || code === defaultLocale))
    for (const path of pages) {
      const address = localePath(locale, path);
      const expected = textOf(await serverText(page, address));
      await follow(page, address);
      await expect
        .poll(async () => textOf(await page.content()), { message: address, intervals: [200] })
        .toBe(expected);
    }
}

/** Saves homes, compares them, changes the language twice and removes them one by one. */
export async function emptyShortlist(page: Page, locale: Locale) {
  const { shortlist } = messagesFor(locale);
  await openHydrated(page, localePath(locale, "/buy"));
  for (const button of await page.locator("main button.save").all()) await button.click();
  await page.locator("header nav [href$='/shortlist']:visible").click();
  const remove = page.locator("button.save[data-mark=minus]");
  await expect(remove).toHaveCount(3);
  await remove.first().click();
  await expect(remove).toHaveCount(2);
  await changeLanguages(page, locale);
  await page.locator("header nav [href$='/shortlist']:visible").click();
  await remove.first().click();
  await expect(page.getByText(shortlist.single.text)).toBeVisible();
  await remove.first().click();
  await expect(remove).toHaveCount(0);
  await expectNoErrorPage(page, locale);
}

export async function changeLanguages(page: Page, locale: Locale) {
  const others = localeCodes.filter((other) => other !== locale);
  for (const next of [...others, locale]) {
    await page.getByRole("banner").locator(`nav [hreflang=${next}]:visible`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", locales[next].lang);
    await expectNoErrorPage(page, next);
  }
}

/** Makes mistakes in a form, takes help, corrects the mistakes and sends it. @returns the email address */
export async function sendForm(page: Page, locale: Locale, path: SitePath) {
  const { lazy } = messagesFor(locale);
  await page.goto(localePath(locale, path));
  const form = page.locator("main form[method=post]");
  await expect(form).toHaveAttribute("novalidate");
  const submit = form.locator("[type=submit]");
  await submit.click();
  await expect(form.locator("[aria-invalid=true]").first()).toBeFocused();
  await expect(form.locator("section[aria-labelledby$=answer-title]")).toBeVisible();
  const email = `${randomUUID()}@gmial.com`;
  for (const field of await form.locator("input[type=text]:not([tabindex])").all())
    await field.fill("Giulia Ferrari");
  await form.locator("textarea").fill("Saturday morning, please.");
  await form.locator("input[type=tel]").fill("050 123 4567");
  await expect(form.getByRole("status").filter({ hasText: "4567" })).toHaveCount(1);
  await form.getByRole("button", { name: lazy.help.changeCountry }).click();
  await form.getByLabel(lazy.help.country).selectOption("FR");
  await form.locator("input[type=email]").fill(email);
  await form.getByRole("button", { name: lazy.help.takeEmail }).click();
  const corrected = email.replace("gmial", "gmail");
  await expect(form.locator("input[type=email]")).toHaveValue(corrected);
  await form.getByLabel(lazy.help.country).selectOption("AE");
  await submit.click();
  await expect(form.locator(".form-notice dl")).toBeVisible();
  await expect(page.locator(".toasts")).toContainText(/\S/);
  await expectNoErrorPage(page, locale);
  return corrected;
}

export async function filter(page: Page, locale: Locale) {
  await openHydrated(page, localePath(locale, "/buy"));
  const selects = page.locator("main form select:visible");
  for (let index = 0; index < (await selects.count()); index += 1) {
    const { search } = new URL(page.url());
    await selects.nth(index).selectOption({ index: 1 });
    await page.waitForURL((address) => address.search !== search);
  }
  while (new URL(page.url()).search) await page.goBack();
  await expect(page.locator("main article")).toHaveCount(3);
  await expectNoErrorPage(page, locale);
}

/** Plans a purchase with an amount that cannot be read, and with one that can. */
export async function calculate(page: Page, locale: Locale) {
  await openHydrated(page, localePath(locale, purchasePlanPath("ontario-tower")));
  const [price, submit] = [page.locator("#price1"), page.locator("#figures ~ div [type=submit]")];
  await price.fill("two million");
  await submit.click();
  await expect(page.locator(".field-error")).toHaveCount(1);
  await price.fill("2.5M");
  await submit.click();
  await expect(page.locator("article")).toHaveCount(1);
  await expectNoErrorPage(page, locale);
}

async function lookIntoViewer(page: Page) {
  const viewer = page.locator("dialog.viewer");
  await viewer.locator(".carousel-step").last().click();
  await viewer.locator(".viewer-close").click();
  await expect(viewer).toHaveCount(0);
}

/** Presses the arrows and the last dot of each carousel, and looks at its pictures. */
export async function turnCarousels(page: Page, locale: Locale, path: SitePath) {
  await openHydrated(page, localePath(locale, path));
  for (const carousel of await page.locator("main .carousel:visible").all()) {
    await carousel.scrollIntoViewIfNeeded();
    for (const step of await carousel.locator(".carousel-step:visible").all()) await step.click();
    const dots = carousel.locator(".carousel-dot:visible");
    if ((await dots.count()) > 0) await dots.last().click();
    const opener = carousel.locator(".carousel-open");
    if ((await opener.count()) === 0) continue;
    await opener.click();
    await lookIntoViewer(page);
  }
  const pictures = page.locator(".property-gallery a:visible");
  if ((await pictures.count()) > 0) {
    await pictures.last().click();
    await lookIntoViewer(page);
  }
  await expectNoErrorPage(page, locale);
}
