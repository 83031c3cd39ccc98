import { expect } from "playwright/test";
import { localePath, locales } from "../../app/locale";
import { enquiries as arabic } from "../../app/messages/ar/enquiries";
import { layout as arabicShell } from "../../app/messages/ar/layout";
import { enquiries as italian } from "../../app/messages/it/enquiries";
import { languageOffers } from "../../app/messages/language-offer";
import { test } from "./support/fixtures.ts";
import { openForm } from "./support/hydrated.ts";
import { overlap } from "./support/locators.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ contextOptions: {}, pictures: "empty" });

test("another language keeps the page, its query and the form's values", async ({ page }) => {
  await openForm(page, "/contact?interest=investing");
  await page.getByLabel("First name").fill("Giulia");
  await page.getByRole("textbox", { name: "Message" }).fill("Two rooms, please.");
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  for (const [locale, { kinds }] of [
    ["it", italian],
    ["ar", arabic],
  ] as const) {
    const { lang, name } = locales[locale];
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(localePath(locale, "/contact?interest=investing"));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    const { firstName, message, interest } = kinds.contact.labels;
    await expect(page.getByLabel(firstName, { exact: true })).toHaveValue("Giulia");
    await expect(page.getByRole("textbox", { name: message })).toHaveValue("Two rooms, please.");
    await expect(page.getByLabel(interest)).toHaveValue("investing");
  }
  await expect(page.getByRole("contentinfo")).toContainText(arabicShell.footer.impression);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test.describe("in a browser that prefers Italian", () => {
  test.use({ locale: "it-IT" });

  test("neither offer nor chat lies on the opening's buttons", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const offer = page.getByRole("complementary", { name: languageOffers.it.text });
    await expect(offer).toContainText(languageOffers.it.text);
    await expect(offer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const viewing = page.getByRole("link", { name: "Book a Viewing" }).first();
    for (const height of [844, 667]) {
      await page.setViewportSize({ width: 375, height });
      expect(await overlap(offer, viewing)).toBe(false);
      // Not only for screen readers.
      expect((await offer.getByText(languageOffers.it.text).boundingBox())?.width).toBeGreaterThan(
        200,
      );
    }
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await expect(page.locator(".whatsapp-link")).toBeHidden();
    }
    await offer.getByRole("button", { name: languageOffers.it.dismiss }).click();
    await expect(page.locator(".whatsapp-link")).toBeVisible();
  });

  test("one line offers it, and can be dismissed for good", async ({ page, context }) => {
    await page.addInitScript(() => {
      const moved: unknown[] = [];
      new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      });
      Object.assign(globalThis, { moved });
    });
    await page.goto("/buy?type=villa");
    const offer = page.getByRole("complementary", { name: languageOffers.it.text });
    await expect(offer).toContainText(languageOffers.it.text);
    await expect(offer).toHaveAttribute("lang", "it-IT");
    await expect(offer.getByRole("link", { name: languageOffers.it.accept })).toHaveAttribute(
      "href",
      "/it/buy?type=villa",
    );
    expect((await offer.boundingBox())?.height).toBeLessThan(60);
    expect(await page.evaluate("moved.length")).toBe(0);

    await page.setViewportSize(phone);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    const { y } = (await offer.boundingBox()) ?? { y: Number.NaN };
    expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThanOrEqual(y);

    await offer.getByRole("button", { name: languageOffers.it.dismiss }).click();
    await expect(offer).toHaveCount(0);
    for (const visit of [page, await context.newPage()]) {
      await visit.goto("/sell", { waitUntil: "networkidle" });
      await expect(visit.getByText(languageOffers.it.text)).toHaveCount(0);
    }
  });
});
