import { expect, type Page } from "playwright/test";
import { sweptPages } from "../support/addresses.ts";
import { main, questions, test, viewingQuestions } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

const optionsOf = async (page: Page, name: string | RegExp) => {
  const options = page.getByRole("combobox", { name }).getByRole("option");
  return (await options.allTextContents()).map((text) => text.trim());
};

test.describe("Specification 3: Filter options", () => {
  test("Buy offers apartment, villa, penthouse and townhouse", async ({ read }) => {
    expect(await optionsOf(await read("/buy"), "Property type")).toEqual([
      "Any type",
      "Apartment",
      "Villa",
      "Penthouse",
      "Townhouse",
    ]);
  });

  test("Buy offers 1, 2, 3 and 4+ bedrooms", async ({ read }) => {
    expect(await optionsOf(await read("/buy"), "Bedrooms")).toEqual([
      "Any number",
      "1 bedroom",
      "2 bedrooms",
      "3 bedrooms",
      "4+ bedrooms",
    ]);
  });

  test("Buy offers up to $500K, $500K-$1M, $1M-$2M and $2M+", async ({ read }) => {
    expect(await optionsOf(await read("/buy"), "Price range")).toEqual([
      "Any price",
      "Up to $500K",
      "$500K–$1M",
      "$1M–$2M",
      "$2M+",
    ]);
  });

  for (const address of ["/", "/team"]) {
    test(`the partner sentence on ${address} offers buyer, seller, investment and luxury`, async ({
      read,
    }) => {
      const select = (await read(address)).getByRole("combobox", { name: /specialization/ });
      const values = await select
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      expect(values).toEqual(["buyer", "seller", "investment", "luxury"]);
    });

    test(`the partner sentence on ${address} offers English, Arabic, French, Russian and Chinese, and Italian`, async ({
      read,
    }) => {
      expect(await optionsOf(await read(address), /language/)).toEqual([
        "English",
        "Arabic",
        "French",
        "Russian",
        "Chinese",
        "Italian",
      ]);
    });
  }
});

test.describe("Specification 5: Validation rules", () => {
  test("valuation: full name, email (email), phone (tel), property address required; details optional", async ({
    read,
  }) => {
    const form = (await read("/sell")).getByRole("form", { name: "Get a Free Valuation" });
    expect(await questions(form)).toEqual([
      { label: "Full name", type: "text", required: true },
      { label: "Email", type: "email", required: true },
      { label: "Phone", type: "tel", required: true },
      { label: "Property address", type: "text", required: true },
      { label: "Additional details", type: "textarea", required: false, rows: expect.any(Number) },
    ]);
  });

  test("contact: names, email (email), phone (tel) required; interest (a choice) and message (6 rows) optional", async ({
    read,
  }) => {
    expect(await questions(main(await read("/contact")).getByRole("form"))).toEqual([
      { label: "First name", type: "text", required: true },
      { label: "Last name", type: "text", required: true },
      { label: "Email", type: "email", required: true },
      { label: "Phone", type: "tel", required: true },
      { label: "Interest", type: "select-one", required: false },
      { label: "Message", type: "textarea", required: false, rows: 6 },
    ]);
  });

  for (const address of [
    "/property/ontario-tower",
    "/property/continental-tower",
    "/property/luxury-beachfront-villa",
  ])
    test(`viewing on ${address}: name, email (email), phone (tel) required; message (4 rows) optional`, async ({
      read,
    }) => {
      const form = (await read(address)).getByRole("form", { name: "Request a Viewing" });
      expect(await questions(form)).toEqual(viewingQuestions);
    });

  test("without JavaScript the browser itself checks what is required", async ({ read }) => {
    for (const address of ["/sell", "/contact", "/property/ontario-tower"]) {
      const form = main(await read(address)).locator("form[method=post]");
      await expect(form).not.toHaveAttribute("novalidate");
    }
  });
});

test.describe("Specification 7: The calls it makes", () => {
  for (const [id, title, location, price] of [
    ["ontario-tower", "Ontario Tower", "Business Bay, Dubai", "AED 1,500,000"],
    ["continental-tower", "Continental Tower", "Business Bay, Dubai", "For Rent AED 100,000"],
    ["al-soufuh-apartment", "Al Soufuh, Jumeirah", "Jumeirah, Dubai", "AED 3,200,000"],
    [
      "luxury-beachfront-villa",
      "Luxury Beachfront Villa",
      "Palm Beach, Dubai",
      "$4,200,000 / AED 15,400,000",
    ],
  ] as const)
    test(`a request from /property/${id} carries “${title}”, “${location}” and “${price}”`, async ({
      source,
    }) => {
      const page = await source(`/property/${id}`);
      const value = (name: string) =>
        page.querySelector(`form [name=${name}]`)?.getAttribute("value");
      expect(value("propertyTitle")).toBe(title);
      expect(value("propertyLocation")).toBe(location);
      expect(value("propertyPrice")).toBe(price);
    });

  test("the only external links are WhatsApp chats, maps and sources, opened in a new tab", async ({
    source,
  }) => {
    for (const address of sweptPages)
      for (const link of (await source(address)).querySelectorAll('a[href^="http"]')) {
        if (!link.closest(".coast-map, [aria-labelledby=place], cite"))
          expect(link.getAttribute("href"), address).toMatch(/^https:\/\/wa\.me\/\d+/);
        expect(link.getAttribute("target"), address).toBe("_blank");
      }
  });
});
