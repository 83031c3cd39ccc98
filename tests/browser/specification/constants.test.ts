import { expect, type Locator } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { main } from "../support/locators.ts";

const fact = (place: Locator, term: string) =>
  place.locator("dt", { hasText: term }).locator("+ dd");

test("Al Marjan's handover, payment plan, pools and island", async ({ pageWithoutScripts }) => {
  const project = (await pageWithoutScripts("/invest/capital-appreciation")).getByRole("article", {
    name: "Al Marjan Island Residences",
  });
  await expect(fact(project, "Handover expected")).toHaveText(/^Dec(ember)? 2027$/);
  await expect(fact(project, "Payment plan")).toHaveText("70/30");
  await expect(fact(project, "Pools")).toHaveText("6");
  await expect(project).toContainText("2.7 million sq m");
  await expect(fact(project, "Beaches")).toHaveText("7.8 km");
});

test("Palazzo Tissoli's prices and units, and the market of Ras Al Khaimah", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/invest/prelaunch");
  await expect(fact(main(page), "Expression of Interest")).toHaveText("AED 37,000");
  for (const [unit, size, price] of [
    ["Studio", "about 470 sq ft", "from AED 1.1M"],
    ["1-Bedroom", "about 1,000 sq ft", "from AED 2.2M"],
    ["2-Bedroom", "Size to be announced", "Contact for pricing"],
  ] as const) {
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: unit, exact: true }) });
    await expect(card).toContainText(size);
    await expect(card).toContainText(price);
    const link = card.getByRole("link", { name: new RegExp(`^Enquire Now ?: ${unit}`) });
    const href = new URL((await link.getAttribute("href")) ?? "", page.url());
    expect(href.pathname).toBe("/contact");
    expect(href.searchParams.get("about")).toBe(`Palazzo Tissoli, ${unit}`);
  }
  await expect(fact(main(page), "Projected by 2030")).toHaveText("AED 10,000 per sq ft");
  await expect(fact(main(page), "Rental yields")).toHaveText("9%+ a year");

  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Transactions")).toHaveText(/up 118%.*AED 15\.1B/s);
  await expect(row("Prices")).toHaveText(/up.*20–23%/s);
  await expect(row("Visitors")).toHaveText(/in 2024.*1\.28M/s);
});
