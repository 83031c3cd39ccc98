import { expect, type Locator, type Page } from "playwright/test";
import { main, slides, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const fact = (place: Locator, term: string) =>
  place.locator("dt", { hasText: term }).locator("+ dd");

test.describe("Specification 9: Business constants and limits", () => {
  for (const address of ["/contact", "/"])
    test(`working hours on ${address}: Monday to Friday 9:00 AM-6:00 PM, Saturday 10:00 AM-4:00 PM, Sunday closed`, async ({
      read,
    }) => {
      const page = await read(address);
      const place = address === "/" ? page.getByRole("contentinfo") : main(page);
      await expect(fact(place, "Monday to Friday")).toHaveText("9:00 AM–6:00 PM");
      await expect(fact(place, "Saturday")).toHaveText("10:00 AM–4:00 PM");
      await expect(fact(place, "Sunday")).toHaveText("Closed");
    });

  test("the public phone and email are the same in the footer and on the contact page", async ({
    read,
  }) => {
    const page = await read("/contact");
    for (const kind of ["tel", "mailto"]) {
      const links = page.locator(`a[href^="${kind}:"]`);
      const hrefs = await links.evaluateAll((found) => [
        ...new Set(found.map((link) => link.getAttribute("href"))),
      ]);
      expect(hrefs).toHaveLength(1);
      expect(await links.count()).toBeGreaterThan(1);
    }
  });

  test("cash-flow rental yields: 6-8%", async ({ read }) => {
    const title = (await read("/invest/cash-flow")).getByRole("heading", { level: 1 });
    await expect(title).toContainText("6–8%");
  });

  test("Al Marjan: handover expected December 2027, 70/30, 6 pools, an island of 2.7 million sq m with 7.8 km of beaches", async ({
    read,
  }) => {
    const project = (await read("/invest/capital-appreciation")).getByRole("article", {
      name: "Al Marjan Island Residences",
    });
    await expect(fact(project, "Handover expected")).toHaveText(/^Dec(ember)? 2027$/);
    await expect(fact(project, "Payment plan")).toHaveText("70/30");
    await expect(fact(project, "Pools")).toHaveText("6");
    await expect(project).toContainText("2.7 million sq m");
    await expect(fact(project, "Beaches")).toHaveText("7.8 km");
  });

  test("Palazzo Tissoli: Expression of Interest AED 37,000", async ({ read }) => {
    const page = await read("/invest/prelaunch");
    await expect(fact(main(page), "Expression of Interest")).toHaveText("AED 37,000");
  });

  for (const [unit, size, price] of [
    ["Studio", "about 470 sq ft", "from AED 1.1M"],
    ["1-Bedroom", "about 1,000 sq ft", "from AED 2.2M"],
    ["2-Bedroom", "Size to be announced", "Contact for pricing"],
  ] as const)
    test(`Palazzo Tissoli: ${unit}, ${size}, ${price}`, async ({ read }) => {
      const page = await read("/invest/prelaunch");
      const card = main(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: unit, exact: true }) });
      await expect(card).toContainText(size);
      await expect(card).toContainText(price);
      await expect(card.getByRole("link", { name: /^Enquire Now/ })).toBeVisible();
    });

  test("Palazzo Tissoli: projected AED 10,000 per sq ft by 2030; yields of 9%+", async ({
    read,
  }) => {
    const page = await read("/invest/prelaunch");
    await expect(fact(main(page), "Projected by 2030")).toHaveText("AED 10,000 per sq ft");
    await expect(fact(main(page), "Rental yields")).toHaveText("9%+ a year");
  });

  test("Ras Al Khaimah: transactions up 118% to AED 15.1B; prices up 20-23%; 1.28M visitors in 2024", async ({
    read,
  }) => {
    const page = await read("/invest/prelaunch");
    await expect(row(page, "Transactions")).toHaveText(/up 118%.*AED 15\.1B/s);
    await expect(row(page, "Prices")).toHaveText(/up.*20–23%/s);
    await expect(row(page, "Visitors")).toHaveText(/in 2024.*1\.28M/s);
  });

  test("the villa leads the Exclusives and is not on the open list", async ({ read }) => {
    await expect(slides(await read("/"), "Luxury Beachfront Villa")).not.toHaveCount(0);
    await expect(main(await read("/buy"))).not.toContainText("Luxury Beachfront Villa");
  });
});
