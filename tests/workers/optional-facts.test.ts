import { describe, expect, it } from "vitest";
import { type Property, properties } from "~/content/properties";
import { tenancyCosts } from "~/features/costs/tenancy.server";
import { filterProperties, sortProperties } from "~/features/properties/active-filters";
import { parseFilters } from "~/features/properties/filters";
import { plansOf } from "~/features/properties/floor-plans.server";
import { activeListingsSentence } from "~/features/properties/home-listings.server";
import { compareListings } from "~/features/shortlist/comparison";
import { showProperty } from "~/listings/property";
import { optionalFacts } from "~/listings/property-details";
import { propertyListing } from "~/listings/structured-data/listings";
import { type Locale, localeCodes } from "~/locale";
import { siteIn } from "../support/site.ts";
import { propertyNamed } from "./listings";
import { propertyFacts } from "./property-facts";

const now = new Date("2026-11-23T08:00:00Z");

const factless = (property: Property): Property => ({
  ...property,
  ...Object.fromEntries(Object.keys(propertyFacts).map((name) => [name, undefined])),
  rent: undefined,
  plans: undefined,
});

const plain = factless(propertyNamed("ontario-tower"));
const full: Property = { ...plain, ...propertyFacts };
const rented = factless(propertyNamed("continental-tower"));

const textsIn = (locale: Locale, property: Property) =>
  Object.fromEntries(
    optionalFacts(siteIn(locale, { now }), property).map(({ name, text }) => [
      name,
      text.replaceAll("\u00A0", " "),
    ]),
  );

const sentence = (property: Property) =>
  activeListingsSentence(siteIn("en"), [property], "rent").replaceAll("\u00A0", " ");

const room = { en: "Living room", it: "Soggiorno", ar: "غرفة المعيشة" };
const plan = {
  kind: "drawing" as const,
  drawing: "plan.svg",
  width: 924,
  height: 654,
  storey: undefined,
  arrangement: undefined,
  rooms: [{ number: 1, squareMetres: 25.5, name: room }],
};
const storey = { en: "Ground floor", it: "Piano terra", ar: "الطابق الأرضي" };
const planned = (locale: Locale, plans: Property["plans"]) =>
  plansOf(siteIn(locale), { ...plain, plans }).shown;

const areaOfRoom = (locale: Locale) => planned(locale, [plan])[0]?.rooms[0]?.area;

const rows = (homes: Property[]) =>
  compareListings(siteIn("en", { now }), homes).rows.map(({ name, cells }) => [
    name,
    cells.map(({ text }) => text),
  ]);

const listing = (property: Property) =>
  JSON.stringify(propertyListing(siteIn("en", { now }), property, { pictures: [], plans: [] }));

describe("the facts of a property", () => {
  it("are absent without values", () => {
    for (const locale of localeCodes) expect(textsIn(locale, plain)).toEqual({});
  });

  it("are in English if they have a value", () => {
    expect(textsIn("en", full)).toEqual({
      tenure: "Freehold",
      occupancy: "Let until 31 March 2027",
      tenantRent: "AED 95,000 a year",
      furnishing: "Partly furnished",
      floor: "12 of 34",
      balcony: "94 sq ft",
      plot: "2,000 sq ft",
      parking: "1",
      cooling: "Metered: you pay for what you use",
      serviceCharge: "AED 18.50 per sq ft a year, about AED 18,200 for this home",
      reference: "OR-1024",
    });
  });

  it("are in Italian and Arabic, in the formats of the language", () => {
    expect(textsIn("it", full)).toMatchObject({
      serviceCharge: "199 AED al m² l’anno, circa 18.200 AED per questa casa",
      plot: "186 m² · 2.000 ft²",
    });
    expect(textsIn("ar", full)).toMatchObject({
      serviceCharge: "18.50 درهم للقدم المربعة سنويًا، أي نحو 18,200 درهم لهذا العقار",
      floor: "12 من 34",
    });
  });

  it.each<[Partial<Property>, object]>([
    [{ floor: 0 }, { floor: "Ground floor" }],
    [{ floor: 0, floors: 2 }, { floor: "Ground floor; 2 floors in all" }],
    [{ floor: 3 }, { floor: "3" }],
    [{ floors: 2 }, { floors: "2" }],
    [{ parkingSpaces: 0 }, { parking: "None" }],
    [
      { serviceCharge: 20 },
      { serviceCharge: "AED 20 per sq ft a year, about AED 19,600 for this home" },
    ],
    [{ cooling: "included" }, { cooling: "Included in the service charge" }],
    [{ estimatedRent: 95_000 }, { estimatedRent: "AED 95,000 a year" }],
    [{ occupancy: { state: "vacant" } }, { occupancy: "Vacant" }],
    // A tenancy includes its last day.
    [
      { occupancy: { state: "let", until: "2026-11-23" } },
      { occupancy: "Let until 23 November 2026" },
    ],
    [{ occupancy: { state: "let", until: "2026-11-22" } }, { occupancy: "Let" }],
  ])("with %j are %j", (given, texts) => {
    expect(textsIn("en", { ...plain, ...given })).toEqual(texts);
  });

  it("are rows of the comparison if one of the properties has a value", () => {
    expect(rows([plain, rented]).map(([name]) => name)).not.toContain("Tenure");
    expect(rows([full, rented])).toContainEqual(["Tenure", ["Freehold", "–"]]);
    expect(rows([full, { ...rented, tenure: "freehold" }])).toContainEqual([
      "Tenure",
      ["Freehold"],
    ]);
  });

  it("are in the structured data, but not as empty properties", () => {
    expect(listing(full)).toContain('"floorLevel":"12"');
    expect(listing(full)).toContain('{"@type":"PropertyValue","name":"Tenure","value":"Freehold"}');
    expect(listing(full)).toContain('"sku":"OR-1024"');
    for (const name of ["additionalProperty", "floorLevel", "sku"])
      expect(listing(plain)).not.toContain(name);
  });
});

const filtersOf = (query: string) => parseFilters(new URLSearchParams(query), "en");

describe("a rent", () => {
  const monthly: Property = { ...rented, aed: 9_000, rent: { period: "month", cheques: 4 } };

  it("is called unconfirmed without its period", () => {
    expect(showProperty(siteIn("en"), rented).rentPeriod).toBe("period being confirmed");
    expect(showProperty(siteIn("en"), monthly).rentPeriod).toBe("a month");
    expect(showProperty(siteIn("en"), rented).priceWithPeriod).toBe(
      "For Rent AED 100,000 (period being confirmed)",
    );
    expect(showProperty(siteIn("en"), monthly).priceWithPeriod).toBe("For Rent AED 9,000 a month");
    expect(textsIn("en", monthly)).toEqual({ cheques: "4 cheques a year" });
  });

  it("for a month is a twelfth of the rent for a year", () => {
    const yearly = { ...monthly, aed: 108_000, rent: { period: "year" } as const };
    expect(tenancyCosts(monthly)).toEqual(tenancyCosts(yearly));
    expect(sentence(monthly)).toBe("One home to rent in Business Bay, at AED 108,000 a year.");
    const site = siteIn("en");
    const upTo = (max: string) =>
      filterProperties(site, [monthly], filtersOf(`max=${max}&currency=AED`));
    expect([upTo("100000"), upTo("108000")]).toEqual([[], [monthly]]);
    const cheaper = { ...yearly, aed: 107_000 };
    const sorted = sortProperties([monthly, cheaper], filtersOf("sort=price-up"));
    expect(sorted).toEqual([cheaper, monthly]);
    expect(sentence({ ...monthly, rent: undefined })).toContain(" (period being confirmed).");
  });
});

describe("a floor plan", () => {
  it("says in words, in each language, where its rooms are", () => {
    for (const property of properties) {
      const described = localeCodes.flatMap((locale) =>
        plansOf(siteIn(locale), property).shown.map(({ alt, description, name, rooms }) => {
          // By the numbers of the drawing, each room once.
          const numbers = [...description.matchAll(/\d+/gu)].map(([number]) => Number(number));
          expect(numbers.toSorted((a, b) => a - b)).toEqual(rooms.map(({ number }) => number));
          expect(alt.endsWith(description)).toBe(true);
          expect(alt).toContain(name);
          // The viewer has the name as its title.
          expect(description).not.toContain(name);
          expect(description.length).toBeGreaterThan(150);
          return description;
        }),
      );
      expect(new Set(described).size).toBe(described.length);
    }
  });

  it("is called by its storey if there are several", () => {
    expect(planned("en", [plan]).map(({ name }) => name)).toEqual(["Floor plan"]);
    expect(planned("it", [{ ...plan, storey }]).map(({ name }) => name)).toEqual(["Piano terra"]);
    expect(planned("en", [plan])[0]?.alt).toBe(
      "Floor plan of Ontario Tower. Living room, 274\u00A0sq\u00A0ft · 25.5\u00A0m².",
    );
  });

  it("may be a picture without rooms, or a PDF that the page links", () => {
    const base = { storey, arrangement: undefined, rooms: [] };
    const plans: Property["plans"] = [
      { ...base, kind: "picture", drawing: "plan.webp", picture: "properties/ontario-tower/01" },
      { ...base, kind: "document", drawing: "plan.pdf", bytes: 1_240_000 },
    ];
    const [shown, ...others] = planned("it", plans);
    expect(shown).toMatchObject({ alt: "Piano terra, Ontario Tower.", fragment: "" });
    expect(shown?.picture?.src).toMatch(/^\/pictures\/properties\/ontario-tower\/01\./);
    expect(others).toEqual([]);
    const [link] = plansOf(siteIn("it"), { ...plain, plans }).documents;
    expect(link?.text).toBe("Piano terra (PDF, 1,2 MB)");
  });

  it("has the areas of rooms in both units", () => {
    expect(areaOfRoom("en")).toBe("274\u00A0sq\u00A0ft · 25.5\u00A0m²");
    expect(areaOfRoom("it")).toBe("25,5\u00A0m² · 274\u00A0ft²");
    expect(areaOfRoom("ar")).toBe("25.5\u00A0م² · 274\u00A0قدم²");
  });
});
