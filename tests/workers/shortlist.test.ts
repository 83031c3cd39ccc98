import { describe, expect, it } from "vitest";
import { canonicalAddress, cacheHeaders } from "~workers/http/page-cache";
import { areas } from "~/content/areas";
import { listingIds } from "~/content/listing-ids";
import { projects } from "~/content/projects";
import { properties, type Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { fieldsOf } from "~/features/enquiries/fields";
import type { Listing } from "~/features/invest/listing";
import { idsIn, shortlisted, shortlistPath, shortlistSize } from "~/features/properties/shortlist";
import { compareListings, type ComparisonRow } from "~/features/shortlist/comparison";
import { shortlistData } from "~/features/shortlist/shortlist-page-data";
import { localeNames } from "~/locale";
import { messagesFor } from "~/messages/messages";

const messages = messagesFor("en");
const propertyNamed = (id: Property["id"], change: Partial<Property> = {}): Property => {
  const found = properties.find((property) => property.id === id);
  if (!found) throw new Error(`No property ${id}`);
  return { ...found, ...change };
};
const [tower, rented, flat, villa] = [
  propertyNamed("ontario-tower"),
  propertyNamed("continental-tower"),
  propertyNamed("al-soufuh-apartment"),
  propertyNamed("luxury-beachfront-villa"),
];

const projectNamed = (id: string) => {
  const found = projects.find((project) => project.id === id);
  if (!found) throw new Error(`No project ${id}`);
  return found;
};
const [palazzo, marjan] = [projectNamed("palazzo-tissoli"), projectNamed("al-marjan-island")];

const compare = (...listings: Listing[]) => compareListings("en", messages, listings, areas);
function row(comparison: { rows: readonly ComparisonRow[] }, name: string): ComparisonRow {
  const found = comparison.rows.find((one) => one.name === name);
  if (!found) throw new Error(`No row ${name}`);
  return found;
}
const names = (...listings: Listing[]) => compare(...listings).rows.map(({ name }) => name);
const { rows, marks } = messages.shortlist;
const marked = (one: ComparisonRow) => one.cells.map(({ mark }) => mark);

describe("what a browser or an address holds", () => {
  it.each([
    ["", []],
    [",,,", []],
    ['{"homes":["a"]}', []],
    ["<script>alert(1)</script>", []],
    ["A B,ü,a/b", []],
    [`${"x".repeat(90)},ontario-tower`, ["ontario-tower"]],
    ["ontario-tower,ontario-tower,al-soufuh-apartment", ["ontario-tower", "al-soufuh-apartment"]],
  ])("%j is read as far as it says anything", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it("is shown in its order, without what the catalogue does not have", () => {
    expect(shortlisted("luxury-beachfront-villa,sold-long-ago,ontario-tower", listingIds)).toEqual([
      "luxury-beachfront-villa",
      "ontario-tower",
    ]);
    expect(shortlisted(null, listingIds)).toEqual([]);
    const many = Array.from({ length: 20 }, (_, index) => `sold-${index}`);
    expect(shortlisted([...many, ...listingIds].join(), listingIds)).toEqual(
      listingIds.slice(0, shortlistSize),
    );
  });

  it("has an address that reads as it is written", () => {
    const address = shortlistPath(["ontario-tower", "al-soufuh-apartment"]);
    expect(address).toBe("/shortlist?homes=ontario-tower,al-soufuh-apartment");
    const { searchParams } = new URL(address, "https://site.example");
    expect(shortlisted(searchParams.get("homes"), listingIds)).toEqual([
      "ontario-tower",
      "al-soufuh-apartment",
    ]);
    expect(shortlistPath([])).toBe("/shortlist");
  });

  it("is no more than one viewing request takes", () => {
    const { propertyIds: asked } = Object.fromEntries(fieldsOf("viewing"));
    expect(asked?.maxItems).toBe(shortlistSize);
  });
});

const canonical = (query: string) =>
  canonicalAddress(new URL(`https://site.example/it/shortlist${query}`)).searchParams.get("homes");

const kept = (address: string) =>
  cacheHeaders(new Request(`https://site.example${address}`), 200, [])[
    "cloudflare-cdn-cache-control"
  ];

describe("the edge", () => {
  it("asks for known homes alone, each once, and for nothing where none is known", () => {
    expect(canonical("?homes=ontario-tower,made-up,ontario-tower&utm_source=x")).toBe(
      "ontario-tower",
    );
    expect(canonical("?homes=made-up")).toBeNull();
    expect(canonical("?homes=")).toBeNull();
  });

  it("keeps the page without homes, and no list of any", () => {
    expect(kept("/shortlist")).toContain("max-age");
    expect(kept("/shortlist?homes=ontario-tower")).toBe("no-store");
    expect(kept("/shortlist?homes=ontario-tower%2Cal-soufuh-apartment")).toBe("no-store");
  });
});

describe("homes side by side", () => {
  it("stand in the order in which they were saved, each with a cell in what differs", () => {
    const comparison = compare(villa, tower, flat);
    expect(comparison.homes.map(({ id }) => id)).toEqual([villa.id, tower.id, flat.id]);
    expect(row(comparison, rows.price).cells.map(({ text }) => text)).toEqual([
      "AED 15,400,000",
      "AED 1,500,000",
      "AED 3,200,000",
    ]);
    for (const one of comparison.rows) expect(one.cells).toHaveLength(one.alike ? 1 : 3);
  });

  it("say once what is the same of all", () => {
    const comparison = compare(tower, flat);
    expect(row(comparison, rows.bedrooms)).toMatchObject({ alike: true, cells: [{ text: "2" }] });
    expect(row(comparison, rows.bathrooms)).toMatchObject({ alike: false });
    expect(row(compare(tower, rented), rows.district).alike).toBe(true);
  });

  it("have what an agent would point out", () => {
    const comparison = compare(tower, flat, villa);
    expect(marked(row(comparison, rows.rate))).toEqual([
      marks.cheapest.other,
      undefined,
      undefined,
    ]);
    expect(marked(row(comparison, rows.area))).toEqual([undefined, undefined, marks.largest.other]);
    expect(comparison.points.map((point) => point.replaceAll("\u00A0", " "))).toEqual([
      "Ontario Tower has the lowest price per square foot: AED 1,527.",
      "Luxury Beachfront Villa is the largest: 5,000 sq ft · 465 m².",
    ]);
  });

  it("are compared in words for two where there are two", () => {
    const comparison = compare(tower, flat);
    expect(marked(row(comparison, rows.rate))).toEqual(["Lower of the two", undefined]);
    expect(marked(row(comparison, rows.area))).toEqual([undefined, "Larger of the two"]);
    expect(comparison.points.map((point) => point.replaceAll("\u00A0", " "))).toEqual([
      "Ontario Tower has the lower price per square foot: AED 1,527.",
      "Al Soufuh, Jumeirah is the larger of the two: 1,358 sq ft · 126 m².",
    ]);
  });

  it("are not set against a rent by the square foot, nor against nothing", () => {
    const comparison = compare(tower, rented);
    expect(row(comparison, rows.rate).cells[1]).toEqual({
      text: "–",
      note: messages.shortlist.noRate,
    });
    expect(marked(row(comparison, rows.rate))).toEqual([undefined, undefined]);
    const alone = compare(tower);
    expect(alone.points).toEqual([]);
    expect(alone.rows.some(({ alike }) => alike)).toBe(false);
  });

  it("have no first where two are equal", () => {
    const twin = propertyNamed("al-soufuh-apartment", { areaSqFt: tower.areaSqFt, aed: tower.aed });
    expect(compare(tower, twin).points).toEqual([]);
  });

  it("name an amenity once that all of them have, and beside each what it has besides", () => {
    const comparison = compare(tower, rented);
    const [shared] = row(comparison, rows.sharedAmenities.other).cells;
    expect(shared?.text).toContain("Swimming pool");
    const own = row(comparison, rows.amenities).cells.map(({ text }) => text.split("\n"));
    expect(own[0]).toContain("Children’s play area");
    expect(own[1]).toContain("Canal view");
    expect(own.flat()).not.toContain("Swimming pool");
    const twins = compare(tower, tower);
    expect(row(twins, rows.amenities).cells[0]?.text).toBe(messages.shortlist.noOther);
  });

  it("stand beside projects, with what both have", () => {
    const comparison = compare(tower, palazzo, marjan);
    const texts = (name: string) => row(comparison, name).cells.map(({ text }) => text);
    expect(texts(rows.price)).toEqual(["AED 1,500,000", "AED 1,100,000", "–"]);
    expect(texts(rows.area)).toEqual(["982", "470–1,000", "–"]);
    expect(texts(rows.bedrooms)).toEqual(["2", "Studio, 1, 2", "–"]);
    expect(texts(rows.plan)).toEqual(["–", "–", "70/30"]);
    expect(row(comparison, rows.costs).cells[1]?.link?.to).toBe("/off-plan/palazzo-tissoli#costs");
    expect(comparison.homes.map(({ link }) => link)).toEqual([
      "/property/ontario-tower",
      "/off-plan/palazzo-tissoli",
      "/off-plan/al-marjan-island",
    ]);
  });

  it("have no row that says nothing of any of them", () => {
    expect(names(tower, flat)).not.toContain(rows.plan);
    expect(names(palazzo, marjan)).not.toContain(rows.bathrooms);
    expect(names(palazzo, marjan)).not.toContain(rows.view);
  });

  it("are six, where six were saved", () => {
    const six = [tower, rented, flat, villa, tower, flat];
    expect(row(compare(...six), rows.price).cells).toHaveLength(6);
  });
});

describe("a list as its page shows it", () => {
  const origin = "https://orizzonte.example";

  it.each(localeNames)("in %s asks for a viewing of all homes in the staff's words", (locale) => {
    const shown = { listings: [tower, villa], areas };
    const list = shortlistData(locale, messagesFor(locale), shown, messages, origin);
    expect(list?.viewing).toEqual({
      propertyIds: "ontario-tower; luxury-beachfront-villa",
      propertyTitle: "Ontario Tower; Luxury Beachfront Villa",
      propertyLocation: "Business Bay, Dubai; Palm Beach, Dubai",
      propertyPrice: "AED 1,500,000; $4,200,000 / AED 15,400,000",
    });
  });

  it("has a chat whose message greets, and names the homes and their link", () => {
    const italian = messagesFor("it");
    const list = shortlistData(
      "it",
      italian,
      { listings: [tower, villa], areas },
      messages,
      origin,
    );
    expect(new URL(list?.contact.chat ?? "").searchParams.get("text")).toBe(
      `${italian.company.whatsappGreeting}\n` +
        `Ontario Tower e ${textsIn(villa, "it").title}\n` +
        `${origin}/it/shortlist?homes=ontario-tower,luxury-beachfront-villa`,
    );
  });

  it.each(localeNames)("in %s compares no project that is alone", (locale) => {
    const messagesInLocale = messagesFor(locale);
    const descriptionOf = (...listings: Listing[]) =>
      shortlistData(locale, messagesInLocale, { listings, areas }, messages, origin)?.description;
    const texts = messagesInLocale.shortlist.listHead.descriptionWithProjects;
    expect(descriptionOf(palazzo)).toBe(texts["1"]);
    expect(descriptionOf(palazzo, marjan)).toBe(texts.other);
    expect(descriptionOf(palazzo)).not.toBe(descriptionOf(palazzo, marjan));
  });

  it("is none without homes", () => {
    expect(
      shortlistData("en", messages, { listings: [], areas }, messages, origin),
    ).toBeUndefined();
  });
});
