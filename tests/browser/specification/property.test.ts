import { expect, type Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { main, questions, slides, test, viewingQuestions } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

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
      ["1", /^bedroom$/],
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

const request = (page: Page) => page.getByRole("form", { name: "Request a Viewing" });
const described = (page: Page, term: string) =>
  main(page)
    .locator("dt", { hasText: new RegExp(`^${term}$`) })
    .filter({ visible: true })
    .locator("+ dd");

test.describe("Specification 2: Property detail pages", () => {
  for (const { name, location, address, pictures, price, figures, list } of homes) {
    test(`${name} has a carousel of ${pictures} images`, async ({ read }) => {
      await expect(slides(await read(address), name)).toHaveCount(pictures);
    });

    test(`${name} has its title, its location ${location} and the price ${price}`, async ({
      read,
    }) => {
      const page = await read(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(main(page).getByText(`${location} ·`)).toBeVisible();
      await expect(main(page).getByText(price, { exact: true }).first()).toBeVisible();
    });

    const said = figures.map(([figure, unit]) => `${figure} ${unit.source.replace(/[$^]/g, "")}`);
    test(`${name} has ${said.join(", ")}`, async ({ read }) => {
      const line = main(await read(address)).locator(".fact-line > li");
      for (const [index, [figure, unit]] of figures.entries())
        await expect(line.nth(index)).toHaveText(
          new RegExp(`^${figure} ${unit.source.replace("^", "")}`),
        );
    });

    test(`${name} has a description and ${list.count} ${list.title.toLowerCase()}`, async ({
      read,
    }) => {
      const page = await read(address);
      await expect(
        main(page)
          .locator("article p")
          .filter({ hasText: /\w.{60,}\./ }),
      ).not.toHaveCount(0);
      const items = main(page)
        .getByRole("heading", { name: list.title })
        .locator("xpath=following::ul[1]/li");
      await expect(items).toHaveCount(list.count);
      for (const item of list.includes)
        await expect(items.filter({ hasText: item })).toHaveCount(1);
    });
  }

  for (const { name, address } of homes.filter((home) => home.pictures === 10 || home.figures[3]))
    test(`${name} has a sticky Request a Viewing form and an agent's email and phone as links`, async ({
      read,
    }) => {
      const page = await read(address);
      await expect(request(page)).toBeVisible();
      const sticky = await request(page).evaluate((form) => {
        let element: Element | null = form;
        while (element && getComputedStyle(element).position !== "sticky")
          element = element.parentElement;
        return element !== null;
      });
      expect(sticky).toBe(true);
      const side = page.getByRole("complementary");
      await expect(side.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(side.locator('a[href^="tel:"]')).toBeVisible();
    });

  test("Al Soufuh has a Contact Agent card with email, a WhatsApp number link and WhatsApp Us", async ({
    read,
  }) => {
    const card = (await read("/property/al-soufuh-apartment")).getByRole("complementary");
    await expect(card.getByRole("heading", { name: "Contact Agent" })).toBeVisible();
    await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
    const chats = card.locator('a[href^="https://wa.me/"]');
    await expect(chats).toHaveText([/\+971 4 000 0000/, "WhatsApp Us"]);
    for (const chat of await chats.all()) await expect(chat).toHaveAttribute("target", "_blank");
  });

  test("Al Soufuh's Request Viewing opens a dialog titled 'Request a Viewing' with the same form and 'Send Request'", async ({
    page,
  }) => {
    await page.goto("/property/al-soufuh-apartment");
    await hydrated(page);
    await page.getByRole("button", { name: "Request Viewing" }).click();
    const dialog = page.getByRole("dialog", { name: "Request a Viewing" });
    await expect(dialog.getByRole("heading")).toHaveText("Request a Viewing");
    await expect(dialog.getByRole("button", { name: "Send Request" })).toBeVisible();
    expect(await questions(dialog)).toEqual(viewingQuestions);
  });

  test("Continental Tower's rent is shown as stated, with how its period is read", async ({
    source,
  }) => {
    const page = await source("/property/continental-tower");
    const text = page.querySelector("main")?.structuredText ?? "";
    expect(text).toMatch(/For Rent AED\s100,000/);
    expect(text).not.toMatch(/AED\s100,000\s(per|a|each)\s(year|month|annum)/i);
    expect(text).toContain("a year, subject to confirmation");
  });

  test("the villa has a hero image and a sticky side card with price and facts", async ({
    read,
  }) => {
    const page = await read("/property/luxury-beachfront-villa");
    await expect(main(page).getByRole("img").first()).toBeVisible();
    await expect(page.getByRole("complementary")).toContainText("$4,200,000 / AED 15,400,000");
    await expect(page.getByRole("complementary")).toContainText("5 bedrooms");
  });

  test("every picture of a home for sale is called an artist's impression", async ({ read }) => {
    for (const { name, address, pictures } of homes) {
      const page = await read(address);
      const captions = page
        .getByRole("region", { name: `Pictures of ${name}` })
        .getByText(/Artist’s impression$/);
      await expect(captions).toHaveCount(pictures);
      const similar = page.getByRole("region", { name: "Similar homes" });
      await expect(similar).toContainText("Artist’s impression");
    }
  });
});

test.describe("Specification 3: Entities: property", () => {
  for (const { name, address } of homes)
    test(`${name} shows type, district, business spot, comfort, range, view, location and handover 'Ready to Move'`, async ({
      read,
    }) => {
      const page = await read(address);
      for (const term of [
        "Type",
        "District",
        "Layout",
        "Price range",
        "View",
        "Location",
        "For work",
      ])
        await expect(described(page, term)).not.toBeEmpty();
      await expect(described(page, "Handover")).toHaveText("Ready to Move");
    });

  test("the three entries of the list are apartments", async ({ read }) => {
    for (const { address } of homes.slice(0, 3))
      await expect(described(await read(address), "Type")).toHaveText("Apartment");
  });

  test("Ontario Tower and Continental Tower are in Business Bay", async ({ read }) => {
    for (const { address } of homes.slice(0, 2))
      await expect(described(await read(address), "District")).toHaveText("Business Bay");
  });
});
