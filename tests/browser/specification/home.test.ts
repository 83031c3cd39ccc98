import { expect } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { destinations, main, slides } from "../support/locators.ts";
import { desktop } from "../support/screens.ts";

test("the home page's sections, in their order", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/");
  const text = (await main(page).innerText()).toLowerCase();
  const order = [
    "the next dubai, before it is built",
    "luxury properties",
    "explore dubai",
    "prompt consultation",
    "homes to rent",
    "exclusives",
    "off-plan\n",
    "our approach",
    "company overview",
    "message from the ceo",
    "vision",
    "mission",
    "conveyancing",
    "premium properties",
    "languages spoken",
    "expert specialists",
    "find your partner",
    "schedule consultation",
  ].map((words) => text.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));

  const hero = await main(page).locator("section").first().boundingBox();
  expect(hero).toMatchObject({ x: 0, y: 0, width: desktop.width });
  expect(hero?.height).toBeGreaterThanOrEqual(desktop.height - 1);
  const luxury = page.getByRole("region", { name: "Luxury Properties" });
  await expect(luxury).toHaveAttribute("aria-roledescription", "carousel");
  await expect(luxury.getByRole("article").getByRole("heading")).toHaveText([
    "Ontario Tower",
    "Continental Tower",
    "Al Soufuh, Jumeirah",
  ]);
  const teaser = page.getByRole("region", { name: "Buy or rent" });
  await expect(teaser.getByRole("heading")).toHaveText(["Buy", "Rent"]);
  expect(await slides(page, "Luxury Beachfront Villa").count()).toBeGreaterThan(1);
  await expect(page.getByAltText(/adviser’s leather chair/)).toBeAttached();
  const aims = page.getByRole("region", { name: "Vision and mission" });
  await expect(aims.getByRole("heading")).toHaveText(["Vision", "Mission"]);
  await expect(aims.getByRole("paragraph")).toHaveText([/\w{3,}.*\.$/, /\w{3,}.*\.$/]);
  await expect(main(page)).toContainText("led from Italy");
  const figures = page.getByRole("region", { name: "Orizzonte in three figures" });
  await expect(figures.locator("dd")).toHaveText(["5,000+", "40+", "200+"]);
  await expect(figures.locator("dt")).toHaveText([
    /premium properties/,
    /languages spoken/,
    /expert specialists/,
  ]);
});

test("the home page's links", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/");
  const link = (name: string) => main(page).getByRole("link", { name, exact: true });
  for (const [name, address] of [
    ["Book a Viewing", /^\/contact\?interest=viewing$/],
    ["Show all", /^\/buy$/],
    ["Area Guides", /^\/areas$/],
    ["Homes for sale", /^\/buy\?for=sale$/],
    ["Homes to rent", /^\/buy\?for=rent$/],
    ["Buy", /^\/buy$/],
    ["Sell", /^\/sell$/],
    ["Off-Plan", /^\/off-plan$/],
    ["Learn More About Us", /^\/company-overview$/],
    ["Schedule Consultation", /^\/contact/],
    ["Browse Properties", /^\/buy$/],
  ] as const)
    await expect(link(name).first()).toHaveAttribute("href", address);
  const enquiries = main(page).getByRole("link", { name: /^Enquire now/ });
  await expect(enquiries).toHaveText([
    "Enquire now: A prompt consultation",
    "Enquire now: Luxury Beachfront Villa",
  ]);
  for (const enquire of await enquiries.all())
    await expect(enquire).toHaveAttribute("href", /^\/contact/);
  const more = main(page)
    .getByRole("link", { name: /^Learn more about/ })
    .first();
  await expect(more).toHaveAttribute("href", "/property/luxury-beachfront-villa");
  const services = main(page)
    .getByRole("listitem")
    .getByRole("heading", { level: 3 })
    .getByRole("link", { name: /^(Buy|Sell|Off-Plan)$/ });
  await expect(services).toHaveText(["Buy", "Sell", "Off-Plan"]);
  await expect(main(page).locator('a[href^="/services#"]')).toHaveCount(7);
  await expect(main(page).locator('a[href="/ceo-message"]')).not.toHaveCount(0);

  const invest = main(page).getByRole("button", { name: "Invest" });
  await expect(invest).toHaveCSS("text-transform", "uppercase");
  await invest.hover();
  const items = main(page).locator(".disclosure-panel").getByRole("link");
  await expect(items).toHaveCount(4);
  expect(await destinations(items)).toEqual([
    "/invest/capital-appreciation",
    "/invest/cash-flow",
    "/invest/trophy-asset",
    "/invest/prelaunch",
  ]);

  await expect(page.getByRole("combobox", { name: /specialization/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: /language/ })).toBeVisible();
  const button = page.getByRole("button", { name: "See all partners" });
  const action = await button.evaluate((found) => (found as HTMLButtonElement).form?.action);
  expect(new URL(action ?? "").pathname).toBe("/team");
});

test("only the home page has a floating WhatsApp link, which opens a new tab", async ({
  pageWithoutScripts,
  html,
}) => {
  const chat = (await pageWithoutScripts("/")).getByRole("link", { name: /WhatsApp/ });
  await expect(chat).toHaveCSS("position", "fixed");
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveAttribute("rel", "noopener noreferrer");
  expect((await html("/buy")).querySelector(".whatsapp-link")).toBeNull();
});
