import { expect } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { collapseSpaces } from "./support/pages.ts";
import { desktop } from "./support/screens.ts";

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

test("a reader opens an article and continues with the next one", async ({ page }) => {
  await page.goto("/journal");
  await page.getByRole("link", { name: "Read More (Two ways a home earns)" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two ways a home earns");
  const way = page.getByRole("navigation", { name: "More from the journal" });
  await expect(way.getByRole("link")).toHaveText([purchase.title, living.title]);
  await way.getByRole("link").last().click();
  await expect(page).toHaveURL(living.path);
  await expect(way.getByRole("link")).toHaveText([returns.title, "All articles"]);
});

test("every article has its contents, notes and related properties", async ({ html }) => {
  for (const { path, title } of articles) {
    const page = await html(path);
    expect(page.querySelector("h1")?.text, path).toBe(title);
    expect(page.querySelectorAll("[role=note]").length, path).toBeGreaterThanOrEqual(3);
    const targets = page
      .querySelectorAll("nav[aria-label='In this article'] a")
      .map((link) => link.getAttribute("href") ?? "");
    expect(targets.length, path).toBeGreaterThanOrEqual(4);
    for (const target of targets) expect(page.querySelectorAll(target), target).toHaveLength(1);
    expect(page.querySelector('main a[href^="/property/"]'), path).not.toBeNull();
  }
});

test("a contents entry leads to its section, and is marked while it is read", async ({ page }) => {
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

test("every guide has its homes, its neighbours and a link to the form", async ({ html }) => {
  for (const { path, name, homes } of areas) {
    const page = await html(path);
    expect(page.querySelector("h1")?.text).toBe(name);
    const main = collapseSpaces(page.querySelector("main")?.text ?? "");
    expect(main).toContain("properties on the market, by our estimate");
    expect(main).toMatch(/average prices asked: our estimate, \w+ \d{4}/);
    expect(main.includes("We have nothing listed in this area today.")).toBe(homes.length === 0);
    expect(page.querySelectorAll('main a[href^="/property/"]').map(({ text }) => text)).toEqual(
      homes,
    );
    const beside = page.querySelectorAll('main article a[href^="/areas/"]');
    expect(beside.length).toBeGreaterThanOrEqual(2);
    expect(beside.map((link) => link.getAttribute("href"))).not.toContain(path);
    const ask = page
      .querySelectorAll("main a")
      .findLast(({ text }) => text === "Speak with an Expert");
    const { pathname, searchParams } = new URL(
      ask?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "",
      "http://site",
    );
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/contact",
      { interest: "area", about: name },
    ]);
  }
});
