import { expect, type Page } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { hydrated } from "../support/hydrated.ts";
import { main, expectFields, gallery, viewingFields } from "../support/locators.ts";

interface Home {
  name: string;
  location: string;
  address: string;
  pictures: number;
  price: string;
  /** Figures in the order of the page, each with its unit. */
  figures: [string, RegExp][];
  list: { title: string; count: number; includes: string[] };
}

const homes: Home[] = [
  {
    name: "Ontario Tower",
    location: "Business Bay, Dubai",
    address: "/property/ontario-tower",
    pictures: 10,
    price: "AED 1,500,000",
    figures: [
      ["2", /^bedrooms/],
      ["2", /^bathrooms/],
      ["982", /^sq ft/],
    ],
    list: { title: "Amenities", count: 8, includes: [] },
  },
  {
    name: "Continental Tower",
    location: "Business Bay, Dubai",
    address: "/property/continental-tower",
    pictures: 10,
    price: "For Rent AED 100,000",
    figures: [
      ["1", /^bedroom\s*$/],
      ["2", /^bathrooms/],
      ["788", /^sq ft/],
    ],
    list: { title: "Amenities", count: 10, includes: ["Canal view", "Waterfront"] },
  },
  {
    name: "Al Soufuh, Jumeirah",
    location: "Jumeirah, Dubai",
    address: "/property/al-soufuh-apartment",
    pictures: 3,
    price: "AED 3,200,000",
    figures: [
      ["2", /^bedrooms/],
      ["3", /^bathrooms/],
      ["1,358", /^sq ft/],
    ],
    list: { title: "Features", count: 6, includes: [] },
  },
  {
    name: "Luxury Beachfront Villa",
    location: "Palm Beach, Dubai",
    address: "/property/luxury-beachfront-villa",
    pictures: 3,
    price: "$4,200,000 / AED 15,400,000",
    figures: [
      ["5", /^bedrooms/],
      ["4", /^bathrooms/],
      ["5,000", /^sq ft/],
      ["2023", /^built/],
    ],
    list: {
      title: "Amenities",
      count: 8,
      includes: [
        "Infinity Pool",
        "Private Beach Access",
        "Smart Home System",
        "Home Theater",
        "Gym & Spa",
        "Landscaped Garden",
        "Underground Parking",
        "24/7 Security",
      ],
    },
  },
];

const described = (page: Page, term: string) =>
  main(page)
    .locator("dt", { hasText: new RegExp(`^${term}$`) })
    .filter({ visible: true })
    .locator("+ dd");

for (const { name, location, address, pictures, price, figures, list } of homes)
  test(`${address} has its pictures, title, price, figures, texts and facts`, async ({
    pageWithoutScripts,
  }) => {
    const page = await pageWithoutScripts(address);
    await expect(gallery(page, name)).toHaveCount(pictures);
    const captions = page
      .getByRole("region", { name: `Pictures of ${name}` })
      .getByText(/Artist’s impression$/);
    await expect(captions).toHaveCount(pictures);
    const similar = page.getByRole("region", { name: /^(Similar|Our other) homes$/ });
    await expect(similar).toContainText("Artist’s impression");
    await expect(similar.getByRole("article")).toHaveCount(2);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Homes");
    await expect(main(page).getByText(`${location} ·`)).toBeVisible();
    await expect(main(page).getByText(price, { exact: true }).first()).toBeVisible();
    const line = main(page).locator(".fact-line > li");
    for (const [index, [figure, unit]] of figures.entries())
      await expect(line.nth(index)).toHaveText(
        new RegExp(`^${figure} ${unit.source.replace("^", "")}`),
      );
    const texts = main(page).locator("article p");
    await expect(texts.filter({ hasText: /\w.{60,}\./ })).not.toHaveCount(0);
    const items = main(page)
      .getByRole("heading", { name: list.title })
      .locator("xpath=following::ul[1]/li");
    await expect(items).toHaveCount(list.count);
    for (const item of list.includes) await expect(items.filter({ hasText: item })).toHaveCount(1);

    for (const term of ["Layout", "View", "Location", "Working nearby"])
      await expect(described(page, term)).not.toBeEmpty();
    await expect(described(page, "Type")).toHaveText(
      name.includes("Villa") ? "Villa" : "Apartment",
    );
    await expect(described(page, "District")).toHaveText(
      name.includes("Tower") ? "Business Bay" : /\w/,
    );
    await expect(main(page)).toContainText(/Ready\s*to Move/i);
    const write = main(page).getByRole("link", { name: "hello@orizzonte.example" });
    await expect(write).toHaveAttribute("href", "mailto:hello@orizzonte.example");
    const call = page
      .getByRole("complementary")
      .getByRole("link", { name: /^(Call )?\+971 4 000 0000$/ });
    await expect(call).toHaveAttribute("href", "tel:+97140000000");
  });

test("Al Soufuh has a Contact Agent card with email, a WhatsApp number and WhatsApp Us", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/property/al-soufuh-apartment");
  const card = page.getByRole("complementary");
  await expect(card.getByRole("heading", { name: "Contact Agent" })).toBeVisible();
  await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
  const chats = card.locator('a[href^="https://wa.me/"]');
  await expect(chats).toHaveText([/\+971 4 000 0000/, "WhatsApp Us"]);
  for (const chat of await chats.all()) await expect(chat).toHaveAttribute("target", "_blank");
  const message = new URL((await chats.last().getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain("Al Soufuh, Jumeirah");
});

test("Al Soufuh's Request Viewing opens a dialog with the same form and 'Send Request'", async ({
  page,
}) => {
  await page.goto("/property/al-soufuh-apartment");
  await hydrated(page);
  const card = page.getByRole("complementary");
  await card.getByRole("button", { name: "Request Viewing" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Viewing" });
  await expect(dialog.getByRole("heading")).toHaveText("Request a Viewing");
  await expect(dialog.getByRole("button", { name: "Send Request" })).toBeVisible();
  await expectFields(dialog, viewingFields);
});

test("Continental Tower's rent is shown as stated, with how its period is read", async ({
  html,
}) => {
  const text = (await html("/property/continental-tower")).querySelector("main")?.structuredText;
  expect(text).toMatch(/For Rent AED\s100,000/);
  expect(text).not.toMatch(/AED\s100,000\s(per|a|each)\s(year|month|annum)/i);
  expect(text).toContain("period to be confirmed");
});
