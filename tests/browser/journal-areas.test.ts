import { expect, type Page } from "playwright/test";
import { test } from "./support/test.ts";

test.use({ pictures: "empty" });

const purchase = {
  path: "/journal/from-interest-to-title-deed",
  title: "From expression of interest to title deed",
};
const returns = { path: "/journal/two-ways-a-home-earns", title: "Two ways a home earns" };
const living = {
  path: "/journal/living-in-dubai-from-italy",
  title: "Moving to Dubai from Italy",
};
const articles = [purchase, returns, living];

const areas = [
  { path: "/areas/downtown-district", name: "Downtown District", homes: [] },
  {
    path: "/areas/beachfront-paradise",
    name: "Beachfront Paradise",
    homes: ["Al Soufuh, Jumeirah"],
  },
  { path: "/areas/marina-bay", name: "Marina Bay", homes: [] },
  { path: "/areas/palm-beach", name: "Palm Beach", homes: ["Luxury Beachfront Villa"] },
  {
    path: "/areas/business-district",
    name: "Business District",
    homes: ["Ontario Tower", "Continental Tower"],
  },
  { path: "/areas/emirates-hills", name: "Emirates Hills", homes: [] },
];

const desktop = { width: 1280, height: 800 };

/** The path and the parameters of a link to the contact form. */
async function subjectOf(page: Page, action: string) {
  const href = await page.getByRole("link", { name: action }).last().getAttribute("href");
  const { pathname, searchParams } = new URL(href ?? "", "http://site");
  return { pathname, ...Object.fromEntries(searchParams) };
}

test("a reader finds three articles, each with category, date, excerpt and a named Read More", async ({
  page,
}) => {
  await page.goto("/journal");
  await expect(page).toHaveTitle(/^Journal \|/);
  const found = page.getByRole("main").getByRole("article");
  await expect(found).toHaveCount(3);
  for (const category of ["Market Insights", "Investment", "Lifestyle"]) {
    const article = found.filter({ hasText: `${category} ·` });
    await expect(article.locator("time")).toHaveText(/^\d{1,2} [A-Z][a-z]+ 2026$/);
    await expect(article.getByRole("img")).toHaveAttribute("alt", /\w{4}/);
  }
  for (const { path, title } of articles) {
    await expect(page.getByRole("link", { name: `Read More: ${title}` })).toHaveAttribute(
      "href",
      path,
    );
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
});

test("a reader opens an article from the journal and continues with the next one", async ({
  page,
}) => {
  await page.goto("/journal");
  await page.getByRole("link", { name: "Read More: Two ways a home earns" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two ways a home earns");
  const way = page.getByRole("navigation", { name: "More from the journal" });
  await expect(way.getByRole("link")).toHaveText([purchase.title, living.title]);
  await way.getByRole("link").last().click();
  await expect(page).toHaveURL(living.path);
  await expect(way.getByRole("link")).toHaveText([returns.title, "All articles"]);
});

for (const { path, title } of articles) {
  test(`“${title}” has its contents, notes and related properties`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await page.getByRole("note").count()).toBeGreaterThanOrEqual(3);
    const contents = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
    const targets = await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(targets.length).toBeGreaterThanOrEqual(4);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    const homes = page.locator('main a[href^="/property/"]');
    expect(await homes.count()).toBeGreaterThanOrEqual(1);
  });
}

test("a contents entry brings its section below the header and is marked as the one being read", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(purchase.path);
  const entry = page
    .getByRole("navigation", { name: "In this article" })
    .getByRole("link", { name: "Handover and title deed" });
  await entry.click();
  await expect(page).toHaveURL(/#handover$/);
  await expect(entry).toHaveAttribute("aria-current", "location");
  const header = await page.getByRole("banner").boundingBox();
  const heading = await page
    .getByRole("heading", { name: "Handover and title deed" })
    .boundingBox();
  expect(heading!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
});

test("the worked example has the rent after costs of AED 1,500,000 at 6 and 8 per cent", async ({
  page,
}) => {
  await page.goto(returns.path);
  await expect(page.getByRole("row", { name: /^Annual rent/ })).toContainText(/90,000\s*120,000/);
  await expect(page.getByRole("row", { name: /^Net yield/ })).toContainText(/4\.8%\s*6\.4%/);
  await expect(page.getByText("Past performance is no guarantee of future returns")).toBeVisible();
});

test("the six areas have an indicative count and price range", async ({ page }) => {
  await page.goto("/areas");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const { path, name } of areas) {
    const card = cards.filter({ has: page.getByRole("heading", { level: 2, name }) });
    await expect(
      card.getByText("properties available on the market, by our estimate"),
    ).toBeVisible();
    await expect(card.getByText(/^AED [\d.]+M–[\d.]+M$/)).toBeVisible();
    await expect(card.getByRole("link", { name: `Explore Area: ${name}` })).toHaveAttribute(
      "href",
      path,
    );
  }
  await expect(
    page.getByRole("heading", { name: "Need Help Finding the Right Area?" }),
  ).toBeVisible();
  expect(await subjectOf(page, "Speak with an Expert")).toEqual({
    pathname: "/contact",
    interest: "area",
  });
});

for (const { path, name, homes } of areas) {
  test(`the guide to ${name} has its properties and neighbouring areas`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText("properties on the market, by our estimate")).toBeVisible();
    await expect(page.getByText(/^average prices: our estimate, \w+ \d{4}$/)).toBeVisible();
    await expect(page.locator('main a[href^="/property/"]')).toHaveText(homes);
    if (homes.length === 0)
      await expect(page.getByText("We have nothing listed in this area today.")).toBeVisible();
    const beside = await page
      .locator('main article a[href^="/areas/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(beside.length).toBeGreaterThanOrEqual(2);
    expect(beside).not.toContain(path);
    expect(await subjectOf(page, "Speak with an Expert")).toEqual({
      pathname: "/contact",
      interest: "area",
      about: name,
    });
  });
}

for (const path of ["/journal/no-such-article", "/areas/no-such-area"]) {
  test(`${path} is a real 404`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an article and a guide are there to read, and their links lead on", async ({ page }) => {
    await page.goto("/journal");
    await page.getByRole("link", { name: /^Read More: From expression/ }).click();
    await expect(page.getByRole("heading", { name: "Where the money goes" })).toBeVisible();
    await page.goto("/areas");
    await page.getByRole("link", { name: "Explore Area: Marina Bay" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marina Bay");
  });
});
