import { expect } from "playwright/test";
import { screens } from "../support/addresses.ts";
import { test } from "../support/fixtures.ts";

test("the tagline, the services and the languages of the team", async ({ html }) => {
  const textOf = async (address: string, part: string) =>
    (await html(address)).querySelector(part)?.text ?? "";
  expect(await textOf("/", "footer")).toContain("Dubai’s most trusted real estate consultancy");
  const services = await textOf("/services", "main");
  for (const words of [
    /Research/,
    /Macroeconomic trends/,
    /Portfolio management and valuation/,
    /private and institutional investors/,
    /Financial planning/,
    /A plan of your own/,
    /Commercial and developer solutions/,
    /Finding and researching land/,
    /Business set-up for foreign developers/,
    /Legal and tax advice/,
    /Residential services/,
    /Advice before you choose/,
    /Short and long lets/,
    /For sellers and owners/,
    /For buyers and tenants/,
    /Conveyancing/,
    /After-sales care and property management/,
  ])
    expect.soft(services).toMatch(words);
  expect(await textOf("/team", "main")).toMatch(/over 30\s+languages/i);
});

test("every route has its page, with the shared header and footer", async ({ html }) => {
  for (const [address, screen] of Object.entries(screens)) {
    const page = await html(address);
    for (const part of ["header.site-header", "footer", "h1"])
      expect.soft(page.querySelectorAll(part), `${address}: ${part}`).toHaveLength(1);
    const [name = ""] = screen.split(/ detail|,| listings| overview| apartment/);
    const title = page.querySelector("title")?.text;
    expect.soft(title, address).toMatch(address === "/" ? /Orizzonte/ : new RegExp(name, "i"));
  }
  const villa = await html("/property/luxury-beachfront-villa");
  expect(villa.querySelector("h1")?.text).toBe("Luxury Beachfront Villa");
});

test("any other path is the 404 page, which links to home", async ({ get, html }) => {
  for (const path of [
    "/admin",
    "/buy/more",
    "/off-plan/no-such-project",
    "/invest",
    "/property",
    "/property/no-such-home",
    "/journal/no-such-article",
    "/areas/no-such-area",
    "/index.php",
  ])
    expect((await get(path)).status, path).toBe(404);
  const page = await html("/nowhere/at-all");
  expect(page.querySelector("h1")?.text).toBe("Oops! Page not found");
  expect(page.querySelector("main a")?.getAttribute("href")).toBe("/");
});
