import { describe, expect, it } from "vitest";
import { areas } from "~/content/en/areas";
import { type Article, articles } from "~/content/en/journal";
import { properties } from "~/content/en/properties";
import { contentDate } from "~/data/site-pages";
import { homesIn, neighboursOf } from "~/features/areas/find-area";
import { catalogue } from "~/pictures/catalogue";

/** Every text that a reader sees in a block, whatever its kind. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "kind" || key === "id" ? [] : textsOf(part),
  );
}

const wordsIn = ({ body }: Article) => textsOf(body).join(" ").split(/\s+/).length;

const headingsOf = ({ body }: Article) => body.filter((block) => block.kind === "heading");

describe.each(articles)("the article “$title”", (article) => {
  it("takes one sitting: 600 to 900 words", () => {
    expect(wordsIn(article)).toBeGreaterThanOrEqual(600);
    expect(wordsIn(article)).toBeLessThanOrEqual(900);
  });

  it("has a picture", () => {
    expect(catalogue).toHaveProperty([article.image]);
  });

  it("has headings that a link can name, each its own", () => {
    const ids = headingsOf(article).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z-]+$/.test(id))).toEqual([]);
  });

  it("says nothing twice", () => {
    const blocks = article.body.map((block) => JSON.stringify(block));
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  it("leads to homes that are in the catalogue", () => {
    const known = new Set<string>(properties.map(({ id }) => id));
    expect(article.homes.ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it("is dated no later than the site says that it last changed", () => {
    expect(article.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(article.date <= contentDate).toBe(true);
  });
});

describe("the journal", () => {
  it("has an article of each category, the newest first", () => {
    expect(new Set(articles.map(({ category }) => category))).toEqual(
      new Set(["Investment", "Lifestyle", "Market Insights"]),
    );
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("does its sums right: 6% and 8% of AED 1,500,000, a fifth off", () => {
    const sum = articles.flatMap(({ body }) => body).find((block) => block.kind === "sum");
    const figures = Object.fromEntries(
      (sum?.rows ?? []).map(({ label, values }) => [
        label,
        values.map((value) => Number(value.replaceAll(/[,%]/g, ""))),
      ]),
    );
    const rents = [6, 8].map((percent) => 15_000 * percent);
    expect(figures).toEqual({
      "Rent a year": rents,
      "Rent a month": rents.map((rent) => rent / 12),
      "Costs, a fifth of the rent": rents.map((rent) => rent / 5),
      "Left a year": rents.map((rent) => (rent * 4) / 5),
      "Net yield": rents.map((rent) => (rent * 4) / 5 / 15_000),
    });
  });
});

describe("the six areas", () => {
  it("stand in the specification’s order, each with a picture", () => {
    expect(areas.map(({ name }) => name)).toEqual([
      "Downtown District",
      "Beachfront Paradise",
      "Marina Bay",
      "Palm Beach",
      "Business District",
      "Emirates Hills",
    ]);
    for (const { image } of areas) expect(catalogue).toHaveProperty([image]);
  });

  it("have neighbours that have guides, never themselves", () => {
    for (const area of areas) {
      expect(neighboursOf(area).map(({ id }) => id)).toEqual(area.neighbours);
      expect(area.neighbours).not.toContain(area.id);
    }
  });

  it("hold every home of the catalogue once", () => {
    const all = properties.map(({ id }) => id);
    const held = areas.flatMap((area) => homesIn(area).map(({ id }) => id));
    expect(held.toSorted()).toEqual(all.toSorted());
  });

  it("together count no more homes than the firm says there are", () => {
    const all = areas.reduce((sum, { properties: count }) => sum + count, 0);
    expect(all).toBeLessThanOrEqual(5_000);
  });
});
