import { type HTMLElement, parse } from "node-html-parser";
import { dirhamsPerDollar } from "../../app/content/schema/dollar-peg.ts";
import { escapeHtml } from "../../app/format/clean-text.ts";
import { squareMetresInSquareFoot } from "../../app/format/floor-area.ts";
import { type Given, type HomeData, type HomeRecord, type ImportFile, valueAt } from "./columns.ts";

/** The types of a home by words in the feed’s type. */
const types: readonly [RegExp, string][] = [
  [/town\s*-?house/i, "townhouse"],
  [/penthouse/i, "penthouse"],
  [/villa/i, "villa"],
  [/apartment|flat|studio|duplex/i, "apartment"],
];

/** The maximum length of a summary, and of a paragraph, in characters. */
const maxSummary = 200;
const maxParagraph = 1_200;

/** A price that differs by less is the same at another day’s rate; an area, in other units. */
const priceTolerance = 0.02;
const areaTolerance = 0.012;

const isNear = (one: unknown, other: number, tolerance: number) =>
  typeof one === "number" && Math.abs(one / other - 1) <= tolerance;

/** The text of an element below another: "desc en". */
const textAt = (element: HTMLElement, path: string): string =>
  element.querySelector(path.split(" ").join(" > "))?.text.trim() ?? "";

const numberAt = (element: HTMLElement, path: string): number | undefined => {
  const text = textAt(element, path);
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
};

/** Cuts a paragraph that is too long at the end of a sentence. */
function cut(paragraph: string): string[] {
  if (paragraph.length <= maxParagraph) return [paragraph];
  const end = Math.max(paragraph.lastIndexOf(". ", maxParagraph - 1) + 1, 0) || maxParagraph;
  return [paragraph.slice(0, end).trim(), ...cut(paragraph.slice(end).trim())];
}

/** A text with a line for each block of its HTML. */
const withoutTags = (text: string) =>
  text.replaceAll(/<br\s*\/?>|<\/?(?:p|div|li|ul|h\d)[^>]*>/gi, "\n").replaceAll(/<[^>]+>/g, "");

/** The paragraphs of a description, which may have HTML. */
const paragraphsOf = (text: string): string[] =>
  parse(withoutTags(text))
    .text.split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .flatMap(cut);

/** The summary and the other paragraphs. A short first paragraph is the summary. */
function textsOf(text: string): { summary?: string; description: string[] } {
  const [first = "", ...others] = paragraphsOf(text);
  return first.length <= maxSummary && others.length > 0
    ? { summary: first, description: others }
    : { description: [first, ...others].filter(Boolean) };
}

/** Dirhams of a unit of a currency; undefined if it needs a rate that is not given. */
const dirhamsPer: Record<string, (rate: number | undefined) => number | undefined> = {
  AED: () => 1,
  USD: () => dirhamsPerDollar,
  EUR: (rate) => rate,
};

/** The rent of a month, if its period is known. */
const monthly = (home: HomeData) => {
  const aed = valueAt(home, "aed");
  const period = valueAt(home, "rent.period");
  if (typeof aed !== "number" || period === undefined) return undefined;
  return period === "year" ? aed / 12 : aed;
};

/** The price in dirhams, per month for a rent. */
function priceOf(element: HTMLElement, rate: number | undefined, problem: (text: string) => void) {
  const values: [string, Given][] = [];
  const frequency = textAt(element, "price_freq");
  const price = numberAt(element, "price");
  const currency = textAt(element, "currency") || "EUR";
  values.push(["purpose", { value: frequency === "sale" ? "sale" : "rent" }]);
  if (price === undefined) return values;
  const dirhams = dirhamsPer[currency]?.(rate);
  if (dirhams === undefined) {
    problem(
      currency === "EUR"
        ? "the price is in euros. Say how many dirhams a euro has: --rate 4.25"
        : `the price is in ${currency}, which is not converted`,
    );
    return values;
  }
  const exact = price * dirhams * (frequency === "week" ? 52 / 12 : 1);
  const value = Math.round(exact);
  const tolerance = currency === "AED" ? 0 : priceTolerance;
  if (frequency === "sale")
    return [
      ...values,
      ["aed", { value, isSame: (home) => isNear(valueAt(home, "aed"), value, tolerance) }],
    ] satisfies [string, Given][];
  return [
    ...values,
    ["aed", { value, isSame: (home) => isNear(monthly(home), value, tolerance) }],
    ["rent.period", { value: "month", isSame: (home) => isNear(monthly(home), value, tolerance) }],
  ] satisfies [string, Given][];
}

/** An area in square feet. */
function areaOf(element: HTMLElement, name: "built" | "plot", key: string): [string, Given][] {
  const metres = numberAt(element, `surface_area ${name}`);
  if (!metres) return [];
  const value = Math.round(metres / squareMetresInSquareFoot);
  return [[key, { value, isSame: (home) => isNear(valueAt(home, key), value, areaTolerance) }]];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function recordOf(element: HTMLElement, index: number, rate: number | undefined): HomeRecord {
  const reference = textAt(element, "ref") || textAt(element, "id");
  const where = `property ${index + 1}, ${reference || "without a reference"}`;
  const problems: string[] = [];
  const problem = (text: string) => problems.push(`${where}: ${text}`);
  if (reference === "") problem("it has neither ref nor id");
  const typeText = textAt(element, "type");
  const type = types.find(([words]) => words.test(typeText))?.[1];
  if (!type)
    problem(`its type is “${typeText}”. It should be an apartment, villa, penthouse or town house`);
  const district = textAt(element, "location_detail") || textAt(element, "town");
  const english = textsOf(textAt(element, "desc en"));
  const italian = textsOf(textAt(element, "desc it"));
  const features = element.querySelectorAll("features > feature").map(({ text }) => text.trim());
  const hasPool = textAt(element, "pool") === "1" && !features.some((one) => /pool/i.test(one));
  const amenities = [...features, ...(hasPool ? ["Swimming pool"] : [])].filter(Boolean);
  const bedrooms = numberAt(element, "beds");
  const leasehold = textAt(element, "leasehold");
  const values: [string, Given | undefined][] = [
    ["reference", { value: reference }],
    ["type", type ? { value: type } : undefined],
    ["district", { value: district }],
    ...priceOf(element, rate, problem),
    ["bedrooms", { value: bedrooms }],
    ["bathrooms", { value: numberAt(element, "baths") }],
    ...areaOf(element, "built", "areaSqFt"),
    ...areaOf(element, "plot", "plotSqFt"),
    ["tenure", { value: { "0": "freehold", "1": "leasehold" }[leasehold] }],
    ["lat", { value: numberAt(element, "location latitude") }],
    ["lon", { value: numberAt(element, "location longitude") }],
    ["summary", { value: english.summary }],
    ["description", english.description.length > 0 ? { value: english.description } : undefined],
    ["it.summary", { value: italian.summary }],
    ["it.description", italian.description.length > 0 ? { value: italian.description } : undefined],
    ["amenities", amenities.length > 0 ? { value: amenities } : undefined],
  ];
  const rooms = bedrooms === 0 ? "studio" : `${bedrooms}-bedroom ${type ?? "home"}`;
  return {
    where,
    reference,
    values: new Map(
      values.filter(
        (entry): entry is [string, Given] => entry[1]?.value !== undefined && entry[1].value !== "",
      ),
    ),
    // The format has no title, and some descriptions begin with a long paragraph.
    initial: new Map([
      ["title", { value: `${capitalised(rooms)} in ${district}` }],
      ["summary", { value: english.summary ?? capitalised(rooms) }],
    ]),
    photos: element.querySelectorAll("images > image > url").map(({ text }) => text.trim()),
    problems,
  };
}

/**
 * Reads the homes of a feed in Kyero's format, version 3.
 *
 * @param rate dirhams per euro, for prices in euros
 */
export function readKyero(xml: string, rate?: number): ImportFile {
  const escaped = xml.replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, (_, text: string) => escapeHtml(text));
  const root = parse(escaped, { lowerCaseTagName: true });
  const homes = root.querySelectorAll("root > property");
  const isCut = !/<\/root>\s*$/i.test(xml);
  return {
    records: isCut ? [] : homes.map((element, index) => recordOf(element, index, rate)),
    notes: [
      ...(root.querySelector("root > kyero")
        ? []
        : ["This is not a feed of Kyero’s format: <kyero> is missing"]),
      ...(isCut ? ["The file ends in the middle: </root> is missing. Download it again"] : []),
    ],
    isFeed: true,
  };
}
