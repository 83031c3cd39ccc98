import { expect, it } from "vitest";
import { articlesIn } from "~/content/articles";
import { priceText } from "~/features/properties/criterion-text";
import { propertyList } from "~/features/properties/property-list";
import type { ExchangeRates } from "~/format/exchange-rates";
import { type Locale, localeCodes } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { siteIn } from "../support/site.ts";
import { exampleRates as rates } from "./example-rates";
import { queries } from "./search-queries";

function search(
  locale: Locale,
  location: string,
  others: Record<string, string> = {},
  exchangeRates: ExchangeRates | "none" = rates,
) {
  return propertyList(
    siteIn(locale, { rates: exchangeRates === "none" ? undefined : exchangeRates }),
    {
      articles: articlesIn(locale),
      params: new URLSearchParams({ ...others, location }),
    },
  );
}

function found(locale: Locale, query: string) {
  const { cards, otherExclusives, search: sections } = search(locale, query);
  const { search: titles } = messagesFor(locale).buy;
  const lines = (title: string) =>
    sections.lists.find((list) => list.title === title)?.links.map((line) => line.title) ?? [];
  return {
    properties: [
      ...cards.map(({ id }) => id),
      ...otherExclusives.map(({ to }) => to.split("/").at(-1)),
    ],
    near: sections.near?.cards.map(({ id }) => id) ?? [],
    projects: lines(titles.projects),
    areas: lines(titles.areas),
    articles: lines(titles.articles),
  };
}

it.each(queries)("in %s, %s has the expected results", (locale, query, expected) => {
  expect(found(locale, query)).toMatchObject(expected);
});

it.each(localeCodes)("the example in the field finds a property in %s", (locale) => {
  const example = messagesFor(locale).buy.filter.location.placeholder;
  expect(found(locale, example).properties).not.toEqual([]);
});

it.each([
  ["villa on the palm", "rent", ["Continental Tower"]],
  ["villa for rent on the palm", undefined, ["Continental Tower"]],
] as const)("the closest to '%s' (%s) has the same purpose", (query, purpose, titles) => {
  const { closest } = search("en", query, purpose && { for: purpose }).search;
  expect(closest?.links.map(({ title }) => title)).toEqual(titles);
});

it.each([
  ["", { max: "1000000" }],
  ["", { max: "200000", currency: "EUR" }],
  ["palm jumeirah", { max: "1000000" }],
])("the closest to '%s' within limits are sorted by price: %o", (location, limits) => {
  const { closest } = search("en", location, { for: "sale", ...limits }).search;
  const prices = closest?.links.map(({ detail }) =>
    Number(/AED ([\d,]+)/.exec(detail)?.[1]?.replaceAll(",", "")),
  );
  expect(prices).toHaveLength(3);
  expect(prices).toEqual(prices?.toSorted((one, other) => one - other));
});

it("shows its criteria, each with the address of the search without it", () => {
  expect(search("en", "2 bed dubai marina sea view under 2m").activeFilters).toEqual([
    { text: "2 bedrooms", removePath: "/buy?location=dubai+marina+sea+view+under+2m" },
    { text: "Dubai Marina", removePath: "/buy?location=2+bed+sea+view+under+2m" },
    { text: "“sea view”", removePath: "/buy?location=2+bed+dubai+marina+under+2m" },
    { text: "Up to AED 2M", removePath: "/buy?location=2+bed+dubai+marina+sea+view" },
  ]);
  expect(search("it", "trilocale fino a 500k euro").activeFilters.map(({ text }) => text)).toEqual([
    "2 camere",
    "Fino a 500\u00A0mila €",
  ]);
  expect(search("en", "1 or 2 bedrooms").activeFilters[0]?.text).toBe("1 to 2 bedrooms");
  const numbers = ["تسعة ملايين درهم", "حتى عشرة ملايين درهم", "حمامين", "شقة بحمام واحد"];
  expect(numbers.map((query) => search("ar", query).activeFilters.map(({ text }) => text))).toEqual(
    [["حتى 9 ملايين درهم"], ["حتى 10 ملايين درهم"], ["حمّامان"], ["شقة", "حمّام واحد"]],
  );
  expect(search("ar", "1-2 غرف نوم").activeFilters[0]?.text).toBe("غرف النوم: من 1 إلى 2");
  expect(search("ar", "شقة بأقل من مليونين").activeFilters.map(({ text }) => text)).toEqual([
    "شقة",
    "حتى مليوني درهم",
  ]);
});

it.each([
  ["en", "2 bed vista", "Not understood, so left out: vista. Sea, canal or city?"],
  ["en", "business bay 7 bedrooms under", "Not understood, so left out: under."],
  [
    "it",
    "bilocale vista",
    "Abbiamo cercato senza questi termini, che non abbiamo capito: vista. Sul mare, sul canale o sulla città?",
  ],
  [
    "ar",
    "شقة إطلالة",
    "بحثنا من دون هذه الكلمات لأننا لم نفهمها: إطلالة. على البحر أم القناة أم المدينة؟",
  ],
  ["en", "a 2 bed flat to rent in the marina with a view of the sea", ""],
  ["it", "cerco un appartamento in affitto con vista mare da 90 mq", ""],
  [
    "en",
    "pool gym canal sauna garden cinema lift park",
    "Not understood, so left out: lift, park.",
  ],
] as const)("in %s, the words of '%s' without a meaning are named", (locale, query, expected) => {
  expect(search(locale, query).notUnderstood).toBe(expected);
});

it("names the text of a price field that is no amount, and finds as without it", () => {
  const { notUnderstood, cards, activeFilters } = search("en", "", { min: "abc", max: "2m" });
  expect(notUnderstood).toBe("“Price from” needs figures, so abc was left out.");
  expect(search("it", "vista", { max: "11OOOO" }).notUnderstood).toBe(
    "Abbiamo cercato senza questi termini, che non abbiamo capito: vista. Sul mare, sul canale o sulla città? Nel campo «Prezzo fino a» servono cifre: abbiamo cercato senza 11OOOO.",
  );
  expect(activeFilters.map(({ text }) => text)).toEqual(["Up to AED 2M"]);
  expect(cards).toHaveLength(2);
});

it("offers no project to who looks for a rent, and none for a word that only looks similar", () => {
  // A word of the Italian texts of a project has another first letter: "pochi".
  expect(search("en", "Kochi").search.lists).toEqual([]);
  const projects = messagesFor("en").buy.search.projects;
  const titles = (purpose: Record<string, string>) =>
    search("en", "Sobha", purpose).search.lists.map(({ title }) => title);
  expect(titles({})).toContain(projects);
  expect(titles({ for: "rent" })).not.toContain(projects);
});

it.each([
  ["en", { for: "rent" }, "Kochi", "No home to rent matches: “Kochi”."],
  ["en", {}, "Kochi for sale", "No home for sale matches: “Kochi”."],
  ["en", {}, "Kochi", "None of our homes matches: “Kochi”."],
  ["it", { for: "rent" }, "Kochi", "Nessuna casa in affitto per questa ricerca: «Kochi»."],
  ["ar", { for: "rent" }, "كوتشي", "لم نجد لدينا منزلًا للإيجار يطابق بحثك: «كوتشي»."],
] as const)("in %s, says what nothing matches (%j, %s)", (locale, others, query, text) => {
  expect(search(locale, query, others).search.noResults).toBe(text);
});

it.each(localeCodes)("in %s, each view of the question has a home", (locale) => {
  const subjects = {
    en: ["sea view", "canal view", "city view"],
    it: ["vista mare", "vista canale", "vista città"],
    ar: ["إطلالة على البحر", "إطلالة على القناة", "إطلالة على المدينة"],
  }[locale];
  for (const query of subjects) expect(found(locale, query).properties).not.toEqual([]);
});

it.each([
  ["en", "not a villa", ["ontario-tower", "continental-tower", "al-soufuh-apartment"]],
  ["en", "2 bed but not business bay", ["al-soufuh-apartment"]],
  ["en", "no sea view", ["ontario-tower", "continental-tower"]],
  ["en", "not a villa or an apartment", []],
  ["it", "in vendita, non a Jumeirah, non villa", ["ontario-tower"]],
  ["ar", "شقة ليست للإيجار", ["ontario-tower", "al-soufuh-apartment"]],
] as const)("in %s, '%s' leaves out what it names", (locale, query, expected) => {
  expect(found(locale, query).properties).toEqual(expected);
});

it("shows what is left out, removed as a whole", () => {
  expect(search("en", "2 bed, not a villa or townhouse").activeFilters).toEqual([
    { text: "2 bedrooms", removePath: "/buy?location=not+a+villa+or+townhouse" },
    { text: "Not: Villa", removePath: "/buy?location=2+bed" },
    { text: "Not: Townhouse", removePath: "/buy?location=2+bed" },
  ]);
  expect(search("en", "no sea view").activeFilters[0]?.text).toBe("Not: “sea view”");
});

it.each([
  ["en", "1000 sqft", "About 1,000 sq ft", ["ontario-tower"]],
  ["en", "under 1,000 sq ft", "At most 1,000 sq ft", ["ontario-tower", "continental-tower"]],
  ["en", "750-1000 sq. ft.", "750 sq ft to 1,000 sq ft", ["ontario-tower", "continental-tower"]],
  ["en", "90 m²", "About 969 sq ft", ["ontario-tower"]],
  ["it", "almeno 100 mq", "Almeno 100 m² · 1.076 ft²", ["al-soufuh-apartment"]],
  ["ar", "شقة 90 متر مربع", "نحو 90 م² · 969 قدم²", ["ontario-tower"]],
] as const)("in %s, '%s' is a floor area", (locale, query, text, expected) => {
  const { activeFilters, cards } = search(locale, query);
  expect(activeFilters.map((filter) => filter.text.replaceAll("\u00A0", " "))).toContain(text);
  expect(cards.map(({ id }) => id)).toEqual(expected);
});

it("combines text and selects", () => {
  const { cards, activeFilters } = search("en", "business bay", { bedrooms: "2", max: "2000000" });
  expect(cards.map(({ id }) => id)).toEqual(["ontario-tower"]);
  expect(activeFilters.map(({ text }) => text)).toEqual([
    "2 bedrooms",
    "Up to AED 2M",
    "Business Bay",
  ]);
  expect(activeFilters.map(({ removePath }) => removePath)).toEqual([
    "/buy?max=2000000&location=business+bay",
    "/buy?bedrooms=2&location=business+bay",
    "/buy?bedrooms=2&max=2000000",
  ]);
});

it("shows distances from the place of the query", () => {
  const { near } = search("en", "dubai marina").search;
  expect(near?.title).toBe("Near Dubai\u00A0Marina: 4\u00A0km");
  expect(near?.cards.map(({ distance }) => distance)).toEqual(["4\u00A0km from Dubai\u00A0Marina"]);
  expect(search("it", "dubai marina").search.near?.title).toBe(
    "Nei dintorni: Dubai\u00A0Marina (4\u00A0km)",
  );
  expect(search("ar", "دبي مارينا").search.near?.title).toBe("قرب دبي\u00A0مارينا: 4\u00A0كم");
});

it.each([
  ["en", "near airport", "Airport", "Ontario Tower"],
  ["it", "vicino all’aeroporto", "Aeroporto", "Ontario Tower"],
  ["ar", "قرب المطار", "المطار", "أونتاريو تاور"],
] as const)("in %s, '%s' is a place with the nearest homes", (locale, query, place, first) => {
  const { activeFilters, search: sections } = search(locale, query);
  expect(activeFilters.map(({ text }) => text)).toEqual([place]);
  expect(sections.closest?.links[0]?.title).toBe(first);
});

it("ignores a word that the maximum length cuts off", () => {
  const query = `2 bed business bay${" in the".repeat(11)} zzqu`;
  expect(query).toHaveLength(100);
  expect(search("en", query).cards.map(({ id }) => id)).toEqual(["ontario-tower"]);
  expect(search("en", "2 bed business bay zzqu").cards).toEqual([]);
});

it("shows the exchange rate of euros, only if it is used", () => {
  expect(search("en", "under 500k euro").search.rate).toMatch(
    /20\sNovember\s2026: €1 is AED 4\.11/,
  );
  expect(search("ar", "بأقل من 500 ألف جنيه إسترليني").search.rate).toContain(
    "الجنيه الإسترليني يساوي",
  );
  expect(search("en", "under 500k").search.rate).toBeUndefined();
});

it("without a rate, compares prices in dirhams and dollars only, and says so", () => {
  for (const [locale, query, note] of [
    ["en", "apartment under 10k euro", /no current exchange rate for EUR/],
    ["it", "appartamento fino a 10 mila sterline", /Per GBP oggi non c’è un cambio/],
    ["ar", "شقة بأقل من 10000 يورو", /سعر صرف حديث \(يورو\)/],
  ] as const) {
    const { cards, search: sections } = search(locale, query, {}, "none");
    expect(sections.rate).toMatch(note);
    expect(cards).toHaveLength(3);
    expect(search(locale, query).cards).toEqual([]);
  }
  expect(search("en", "apartment under 10k dollars", {}, "none").cards).toEqual([]);
});

it("without a rate, has euros and pounds only if they are chosen", () => {
  const offered = (others: Record<string, string>) =>
    Object.keys(search("en", "", others, "none").fields.currency.options);
  expect(offered({})).toEqual(["AED", "USD"]);
  expect(offered({ max: "400000", currency: "EUR" })).toEqual(["AED", "USD", "EUR"]);
  expect(Object.keys(search("en", "").fields.currency.options)).toHaveLength(4);
});

it.each([
  ["en", {}, "USD", "Up to $500K"],
  ["it", {}, "EUR", "Fino a 450 mila € (circa)"],
  ["ar", {}, "USD", "حتى 500 ألف دولار"],
  ["en", { currency: "AED" }, "AED", "Up to AED 1.8M (approx.)"],
  ["it", { max: "2000000" }, "AED", "Fino a 1,8 mln AED (circa)"],
] as const)("in %s with %j has limits and bands in %s", (locale, others, currency, band) => {
  const { fields } = search(locale, "", others);
  expect(fields.currency.value).toBe(currency);
  expect(fields.price.options["up-to-500k"]?.replaceAll("\u00A0", " ")).toBe(band);
});

it.each([
  [2_500, "Up to £2,500"],
  [500_000, "Up to £500K"],
])("a limit of %i is in full unless it is in whole thousands", (max, text) => {
  expect(priceText(siteIn("en"), { kind: "price", currency: "GBP", max })).toBe(text);
});
