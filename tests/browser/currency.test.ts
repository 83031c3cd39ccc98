import { expect, type Page } from "playwright/test";
import { localePath, localeCodes } from "../../app/locale";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop } from "./support/screens.ts";

test.use({ pictures: "empty" });

const home = "/property/ontario-tower";

const shown = (page: Page) =>
  page.locator(".property-title [data-amount]").filter({ visible: true });

const choice = (page: Page) =>
  page.getByRole("article").getByRole("combobox", { name: "Prices also in" });

test("without JavaScript it is that of the language", async ({ pageWithoutScripts }) => {
  for (const [prefix, amount] of [
    ["", "about $408,400"],
    ["/it", /^365\.100\s€ circa$/],
    ["/ar", /دولار/],
  ] as const) {
    const page = await pageWithoutScripts(prefix + home);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveText(amount);
    await expect(page.locator(".currency-choice").filter({ visible: true })).toHaveCount(0);
  }
});

test("a choice is kept on other pages, before anything is painted", async ({ page }) => {
  allowConsoleErrors(page);
  await openHydrated(page, home);
  await expect(choice(page)).toHaveValue("USD");
  await expect(page.getByRole("article").getByText("Prices also in")).toBeVisible();
  await choice(page).selectOption("EUR");
  await expect(shown(page)).toHaveText(/^about €365,100$/);
  // The price beside the request, for which a low window has no room, and the one per square foot.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect(page.getByRole("complementary").getByText("about €365,100")).toBeVisible();
  await expect(page.getByText("per sq ft").locator("..")).toHaveText(/€\d{3}$/, {
    useInnerText: true,
  });
  await expect(page.getByRole("contentinfo").getByRole("combobox")).toHaveValue("EUR");

  await page.getByRole("contentinfo").locator('a[href="/buy"]').click();
  await expect(page).toHaveURL("/buy?currency=EUR");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes ready to move into");
  const card = page.getByRole("article", { name: "Ontario Tower" });
  await expect(card.locator("[data-amount]").filter({ visible: true })).toHaveText("about €365K");
  const ranges = page.getByLabel("Price range").getByRole("option");
  await expect(ranges.nth(1)).toHaveText("Up to €450K (approx.)");
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("GBP");
  await expect(ranges.nth(1)).toContainText("£");
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("EUR");

  // Scripts of the site do not arrive: what is shown is shown without them.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(home);
  await expect(page.locator("html")).toHaveAttribute("data-currency", "EUR");
  await expect(shown(page)).toHaveText(/^about €365,100/);
});

test("prices are in euros too, with the date of the rate", async ({ html }) => {
  for (const address of [
    "/off-plan/palazzo-tissoli",
    "/invest/prelaunch",
    "/areas",
    "/areas/business-district",
    "/journal/two-ways-a-home-earns",
  ]) {
    const page = await html(address);
    const amounts = page.querySelectorAll('main [data-amount="EUR"]').map(({ text }) => text);
    expect(amounts.join(" "), address).toContain("€");
    const note = page.querySelector("main .currency-note")?.text;
    expect(note, address).toMatch(/ECB rate of \d+\s\w+\s\d{4}/);
  }
});

test("the choice in the footer is on pages whose amounts it changes", async ({ page }) => {
  const footer = page.getByRole("contentinfo").getByRole("combobox");
  await page.goto("/areas");
  await expect(footer).toBeVisible();
  await page.goto("/privacy");
  await expect(footer).toBeHidden();
});

/** Amounts of a page whose currency is in another line than their number. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const amounts =
      /AED\s[\d.,]*\d|\d[\d.,]*\s(?:(?:mila|mln|mld)\s)?AED|\d[\d.,]*\s(?:(?:ألف|آلاف|مليون|ملايين)\s)?درهم/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: amount, index } of (text.textContent ?? "").matchAll(amounts)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(amount);
      }
    return broken;
  });

test("no amount breaks at its currency on a narrow phone", async ({ pageWithoutScripts }) => {
  for (const locale of localeCodes)
    for (const path of ["/property/luxury-beachfront-villa", "/invest/cash-flow"] as const) {
      const address = localePath(locale, path);
      const page = await pageWithoutScripts(address);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await brokenAmounts(page), address).toEqual([]);
      await page.setViewportSize(desktop);
    }
});
