import { expect } from "playwright/test";
import { destinations, listWith, main, questions, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

test.describe("Specification 2: Buy", () => {
  test("it opens with a hero of words", async ({ read }) => {
    const page = await read("/buy");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("the filter bar has property type, bedrooms, price range, location text and Search", async ({
    read,
  }) => {
    const bar = (await read("/buy")).getByRole("search");
    for (const name of ["Property type", "Bedrooms", "Price range"])
      await expect(bar.getByRole("combobox", { name })).toBeVisible();
    // A search field with suggestions is a combobox.
    await expect(bar.getByRole("combobox", { name: "Location" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "Search" })).toBeVisible();
  });

  test("a line reads 'Showing N properties'", async ({ read }) => {
    await expect(main(await read("/buy")).getByText("Showing 3 properties")).toBeVisible();
  });

  test("a grid has the 3 property cards, each leading to its home", async ({ read }) => {
    const cards = main(await read("/buy")).getByRole("article");
    await expect(cards).toHaveCount(3);
    expect(await destinations(cards.getByRole("link"))).toEqual([
      "/property/ontario-tower",
      "/property/continental-tower",
      "/property/al-soufuh-apartment",
    ]);
  });
});

test.describe("Specification 3: Entities: property", () => {
  test("a card has image, title, location, price, area, bedrooms and bathrooms, and is a link", async ({
    read,
  }) => {
    const cards = main(await read("/buy")).getByRole("article");
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
});

test.describe("Specification 2: Sell", () => {
  test("it opens with a hero", async ({ read }) => {
    const page = await read("/sell");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(main(page).getByRole("img").first()).toBeInViewport();
  });

  test("there is a list of 6 reasons to sell", async ({ read }) => {
    const list = listWith(await read("/sell"), "One partner throughout");
    await expect(list.getByRole("heading")).toHaveCount(6);
  });

  test("Get a Free Valuation asks for full name, email, phone, property address and optional details", async ({
    read,
  }) => {
    const form = (await read("/sell")).getByRole("form", { name: "Get a Free Valuation" });
    expect((await questions(form)).map(({ label }) => label)).toEqual([
      "Full name",
      "Email",
      "Phone",
      "Property address",
      "Additional details",
    ]);
  });

  test("the process has 4 steps: Valuation, Marketing, Viewings, Closing", async ({ read }) => {
    const list = listWith(await read("/sell"), "Valuation");
    await expect(list.getByRole("heading")).toHaveText([
      "Valuation",
      "Marketing",
      "Viewings",
      "Closing",
    ]);
  });
});

test.describe("Specification 2: Off-plan", () => {
  test("it opens with a hero", async ({ read }) => {
    const page = await read("/off-plan");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(main(page).getByRole("img").first()).toBeInViewport();
  });

  test("three benefits: flexible payment plans, capital appreciation, early access", async ({
    read,
  }) => {
    const list = listWith(await read("/off-plan"), "Early access");
    await expect(list.getByRole("heading")).toHaveText([
      "Flexible payment plans",
      "Capital appreciation",
      "Early access",
    ]);
  });

  test("featured projects say 'No off-plan properties available at the moment.'", async ({
    read,
  }) => {
    const projects = (await read("/off-plan")).getByRole("region", { name: "Featured projects" });
    await expect(
      projects.getByText("No off-plan properties available at the moment.", { exact: true }),
    ).toBeVisible();
  });

  test("it closes with a call to action", async ({ read }) => {
    const links = main(await read("/off-plan")).getByRole("link", { name: "Speak to a partner" });
    expect(await destinations(links.last())).toEqual(["/contact"]);
  });
});
