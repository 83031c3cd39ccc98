import { expect } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { destinations, listWith, main } from "../support/locators.ts";

test("Buy has a hero, the filters, the number of properties and their cards", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/buy");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const bar = page.getByRole("search");
  // A search field with suggestions is a combobox.
  for (const name of ["Bedrooms", "Price range", "Location"])
    await expect(bar.getByRole("combobox", { name })).toBeVisible();
  await bar.getByRole("button", { name: "More filters" }).press("Enter");
  await expect(bar.getByRole("combobox", { name: "Property type" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Search" })).toBeVisible();
  await expect(main(page).getByText("Showing 3 properties")).toBeVisible();
  const cards = main(page).getByRole("article");
  await expect(cards).toHaveCount(3);
  expect(await destinations(cards.getByRole("link"))).toEqual([
    "/property/ontario-tower",
    "/property/continental-tower",
    "/property/al-soufuh-apartment",
  ]);
  await expect(main(page)).not.toContainText("Luxury Beachfront Villa");
});

test("a card has image, title, location, price, area, bedrooms and bathrooms", async ({
  pageWithoutScripts,
}) => {
  const cards = main(await pageWithoutScripts("/buy")).getByRole("article");
  for (const [index, [title, ...facts]] of [
    [
      "Ontario Tower",
      "For sale",
      "Business Bay",
      "AED 1,500,000",
      "2 bedrooms",
      "2 bathrooms",
      "982 sq ft",
    ],
    [
      "Continental Tower",
      "For rent",
      "Business Bay",
      "For Rent AED 100,000",
      "1 bedroom",
      "2 bathrooms",
      "788 sq ft",
    ],
    [
      "Al Soufuh, Jumeirah",
      "For sale",
      "Jumeirah",
      "AED 3,200,000",
      "2 bedrooms",
      "3 bathrooms",
      "1,358 sq ft",
    ],
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("img").first()).toHaveAttribute("alt", /\w/);
    await expect(card.getByRole("link", { name: title ?? "" })).toBeVisible();
    for (const fact of facts) await expect(card).toContainText(fact);
  }
});

test("Sell has a hero with the form, six reasons and four steps", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/sell");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(main(page).getByRole("img").first()).toBeInViewport();
  const send = page.getByRole("button", { name: "Get a Free Valuation" });
  await expect(send).toBeInViewport({ ratio: 1 });
  const reasons = listWith(page, "One partner throughout");
  await expect(reasons.getByRole("heading")).toHaveCount(6);
  await expect(listWith(page, "Valuation").getByRole("heading")).toHaveText([
    "Valuation",
    "Marketing",
    "Viewings",
    "Closing",
  ]);
});

test("Off-plan has a hero, three benefits, an empty list and a call to action", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/off-plan");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(main(page).getByRole("img").first()).toBeInViewport();
  await expect(listWith(page, "Early access").getByRole("heading")).toHaveText([
    "Flexible payment plans",
    "Capital appreciation",
    "Early access",
  ]);
  const projects = page.getByRole("region", { name: "Featured projects" });
  await expect(
    projects.getByText("No off-plan properties available at the moment.", { exact: true }),
  ).toBeVisible();
  for (const [name, address] of [
    ["Capital Appreciation", "/invest/capital-appreciation"],
    ["Cash Flow", "/invest/cash-flow"],
    ["Trophy Asset", "/invest/trophy-asset"],
    ["Prelaunch Investments", "/invest/prelaunch"],
  ] as const)
    await expect(main(page).getByRole("link", { name }).last()).toHaveAttribute("href", address);
  const links = main(page).getByRole("link", { name: "Speak to a partner" });
  expect(await destinations(links.last())).toEqual(["/contact"]);
});
