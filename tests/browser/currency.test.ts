import { expect, type Page } from "playwright/test";
import { hydrated } from "./support/hydrated.ts";
import { test } from "./support/test.ts";

test.use({ pictures: "empty" });

const path = "/property/ontario-tower";

/** The converted amounts of the title that are shown. */
const shown = (page: Page) =>
  page.locator(".property-title .currency-note [data-amount]").filter({ visible: true });

const choice = (page: Page) => page.locator(".property-title").getByRole("combobox");

for (const [prefix, amount] of [
  ["", "about $408,400"],
  ["/it", /^365\.100\s€ circa al cambio BCE/],
  ["/ar", /دولار/],
] as const)
  test.describe(`without JavaScript at ${prefix || "/"}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the currency of the language is shown, without a choice", async ({ page }) => {
      await page.goto(prefix + path);
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveText(amount);
      await expect(page.locator(".currency-choice").filter({ visible: true })).toHaveCount(0);
    });
  });

test("a choice is kept on other pages and after a reload, before anything is painted", async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await expect(choice(page)).toHaveValue("USD");
  await expect(choice(page)).toHaveAccessibleName("Prices also in");
  await choice(page).selectOption("EUR");
  await expect(shown(page)).toHaveText(/^about €365,100 at the ECB rate of \d+\s\w+\s\d{4}$/);
  await expect(page.getByRole("contentinfo").getByRole("combobox")).toHaveValue("EUR");

  await page.getByRole("contentinfo").locator('a[href="/buy"]').click();
  await expect(page).toHaveURL(/\/buy$/);
  const card = page.getByRole("article", { name: "Ontario Tower" });
  await expect(card.locator("[data-amount]").filter({ visible: true })).toHaveText("about €365K");

  // Scripts of the site do not arrive: what is shown is shown without them.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-currency", "EUR");
  await expect(shown(page)).toHaveText(/^about €365,100/);
});

test("another choice moves nothing below the title out of its line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/buy");
  await hydrated(page);
  const card = page.getByRole("article", { name: "Ontario Tower" });
  const before = await card.boundingBox();
  await page
    .getByRole("main")
    .getByRole("combobox", { name: "Prices also in" })
    .selectOption("GBP");
  await expect(card.locator("[data-amount]").filter({ visible: true })).toHaveText("about £309K");
  expect(await card.boundingBox()).toEqual(before);
});
