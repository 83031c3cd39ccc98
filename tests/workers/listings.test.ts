import { describe, expect, it } from "vitest";
import { articlesIn } from "~/content/articles";
import { type Property } from "~/content/properties";
import { filterProperties, sortProperties } from "~/features/properties/active-filters";
import { type Filters, listPath, parseFilters } from "~/features/properties/filters";
import { paginate, propertyList } from "~/features/properties/property-list";
import { propertyPageData } from "~/features/properties/property-page.server";
import { showProperty } from "~/listings/property";
import { similarProperties } from "~/listings/property-queries";
import { advertisedAt } from "~/site/advertised";
import type { Site } from "~/site/site";
import { siteIn } from "../support/site.ts";
import { exampleRates } from "./example-rates";
import { propertyNamed } from "./listings";

const locale = "en";

const isFound = (aed: number, price: NonNullable<Filters["price"]>) =>
  filterProperties(siteIn("en"), [{ ...propertyNamed("ontario-tower"), aed }], { price }).length ===
  1;
/** The properties of the specification. Others may be added to the catalogue. */
const open = [
  propertyNamed("ontario-tower"),
  propertyNamed("continental-tower"),
  propertyNamed("al-soufuh-apartment"),
];
const villa = propertyNamed("luxury-beachfront-villa");
const given = [...open, villa];
const found = (filters: Filters) =>
  sortProperties(
    filterProperties(siteIn("en", { rates: exampleRates }), open, filters),
    filters,
  ).map(({ id }) => id);
const read = (query: string) => parseFilters(new URLSearchParams(query), locale);
const list = (query: string, homes: readonly Property[] = given) =>
  propertyList(
    siteIn(locale, {
      rates: exampleRates,
      advertised: { ...advertisedAt(new Date()), properties: homes },
    }),
    { articles: articlesIn(locale), params: new URLSearchParams(query) },
  );

function pageOfProperty(property: Property, advertised?: Site["advertised"]) {
  const site = siteIn(locale, {
    rates: exampleRates,
    origin: "https://site.example",
    ...(advertised && { advertised }),
  });
  return propertyPageData(site, property, showProperty(site, property));
}

it("has the English name beside the Arabic one, and none beside a Latin one", () => {
  const [home] = open;
  expect(home && showProperty(siteIn("ar"), home)).toMatchObject({
    title: "أونتاريو تاور",
    latinName: "Ontario Tower",
  });
  expect(home && showProperty(siteIn("it"), home).latinName).toBeUndefined();
});

it("the figures of a property count one bedroom as one, and name a studio", () => {
  const studio = { ...propertyNamed("continental-tower"), bedrooms: 0 };
  expect(showProperty(siteIn("ar"), studio).figures[0]).toEqual({
    value: "استوديو",
    unit: "شقة",
  });
  expect(showProperty(siteIn(locale), propertyNamed("continental-tower")).figures[0]).toEqual({
    value: "1",
    unit: "bedroom",
  });
  expect(showProperty(siteIn(locale), propertyNamed("luxury-beachfront-villa")).figures[3]).toEqual(
    {
      value: "2023",
      unit: "built",
    },
  );
});

describe("the filters of properties", () => {
  it.each<[Filters, string[]]>([
    [{ type: "apartment" }, ["ontario-tower", "continental-tower", "al-soufuh-apartment"]],
    [{ type: "penthouse" }, []],
    [{ bedrooms: "1" }, ["continental-tower"]],
    [{ bedrooms: "2" }, ["ontario-tower", "al-soufuh-apartment"]],
    [{ bedrooms: "3" }, []],
    [{ bedrooms: "4+" }, []],
    [{ price: "up-to-500k" }, ["ontario-tower", "continental-tower"]],
    [{ price: "500k-1m" }, ["al-soufuh-apartment"]],
    [{ price: "1m-2m" }, []],
    [{ for: "rent" }, ["continental-tower"]],
    [{ for: "sale" }, ["ontario-tower", "al-soufuh-apartment"]],
    [{ bedrooms: "2", price: "up-to-500k", for: "sale" }, ["ontario-tower"]],
    [{ min: "1000000", max: "2000000" }, ["ontario-tower"]],
    [{ min: "2000000", max: "1000000" }, ["ontario-tower"]],
    [{ min: "800000", currency: "USD" }, ["al-soufuh-apartment"]],
    [{ max: "400000", currency: "EUR" }, ["ontario-tower", "continental-tower"]],
    [{ max: "300000", currency: "GBP" }, ["continental-tower"]],
    [{ sort: "price-up" }, ["continental-tower", "ontario-tower", "al-soufuh-apartment"]],
    [{ sort: "price-down" }, ["al-soufuh-apartment", "ontario-tower", "continental-tower"]],
    [{ sort: "size-up" }, ["continental-tower", "ontario-tower", "al-soufuh-apartment"]],
    [{ sort: "size-down" }, ["al-soufuh-apartment", "ontario-tower", "continental-tower"]],
  ])("by %j finds %j", (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it("compares dirhams with dollars at the peg, limits included on either side", () => {
    expect(isFound(1_836_250, "up-to-500k")).toBe(true);
    expect(isFound(1_836_250, "500k-1m")).toBe(true);
    expect(isFound(1_836_251, "up-to-500k")).toBe(false);
    expect(isFound(3_672_501, "500k-1m")).toBe(false);
    expect(isFound(7_345_000, "2m+")).toBe(true);
    expect(isFound(7_344_999, "2m+")).toBe(false);
  });

  it("parse known parameters and ignore others", () => {
    expect(read("type=castle&bedrooms=9&price=cheap&for=free&sort=luck&utm_source=x")).toEqual({});
    expect(read("type=&bedrooms=&price=&location=%20&for=&sort=")).toEqual({});
    expect(read("type=Villa&bedrooms=4+&price=2m%2B")).toEqual({
      type: "villa",
      bedrooms: "4+",
      price: "2m+",
    });
    expect(read(`location=${"x".repeat(500)}`).location).toHaveLength(100);
    expect(read("min=1,5%20mln&max=two&currency=eur&location=%20sea%09%20view%E2%80%8B")).toEqual({
      min: "1500000",
      max: "two",
      currency: "EUR",
      location: "sea view",
    });
  });

  it("leave out the currency that the page has without it", () => {
    expect(read("currency=USD")).toEqual({});
    expect(read("currency=AED")).toEqual({ currency: "AED" });
    expect(read("currency=AED&max=2000000")).toEqual({ max: "2000000" });
    expect(read("currency=USD&max=2000000")).toEqual({ max: "2000000", currency: "USD" });
  });

  it("have no price band for rents", () => {
    expect(read("for=rent&price=up-to-500k")).toEqual({ for: "rent" });
  });

  it("have a canonical query that parses to the same filters", () => {
    const filters: Filters = { for: "sale", bedrooms: "4+", price: "2m+", location: "Palm & Co" };
    const [, query = ""] = listPath(filters).split("?");
    expect(read(query)).toEqual(filters);
    expect(listPath({})).toBe("/buy");
  });
});

describe("the list of a query", () => {
  it("names each chosen filter, with the address of the list without it", () => {
    expect(list("type=apartment&price=up-to-500k&sort=price-up").activeFilters).toEqual([
      { text: "Apartment", removePath: "/buy?price=up-to-500k&sort=price-up" },
      { text: "Up to $500K", removePath: "/buy?type=apartment&sort=price-up" },
    ]);
  });

  it("shows the villa if no listed property matches, and not if the villa does not match", () => {
    expect(list("type=villa")).toMatchObject({
      showsExclusives: true,
      heading: "Showing 1 property",
      cards: [{ title: "Luxury Beachfront Villa" }],
    });
    expect(list("type=villa&bedrooms=1").cards).toEqual([]);
    expect(list("").cards.map(({ title }) => title)).not.toContain("Luxury Beachfront Villa");
  });

  it("mentions the matching exclusive beside listed properties", () => {
    expect(list("location=gym")).toMatchObject({
      showsExclusives: false,
      cards: [{ title: "Ontario Tower" }, { title: "Continental Tower" }],
      otherExclusives: [
        { title: "Luxury Beachfront Villa", to: "/property/luxury-beachfront-villa" },
      ],
    });
    expect(list("bedrooms=4%2B")).toMatchObject({ showsExclusives: true, otherExclusives: [] });
    expect(list("").otherExclusives).toEqual([]);
  });

  it("shows 24 of ten thousand properties, with pagination", () => {
    const many = Array.from({ length: 10_000 }, () => propertyNamed("ontario-tower"));
    const third = list("page=3&type=apartment", many);
    expect(third.cards).toHaveLength(24);
    expect(third.heading).toBe("Showing 49–72 of 10,000 properties");
    expect(third.pagination).toEqual({
      text: "Page 3 of 417",
      previous: "/buy?type=apartment&page=2",
      next: "/buy?type=apartment&page=4",
    });
    expect(list("", many).pagination).toEqual({ text: "Page 1 of 417", next: "/buy?page=2" });
    expect(list("page=999999", many).heading).toBe("Showing 9,985–10,000 of 10,000 properties");
    expect(list("").pagination).toBeUndefined();
  });

  it("shows the nearest page for a page number that does not exist", () => {
    const pages = ["0", "-1", "2.5", "x", null].map(
      (asked) => paginate([1, 2, 3], asked, 2).number,
    );
    expect(pages).toEqual([1, 1, 1, 1, 1]);
    expect(paginate([], "1", 24)).toMatchObject({ items: [], number: 1, count: 1, total: 0 });
  });
});

describe("a property's page", () => {
  it("lists the most similar properties, without itself and without rents beside sales", () => {
    const alike = similarProperties(propertyNamed("ontario-tower"), given).map(({ id }) => id);
    expect(alike).toEqual(["al-soufuh-apartment", "luxury-beachfront-villa"]);
  });

  it("lists what costs about as much before what is in the same district, and calls nothing else similar", () => {
    const home = propertyNamed("ontario-tower");
    const priced = (id: string, aed: number) => ({ ...home, id, aed }) as Property;
    const titleWith = (...others: Property[]) =>
      pageOfProperty(home, { ...siteIn(locale).advertised, properties: others }).similarTitle;
    const dear = priced("dear", home.aed * 8);
    const near = { ...priced("near", home.aed * 1.5), district: "Palm Beach" } as Property;
    expect(similarProperties(home, [dear, near]).map(({ id }) => id)).toEqual(["near", "dear"]);
    expect(titleWith(dear, near)).toBe("Similar homes");
    expect(titleWith(dear)).toBe("Our other homes");
    expect(titleWith(priced("twice", home.aed * 2))).toBe("Similar homes");
  });

  it("has a note if no similar property has the same purpose", () => {
    expect(pageOfProperty(propertyNamed("continental-tower")).similarNote).toBe(
      "We have nothing else to let today, but these are for sale.",
    );
    expect(pageOfProperty(propertyNamed("ontario-tower")).similarNote).toBeUndefined();
  });

  it("names its place once in a search result", () => {
    const titles = given.map((one) => showProperty(siteIn(locale), one).headTitle);
    expect(titles).toEqual([
      "Ontario Tower, Business Bay, Dubai",
      "Continental Tower, Business Bay, Dubai",
      "Al Soufuh, Jumeirah, Dubai",
      "Luxury Beachfront Villa, Palm Beach, Dubai",
    ]);
  });
});

it.each([
  ["for=rent", "renting a home"],
  ["location=to+rent", "renting a home"],
  ["for=sale&bedrooms=2", "buying a home, "],
  ["location=marina", "Marina"],
])("a message from the list %s is about %s", (query, subject) => {
  expect(list(query).subject).toContain(subject);
  expect(list(query).subject).not.toMatch(/to rent|for sale/iu);
});
