import { expect } from "playwright/test";
import { localeCodes, locales } from "../../app/locale.ts";
import { messagesFor } from "../../app/messages/messages.ts";
import { test } from "./support/fixtures.ts";
import { collapseSpaces, type FoundPage, readSitemap } from "./support/pages.ts";
import { type Described, faultsInVocabulary } from "./support/vocabulary.ts";

// The pages are read once for all tests.
test.describe.configure({ mode: "default" });

let pages: FoundPage[] = [];

test.beforeAll(async ({ readSource }) => {
  // Every page in every language.
  test.slow();
  pages = await readSitemap(readSource);
});

type Leaf = string | number | boolean;

interface Statement {
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
const inFigures = new Intl.NumberFormat("en-GB");

/** The ways in which a page in English may have a value, in its text or in an attribute. */
function waysToShow(value: string): string[] {
  const [, hour, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  if (hour) return [`${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? "AM" : "PM"}`];
  const path = URL.canParse(value) ? [`"${new URL(value).pathname}"`] : [];
  const figure = /^[\d.]+$/.test(value) ? [inFigures.format(Number(value))] : [];
  return [collapseSpaces(inWords[value] ?? value), ...path, ...figure];
}

/** What no page shows: terms, that a home has a feature, and the mark that the manifest lists. */
const isUnshown = ({ property, value }: Statement) =>
  (/^(@\w+|position|logo)$/.test(property) && !String(value).startsWith(commercial)) ||
  value === true;

test("structured data has only what the page shows", () => {
  for (const page of pages) {
    const { path, document, structuredData } = page;
    // Figures and words are looked for as English writes them.
    if (document.querySelector("html")?.getAttribute("lang") !== "en-GB") continue;
    const { words } = page;
    const markup = document.toString().replaceAll(/<script.*?<\/script>/gs, "");
    const unseen = statementsOf(structuredData).filter(
      (statement) =>
        !isUnshown(statement) &&
        waysToShow(String(statement.value)).every(
          (way) => !words.includes(way) && !markup.includes(way),
        ),
    );
    expect(unseen, path).toEqual([]);
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
