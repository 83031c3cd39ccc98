import { expect } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { main } from "../support/locators.ts";

const articles = [
  ["Market Insights", "/journal/from-interest-to-title-deed"],
  ["Investment", "/journal/two-ways-a-home-earns"],
  ["Lifestyle", "/journal/living-in-dubai-from-italy"],
] as const;

test("Journal has three articles with image, category, date, title, excerpt and Read More", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/journal");
  await expect(page).toHaveTitle(/^Journal \|/);
  const found = main(page).getByRole("article");
  await expect(found).toHaveCount(3);
  for (const [index, [category, path]] of articles.entries()) {
    const article = found.nth(index);
    await expect(article.getByRole("img")).toHaveAttribute("alt", /\w{4}/);
    await expect(article).toContainText(`${category} ·`);
    await expect(article.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}$/);
    await expect(article.locator("time")).toHaveText(/^\d{1,2} [A-Z][a-z]+ 2026$/);
    await expect(article.getByRole("paragraph").nth(1)).toHaveText(/\w{3,}.*\./);
    const title = await article.getByRole("heading", { level: 2 }).innerText();
    const link = article.getByRole("link", { name: new RegExp(`^Read More ?: ${title}$`) });
    await expect(link).toHaveAttribute("href", path);
  }
});

test("Areas has six cards with image, number of properties, description and price", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/areas");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const cards = main(page).getByRole("article");
  const areas = {
    "Downtown District": "/areas/downtown-district",
    "Beachfront Paradise": "/areas/beachfront-paradise",
    "Marina Bay": "/areas/marina-bay",
    "Palm Beach": "/areas/palm-beach",
    "Business District": "/areas/business-district",
    "Emirates Hills": "/areas/emirates-hills",
  };
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText(Object.keys(areas));
  for (const [index, [name, path]] of Object.entries(areas).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("img")).toHaveCount(1);
    await expect(card).toContainText("properties available on the market, by our estimate");
    await expect(card).toContainText(/average price/);
    await expect(card.locator("dd")).toHaveText([/^\d+$/, /^AED [\d.]+M–[\d.]+M$/]);
    await expect(card.getByRole("paragraph").first()).toHaveText(/\w{3,}.*\.$/);
    const link = card.getByRole("link", { name: new RegExp(`^Explore Area ?: ${name}$`) });
    await expect(link).toHaveAttribute("href", path);
  }
  await expect(
    page.getByRole("heading", { name: "Need Help Finding the Right Area?" }),
  ).toBeVisible();
  const link = page.getByRole("link", { name: "Speak with an Expert" });
  await expect(link).toHaveAttribute("href", "/contact?interest=area");
});
