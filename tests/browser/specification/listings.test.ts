import { expect } from "playwright/test";
import { destinations, main, questions, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

test.describe("§2 Buy", () => {
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
    await expect(bar.getByRole("searchbox", { name: "Location" })).toBeVisible();
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

test.describe("§2 Sell", () => {
  test("it opens with a hero", async ({ read }) => {
    const page = await read("/sell");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(main(page).getByRole("img").first()).toBeInViewport();
  });

  test("there is a list of 6 reasons to sell", async ({ read }) => {
    const list = main(await read("/sell"))
      .getByRole("list")
      .first();
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
    const list = main(await read("/sell"))
      .getByRole("list")
      .nth(1);
    await expect(list.getByRole("heading")).toHaveText([
      "Valuation",
      "Marketing",
      "Viewings",
      "Closing",
    ]);
  });
});

test.describe("§2 Off-plan", () => {
  test("it opens with a hero", async ({ read }) => {
    const page = await read("/off-plan");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(main(page).getByRole("img").first()).toBeInViewport();
  });

  test("three benefits: flexible payment plans, capital appreciation, early access", async ({
    read,
  }) => {
    const list = main(await read("/off-plan"))
      .getByRole("list")
      .first();
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
    const links = main(await read("/off-plan")).getByRole("link", { name: "Speak to an adviser" });
    expect(await destinations(links.last())).toEqual(["/contact"]);
  });
});

test.describe("§2 Journal", () => {
  test("three articles, each with category, date, title, excerpt and Read More", async ({
    read,
  }) => {
    const articles = main(await read("/journal")).getByRole("article");
    await expect(articles).toHaveCount(3);
    for (const [index, category] of ["Market Insights", "Investment", "Lifestyle"].entries()) {
      const article = articles.nth(index);
      await expect(article).toContainText(category);
      await expect(article.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}$/);
      await expect(article.getByRole("heading")).not.toBeEmpty();
      await expect(article.getByRole("paragraph").nth(1)).toHaveText(/\w{3,}.*\./);
      await expect(article.getByRole("link", { name: /^Read More/ })).toBeVisible();
    }
  });

  test("Read More leads to the whole article (decision: /journal/{slug})", async ({ read }) => {
    const links = main(await read("/journal")).getByRole("link", { name: /^Read More/ });
    const paths = await destinations(links);
    expect(new Set(paths).size).toBe(3);
    for (const path of paths) expect(path).toMatch(/^\/journal\/[a-z-]+$/);
  });
});

test.describe("§2 Catalogs", () => {
  test("the empty list says 'No catalogs available at the moment.'", async ({ read }) => {
    const page = await read("/catalogs");
    await expect(
      page.getByText("No catalogs available at the moment.", { exact: true }),
    ).toBeVisible();
  });

  test("Request Custom Catalog leads to /contact with the interest chosen", async ({ read }) => {
    const page = await read("/catalogs");
    const link = page.getByRole("link", { name: "Request Custom Catalog" });
    await expect(link).toHaveAttribute("href", "/contact?interest=catalog");
  });
});

test.describe("§2 Areas", () => {
  const areas = {
    "Downtown District": "/areas/downtown-district",
    "Beachfront Paradise": "/areas/beachfront-paradise",
    "Marina Bay": "/areas/marina-bay",
    "Palm Beach": "/areas/palm-beach",
    "Business District": "/areas/business-district",
    "Emirates Hills": "/areas/emirates-hills",
  };

  test(`six areas appear: ${Object.keys(areas).join(", ")}`, async ({ read }) => {
    const cards = main(await read("/areas")).getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(Object.keys(areas));
  });

  test("each card has image, name, number of properties available, description and average price", async ({
    read,
  }) => {
    for (const card of await main(await read("/areas"))
      .getByRole("article")
      .all()) {
      await expect(card.getByRole("img")).toHaveCount(1);
      await expect(card).toContainText(/properties available/);
      await expect(card).toContainText(/average price/);
      await expect(card.locator("dd")).toHaveText([/^\d+$/, /^AED [\d.]+M–[\d.]+M$/]);
      await expect(card.getByRole("paragraph").first()).toHaveText(/\w{3,}.*\.$/);
    }
  });

  test("Explore Area leads to the area's guide (decision: /areas/{id})", async ({ read }) => {
    const links = main(await read("/areas")).getByRole("link", { name: /^Explore Area/ });
    expect(await destinations(links)).toEqual(Object.values(areas));
  });

  test("'Need Help Finding the Right Area?' has 'Speak with an Expert'", async ({ read }) => {
    const page = await read("/areas");
    await expect(
      page.getByRole("heading", { name: "Need Help Finding the Right Area?" }),
    ).toBeVisible();
    const link = page.getByRole("link", { name: "Speak with an Expert" });
    await expect(link).toHaveAttribute("href", "/contact?interest=area");
  });
});
