import { describe, expect, it } from "vitest";
import { canonicalUrl } from "~workers/http/page-cache";
import { listingIds } from "~/content/listing-ids";
import { fieldsOf } from "~/features/enquiries/fields";
import { compareListings } from "~/features/shortlist/comparison";
import type { ComparisonRow } from "~/features/shortlist/comparison-row";
import { shortlistData } from "~/features/shortlist/shortlist-page.server";
import type { Listing } from "~/listings/listing";
import { idsIn, parseShortlist, shortlistSize } from "~/listings/shortlist";
import { localeCodes } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { siteIn } from "../support/site.ts";
import { exampleRates } from "./example-rates";
import { projectNamed, propertyNamed } from "./listings";

const messages = messagesFor("en");
const [tower, rented, flat, villa] = [
  propertyNamed("ontario-tower"),
  propertyNamed("continental-tower"),
  propertyNamed("al-soufuh-apartment"),
  propertyNamed("luxury-beachfront-villa"),
];

const [palazzo, marjan] = [projectNamed("palazzo-tissoli"), projectNamed("al-marjan-island")];

const compare = (...listings: Listing[]) =>
  compareListings(siteIn("en", { rates: exampleRates }), listings);
function row(comparison: { rows: readonly ComparisonRow[] }, name: string): ComparisonRow {
  const found = comparison.rows.find((one) => one.name === name);
  if (!found) throw new Error(`No row ${name}`);
  return found;
}
const names = (...listings: Listing[]) => compare(...listings).rows.map(({ name }) => name);
const { rows, marks } = messages.shortlist;
const marked = (one: ComparisonRow) => one.cells.map(({ highlight }) => highlight);

it("compares the fees of a project without a price, and what is projected, with the caution", () => {
  const compared = compare(palazzo, marjan);
  expect(row(compared, rows.costs.sale).cells[1]).toMatchObject({
    text: expect.stringMatching(/^4% \+ AED\s3,000\sto\s5,000$/),
  });
  for (const name of ["Expression of Interest", "Price in 2030, projected by the developer"])
    expect(row(compared, name).cells[1]?.text).toBe("–");
  expect(row(compared, "Rental yield, projected by the developer").cells[0]).toEqual({
    text: "9% a year or more",
    note: messages.projects.page.projections.yieldNote,
  });
});

describe("the ids in local storage or a query", () => {
  it.each([
    ["", []],
    [",,,", []],
    ['{"homes":["a"]}', []],
    ["<script>alert(1)</script>", []],
    ["A B,ü,a/b", []],
    [`${"x".repeat(90)},ontario-tower`, ["ontario-tower"]],
    ["ontario-tower,ontario-tower,al-soufuh-apartment", ["ontario-tower", "al-soufuh-apartment"]],
  ])("%j is parsed as far as it is valid", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it("is shown in its order, without unknown ids", () => {
    expect(
      parseShortlist("luxury-beachfront-villa,sold-long-ago,ontario-tower", listingIds),
    ).toEqual(["luxury-beachfront-villa", "ontario-tower"]);
    expect(parseShortlist(null, listingIds)).toEqual([]);
    const many = Array.from({ length: 20 }, (_, index) => `sold-${index}`);
    expect(parseShortlist([...many, ...listingIds].join(), listingIds)).toEqual(
      listingIds.slice(0, shortlistSize),
    );
  });

  it("is no longer than a viewing request accepts", () => {
    const { propertyIds: field } = Object.fromEntries(fieldsOf("viewing"));
    expect(field?.maxItems).toBe(shortlistSize);
  });
});

const canonical = (query: string) =>
  canonicalUrl(new URL(`https://site.example/it/shortlist${query}`)).searchParams.get("homes");

it("the cache key of a list has known ids once, and no parameter without them", () => {
  expect(canonical("?homes=ontario-tower,made-up,ontario-tower&utm_source=x")).toBe(
    "ontario-tower",
  );
  expect(canonical("?homes=made-up")).toBeNull();
  expect(canonical("?homes=")).toBe("");
  expect(canonical("?homes=&homes=ontario-tower")).toBe("ontario-tower");
});

describe("the comparison", () => {
  it("is in the order of the list, with a cell per listing for facts that differ", () => {
    const comparison = compare(villa, tower, flat);
    expect(comparison.listings.map(({ id }) => id)).toEqual([villa.id, tower.id, flat.id]);
    expect(row(comparison, rows.price).cells.map(({ text }) => text)).toEqual([
      "AED 15,400,000",
      "AED 1,500,000",
      "AED 3,200,000",
    ]);
    for (const one of comparison.rows) expect(one.cells).toHaveLength(one.isShared ? 1 : 3);
  });

  it("has the period of a rent with its price", () => {
    const comparison = compare(rented, tower);
    expect(row(comparison, rows.price).cells[0]?.note).toBe("For rent · period being confirmed");
    expect(comparison.listings.map(({ priceWithPeriod }) => priceWithPeriod)).toEqual([
      "For Rent AED 100,000 (period being confirmed)",
      "AED 1,500,000",
    ]);
  });

  it("has facts that are the same for all once", () => {
    const comparison = compare(tower, flat);
    expect(row(comparison, rows.bedrooms)).toMatchObject({
      isShared: true,
      cells: [{ text: "2" }],
    });
    expect(row(comparison, rows.bathrooms)).toMatchObject({ isShared: false });
    expect(row(compare(tower, rented), rows.district).isShared).toBe(true);
  });

  it("has highlights", () => {
    const comparison = compare(tower, flat, villa);
    expect(marked(row(comparison, rows.pricePerSquareFoot))).toEqual([
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

  it("has texts for two listings", () => {
    const comparison = compare(tower, flat);
    expect(marked(row(comparison, rows.pricePerSquareFoot))).toEqual([
      "Lower of the two",
      undefined,
    ]);
    expect(marked(row(comparison, rows.area))).toEqual([undefined, "Larger of the two"]);
    expect(comparison.points.map((point) => point.replaceAll("\u00A0", " "))).toEqual([
      "Ontario Tower has the lower price per square foot: AED 1,527.",
      "Al Soufuh, Jumeirah is the larger of the two: 1,358 sq ft · 126 m².",
    ]);
  });

  it("does not compare a rent per square foot, nor without a value", () => {
    const comparison = compare(tower, rented, flat);
    expect(row(comparison, rows.pricePerSquareFoot).cells[1]).toEqual({
      text: "–",
      note: messages.shortlist.rentNotCompared,
    });
    const alone = compare(tower);
    expect(alone.points).toEqual([]);
    expect(alone.rows.some(({ isShared }) => isShared)).toBe(false);
  });

  it("compares exact prices per square foot, not the rounded ones of a project", () => {
    const studios = { ...palazzo, units: palazzo.units?.filter(({ id }) => id === "studio") };
    const slightlyCheaper = propertyNamed("ontario-tower", { areaSqFt: 1_000, aed: 2_340_200 });
    const comparison = compare(studios, slightlyCheaper);
    const cells = row(comparison, rows.pricePerSquareFoot).cells;
    expect(cells.map(({ text }) => text)).toEqual(["AED 2,340", "AED 2,340"]);
    expect(cells.map(({ highlight }) => highlight)).toEqual([undefined, "Lower of the two"]);
  });

  it("has the prices per square foot of a project's units as a range, and no lowest of ranges that overlap", () => {
    const within = propertyNamed("ontario-tower", { areaSqFt: 1_000, aed: 2_300_000 });
    const comparison = compare(palazzo, within);
    const cells = row(comparison, rows.pricePerSquareFoot).cells;
    expect(cells.map(({ text }) => text)).toEqual(["AED\u00A02,200 to\u00A02,340", "AED 2,300"]);
    expect(marked(row(comparison, rows.pricePerSquareFoot))).toEqual([undefined, undefined]);
    const below = compare(palazzo, tower);
    expect(marked(row(below, rows.pricePerSquareFoot))).toEqual([undefined, "Lower of the two"]);
  });

  it("has shared amenities once, and further ones per listing", () => {
    const comparison = compare(tower, rented);
    const [shared] = row(comparison, rows.sharedAmenities.other).cells;
    expect(shared?.text).toContain("Swimming pool");
    const own = row(comparison, rows.amenities).cells.map(({ text }) => text.split("\n"));
    expect(own[0]).toContain("Children’s play area");
    expect(own[1]).toContain("Canal view");
    expect(own.flat()).not.toContain("Swimming pool");
    const twins = compare(tower, tower);
    expect(row(twins, rows.amenities).cells[0]?.text).toBe(messages.shortlist.noFurtherAmenities);
  });

  it("has properties and projects, with the facts of both", () => {
    const comparison = compare(tower, palazzo, marjan);
    const texts = (name: string) => row(comparison, name).cells.map(({ text }) => text);
    expect(texts(rows.price)).toEqual(["AED 1,500,000", "AED 1,100,000", "Price on request"]);
    expect(texts(rows.area)).toEqual(["982", "from\u00A0470", "–"]);
    expect(texts(rows.bedrooms)).toEqual(["2", "Studio, 1, 2", "–"]);
    expect(texts(rows.handover.sale)).toEqual([
      "Ready to Move",
      "–",
      expect.stringMatching(/^December\s2027$/),
    ]);
    expect(texts(rows.plan)).toEqual(["–", "–", "70/30"]);
    // What is the largest is not known without all areas.
    expect(marked(row(compare(tower, rented, palazzo), rows.area)).filter(Boolean)).toEqual([]);
    expect(row(comparison, rows.costs.sale).cells[1]?.link?.to).toBe(
      "/off-plan/palazzo-tissoli#costs",
    );
    expect(comparison.listings.map(({ path }) => path)).toEqual([
      "/property/ontario-tower",
      "/off-plan/palazzo-tissoli",
      "/off-plan/al-marjan-island",
    ]);
  });

  it("has a row of each fact that one listing has, and names rows for homes to rent", () => {
    expect(names(palazzo, marjan)).toEqual([
      rows.price,
      rows.pricePerSquareFoot,
      rows.costs.sale,
      rows.area,
      rows.bedrooms,
      rows.district,
      rows.handover.sale,
      rows.plan,
      "Expression of Interest",
      "Price in 2030, projected by the developer",
      "Rental yield, projected by the developer",
    ]);
    expect(names(rented)).toContain(rows.handover.rent);
    expect(names(rented, tower)).toEqual(
      expect.arrayContaining([rows.costs.both, rows.handover.both]),
    );
    const [note] = row(compare(rented), rows.costs.rent).cells.map((cell) => cell.note);
    expect(note).toBe("approximate, on top of the rent");
  });
});

const origin = "https://orizzonte.example";

const planOf = (...listings: Listing[]) =>
  shortlistData(siteIn("en", { origin }), listings)?.purchasePlan;

function planNote(...listings: Listing[]) {
  const plan = planOf(...listings);
  return plan ? plan.note : undefined;
}

describe("a list as its page shows it", () => {
  it.each(localeCodes)("in %s requests a viewing of all in English", (locale) => {
    const shown = [tower, villa];
    const list = shortlistData(siteIn(locale, { rates: exampleRates, origin }), shown);
    expect(list?.viewing).toEqual({
      propertyIds: "ontario-tower; luxury-beachfront-villa",
      propertyTitle: "Ontario Tower; Luxury Beachfront Villa",
      propertyLocation: "Business Bay, Dubai; Palm Beach, Dubai",
      propertyPrice: "AED 1,500,000; $4,200,000 / AED 15,400,000",
    });
  });

  it("names what the purchase plan is for, and has none of homes to rent", () => {
    expect(planOf(rented)).toBe(false);
    expect(planOf(rented, tower)).toMatchObject({
      text: "Work out payments, loan and rent",
    });
  });

  it("says which of its listings the purchase plan compares, if not all", () => {
    expect(planNote(tower, rented, palazzo, marjan)).toBeUndefined();
    const projects = [palazzo, marjan, projectNamed("velos"), projectNamed("colibri-views")];
    expect(planNote(tower, ...projects)).toBe(
      "The plan compares four homes at most: Ontario Tower, Palazzo Tissoli, Al Marjan Island Residences and VELOS.",
    );
  });

  it.each(localeCodes)("in %s compares no project that is alone", (locale) => {
    const messagesInLocale = messagesFor(locale);
    const descriptionOf = (...listings: Listing[]) =>
      shortlistData(siteIn(locale, { rates: exampleRates, origin }), listings)?.description;
    const texts = messagesInLocale.shortlist.listHead.descriptionWithProjects;
    expect(descriptionOf(palazzo)).toBe(texts["1"]);
    expect(descriptionOf(palazzo, marjan)).toBe(texts.other);
    expect(descriptionOf(palazzo)).not.toBe(descriptionOf(palazzo, marjan));
  });
});
