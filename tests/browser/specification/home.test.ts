import { expect, type Page } from "playwright/test";
import { destinations, main, slides, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

test.describe("Specification 2: Home", () => {
  test("1: the hero fills the screen", async ({ read }) => {
    const page = await read("/");
    const box = await main(page).locator("section").first().boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280 });
    expect(box?.height).toBeGreaterThanOrEqual(799);
  });

  test("1: the hero's INVEST menu has the same four items as the header's", async ({ read }) => {
    const page = await read("/");
    const button = main(page).getByRole("button", { name: "Invest" });
    await expect(button).toHaveCSS("text-transform", "uppercase");
    await button.hover();
    const items = main(page).locator(".disclosure-panel").getByRole("link");
    await expect(items).toHaveCount(4);
    expect(await destinations(items)).toEqual([
      "/invest/capital-appreciation",
      "/invest/cash-flow",
      "/invest/trophy-asset",
      "/invest/prelaunch",
    ]);
  });

  test("1: Book a Viewing leads to /contact", async ({ read }) => {
    expect(await destinations(link(await read("/"), "Book a Viewing"))).toEqual(["/contact"]);
  });

  test("2: Luxury Properties is a carousel of the three homes, with Show all to /buy", async ({
    read,
  }) => {
    const page = await read("/");
    const row = page.getByRole("region", { name: "Luxury Properties" });
    await expect(row).toHaveAttribute("aria-roledescription", "carousel");
    await expect(row.getByRole("article").getByRole("heading")).toHaveText([
      "Ontario Tower",
      "Continental Tower",
      "Al Soufuh, Jumeirah",
    ]);
    expect(await destinations(link(page, "Show all"))).toEqual(["/buy"]);
  });

  test("3: Explore Dubai has Area Guides to /areas", async ({ read }) => {
    const page = await read("/");
    await expect(main(page).getByText("Explore Dubai")).toBeVisible();
    expect(await destinations(link(page, "Area Guides"))).toEqual(["/areas"]);
  });

  test("4: Prompt consultation has Enquire now to /contact", async ({ read }) => {
    const page = await read("/");
    await expect(main(page).getByText("Prompt consultation", { exact: true })).toBeVisible();
    expect(await destinations(link(page, "Enquire now").first())).toEqual(["/contact"]);
  });

  test("5: a Buy/Rent teaser", async ({ read }) => {
    const teaser = (await read("/")).getByRole("region", { name: "Buy or rent" });
    await expect(teaser.getByRole("heading")).toHaveText(["Buy", "Rent"]);
  });

  test("6: Exclusives is a carousel with Enquire now to /contact and Learn more to /property/{id}", async ({
    read,
  }) => {
    const page = await read("/");
    await expect(main(page).getByText("Exclusives", { exact: true })).toBeVisible();
    expect(await slides(page, "Luxury Beachfront Villa").count()).toBeGreaterThan(1);
    expect(await destinations(link(page, "Enquire now").last())).toEqual(["/contact"]);
    const more = main(page)
      .getByRole("link", { name: /^Learn more/ })
      .first();
    expect(await destinations(more)).toEqual(["/property/luxury-beachfront-villa"]);
  });

  test("7: three services: Buy to /buy, Sell to /sell, Off-Plan to /off-plan", async ({ read }) => {
    const page = await read("/");
    const three = main(page).getByRole("listitem").getByRole("heading", { level: 3 });
    const links = three.getByRole("link", { name: /^(Buy|Sell|Off-Plan)$/ });
    await expect(links).toHaveText(["Buy", "Sell", "Off-Plan"]);
    expect(await destinations(links)).toEqual(["/buy", "/sell", "/off-plan"]);
  });

  test("8: the approach, and a picture of the partners' room", async ({ read }) => {
    const page = await read("/");
    await expect(main(page).getByText("Our approach")).toBeVisible();
    await expect(page.getByAltText(/Consultant’s office/)).toBeAttached();
  });

  test("9: the company overview, with Learn More About Us to /company-overview", async ({
    read,
  }) => {
    const page = await read("/");
    await expect(page.getByRole("heading", { name: "Company overview" })).toBeVisible();
    expect(await destinations(link(page, "Learn More About Us"))).toEqual(["/company-overview"]);
  });

  test("10: CEO message, vision and mission, services, statistics", async ({ read }) => {
    const page = await read("/");
    await expect(main(page).getByText("Message from the CEO")).toBeVisible();
    const aims = page.getByRole("region", { name: "Vision and mission" });
    await expect(aims.getByRole("heading")).toHaveText(["Vision", "Mission"]);
    await expect(main(page).locator('a[href^="/services#"]')).toHaveCount(7);
    await expect(page.getByRole("region", { name: "Orizzonte in three figures" })).toBeVisible();
  });

  test("11: Find Your Partner has dropdowns for specialization and language", async ({ read }) => {
    const page = await read("/");
    await expect(page.getByRole("heading", { name: "Find Your Partner" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: /specialization/ })).toBeVisible();
    await expect(page.getByRole("combobox", { name: /language/ })).toBeVisible();
  });

  test("11: its button (decision: “See all partners”) leads to /team", async ({ read }) => {
    const page = await read("/");
    const button = page.getByRole("button", { name: "See all partners" });
    const action = await button.evaluate((found) => (found as HTMLButtonElement).form?.action);
    expect(new URL(action ?? "").pathname).toBe("/team");
  });

  test("12: the close: Schedule Consultation to /contact, Browse Properties to /buy", async ({
    read,
  }) => {
    const page = await read("/");
    expect(await destinations(link(page, "Schedule Consultation"))).toEqual(["/contact"]);
    expect(await destinations(link(page, "Browse Properties"))).toEqual(["/buy"]);
  });

  test("a floating WhatsApp chat link opens in a new tab, and stands on no other page", async ({
    read,
  }) => {
    const page = await read("/");
    const chat = page.getByRole("link", { name: /WhatsApp/ });
    await expect(chat).toHaveCSS("position", "fixed");
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect((await read("/buy")).getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  });
});
