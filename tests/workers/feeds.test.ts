import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { Hono } from "hono";
import { parse as parseHtml } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { storeRates } from "~workers/exchange-rates";
import { feeds } from "~workers/http/feeds";
import { properties, type Property } from "~/content/properties";
import { type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import { exampleRates } from "./example-rates";
import { propertyNamed } from "./listings";

const FEED_SECRET = "a-secret-of-the-portals";
const now = new Date();
const validPermit = {
  number: "7123456789",
  validUntil: "2099-12-31",
  card: "https://permits.example/1",
};
const expiredPermit = { ...validPermit, validUntil: "2020-01-01" };

const listingsWith = (homes: readonly Property[]): ListingsAndAreas => ({
  ...listingsAndAreas,
  properties: homes,
});

async function request(
  path: string,
  homes: readonly Property[] = properties.map((home) => ({ ...home, permit: validPermit })),
  bindings: Partial<Env> = { FEED_SECRET },
) {
  const context = createExecutionContext();
  const app = new Hono<{ Bindings: Env }>()
    .route("/", feeds(listingsWith(homes)))
    .all("*", (other) => other.text("no such page", 404));
  const response = await app.request(
    path,
    {},
    { ...env, SITE_ORIGIN: "https://orizzonte.example", ...bindings },
    context,
  );
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const withKey = (file: string) => `/feeds/${file}?key=${FEED_SECRET}`;

const storeTodaysRates = async () =>
  storeRates(env, { ...exampleRates, date: now.toISOString().slice(0, 10) }, now);

const kyero = async (homes?: readonly Property[]) =>
  parseHtml((await request(withKey("kyero.xml"), homes)).text, { parseNoneClosedTags: true });

const metaRows = async (homes?: readonly Property[]): Promise<Record<string, string>[]> =>
  parse((await request(withKey("meta.csv"), homes)).text, { columns: true });

describe.each(["kyero.xml", "meta.csv"])("/feeds/%s", (file) => {
  it.each([
    ["without a key", `/feeds/${file}`, { FEED_SECRET }],
    ["with a wrong key", `/feeds/${file}?key=${FEED_SECRET.slice(1)}`, { FEED_SECRET }],
    ["while no secret is set", `/feeds/${file}?key=`, {}],
    ["with an empty secret", `/feeds/${file}?key=`, { FEED_SECRET: "" }],
  ])("is a missing page %s", async (_, path, bindings) => {
    const { status, text } = await request(path, undefined, bindings);
    expect([status, text]).toEqual([404, "no such page"]);
  });

  it("is kept by no cache and no search engine", async () => {
    const { status, headers } = await request(withKey(file));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  });

  it("has only homes on offer with a permit that is valid", async () => {
    const { text } = await request(withKey(file), [
      propertyNamed("ontario-tower", { permit: validPermit }),
      propertyNamed("continental-tower", { permit: undefined }),
      propertyNamed("al-soufuh-apartment", { permit: expiredPermit }),
      propertyNamed("luxury-beachfront-villa", { permit: validPermit, status: "withdrawn" }),
      propertyNamed("continental-tower", {
        permit: validPermit,
        availability: { state: "reserved", date: "2026-11-20" },
      }),
    ]);
    const ids = properties.map(({ id }) => id).filter((id) => text.includes(`/property/${id}`));
    expect(ids).toEqual(["ontario-tower"]);
    expect(text).toContain("Permit 7123456789");
  });
});

describe("the feed for Kyero", () => {
  it("has prices in euros at the day’s rate, a rent per month, and no price for a rent without a period", async () => {
    await storeTodaysRates();
    const rent = { permit: validPermit, aed: 120_000 };
    const root = await kyero([
      propertyNamed("ontario-tower", { permit: validPermit }),
      propertyNamed("continental-tower", { ...rent, rent: { period: "year", cheques: undefined } }),
      propertyNamed("continental-tower", {
        ...rent,
        rent: { period: "month", cheques: undefined },
      }),
      propertyNamed("continental-tower", { ...rent, rent: undefined }),
    ]);
    const euro = exampleRates.USD * 3.6725;
    expect(
      root
        .querySelectorAll("property")
        .map((home) =>
          ["price", "currency", "price_freq"].map((name) => home.querySelector(name)?.text),
        ),
    ).toEqual([
      [String(Math.round(1_500_000 / euro)), "EUR", "sale"],
      [String(Math.round(10_000 / euro)), "EUR", "month"],
      [String(Math.round(120_000 / euro)), "EUR", "month"],
      ["x", "EUR", "month"],
    ]);
  });

  it("has prices in dollars while there is no rate", async () => {
    const [home] = (
      await kyero([propertyNamed("ontario-tower", { permit: validPermit })])
    ).querySelectorAll("property");
    expect(home?.querySelector("price")?.text).toBe("408441");
    expect(home?.querySelector("currency")?.text).toBe("USD");
  });

  /** What kyeroV3.0.xsd requires of a text. */
  const rules: readonly [path: string, rule: RegExp][] = [
    ["kyero > feed_version", /^3$/],
    ["kyero > feed_generated", /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/],
    ["property > id", /^.{1,50}$/],
    ["property > date", /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/],
    ["property > ref", /^.{1,255}$/],
    ["property > price", /^(\d+|x)$/],
    ["property > currency", /^(EUR|GBP|USD)$/],
    ["property > price_freq", /^(sale|week|month)$/],
    ["property > type", /^[a-zA-Z&\s()/-]{3,}$/],
    ["property > town", /./],
    ["property > province", /./],
    ["property > country", /^.{1,50}$/],
    ["property > location_detail", /^.{0,50}$/],
    ["property > beds", /^\d+$/],
    ["property > baths", /^\d+$/],
    ["property > surface_area > built", /^\d+$/],
    ["property > url > en", /^https:\/\/orizzonte\.example\/property\/.{1,200}$/],
    ["property > url > it", /^https:\/\/orizzonte\.example\/it\/property\/.{1,200}$/],
    ["property > desc > en", /./],
    ["property > desc > it", /./],
    ["property > features > feature", /./],
    ["property > images > image > url", /^https:\/\/.+\.jpg$/],
  ];

  it("obeys the schema", async () => {
    const root = await kyero();
    const homes = root.querySelectorAll("property");
    expect(homes).toHaveLength(properties.length);
    const broken = rules.flatMap(([path, rule]) => {
      const texts = root.querySelectorAll(path).map(({ text }) => text);
      const wrong = texts.filter((text) => !rule.test(text));
      const isMissing = texts.length < (path.startsWith("kyero") ? 1 : homes.length);
      return isMissing || wrong.length > 0 ? [{ path, wrong }] : [];
    });
    expect(broken).toEqual([]);
    for (const home of homes) {
      const images = home.querySelectorAll("image").map((image) => image.getAttribute("id"));
      expect(images).toEqual(images.map((_, index) => String(index + 1)));
      const names = home.childNodes.flatMap((node) =>
        "rawTagName" in node ? [node.rawTagName] : [],
      );
      expect(names.filter(Boolean)).toHaveLength(new Set(names.filter(Boolean)).size);
    }
  });

  it("escapes what is markup in XML", async () => {
    const home = propertyNamed("ontario-tower", {
      permit: validPermit,
      reference: 'A<B> & "C"\u0000',
    });
    const { text } = await request(withKey("kyero.xml"), [home]);
    expect(text).toContain("<ref>A&lt;B&gt; &amp; &quot;C&quot;</ref>");
  });
});

describe("the feed for Meta", () => {
  it("has each column that home listings require", async () => {
    const rows = await metaRows();
    expect(rows).toHaveLength(properties.length);
    const required: Record<string, RegExp> = {
      home_listing_id: /./,
      name: /./,
      availability: /^for_(sale|rent)$/,
      "address.addr1": /./,
      "address.city": /^Dubai$/,
      "address.region": /./,
      "address.country": /./,
      latitude: /^2[45]\.\d+$/,
      longitude: /^55\.\d+$/,
      "neighborhood[0]": /./,
      "image[0].url": /^https:\/\/.+\.jpg$/,
      price: /^\d+ AED$/,
      url: /^https:\/\/orizzonte\.example\/property\//,
    };
    for (const row of rows)
      for (const [column, rule] of Object.entries(required))
        expect([column, row[column]]).toEqual([column, expect.stringMatching(rule)]);
  });

  it("begins the description of a rent with its period", async () => {
    const [row] = await metaRows([
      propertyNamed("continental-tower", {
        permit: validPermit,
        rent: { period: "year", cheques: undefined },
      }),
    ]);
    expect(row?.["description"]).toMatch(/^For Rent AED 100,000, a year\n/);
  });
});
