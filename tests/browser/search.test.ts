import { expect, type Page } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";
import { main } from "./support/locators.ts";

test.use({ pictures: "empty" });

const cards = (page: Page) => main(page).getByRole("article").getByRole("heading");
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });
const section = (page: Page, title: string | RegExp) =>
  main(page).getByRole("heading", { level: 2, name: title }).locator("xpath=ancestor::section[1]");

test("a search finds what is near, guides, projects and articles", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/buy?location=dubai+marina");
  await expect(page.getByRole("heading", { name: "Showing 0 properties" })).toBeVisible();
  for (const [search, title, first] of [
    ["dubai+marina", "Near Dubai Marina: 4 km", "Al Soufuh, Jumeirah"],
    ["dubai+marina", "Area guides", "Marina Bay"],
    ["velos", "Off-plan projects", "VELOS"],
    ["title+deed", "From the journal", "From expression of interest to title deed"],
  ] as const) {
    await pageWithoutScripts(`/buy?location=${search}`);
    await expect(section(page, title).getByRole("link").first()).toHaveText(first);
  }
});

test("without results the conditions are shown, and prefill the enquiry", async ({ page }) => {
  await openHydrated(page, "/buy?location=4+bedroom+apartment+under+2m");
  await expect(main(page)).toContainText("4 bedrooms, apartment, up to AED 2M");
  const closest = section(page, "The closest we have");
  await expect(closest.getByRole("link").first()).toHaveText("Ontario Tower");
  await expect(closest).toContainText("Does not match: 4 bedrooms");
  await page.getByRole("link", { name: "Tell us what you are looking for" }).first().click();
  await expect(page).toHaveURL(/\/contact\?interest=buying&about=/);
  await expect(main(page)).toContainText("4 bedrooms, Apartment, Up to AED 2M");
});

test("price limits in the visitor's currency", async ({ page }) => {
  await openHydrated(page, "/buy");
  await page.getByRole("button", { name: "More filters" }).press("Enter");
  await page.getByLabel("Price to").pressSequentially("400k");
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(page).toHaveURL("/buy?max=400000&currency=EUR");
  await expect(cards(page)).toHaveText(["Ontario Tower", "Continental Tower"]);
  await expect(cards(page).first().locator("xpath=..")).toContainText(/about €\d/);
  await expect(main(page)).toContainText("European Central Bank’s reference rate of ");
});

test("the browser suggests places, buildings and projects", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/buy");
  const field = page.getByRole("combobox", { name: "Location" });
  const list = await field.getAttribute("list");
  const suggestions = await page.locator(`datalist#${list} option`).allTextContents();
  for (const name of ["Dubai Marina", "Business Bay", "Ontario Tower", "VELOS"])
    expect(suggestions).toContain(name);
  expect(new Set(suggestions).size).toBe(suggestions.length);
});

const asksFor = (text: string) => (request: { url: () => string }) =>
  new URL(request.url()).pathname === "/buy.data" &&
  new URL(request.url()).searchParams.get("location") === text;

test("a new search cancels the one before: only its results are shown", async ({ page }) => {
  await openHydrated(page, "/buy");
  // The first response is delayed until the second search is shown.
  const { promise: shown, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => asksFor("villa")({ url: () => url.href }),
    async (route) => {
      await shown;
      await route.continue().catch(() => undefined);
    },
  );
  const first = page.waitForRequest(asksFor("villa"));
  const cancelled = page.waitForEvent("requestfailed", asksFor("villa"));
  await page.getByLabel("Location").pressSequentially("villa");
  await first;
  await page.getByLabel("Location").fill("business bay");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(cards(page)).toHaveText(["Ontario Tower", "Continental Tower"]);
  release();
  await page.waitForLoadState("networkidle");
  await expect(cards(page)).toHaveText(["Ontario Tower", "Continental Tower"]);
  await expect(page).toHaveURL("/buy?location=business+bay");
});

test("without JavaScript a search is understood and sorted", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/buy");
  await page.getByLabel("Location").fill("2 bed, sea view");
  await page.getByLabel("Buy or rent").selectOption("To buy");
  await page.getByRole("button", { name: "More filters" }).press("Enter");
  await page.getByLabel("Price to").fill("4 million");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(cards(page)).toHaveText(["Al Soufuh, Jumeirah"]);
  await expect(page.getByLabel("Price to")).toHaveValue("4,000,000");
  await expect(page.getByLabel("Buy or rent")).toHaveValue("sale");
  await chips(page).getByRole("link", { name: "Remove filter: 2 bedrooms" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("sea view");
  await chips(page)
    .getByRole("link", { name: /sea view/ })
    .click();
  await page.getByLabel("Sort by").selectOption("Size, largest first");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(cards(page)).toHaveText(["Al Soufuh, Jumeirah", "Ontario Tower"]);
});
