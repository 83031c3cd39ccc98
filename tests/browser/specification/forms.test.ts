import { expect, type Page } from "playwright/test";
import { testedPages } from "../support/addresses.ts";
import { test } from "../support/fixtures.ts";
import { main, expectFields, viewingFields } from "../support/locators.ts";

const optionsOf = async (page: Page, name: string | RegExp) => {
  const options = page.getByRole("combobox", { name }).getByRole("option");
  return (await options.allTextContents()).map((text) => text.trim());
};

/** Without a script, the form has to be checked by the browser. */
const expectBrowserChecks = (page: Page) =>
  expect(main(page).locator("form[method=post]")).not.toHaveAttribute("novalidate");

test("Buy offers the types, bedrooms and price ranges", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/buy");
  await page.getByRole("button", { name: "More filters" }).press("Enter");
  expect(await optionsOf(page, "Property type")).toEqual([
    "Any type",
    "Apartment",
    "Villa",
    "Penthouse",
    "Townhouse",
  ]);
  expect(await optionsOf(page, "Bedrooms")).toEqual([
    "Any number",
    "1 bedroom",
    "2 bedrooms",
    "3 bedrooms",
    "4+ bedrooms",
  ]);
  expect(await optionsOf(page, "Price range")).toEqual([
    "Any price",
    "Up to $500K",
    "$500K–$1M",
    "$1M–$2M",
    "$2M+",
  ]);
});

for (const address of ["/", "/team"])
  test(`the partner sentence on ${address} offers specializations and languages`, async ({
    pageWithoutScripts,
  }) => {
    const page = await pageWithoutScripts(address);
    const values = await page
      .getByRole("combobox", { name: /specialization/ })
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["buyer", "seller", "investment", "luxury"]);
    expect(await optionsOf(page, /language/)).toEqual([
      "English",
      "Arabic",
      "French",
      "Russian",
      "Chinese",
      "Italian",
    ]);
  });

test("the fields of the three forms, which the browser checks without JavaScript", async ({
  pageWithoutScripts,
}) => {
  const sell = await pageWithoutScripts("/sell");
  await expectFields(sell.getByRole("form", { name: "Get a Free Valuation" }), [
    { label: "Full name", type: "text", required: true },
    { label: "Email", type: "email", required: true },
    { label: "Phone", type: "tel", required: true },
    { label: "Property address", type: "text", required: true },
    { label: "Additional details", type: "textarea", required: false, rows: expect.any(Number) },
  ]);
  await expectBrowserChecks(sell);

  const contact = await pageWithoutScripts("/contact");
  await expectFields(main(contact).getByRole("form"), [
    { label: "First name", type: "text", required: true },
    { label: "Last name", type: "text", required: true },
    { label: "Email", type: "email", required: true },
    { label: "Phone", type: "tel", required: true },
    { label: "Interest", type: "select-one", required: false },
    { label: "Message", type: "textarea", required: false, rows: 6 },
  ]);
  await expectBrowserChecks(contact);

  for (const id of ["ontario-tower", "continental-tower", "luxury-beachfront-villa"]) {
    const page = await pageWithoutScripts(`/property/${id}`);
    const form = page.getByRole("form", { name: "Request a Viewing" });
    await expectFields(form, viewingFields);
    await expectBrowserChecks(page);
  }
});

test("a request carries the property's title, location and price", async ({ html }) => {
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
  ] as const) {
    const page = await html(`/property/${id}`);
    const value = (name: string) =>
      page.querySelector(`form [name=${name}]`)?.getAttribute("value");
    expect(value("propertyTitle")).toBe(title);
    expect(value("propertyLocation")).toBe(location);
    expect(value("propertyPrice")).toBe(price);
  }
});

test("links lead somewhere; external ones to chats, maps and sources, in a new tab", async ({
  html,
}) => {
  for (const address of testedPages) {
    const links = (await html(address)).querySelectorAll("a").map((link) => ({
      href: link.getAttribute("href") ?? "",
      isInNewTab: link.getAttribute("target") === "_blank",
      isReference: link.closest(".coast-map, [aria-labelledby=place], cite") !== null,
    }));
    const wrong = links.filter(({ href, isInNewTab, isReference }) =>
      href.startsWith("http")
        ? !isInNewTab || !(isReference || /^https:\/\/wa\.me\/\d+/.test(href))
        : !/^(\/|#.|\?.|tel:|mailto:)/.test(href),
    );
    expect(wrong, address).toEqual([]);
  }
});
