import { expect } from "playwright/test";
import { localeCodes, locales } from "../../app/locale.ts";
import { messagesFor } from "../../app/messages/messages.ts";
import { test } from "./support/fixtures.ts";
import { collapseSpaces, type FoundPage, readSitemap } from "./support/pages.ts";
import { type Described, faultsInVocabulary } from "./support/vocabulary.ts";

// The pages are read once for all tests.
test.describe.configure({ mode: "default" });

let pages: FoundPage[] = [];

test.beforeAll(async ({ baseURL }) => {
  // Every page in every language.
  test.slow();
  pages = await readSitemap(baseURL);
});

type Leaf = string | number | boolean;

interface Statement {
  /** The type of the thing that has the property. */
  type: string;
  property: string;
  value: Leaf;
}

/** Every value of a description, with its property. */
function statementsOf(value: unknown, type = "", property = ""): Statement[] {
  if (Array.isArray(value)) return value.flatMap((one) => statementsOf(one, type, property));
  if (typeof value !== "object" || value === null)
    return [{ type, property, value: value as Leaf }];
  const thing = value as Record<string, unknown> & { "@type"?: string };
  const itsType = thing["@type"] ?? property;
  return Object.entries(thing).flatMap(([name, inner]) => statementsOf(inner, itsType, name));
}

/** Every thing that a description describes, the contained ones too. */
function things(value: unknown): Described[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== "object" || value === null) return [];
  return [value as Described, ...Object.values(value).flatMap(things)];
}

const described = (type: string) =>
  pages.flatMap((page) =>
    page.structuredData
      .filter((data) => data["@type"] === type)
      .map((data) => ({ page, data, address: page.path })),
  );

/** A description without its words and sums: the vocabulary holds what is left alone. */
const formOf = (data: Described) =>
  JSON.stringify(data, (key, value) => {
    if (typeof value === "number") return 0;
    const isTerm = key.startsWith("@") || /schema\.org|purl\.org/.test(value);
    return typeof value === "string" && !isTerm ? "" : value;
  });

test("structured data follows the vocabulary of schema.org", async ({}, testInfo) => {
  const found = pages.flatMap(({ path, structuredData }) =>
    structuredData.map((data) => ({ path, data })),
  );
  expect(found.length).toBeGreaterThan(20);
  // One page of each shape: most pages of a language have the same one.
  const all = [...new Map(found.map((one) => [formOf(one.data), one])).values()];
  const faults = await faultsInVocabulary(
    all.map(({ data }) => data),
    testInfo.outputPath("pages.ts"),
  );
  const errors = faults.flatMap((fault, index) => (fault ? `${all[index]?.path}: ${fault}` : []));
  expect(errors).toEqual([]);
});

const commercial = "http://purl.org/goodrelations/v1#";

test("references in structured data are on the same page", () => {
  for (const { path, structuredData } of pages) {
    const all = things(structuredData);
    const named = all.filter((thing) => "@type" in thing).map((thing) => thing["@id"]);
    const pointers = all.filter((thing) => !("@type" in thing)).map((thing) => thing["@id"]);
    for (const pointer of pointers)
      if (!String(pointer).startsWith(commercial)) expect(named, path).toContain(pointer);
  }
});

const inFigures = new Intl.NumberFormat("en-GB");

/** "09:00" as the footer has it: "9:00 AM". */
function clock(time: string) {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}

/** Codes, and their texts on the page. */
const inWords: Record<string, string> = {
  AE: "UAE",
  FTK: "sq ft",
  [`${commercial}Sell`]: "For sale",
  [`${commercial}LeaseOut`]: "For rent",
  "https://schema.org/InStock": "Request a Viewing",
  Tuesday: "Monday to Friday",
  Wednesday: "Monday to Friday",
  Thursday: "Monday to Friday",
};

type Shows = (value: string, page: FoundPage) => boolean;

const contains: Shows = (value, { words }) =>
  words.includes(collapseSpaces(inWords[value] ?? value));
const leadsTo: Shows = (value, { path, document }) => {
  const { pathname } = new URL(value);
  return pathname === path || document.querySelector(`a[href="${pathname}"]`) !== null;
};
const pictures: Shows = (value, { document }) => {
  const { pathname } = new URL(value);
  const shared = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
  return document.querySelector(`img[src="${pathname}"]`) !== null || shared === value;
};
/** A link of the page to a map service contains the coordinate. */
const coordinate: Shows = (value, { document }) =>
  document.querySelector(`a[href*="google"][href*="${value}"]`) !== null;
const figure =
  (unit: string): Shows =>
  (value, { document }) =>
    document
      .querySelectorAll(".fact-line > li")
      .some(({ text }) =>
        collapseSpaces(text).startsWith(`${inFigures.format(Number(value))} ${unit}`),
      );

/** Where the page shows a value. Values that are not listed are on the page unchanged. */
const shownAs: Record<string, Shows> = {
  url: leadsTo,
  item: leadsTo,
  "PropertyValue url": (value, { document }) =>
    document.querySelector(`a[href="${value}"]`) !== null,
  mainEntityOfPage: leadsTo,
  image: pictures,
  layoutImage: pictures,
  // The mark that the browser's tab shows; /manifest.webmanifest lists it.
  logo: (value) => value.endsWith("/icon-512.png"),
  price: (value, { words }) => words.includes(`AED ${inFigures.format(Number(value))}`),
  lowPrice: (value, { words }) => words.includes(`from AED ${inFigures.format(Number(value))}`),
  datePublished: (value, { document }) =>
    document.querySelector(`time[datetime="${value}"]`) !== null,
  dateModified: (value, { document }) =>
    document.querySelector(`time[datetime="${value}"]`) !== null,
  inLanguage: (value, { document }) =>
    document.querySelector("html")?.getAttribute("lang") === value,
  opens: (value, { words }) => words.includes(clock(value)),
  closes: (value, { words }) => words.includes(clock(value)),
  latitude: coordinate,
  longitude: coordinate,
  numberOfBedrooms: figure("bedroom"),
  numberOfBathroomsTotal: figure("bathroom"),
  yearBuilt: (value, { words }) => new RegExp(String.raw`\b${value}\s*built`).test(words),
  "QuantitativeValue value": figure("sq ft"),
  // A home has it: the name beside it says what.
  "LocationFeatureSpecification value": (value) => value === "true",
  "businessFunction @id": contains,
};
const names = new Set(["@context", "@type", "@id", "position"]);

/** Figures and words are looked for as English writes them. */
const inEnglish = ({ document }: FoundPage) =>
  document.querySelector("html")?.getAttribute("lang") === "en-GB";

test("structured data has only what the page shows", () => {
  for (const page of pages.filter(inEnglish)) {
    const unseen = statementsOf(page.structuredData).filter(({ type, property, value }) => {
      const shows = shownAs[`${type} ${property}`] ?? shownAs[property];
      return (shows ?? !names.has(property)) && !(shows ?? contains)(String(value), page);
    });
    expect(unseen, page.path).toEqual([]);
  }
});

/** The breadcrumbs of a page, which are named in its language. */
function breadcrumbs({ document }: FoundPage): string {
  const lang = document.querySelector("html")?.getAttribute("lang");
  const locale = localeCodes.find((one) => locales[one].lang === lang) ?? "en";
  return `nav[aria-label="${messagesFor(locale).controls.breadcrumb}"]`;
}

test("breadcrumbs in structured data are those of the page", () => {
  const ways = described("BreadcrumbList");
  expect(ways.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      "/off-plan",
      "/invest/capital-appreciation",
      "/invest/cash-flow",
      "/invest/trophy-asset",
      "/invest/prelaunch",
      "/off-plan/palazzo-tissoli",
      "/property/ontario-tower",
      "/areas/marina-bay",
      "/journal/two-ways-a-home-earns",
    ]),
  );
  for (const { page, data, address } of ways) {
    const steps = things(data["itemListElement"]).map(({ position, name, item }) => ({
      position,
      name,
      path: new URL(String(item)).pathname,
    }));
    const shownSteps = page.document.querySelectorAll(
      `${breadcrumbs(page)} :is(a, [aria-current=page])`,
    );
    expect(steps, address).toEqual(
      shownSteps.map((step, index) => ({
        position: index + 1,
        name: step.text,
        path: step.getAttribute("href") ?? address,
      })),
    );
    expect(steps.length, address).toBeGreaterThan(1);
    expect(steps.at(-1)?.path).toBe(address);
  }
  const shown = pages.filter((page) => page.document.querySelector(breadcrumbs(page)));
  expect(shown.map(({ path }) => path)).toEqual(ways.map(({ address }) => address));
});

/**
 * The fields that Google's search gallery requires and recommends for rich results, without those that the
 * site has no value for, such as a street.
 */
const required: Record<string, string[]> = {
  Place: ["name", "url", "image", "geo"],
  RealEstateAgent: [
    "name",
    "address",
    "telephone",
    "url",
    "image",
    "logo",
    "openingHoursSpecification",
  ],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  Article: ["headline", "image", "datePublished", "author", "publisher"],
  RealEstateListing: ["name", "url", "image", "description", "mainEntity"],
};
const requiredWithin: Record<string, string[]> = {
  ListItem: ["position", "name", "item"],
  Organization: ["name", "url"],
  PostalAddress: ["addressCountry", "addressLocality"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  AggregateOffer: ["lowPrice", "priceCurrency", "url"],
  Apartment: ["name", "numberOfBedrooms", "numberOfBathroomsTotal", "floorSize", "address"],
  House: ["name", "numberOfBedrooms", "numberOfBathroomsTotal", "floorSize", "address"],
};

test("structured data has every field that rich results require", () => {
  for (const { path, structuredData } of pages) {
    for (const data of structuredData) {
      const fields = required[data["@type"] ?? ""];
      expect(fields, `${path} has a ${data["@type"]}`).toBeDefined();
      expect(Object.keys(data), path).toEqual(expect.arrayContaining(fields ?? []));
    }
    for (const thing of things(structuredData)) {
      const fields = requiredWithin[thing["@type"] ?? ""] ?? [];
      expect(Object.keys(thing), path).toEqual(expect.arrayContaining(fields));
    }
  }
});

test("a property has its price, its rooms and its business function", () => {
  const listings = described("RealEstateListing");
  const listing = (path: string) => listings.find(({ address }) => address === path)?.data;
  expect(listing("/property/ontario-tower")).toMatchObject({
    name: "Ontario Tower",
    offers: {
      price: 1_500_000,
      priceCurrency: "AED",
      businessFunction: { "@id": `${commercial}Sell` },
    },
    mainEntity: { "@type": "Apartment", numberOfBedrooms: 2, floorSize: { value: 982 } },
  });
  expect(listing("/property/continental-tower")).toMatchObject({
    offers: { price: 100_000, businessFunction: { "@id": `${commercial}LeaseOut` } },
  });
  expect(listing("/property/luxury-beachfront-villa")).toMatchObject({
    mainEntity: { "@type": "House", yearBuilt: 2023 },
  });
});
