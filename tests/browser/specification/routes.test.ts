import { expect } from "playwright/test";
import { screens } from "../support/addresses.ts";
import { destinations, main, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

test.describe("Specification 1: What the product does", () => {
  test("the footer's tagline calls it Dubai's most trusted real estate consultancy", async ({
    read,
  }) => {
    const page = await read("/");
    await expect(page.getByRole("contentinfo")).toContainText(
      "Dubai’s most trusted real estate consultancy",
    );
  });

  test("the company is described as led from Italy", async ({ read }) => {
    await expect(main(await read("/"))).toContainText("led from Italy");
  });

  for (const [service, words] of Object.entries({
    "Research and macroeconomic trend advisory": [/Research/, /Macroeconomic trends/],
    "Portfolio management and portfolio evaluation for wealthy and institutional investors": [
      /Portfolio management and evaluation/,
      /wealthy and institutional investors/,
    ],
    "Financial development planning (a personal financial development plan)": [
      /Financial development planning/,
      /personal financial development plan/,
    ],
    "Commercial and developer solutions: land research and sourcing, business set-up for foreign developers, legal and fiscal consultation":
      [
        /Commercial and developer solutions/,
        /Land research and sourcing/,
        /Business set-up for foreign developers/,
        /Legal and fiscal consultation/,
      ],
    "Residential services: consultancy, short-term and long-term lease, seller and owner services, buyer and tenant services":
      [
        /Residential services/,
        /Consultancy/,
        /Short-term and long-term lease/,
        /Seller and owner services/,
        /Buyer and tenant services/,
      ],
    Conveyancing: [/Conveyancing/],
    "After-sales care and property management": [/After-sales care and property management/],
  }))
    test(`a service on the site: ${service}`, async ({ read }) => {
      for (const text of words) await expect(main(await read("/services"))).toContainText(text);
    });

  test("home claims 5,000+ premium properties, 40+ languages spoken, 200+ expert specialists", async ({
    read,
  }) => {
    const figures = (await read("/")).getByRole("region", { name: "Orizzonte in three figures" });
    await expect(figures.locator("dd")).toHaveText(["5,000+", "40+", "200+"]);
    await expect(figures.locator("dt")).toHaveText([
      /premium properties/,
      /languages spoken/,
      /expert specialists/,
    ]);
  });

  test("it carries a founder and CEO message, a vision and mission, and a company overview", async ({
    read,
  }) => {
    const page = await read("/");
    const links = main(page).locator('a[href="/ceo-message"], a[href="/company-overview"]');
    expect(new Set(await destinations(links))).toEqual(
      new Set(["/company-overview", "/ceo-message"]),
    );
    const aims = page.getByRole("region", { name: "Vision and mission" });
    await expect(aims.getByRole("paragraph")).toHaveText([/\w{3,}.*\.$/, /\w{3,}.*\.$/]);
  });

  test("the team block says over 30 languages", async ({ read }) => {
    await expect(main(await read("/team"))).toContainText("Our partners speak over 30 languages");
  });
});

test.describe("Specification 2: Screens and routes", () => {
  for (const [address, screen] of Object.entries(screens))
    test(`${address} is ${screen}, with the shared header and footer`, async ({
      read,
      request,
    }) => {
      expect((await request.head(address)).status()).toBe(200);
      const page = await read(address);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const [name = ""] = screen.split(/ detail|,| listings| overview| apartment/);
      await expect(page).toHaveTitle(address === "/" ? /Orizzonte/ : new RegExp(name, "i"));
    });

  test("/property/{id} is a home's page: the villa's is /property/luxury-beachfront-villa", async ({
    read,
  }) => {
    const page = await read("/property/luxury-beachfront-villa");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luxury Beachfront Villa");
  });

  test("any other path is the 404 page", async ({ request }) => {
    for (const path of [
      "/admin",
      "/buy/more",
      "/off-plan/no-such-project",
      "/invest",
      "/property",
      "/index.php",
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});
