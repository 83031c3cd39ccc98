import { expect } from "playwright/test";
import { destinations, main, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

test.describe("Specification 2: Journal", () => {
  test("three articles, each with image, category, date, title, excerpt and Read More", async ({
    read,
  }) => {
    const articles = main(await read("/journal")).getByRole("article");
    await expect(articles).toHaveCount(3);
    for (const [index, category] of ["Market Insights", "Investment", "Lifestyle"].entries()) {
      const article = articles.nth(index);
      await expect(article.getByRole("img")).toHaveCount(1);
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

test.describe("Specification 2: Catalogs", () => {
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

test.describe("Specification 2: Areas", () => {
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

  test("it opens with a header", async ({ read }) => {
    const page = await read("/areas");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("each card has image, name, number of properties available, description and average price", async ({
    read,
  }) => {
    const cards = main(await read("/areas")).getByRole("article");
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
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
