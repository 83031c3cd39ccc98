import { describe, expect, it } from "vitest";
import { areas } from "~/content/areas";
import { articleFigureNames } from "~/content/article-body";
import { articles as entries } from "~/content/articles";
import { italianTax, rasAlKhaimahLaw, residenceVisas } from "~/content/law";
import { rasAlKhaimah, rentalYields } from "~/content/market";
import { properties } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { propertiesIn } from "~/features/areas/area-guides";
import { articleBody } from "~/features/journal/article-body.server";
import type { Locale } from "~/locale";
import { bodyProblems, readBody } from "../../scripts/content/article-body";
import { fromWord } from "../../studio/fields/pasted-text";
import { siteIn } from "../support/site";

const locale = "en";

/** The site before any permit expires. */
const siteOf = (code: Locale) => siteIn(code, { now: new Date(0) });

/** Every article as a reader has it. */
const articles = entries.map((entry) => {
  const { title, body } = textsIn(entry, locale);
  return { ...entry, title, body: articleBody(siteOf(locale), entry.id, body) };
});

/** Every text that a reader sees in a block, whatever its kind. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "kind" || key === "id" ? [] : textsOf(part),
  );
}

describe("the journal", () => {
  it("does its sums right: 6% and 8% of AED 1,500,000, a fifth off", () => {
    const sum = articles.flatMap(({ body }) => body).find((block) => block.kind === "sum");
    const figures = Object.fromEntries(
      (sum?.rows ?? []).map(({ label, values }) => [
        label,
        values.map((value) => Number(value.replaceAll(/[,%]/g, ""))),
      ]),
    );
    expect(figures).toEqual({
      "Annual rent": [90_000, 120_000],
      "Monthly rent": [7_500, 10_000],
      "Costs, a fifth of the rent": [18_000, 24_000],
      "Left per year": [72_000, 96_000],
      "Net yield": [4.8, 6.4],
    });
  });

  it("cites two sources at least for each figure of law and market", () => {
    const cited = [
      ...Object.values(residenceVisas),
      ...Object.values(italianTax),
      rasAlKhaimahLaw,
      rentalYields,
      rasAlKhaimah.visitors,
    ];
    for (const { sources } of cited) {
      expect(new Set(sources).size).toBeGreaterThan(1);
      for (const source of sources) expect(new URL(source).protocol).toBe("https:");
    }
  });

  it.each(articleFigureNames)("may name the figure {%s} in each language", (name) => {
    for (const code of ["en", "it", "ar"] as const) {
      const [block] = articleBody(siteOf(code), "any", [{ kind: "paragraph", text: `{${name}}` }]);
      expect(textsOf(block).join("")).toMatch(/\d/);
    }
  });
});

describe("the text of an article", () => {
  it("has lists, quotes, links, emphasis, pictures and headings without a name for links", () => {
    const text = [
      "## Before you sign",
      "Ask the [register](https://dubailand.gov.ae) **twice**, and look at [the costs](/costs).",
      "- The lift\n- The view",
      "1. Reserve\n2. Sign",
      "> A deposit is not a price.",
      '![Kitchen with an island](02.webp "The kitchen")',
      "### In Italy",
    ].join("\n\n");
    expect(readBody(text)).toEqual({
      problems: [],
      blocks: [
        { kind: "heading", id: "part-1", text: "Before you sign" },
        {
          kind: "paragraph",
          text: [
            "Ask the ",
            { text: "register", href: "https://dubailand.gov.ae" },
            " ",
            { text: "twice", strong: true },
            ", and look at ",
            { text: "the costs", href: "/costs" },
            ".",
          ],
        },
        { kind: "list", ordered: false, items: ["The lift", "The view"] },
        { kind: "list", ordered: true, items: ["Reserve", "Sign"] },
        { kind: "quote", paragraphs: ["A deposit is not a price."] },
        {
          kind: "picture",
          file: "02.webp",
          alt: "Kitchen with an island",
          caption: "The kitchen",
        },
        { kind: "heading", id: "part-2", text: "In Italy", level: 3 },
      ],
    });
  });

  it.each([
    ["# Title", "a heading should begin with ##"],
    ["One\n\n---\n\nTwo", "not a line of ---"],
    ["~~Sold~~", "not crossed-out text"],
    ["`AED`", "not code"],
    ["- One\n  - Two", "not a list within it"],
    ["| a | b |\n| - | - |\n| 1 | 2 |", "not a table"],
    ["## A **bold** heading", "not **bold** text"],
    ["Look: ![Kitchen](02.webp)", "stand alone"],
    ["![](02.webp)", "no description"],
    ["[costs](http://example.com)", "begin with https://"],
    ["[costi](/it/costs)", "of this site in any language"],
  ])("refuses what the page would drop: %j", (text, problem) => {
    expect(bodyProblems(text)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ["One.\r\nTwo.", "One.\n\nTwo."],
    ["•\tPool\n•\tGym\nAnd more.", "- Pool\n- Gym\n\nAnd more."],
    ["1.\tSign\n2.\tPay", "1. Sign\n2. Pay"],
    ["One.\n\nTwo\nlines.", "One.\n\nTwo\nlines."],
  ])("keeps the paragraphs and lists of %j from Word", (pasted, text) => {
    expect(fromWord(pasted)).toBe(text);
  });
});

it("the six areas contain every property of the catalogue once", () => {
  const all = properties.map(({ id }) => id);
  const held = areas.flatMap((area) => propertiesIn(properties, area).map(({ id }) => id));
  expect(held.toSorted()).toEqual(all.toSorted());
});
