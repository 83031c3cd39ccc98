import { expect } from "playwright/test";
import { projects } from "../../app/content/projects.ts";
import { test } from "./support/fixtures.ts";
import { hydrated, openBeforeHydration } from "./support/hydrated.ts";

test.use({ pictures: "empty" });

test("a shared address opens with the rent already worked out", async ({ page }) => {
  await page.goto("/invest/cash-flow?price=2%2C000%2C000&currency=USD&costs=25");
  await expect(page.getByLabel("Price of the home")).toHaveValue("2,000,000");
  await expect(page.getByLabel("Currency")).toHaveValue("USD");
  const rows = page.getByRole("table", { name: /^Rent from a home at/ }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(/Annual rent\s*120,000\s*160,000/);
  await expect(rows.nth(2)).toHaveText(/Monthly rent\s*10,000\s*13,333/);
  await expect(rows.nth(3)).toHaveText(/costs of 25%\s*90,000\s*120,000/);
  await expect(rows.nth(5)).toHaveText(/4\.5%\s*6%/);
});

test("the rent and the query follow the input; an unreadable number has an error, stays in the field and receives the focus", async ({
  page,
}) => {
  await page.goto("/invest/cash-flow");
  const table = page.getByRole("table", { name: /^Rent from a home at/ });
  await expect(table).toContainText("90,000");
  await page.getByLabel("Price of the home").fill("AED 3.2M");
  await page.getByLabel("Costs, % of the rent").fill("10");
  await expect(table).toContainText("192,000");
  await expect(table).toContainText("172,800");
  await expect(page).toHaveURL(/price=AED\+3\.2M&currency=AED&costs=10/);
  await page.reload();
  const price = page.getByLabel("Price of the home");
  const costs = page.getByLabel("Costs, % of the rent");
  await expect(price).toHaveValue("AED 3.2M");
  await expect(table).toContainText("172,800");

  await price.fill("about two million");
  await costs.fill("130");
  await expect(price).toHaveAccessibleDescription(/The price of the home should be a number/);
  await expect(costs).toHaveAccessibleDescription(/should be between 0% and 100%/);
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("about two million");
  await price.fill("2M");
  await costs.fill("0");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await expect(table).toContainText("160,000");
});

test("a price entered before hydration counts", async ({ page }) => {
  const release = await openBeforeHydration(page, "/invest/cash-flow");
  await page.getByLabel("Price of the home").fill("AED 3.2M");
  release();
  await expect(page.getByRole("table", { name: /^Rent from a home at/ })).toContainText("192,000");
  await expect(page).toHaveURL(/price=AED\+3\.2M/);
  await expect(page.getByLabel("Price of the home")).toHaveValue("AED 3.2M");
});

test("the projects are sorted and shown as a table by links, and what is not known is said once", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/off-plan");
  const choose = (name: string) => page.getByRole("link", { name, exact: true }).click();
  await choose("Table");
  const rows = page.getByRole("table", { name: "Featured projects" }).getByRole("row");
  await expect(rows).toHaveCount(projects.length + 1);
  // Facts of a single project have no columns, and no order.
  const known = page.getByRole("columnheader", { name: "What is known" });
  await expect(known).toHaveCount(1);
  await expect(rows.filter({ hasText: "Al Marjan Island Residences" })).toContainText(
    /Handover: Dec\s2027 · Plan: 70\/30/,
  );
  await expect(rows.filter({ hasText: "Palazzo Tissoli" })).toContainText(/from: AED\s1\.1M/);
  await expect(page.getByRole("cell", { name: "Not known yet" }).first()).toBeAttached();
  await expect(rows.locator("td:empty")).toHaveCount(0);
  for (const name of ["Handover", "Price"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await choose("Place");
  await expect(rows.nth(1)).toContainText("Al Marjan Island");
  await expect(page.getByText(/^Not known yet: \d+ of \d+ prices/)).toHaveCount(1);
  await choose("Pictures");
  await expect(page).toHaveURL(/\/off-plan\?sort=place#featured$/);
});

test("the projects are above the empty list", async ({ html, readSource }) => {
  const featured = (await html("/off-plan")).querySelector("section[aria-labelledby=featured]");
  const titles = featured?.querySelectorAll("li h3").map(({ text }) => text);
  expect(titles).toEqual(projects.map(({ title }) => title));
  expect(featured?.text).toMatch(
    /Palazzo Tissoli.*No off-plan properties available at the moment\./s,
  );
  for (const link of featured?.querySelectorAll("li a") ?? []) {
    const [path = "", place] = link.getAttribute("href")?.split("#") ?? [];
    const { status, html: target } = await readSource(path);
    expect(status).toBe(200);
    if (place) expect(target).toContain(`id="${place}"`);
  }
});

test("a calculation is one history entry, without a request", async ({ page }) => {
  await page.goto("/off-plan");
  await page.goto("/invest/cash-flow");
  await hydrated(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Pictures beside the form are fetched once they are near, whenever that is. A browser with a window
    // looks for the icon of each address anew.
    const isPicture = request.resourceType() === "image";
    if (!isPicture && !request.url().endsWith("/favicon.svg")) requests.push(request.url());
  });
  for (const price of ["1M", "2M", "3M"]) {
    await page.getByLabel("Price of the home").fill(price);
    await expect(page).toHaveURL(new RegExp(`price=${price}`));
  }
  expect(requests).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/off-plan");
});

test("the payment plan splits a price 70/30 up to handover", async ({ page }) => {
  await page.goto("/invest/capital-appreciation?price=1200000&currency=AED");
  const plan = page.getByRole("group", { name: "The payment plan, at your price" });
  await expect(plan).toContainText("AED 840,000");
  await expect(plan).toContainText("AED 360,000");
  await expect(plan).toContainText("December 2027");
  await page.getByLabel("Currency").selectOption("USD");
  await expect(plan).toContainText("$840,000");
  await expect(plan).toContainText("about AED 3,084,900");
  await page.getByLabel("Price of the home").fill("");
  await expect(page.getByLabel("Price of the home")).toHaveAccessibleDescription(
    /Enter the price of the home/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the payment plan is worked out by sending the form", async ({ page }) => {
    await page.goto("/invest/capital-appreciation");
    await page.getByLabel("Price of the home").fill("2,500,000");
    await page.getByLabel("Currency").selectOption("USD");
    await page.getByRole("button", { name: "Show the plan" }).click();
    await expect(page).toHaveURL(/price=2%2C500%2C000&currency=USD#payment-plan$/);
    const plan = page.getByRole("group", { name: "The payment plan, at your price" });
    await expect(plan).toContainText("$1,750,000");
    await expect(plan).toContainText("$750,000");
  });

  test("an unreadable price comes back with its error", async ({ page }) => {
    await page.goto("/invest/cash-flow");
    await page.getByLabel("Price of the home").fill("two");
    await page.getByRole("button", { name: "Work it out" }).click();
    const price = page.getByLabel("Price of the home");
    await expect(price).toHaveValue("two");
    await expect(price).toHaveAccessibleDescription(/The price of the home should be a number/);
  });
});
