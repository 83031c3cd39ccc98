import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { kyeroFeed } from "~/features/portals/kyero";
import { listingsAndAreas } from "~/site/advertised";
import template from "../../docs/import/homes.csv?raw";
import { columns, type HomeData, type HomeRecord } from "../../scripts/import/columns.ts";
import { readKyero } from "../../scripts/import/kyero.ts";
import { type Home, idFor, planHome, type PlanOptions } from "../../scripts/import/plan.ts";
import { readTable, type TableCell } from "../../scripts/import/table.ts";
import { siteIn } from "../support/site.ts";
import { exampleRates } from "./example-rates";

const districts = [
  { id: "business-bay", name: "Business Bay", alsoCalled: ["Businessbay"] },
  { id: "jumeirah", name: "Jumeirah" },
  { id: "al-soufuh", name: "Al Soufuh" },
  { id: "palm-beach", name: "Palm Beach" },
];
const options: PlanOptions = {
  today: "2026-11-28",
  districts,
  isFeed: false,
  overwrite: false,
  takenFiles: () => [],
};

const files = import.meta.glob<string>("../../app/content/properties/*/property.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const homes: Home[] = Object.entries(files).map(([name, text]) => ({
  id: name.split("/").at(-2) ?? "",
  data: parse(text) as HomeData,
}));
const homeNamed = (id: string): Home => {
  const home = homes.find((one) => one.id === id);
  if (!home) throw new Error(`No ${id}`);
  return home;
};

function recordOf(cells: Record<string, TableCell>): HomeRecord {
  const { records } = readTable([Object.keys(cells), Object.values(cells)]);
  const [record] = records;
  if (!record) throw new Error("No row");
  return record;
}

/** The plan of a new home with some cells. */
const planNew = (cells: Record<string, TableCell>, id = "marina-heights") =>
  planHome(recordOf(cells), undefined, id, options);

const valuesOf = ({ values }: HomeRecord) =>
  Object.fromEntries([...values].map(([key, { value }]) => [key, value]));

describe("a table", () => {
  it("has a heading of its own for each field, and the template has all of them", () => {
    const headings = columns.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    const cells = template.trim().slice(1, -1).split('","');
    expect(cells).toEqual([...new Set(["reference number", "title", ...headings])]);
  });

  it.each<[string, TableCell, unknown]>([
    ["price in AED", "1.250.900", 1_250_900],
    ["aed", "AED 1.5M", 1_500_000],
    ["Price in AED", 1_500_000, 1_500_000],
    ["aed", "١٬٥٠٠٬٠٠٠", 1_500_000],
    ["latitude", "25.185", 25.185],
    ["latitude", 25.185, 25.185],
    ["permit: last day of the permit", "31/3/2027", "2027-03-31"],
    ["permit: last day of the permit", new Date("2027-03-31T00:00:00Z"), "2027-03-31"],
    ["permit: permit number", "'0712", "0712"],
    ["furnishing", "Partly furnished", "partly-furnished"],
    ["amenities", "Pool; Gym ;", ["Pool", "Gym"]],
    ["description", "One; two.\n\nThree.", ["One; two.", "Three."]],
    ["floor", "-", undefined],
  ])("reads %s “%s”", (heading, cell, value) => {
    const record = recordOf({ "reference number": "OR-1", [heading]: cell });
    const { reference, ...others } = valuesOf(record);
    expect(record.problems).toEqual([]);
    expect(reference).toBe("OR-1");
    expect(Object.values(others)).toEqual([value]);
  });

  it("names row and column of what cannot be read, and leaves empty cells out", () => {
    const { records, notes } = readTable([
      ["Reference number", "price in AED", "number of bathrooms", "type", "Garden"],
      ["OR-1", "1,50,000", 2.5, "Castle", "big"],
      [],
      ["", "", null, "villa", ""],
    ]);
    expect(notes).toEqual(["Column “Garden” is not read: no field has this name"]);
    expect(records.flatMap(({ problems }) => problems)).toEqual([
      "row 2, column “price in AED”: “1,50,000”. This is not a number that can be read. For example 1,500,000 or 1.5M.",
      "row 2, column “number of bathrooms”: “2.5”. It should be a whole number.",
      "row 2, column “type”: “Castle”. It should be apartment, villa, penthouse or townhouse.",
      "row 4, column “reference number”: it is empty. Each home needs one, so that the next import finds it",
    ]);
  });
});

const newHome = {
  "reference number": "OR-1",
  title: "Marina Heights",
  purpose: "sale",
  type: "apartment",
  district: "businessbay",
  "price in AED": "1,500,000",
  "floor area in sq ft": 1_000,
  "number of bedrooms": 2,
  "number of bathrooms": 2,
  summary: "Two bedrooms",
  description: "By the water.",
  amenities: "Pool",
  photos: "https://crm.example/1.jpg https://crm.example/2.png?w=1",
};

describe("a new home", () => {
  it("is a draft with numbered photos, in the order of the schema", () => {
    const { data, problems, isNew } = planNew(newHome);
    expect([problems, isNew]).toEqual([[], true]);
    expect(data).toMatchObject({
      status: "draft",
      district: "business-bay",
      aed: 1_500_000,
      photos: ["01.jpg", "02.png"],
    });
    expect(Object.keys(data).slice(0, 4)).toEqual(["status", "purpose", "type", "district"]);
  });

  it.each<[string, Record<string, TableCell>, string]>([
    [
      "is listed without a permit",
      { status: "listed" },
      "row 2: the permit is missing: a listing is advertised with a permit only. Until then its status is Draft",
    ],
    [
      "is in an unknown district",
      { district: "Atlantis" },
      "row 2: the district “Atlantis” is not known. Known are Business Bay, Jumeirah, Al Soufuh, Palm Beach. Add it in the studio first, under Districts and places",
    ],
    ["has no summary", { summary: "" }, "row 2: the summary is missing"],
    [
      "has one photo",
      { photos: "https://crm.example/1.jpg" },
      "row 2: the photos and pictures: there should be at least 2, there are 1",
    ],
  ])("is refused if it %s", (_, cells, problem) => {
    expect(planNew({ ...newHome, ...cells }).problems).toEqual([problem]);
  });

  it("is named by its reference number if a table of prices has one that no home has", () => {
    expect(planNew({ reference: "OT-1", aed: 1_450_000 }, "ot-1").problems).toEqual([
      "row 2: there is no home with the reference number OT-1, and a new one needs a title",
    ]);
  });

  it("has a folder of its own", () => {
    expect(idFor("Résidence d’Été 2", new Set())).toBe("residence-d-ete-2");
    expect(idFor("Marina Heights", new Set(["marina-heights"]))).toBe("marina-heights-2");
  });
});

/** A table with one price, and what it was when it was exported. */
const priced = (price: TableCell, before?: TableCell) =>
  recordOf({
    reference: "ontario-tower",
    aed: price,
    ...(before !== undefined && { "price in AED, before": before }),
  });
const changed = (plan: ReturnType<typeof planHome>) =>
  plan.changes.map(({ key, before, after }) => [key, before, after]);

describe("a home that the content has", () => {
  const ontario = homeNamed("ontario-tower");
  const planOf = (record: HomeRecord, home = ontario, more: Partial<PlanOptions> = {}) =>
    planHome(record, home, ontario.id, { ...options, ...more });

  it("gets a price from a table of two columns", () => {
    const plan = planOf(priced("1.6M"));
    expect(changed(plan)).toEqual([["aed", 1_500_000, 1_600_000]]);
    expect(plan.data).toEqual({ ...ontario.data, aed: 1_600_000 });
    expect(changed(planOf(priced(1_500_000)))).toEqual([]);
  });

  it("is questioned if a price is ten times another", () => {
    const home = { ...ontario, data: { ...ontario.data, range: undefined } };
    expect(planOf(priced(15_000_000), home).questions).toEqual([
      "row 2: price in AED: This is 10 times more than AED 1,500,000, the price before.",
    ]);
  });

  it("keeps a price that was edited after the export or the import, and says so", () => {
    const exported = planOf(priced(1_600_000, 1_400_000));
    expect([changed(exported), exported.kept.map(({ key }) => key)]).toEqual([[], ["aed"]]);
    const { imported } = planOf(priced(1_600_000));
    const edited = { ...ontario, data: { ...ontario.data, aed: 1_700_000 }, imported };
    const later = planOf(priced(1_800_000), edited);
    expect([changed(later), later.kept.map(({ key }) => key)]).toEqual([[], ["aed"]]);
    const unchanged = planOf(priced(1_600_000), edited);
    expect([changed(unchanged), unchanged.kept]).toEqual([[], []]);
    const overwritten = planOf(priced(1_800_000), edited, { overwrite: true });
    expect(changed(overwritten)).toEqual([["aed", 1_700_000, 1_800_000]]);
  });
});

describe("a feed of Kyero’s format", () => {
  const permit = {
    number: "7123456789",
    validUntil: "2099-12-31",
    card: "https://permits.example/1",
  };
  const rate = exampleRates.USD * 3.6725;
  const feed = kyeroFeed(
    siteIn("en", {
      origin: env.SITE_ORIGIN,
      rates: exampleRates,
      listings: {
        ...listingsAndAreas,
        properties: listingsAndAreas.properties.map((home) => ({
          ...home,
          permit,
          ...(home.purpose === "rent" && { rent: { period: "year", cheques: undefined } }),
        })),
      },
    }),
  );
  const { records, notes } = readKyero(feed, rate);

  it("that the site writes is read back: the same homes with the same facts, as drafts", () => {
    expect(notes).toEqual([]);
    expect(records.map(({ reference }) => reference).toSorted()).toEqual(
      homes.map(({ id }) => id).toSorted(),
    );
    for (const record of records) {
      const { data } = homeNamed(record.reference);
      const plan = planHome(record, undefined, record.reference, options);
      expect(plan.problems).toEqual([]);
      const { purpose, type, bedrooms, bathrooms, summary, amenities, place, district } = data;
      expect(plan.data).toMatchObject({
        purpose,
        type,
        bedrooms,
        bathrooms,
        summary,
        amenities,
        status: "draft",
        district: place ?? district,
      });
      const price = Number(data["aed"]) / (purpose === "rent" ? 12 : 1);
      expect(Math.abs(Number(plan.data["aed"]) / price - 1)).toBeLessThan(0.001);
      expect(Math.abs(Number(plan.data["areaSqFt"]) / Number(data["areaSqFt"]) - 1)).toBeLessThan(
        0.01,
      );
      expect(plan.data["photos"]).toHaveLength(record.photos.length);
    }
  });

  it("changes nothing of the homes that it comes from", () => {
    for (const record of records) {
      const home = homeNamed(record.reference);
      const { changes } = planHome(record, home, home.id, { ...options, isFeed: true });
      expect(changes).toEqual([]);
    }
  });

  const written = (fields: string) =>
    readKyero(
      `<root><kyero><feed_version>3</feed_version></kyero><property><ref>K-1</ref>${fields}</property></root>`,
      rate,
    );

  it("is read with CDATA, HTML in texts, and a rent by the week", () => {
    const [record] = written(
      `<price>700</price><currency>USD</currency><price_freq>week</price_freq><type><![CDATA[ Town House ]]></type>
       <town>Dubai</town><location_detail>Jumeirah</location_detail><beds>3</beds><pool>1</pool>
       <desc><en><![CDATA[<p>Near the sea &amp; the park.</p><p>Three floors.</p>]]></en></desc>
       <images><image id="1"><url>https://crm.example/a.jpg?x=1&amp;y=2</url></image></images>`,
    ).records;
    expect(record && valuesOf(record)).toMatchObject({
      type: "townhouse",
      purpose: "rent",
      aed: Math.round((700 * 3.6725 * 52) / 12),
      "rent.period": "month",
      summary: "Near the sea & the park.",
      description: ["Three floors."],
      amenities: ["Swimming pool"],
    });
    expect(record?.photos).toEqual(["https://crm.example/a.jpg?x=1&y=2"]);
  });

  it("says what it cannot read", () => {
    const [record] = readKyero(feed).records;
    expect(record?.problems).toEqual([
      expect.stringContaining("the price is in euros. Say how many dirhams a euro has: --rate"),
    ]);
    expect(written("<type>Office</type>").records[0]?.problems).toEqual([
      "property 1, K-1: its type is “Office”. It should be an apartment, villa, penthouse or town house",
    ]);
    expect(readKyero(feed.slice(0, -40), rate)).toMatchObject({
      records: [],
      notes: ["The file ends in the middle: </root> is missing. Download it again"],
    });
  });
});
