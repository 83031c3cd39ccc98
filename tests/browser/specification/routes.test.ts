import { expect } from "playwright/test";
import { screens } from "../support/addresses.ts";
import { test } from "../support/fixtures.ts";
import { main } from "../support/locators.ts";

test("the tagline, the services and the languages of the team", async ({ html }) => {
  const textOf = async (address: string, part: string) =>
    (await html(address)).querySelector(part)?.text ?? "";
  expect(await textOf("/", "footer")).toContain("Dubai’s most trusted real estate consultancy");
  const services = await textOf("/services", "main");
  for (const words of [
    /Research/,
    /Macroeconomic trends/,
    /Portfolio management and evaluation/,
    /wealthy and institutional investors/,
    /Financial development planning/,
    /personal financial development plan/,
    /Commercial and developer solutions/,
    /Land research and sourcing/,
    /Business set-up for foreign developers/,
    /Legal and fiscal consultation/,
    /Residential services/,
    /Consultancy/,
    /Short-term and long-term lease/,
    /Seller and owner services/,
    /Buyer and tenant services/,
    /Conveyancing/,
    /After-sales care and property management/,
  ])
    expect.soft(services).toMatch(words);
  expect(await textOf("/team", "main")).toContain("Our partners speak over 30 languages");
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

test("any other path is the 404 page, which links to home", async ({
  request,
  pageWithoutScripts,
}) => {
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
    expect((await request.get(path)).status(), path).toBe(404);
  const page = await pageWithoutScripts("/nowhere/at-all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(main(page).getByRole("link").first()).toHaveAttribute("href", "/");
});
