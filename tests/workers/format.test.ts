import { describe, expect, it } from "vitest";
import { deskMessages } from "~workers/desk/messages";
import { visitorMessages } from "~workers/visitors/messages";
import { companyFigures, sitePageNames } from "~/features/company/claims";
import { convertedMoneyFormat } from "~/format/converted-money";
import { squareMetres } from "~/format/floor-area";
import { localeFormat } from "~/format/format";
import { interpolate, interpolateAll } from "~/format/interpolate";
import { statedPrice } from "~/listings/property";
import { type Locale, localeCodes, localeOf } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { siteIn } from "../support/site";
import { exampleRates } from "./example-rates";

const english = localeFormat("en");
const italian = localeFormat("it");
const arabic = localeFormat("ar");

const tower = { purpose: "sale", aed: 1_500_000 } as const;
const villa = { purpose: "sale", aed: 15_400_000, usd: 4_200_000 } as const;
const rented = { purpose: "rent", aed: 100_000 } as const;

const between = (from: number, to: number) => ({ from, to });

type Shown = [text: string, shown: string];

describe("in English, letter by letter", () => {
  it.each<Shown>([
    ["AED 1,500,000", statedPrice(siteIn("en"), tower)],
    ["For Rent AED 100,000", statedPrice(siteIn("en"), rented)],
    ["$4,200,000 / AED 15,400,000", statedPrice(siteIn("en"), villa)],
    ["$190,606", english.money(190_606.4, "USD")],
    ["AED 3.6725", english.peg()],
    ["AED 1.1M", english.compactMoney(1_100_000, "AED")],
    ["AED 15.1B", english.compactMoney(15_100_000_000, "AED")],
    ["1.28M", english.compact(1_280_000)],
    ["1M", english.compact(999_999)],
    [
      "$500K to $1M",
      Object.values(english.compactMoneyEnds(between(5e5, 1e6), "USD")).join(" to "),
    ],
    ["AED 1,527", english.pricePerArea(1_527.4)],
    ["118%", english.percent(118)],
    ["4.92%", english.percent(4.92)],
    ["6–8%", english.percentRange(6, 8)],
    ["1,358 sq ft", english.floorArea(1_358)],
    ["982 sq ft · 91 m²", Object.values(english.floorAreaInBothUnits(982)).join(" ")],
    ["982 sq ft", Object.values(english.floorAreaFigure(982)).join(" ")],
    ["14 October 2026", english.date("2026-10-14")],
    ["14 October 2026", english.dateInSentence("2026-10-14")],
    ["2027", english.year(new Date("2026-12-31T21:00:00Z"))],
    ["December 2027", english.month("2027-12", "long")],
    ["Dec 2027", english.month("2027-12", "short")],
    ["Monday", english.weekday(1)],
    ["12:00 AM", english.timeOfDay(0)],
    ["9:00 AM", english.timeOfDay(540)],
    ["12:00 PM", english.timeOfDay(720)],
    ["6:00 PM", english.timeOfDay(1_080)],
    ["Business Bay and Jumeirah", english.list(["Business Bay", "Jumeirah"])],
    ["To buy, Villa", english.commaList(["To buy", "Villa"])],
    ["Ontario Tower and VELOS", english.titles(["Ontario Tower", "VELOS"])],
  ])("%s", (text, shown) => {
    expect(shown).toBe(text);
  });

  it("a count has its plural form, or its special text", () => {
    const forms = { one: "{count} home", other: "{count} homes", 3: "Three homes" };
    expect([0, 1, 2, 3, 1_200].map((count) => english.count(count, forms))).toEqual([
      "0 homes",
      "1 home",
      "2 homes",
      "Three homes",
      "1,200 homes",
    ]);
    expect(squareMetres(982)).toBe(91);
  });
});

describe("in Italian", () => {
  it.each<Shown>([
    ["1.500.000 AED", statedPrice(siteIn("it"), tower)],
    ["In affitto a 100.000 AED", statedPrice(siteIn("it"), rented)],
    ["4.200.000 USD / 15.400.000 AED", statedPrice(siteIn("it"), villa)],
    ["3,6725 AED", italian.peg()],
    ["1.500", italian.number(1_500)],
    ["1,1\u00A0mln AED", italian.compactMoney(1_100_000, "AED")],
    ["15,1\u00A0mld AED", italian.compactMoney(15_100_000_000, "AED")],
    ["500\u00A0mila USD", italian.compactMoney(500_000, "USD")],
    // The unit of a range stands once.
    ["1,8–\u20605\u00A0mln", italian.compactRange(1_800_000, 5_000_000)],
    ["500\u00A0mila–1\u00A0mln", italian.compactRange(500_000, 1_000_000)],
    ["1–\u20602\u00A0mln AED", italian.compactMoneyRange(between(1e6, 2e6), "AED")],
    [
      "1 … 2\u00A0mln USD",
      Object.values(italian.compactMoneyEnds(between(1e6, 2e6), "USD")).join(" … "),
    ],
    [
      "500\u00A0mila … 1\u00A0mln USD",
      Object.values(italian.compactMoneyEnds(between(5e5, 1e6), "USD")).join(" … "),
    ],
    ["16.436 AED", italian.pricePerArea(1_527)],
    ["4,92%", italian.percent(4.92)],
    ["6–\u20608%", italian.percentRange(6, 8)],
    ["il 50–\u206060%", italian.percentRangeInSentence(50, 60)],
    ["il 4%", italian.percentInSentence(4)],
    ["l’85%", italian.percentInSentence(85)],
    ["l’11%", italian.percentInSentence(11)],
    ["il 118%", italian.percentInSentence(118)],
    ["lo 0,25%", italian.percentInSentence(0.25)],
    // Square metres are before feet.
    ["91\u00A0m² · 982\u00A0ft²", italian.floorArea(982)],
    ["465 m² · 5.000 ft²", Object.values(italian.floorAreaInBothUnits(5_000)).join(" ")],
    ["91 m²", Object.values(italian.floorAreaFigure(982)).join(" ")],
    ["14 ottobre 2026", italian.date("2026-10-14")],
    ["il 14 ottobre 2026", italian.dateInSentence("2026-10-14")],
    ["l’8 novembre 2026", italian.dateInSentence("2026-11-08")],
    ["l’11 novembre 2026", italian.dateInSentence("2026-11-11")],
    ["il 18 novembre 2026", italian.dateInSentence("2026-11-18")],
    ["il 1º novembre 2026", italian.dateInSentence("2026-11-01")],
    ["dicembre 2027", italian.month("2027-12", "long")],
    ["dic 2027", italian.month("2027-12", "short")],
    ["Dal lunedì al venerdì", italian.weekdays([1, 2, 3, 4, 5])],
    ["Sabato", italian.weekdays([6])],
    ["Dalla domenica al giovedì", italian.weekdays([7, 1, 2, 3, 4])],
    ["9:00–18:00", italian.timeRange(540, 1_080)],
    ["Business Bay e Jumeirah", italian.list(["Business Bay", "Jumeirah"])],
  ])("%s", (text, shown) => {
    expect(shown).toBe(text);
  });
});

describe("in Arabic, as the Emirates print it with Latin digits", () => {
  it.each<Shown>([
    ["1,500,000 درهم", statedPrice(siteIn("ar"), tower)],
    ["الإيجار 100,000 درهم", statedPrice(siteIn("ar"), rented)],
    ["15,400,000 درهم / 4,200,000 دولار", statedPrice(siteIn("ar"), villa)],
    ["3.6725 درهم", arabic.peg()],
    ["11 درهمًا", arabic.money(10.6, "AED")],
    ["من\u00A0290 إلى\u00A0580\u00A0درهمًا", arabic.exactMoneyRange(between(290, 580), "AED")],
    ["1.1 مليون درهم", arabic.compactMoney(1_100_000, "AED")],
    ["5 ملايين درهم", arabic.compactMoney(5_000_000, "AED")],
    ["15.1 مليار درهم", arabic.compactMoney(15_100_000_000, "AED")],
    ["ألفي درهم", arabic.compactMoney(2_000, "AED")],
    ["من\u00A01.8 إلى\u00A05 ملايين درهم", arabic.compactMoneyRange(between(18e5, 5e6), "AED")],
    ["من\u00A0500 ألفًا إلى\u00A0مليون دولار", arabic.compactMoneyRange(between(5e5, 1e6), "USD")],
    ["من\u00A0مليون إلى\u00A0مليوني درهم", arabic.compactMoneyRange(between(1e6, 2e6), "AED")],
    ["من\u00A0ألفين إلى\u00A0مليون درهم", arabic.compactMoneyRange(between(2e3, 1e6), "AED")],
    [
      "مليون دولار … مليوني دولار",
      Object.values(arabic.compactMoneyEnds(between(1e6, 2e6), "USD")).join(" … "),
    ],
    [
      "\u2068Ontario Tower\u2069، \u2068الصفوح، جميرا\u2069",
      arabic.titles(["Ontario Tower", "الصفوح، جميرا"]),
    ],
    ["للشراء، فيلا", arabic.commaList(["للشراء", "فيلا"])],
    ["الخليج التجاري وجميرا", arabic.list(["الخليج التجاري", "جميرا"])],
    // A percentage runs from left to right, and ranges are in words, whose order no line can turn.
    ["\u2066118%\u2069", arabic.percent(118)],
    ["من\u00A0\u20666%\u2069 إلى\u00A0\u20668%\u2069", arabic.percentRange(6, 8)],
    ["91\u00A0م² · 982\u00A0قدم²", arabic.floorArea(982)],
    ["91 م² · 982 قدم²", Object.values(arabic.floorAreaInBothUnits(982)).join(" ")],
    ["9:00\u00A0ص", arabic.timeOfDay(540)],
    ["6:00\u00A0م", arabic.timeOfDay(1_080)],
    ["9:00\u00A0ص – 6:00\u00A0م", arabic.timeRange(540, 1_080)],
    ["من الاثنين إلى الجمعة", arabic.weekdays([1, 2, 3, 4, 5])],
    ["14 أكتوبر 2026", arabic.date("2026-10-14")],
    ["ديسمبر 2027", arabic.month("2027-12", "long")],
  ])("%s", (text, shown) => {
    expect(shown).toBe(text);
  });

  const { homePage, buy, controls, enquiries, lazy, properties } = messagesFor("ar");
  const dirhams = (amount: number) => arabic.money(amount, "AED");
  const dollars = (amount: number) => arabic.money(amount, "USD");
  const inMillions = (amount: number) => arabic.compactMoney(amount, "AED");
  const bedrooms = (count: number) => arabic.count(count, properties.bedrooms);
  const wait = (count: number) => arabic.count(count, lazy.responses.wait);

  it.each<[texts: string, form: (count: number) => string, counts: number[]]>([
    [
      "0 درهم، 1 درهم، 3 دراهم، 10 دراهم، 15 درهمًا، 99 درهمًا، 100 درهم، 102 درهم، 1,527 درهمًا",
      dirhams,
      [0, 1, 3, 10, 15, 99, 100, 102, 1_527],
    ],
    ["7 دولارات، 60 دولارًا، 408,400 دولار", dollars, [7, 60, 408_400]],
    [
      "مليون درهم، مليوني درهم، 3 ملايين درهم، 10 ملايين درهم، 11 مليون درهم، 45.5 مليون درهم",
      inMillions,
      [1e6, 2e6, 3_004_000, 9_996_000, 11e6, 45_500_000],
    ],
    [
      "استوديو، غرفة نوم واحدة، غرفتا نوم، 3 غرف نوم، 10 غرف نوم، 11 غرفة نوم، 100 غرفة نوم",
      bedrooms,
      [0, 1, 2, 3, 10, 11, 100],
    ],
    ["بعد ثانية واحدة، بعد ثانيتين، بعد 5 ثوانٍ، بعد 60 ثانية", wait, [1, 2, 5, 60]],
  ])("has the plural forms %s", (texts, form, counts) => {
    expect(counts.map(form).join("، ")).toBe(texts);
  });

  it("has every plural category in every count", () => {
    expect(enquiries.common.sending).toBe("جارٍ الإرسال...");
    const forms = [homePage.luxury.title, buy.list.showing, buy.list.show, controls.form.check];
    for (const form of forms)
      expect(new Set([1, 2, 3, 11, 100].map((count) => arabic.count(count, form))).size).toBe(5);
  });
});

const currencies = (texts: readonly { currency: string }[]) =>
  texts.map(({ currency }) => currency);

// A euro is 1.1186 × 3.6725 = 4.1080585 dirhams, a pound 4.1080585 ÷ 0.84698 = 4.8502426.
describe("a price in the currency that a visitor chooses", () => {
  const aed = 1_500_000;
  const costs = between(96_780, 101_280);
  const estimate = between(1_800_000, 5_000_000);
  const inEnglish = convertedMoneyFormat("en", exampleRates);
  const inItalian = convertedMoneyFormat("it", exampleRates);
  const inArabic = convertedMoneyFormat("ar", exampleRates);
  const withoutRates = convertedMoneyFormat("en", undefined);

  it.each<[what: string, texts: readonly { currency: string; text: string }[], expected: object]>([
    [
      "at the peg, or at the bank's rate with its date",
      inEnglish.convertedPrice({ aed }),
      {
        USD: "about $408,400",
        EUR: "about €365,100 at the ECB rate of 20 November 2026",
        GBP: "about £309,300 at the ECB rate of 20 November 2026",
      },
    ],
    [
      "in Italian",
      inItalian.convertedPrice({ aed }),
      { EUR: "365.100 € circa al cambio BCE (20 novembre 2026)" },
    ],
    [
      "in Arabic",
      inArabic.convertedPrice({ aed }),
      { EUR: "نحو 365,100 يورو بسعر البنك المركزي الأوروبي في 20 نوفمبر 2026" },
    ],
    [
      "as a range of costs",
      inEnglish.convertedRange(costs),
      {
        USD: "about $26,400 to 27,600",
        EUR: "about €23,600 to 24,700",
        GBP: "about £20,000 to 20,900",
      },
    ],
    [
      "as a small range",
      withoutRates.convertedRange(between(3e3, 5e3)),
      { USD: "about $820 to 1,400" },
    ],
    [
      "as a range in Italian",
      inItalian.convertedRange(costs),
      { EUR: "da 23.600 a 24.700 € circa" },
    ],
    [
      "as a range in Arabic",
      inArabic.convertedRange(costs),
      { EUR: "من 23,600 إلى 24,700 يورو تقريبًا" },
    ],
    [
      "on a card, to three digits",
      inEnglish.compactConvertedPrice({ aed }),
      { USD: "about $408K", EUR: "about €365K", GBP: "about £309K" },
    ],
    [
      "on a card, below a thousand",
      inEnglish.compactConvertedPrice({ aed: 2_000 }),
      { EUR: "about €487" },
    ],
    ["on a card in Italian", inItalian.compactConvertedPrice({ aed }), { EUR: "365 mila € circa" }],
    [
      "on a card in Italian, below 100,000",
      inItalian.compactConvertedPrice({ aed: 100_000 }),
      { EUR: "24.300 € circa" },
    ],
    [
      "as an estimated range, to two digits",
      inEnglish.compactConvertedRange(estimate),
      { USD: "about $490K–1.4M", EUR: "about €440K–1.2M", GBP: "about £370K–1M" },
    ],
    [
      "as an estimated range in Italian",
      inItalian.compactConvertedRange(estimate),
      { EUR: "440 mila–1,2 mln € circa" },
    ],
    [
      "as an estimated range in Arabic",
      inArabic.compactConvertedRange(estimate),
      { EUR: "من 440 ألفًا إلى 1.2 مليون يورو تقريبًا" },
    ],
    [
      "in a note",
      withoutRates.conversionNote(),
      { USD: "Amounts in dollars are converted at the fixed rate of AED 3.6725 to the dollar." },
    ],
  ])("is shown %s", (_, texts, expected) => {
    const shown = texts.map(({ currency, text }) => [currency, text.replaceAll("\u00A0", " ")]);
    expect(Object.fromEntries(shown)).toMatchObject(expected);
  });

  it("is in dollars alone without a rate, and not in dollars if it is stated in them", () => {
    expect(currencies(withoutRates.convertedPrice({ aed }))).toEqual(["USD"]);
    expect(currencies(withoutRates.conversionNote())).toEqual(["USD"]);
    expect(currencies(withoutRates.compactConvertedRange(estimate))).toEqual(["USD"]);
    expect(currencies(inEnglish.convertedPrice({ aed, usd: 400_000 }))).toEqual(["EUR", "GBP"]);
  });
});

it("a text is never shown with a placeholder left empty", () => {
  expect(interpolate("Ask about {project}", { project: "VELOS" })).toBe("Ask about VELOS");
  expect(() => interpolate("Ask about {project}", {})).toThrow("{project}");
});

/** The placeholders of a text, or of all its plural forms. */
const placeholdersIn = (texts: unknown): string[] =>
  JSON.stringify(texts ?? "").match(/\{\w+\}/g) ?? [];

/** The placeholders of translated texts that the original does not have, with the path of each. */
function unknownPlaceholders(original: unknown, translated: unknown, path: string): string[] {
  if (typeof translated !== "object" || translated === null || "other" in translated) {
    const known = placeholdersIn(original);
    return placeholdersIn(translated).flatMap((one) =>
      known.includes(one) ? [] : `${path}: ${one}`,
    );
  }
  return Object.entries(translated).flatMap(([key, text]) =>
    unknownPlaceholders((original as Record<string, unknown>)[key], text, `${path}.${key}`),
  );
}

const allTexts = (locale: Locale) => ({
  site: messagesFor(locale),
  visitors: visitorMessages[locale],
  desk: deskMessages[locale],
});

// Italian prices per square metre have the stated ones per square foot beside them.
it.each([
  ["it", ["prelaunch.market.projections.price.unit", "projects.page.projections.perArea"]],
  ["ar", []],
] as const)("no text has a placeholder that the English one has not: %s", (locale, stated) => {
  expect(unknownPlaceholders(allTexts("en"), allTexts(locale), locale)).toEqual(
    stated.map((path) => `it.site.${path}: {stated}`),
  );
});

it("interpolates nested messages completely", () => {
  const messages = { title: "{count}+", steps: [{ text: "Over {count}" }], first: 1 };
  expect(interpolateAll(messages, { count: "40" })).toEqual({
    title: "40+",
    steps: [{ text: "Over 40" }],
    first: 1,
  });
  expect(() => interpolateAll(messages, {})).toThrow("{count}");
});

it.each(localeCodes)("inserts the firm's figures into texts: %s", (locale) => {
  const site = siteIn(locale);
  const { team, sell, ceoMessage, homePage, sitePages } = site.messages;
  const { languages, specialists, partnerLanguages } = companyFigures(site);
  const messages = JSON.stringify([team, sell, ceoMessage, homePage.statistics, sitePages]);
  for (const figure of [languages, specialists, partnerLanguages])
    expect(messages).not.toMatch(new RegExp(String.raw`\b${figure}\b`));
  expect(sitePageNames(site)["/team"].line).toContain(partnerLanguages);
});

it.each(["en", "toString"])("%j is the prefix of no language", (prefix) => {
  expect(localeOf(prefix)).toBeUndefined();
});
