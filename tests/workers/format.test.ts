import { describe, expect, it } from "vitest";
import { companyFigures, sitePageNames } from "~/features/company/claims";
import { compactFormat } from "~/format/compact";
import { dateFormat } from "~/format/date";
import { squareMetres, areaFormat } from "~/format/floor-area";
import { listFormat } from "~/format/format";
import { interpolate, interpolateAll } from "~/format/interpolate";
import { moneyFormat } from "~/format/money";
import { countFormat, numberFormat, percentFormat } from "~/format/number";
import { timeFormat } from "~/format/time";
import { localePath, localeCodes, localeOf, sitePath } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { siteIn } from "../support/site";

describe("prices, letter by letter", () => {
  it.each([
    ["AED 1,500,000", { purpose: "sale", aed: 1_500_000 }],
    ["For Rent AED 100,000", { purpose: "rent", aed: 100_000 }],
    ["AED 3,200,000", { purpose: "sale", aed: 3_200_000 }],
    ["$4,200,000 / AED 15,400,000", { purpose: "sale", aed: 15_400_000, usd: 4_200_000 }],
  ] as const)("%s", (text, price) => {
    expect(moneyFormat("en").price(price)).toBe(text);
  });

  it("in whole units", () => {
    expect(moneyFormat("en").money(190_606.4, "USD")).toBe("$190,606");
  });
});

it("formats floor areas as specified, with square metres", () => {
  expect(areaFormat("en").floorArea(1_358)).toBe("1,358 sq ft");
  expect(squareMetres(982)).toBe(91);
  expect(areaFormat("en").floorAreaInBothUnits(982)).toEqual({
    value: "982",
    unit: "sq ft · 91 m²",
  });
});

it("formats large amounts, percentages, ranges and months as specified", () => {
  expect(moneyFormat("en").compactMoney(1_100_000, "AED")).toBe("AED 1.1M");
  expect(moneyFormat("en").compactMoney(15_100_000_000, "AED")).toBe("AED 15.1B");
  expect(compactFormat("en").compact(1_280_000)).toBe("1.28M");
  expect(percentFormat("en").percent(118)).toBe("118%");
  expect(percentFormat("en").percent(4.92)).toBe("4.92%");
  expect(percentFormat("en").percentRange(6, 8)).toBe("6–8%");
  expect(dateFormat("en").month("2027-12", "long")).toBe("December 2027");
  expect(dateFormat("en").month("2027-12", "short")).toBe("Dec 2027");
  expect(moneyFormat("en").peg()).toBe("AED 3.6725");
});

it("a text is never shown with a placeholder left empty", () => {
  expect(interpolate("Ask about {project}", { project: "VELOS" })).toBe("Ask about VELOS");
  expect(() => interpolate("Ask about {project}", {})).toThrow("{project}");
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

it("uses the plural form of a count, or its special text", () => {
  const forms = { one: "{count} home", other: "{count} homes", 3: "Three homes" };
  expect([0, 1, 2, 3, 1_200].map((count) => countFormat("en").count(count, forms))).toEqual([
    "0 homes",
    "1 home",
    "2 homes",
    "Three homes",
    "1,200 homes",
  ]);
});

it("formats days, hours and lists by language", () => {
  expect(dateFormat("en").date("2026-10-14")).toBe("14 October 2026");
  expect(dateFormat("en").year(new Date("2026-12-31T21:00:00Z"))).toBe("2027");
  expect(timeFormat("en").weekday(1)).toBe("Monday");
  expect([0, 540, 720, 1_080].map((minute) => timeFormat("en").timeOfDay(minute))).toEqual([
    "12:00 AM",
    "9:00 AM",
    "12:00 PM",
    "6:00 PM",
  ]);
  expect(listFormat("en").list(["Business Bay", "Jumeirah"])).toBe("Business Bay and Jumeirah");
  expect(listFormat("en").commaList(["To buy", "Villa"])).toBe("To buy, Villa");
  expect(listFormat("ar").commaList(["للشراء", "فيلا"])).toBe("للشراء، فيلا");
});

it("English has no prefix, others have theirs, and an unknown prefix is no page", () => {
  for (const [locale, home, buy] of [
    ["en", "/", "/buy?type=villa"],
    ["it", "/it", "/it/buy?type=villa"],
    ["ar", "/ar", "/ar/buy?type=villa"],
  ] as const) {
    expect([localePath(locale, "/"), localePath(locale, "/buy?type=villa")]).toEqual([home, buy]);
    expect(localeOf(locale === "en" ? undefined : locale)).toBe(locale);
    expect(sitePath(home)).toBe("/");
  }
  expect(localeOf("en")).toBeUndefined();
  expect(localeOf("toString")).toBeUndefined();
});

describe("Italian", () => {
  it.each([
    ["1.500.000 AED", { purpose: "sale", aed: 1_500_000 }],
    ["In affitto a 100.000 AED", { purpose: "rent", aed: 100_000 }],
    ["4.200.000 USD / 15.400.000 AED", { purpose: "sale", aed: 15_400_000, usd: 4_200_000 }],
  ] as const)("has the price %s", (text, price) => {
    expect(moneyFormat("it").price(price)).toBe(text);
  });

  it("has square metres before feet", () => {
    expect(areaFormat("it").floorArea(982)).toBe("91\u00A0m² · 982\u00A0ft²");
    expect(areaFormat("it").floorAreaInBothUnits(5_000)).toEqual({
      value: "465",
      unit: "m² · 5.000 ft²",
    });
    expect(areaFormat("it").floorAreaFigure(982)).toEqual({ value: "91", unit: "m²" });
    expect(areaFormat("en").floorAreaFigure(982)).toEqual({ value: "982", unit: "sq ft" });
  });

  it("formats large amounts, and the unit of a range once", () => {
    expect(moneyFormat("it").compactMoney(1_100_000, "AED")).toBe("1,1\u00A0mln AED");
    expect(moneyFormat("it").compactMoney(15_100_000_000, "AED")).toBe("15,1\u00A0mld AED");
    expect(moneyFormat("it").compactMoney(500_000, "USD")).toBe("500\u00A0mila USD");
    expect(compactFormat("it").compactRange(1_800_000, 5_000_000)).toBe("1,8–\u20605\u00A0mln");
    expect(compactFormat("it").compactRange(500_000, 1_000_000)).toBe("500\u00A0mila–1\u00A0mln");
    expect(moneyFormat("it").compactMoneyRange({ from: 1_000_000, to: 2_000_000 }, "AED")).toBe(
      "1–\u20602\u00A0mln AED",
    );
    expect(moneyFormat("it").compactMoneyEnds({ from: 1_000_000, to: 2_000_000 }, "USD")).toEqual({
      from: "1",
      to: "2\u00A0mln USD",
    });
    expect(moneyFormat("it").compactMoneyEnds({ from: 500_000, to: 1_000_000 }, "USD")).toEqual({
      from: "500\u00A0mila",
      to: "1\u00A0mln USD",
    });
    expect(moneyFormat("en").compactMoneyEnds({ from: 500_000, to: 1_000_000 }, "USD")).toEqual({
      from: "$500K",
      to: "$1M",
    });
    expect(percentFormat("it").percent(4.92)).toBe("4,92%");
    expect(percentFormat("it").percentRange(6, 8)).toBe("6–\u20608%");
    expect(percentFormat("it").percentRangeInSentence(50, 60)).toBe("il 50–\u206060%");
    expect([4, 85, 11, 118, 0.25].map(percentFormat("it").percentInSentence)).toEqual([
      "il 4%",
      "l’85%",
      "l’11%",
      "il 118%",
      "lo 0,25%",
    ]);
    expect(moneyFormat("it").peg()).toBe("3,6725 AED");
    expect(numberFormat("it").number(1_500)).toBe("1.500");
  });

  it("has its months, its days and its clock", () => {
    expect(dateFormat("it").date("2026-10-14")).toBe("14 ottobre 2026");
    expect(
      ["2026-10-14", "2026-11-08", "2026-11-11", "2026-11-18", "2026-11-01"].map((date) =>
        dateFormat("it").dateInSentence(date),
      ),
    ).toEqual([
      "il 14 ottobre 2026",
      "l’8 novembre 2026",
      "l’11 novembre 2026",
      "il 18 novembre 2026",
      "il 1º novembre 2026",
    ]);
    expect(dateFormat("en").dateInSentence("2026-10-14")).toBe("14 October 2026");
    expect(dateFormat("it").month("2027-12", "long")).toBe("dicembre 2027");
    expect(dateFormat("it").month("2027-12", "short")).toBe("dic 2027");
    expect(timeFormat("it").weekdays([1, 2, 3, 4, 5])).toBe("Dal lunedì al venerdì");
    expect(timeFormat("it").weekdays([6])).toBe("Sabato");
    expect(timeFormat("it").weekdays([7, 1, 2, 3, 4])).toBe("Dalla domenica al giovedì");
    expect(timeFormat("it").timeRange(540, 1_080)).toBe("9:00–18:00");
    expect(listFormat("it").list(["Business Bay", "Jumeirah"])).toBe("Business Bay e Jumeirah");
  });
});

describe("in Arabic, as the Emirates print it with Latin digits,", () => {
  it("has the currency after the amount, and plural forms of large units", () => {
    expect(moneyFormat("ar").price({ purpose: "sale", aed: 1_500_000 })).toBe("1,500,000 درهم");
    expect(moneyFormat("ar").price({ purpose: "rent", aed: 100_000 })).toBe("الإيجار 100,000 درهم");
    expect(moneyFormat("ar").price({ purpose: "sale", aed: 15_400_000, usd: 4_200_000 })).toBe(
      "15,400,000 درهم / 4,200,000 دولار",
    );
    expect(moneyFormat("ar").compactMoney(1_100_000, "AED")).toBe("1.1 مليون درهم");
    expect(moneyFormat("ar").compactMoney(5_000_000, "AED")).toBe("5 ملايين درهم");
    expect(moneyFormat("ar").compactMoney(15_100_000_000, "AED")).toBe("15.1 مليار درهم");
    expect(moneyFormat("ar").compactMoneyRange({ from: 1_800_000, to: 5_000_000 }, "AED")).toBe(
      "من\u00A01.8 إلى\u00A05 ملايين درهم",
    );
    expect(moneyFormat("ar").compactMoneyRange({ from: 500_000, to: 1_000_000 }, "USD")).toBe(
      "من\u00A0500 ألفًا إلى\u00A0مليون دولار",
    );
    expect(compactFormat("en").compact(999_999)).toBe("1M");
  });

  it("has plural forms of a currency and a large unit", () => {
    expect(
      [0, 1, 3, 10, 15, 99, 100, 102, 1_527].map((n) => moneyFormat("ar").money(n, "AED")),
    ).toEqual([
      "0 درهم",
      "1 درهم",
      "3 دراهم",
      "10 دراهم",
      "15 درهمًا",
      "99 درهمًا",
      "100 درهم",
      "102 درهم",
      "1,527 درهمًا",
    ]);
    expect([7, 60, 408_400].map((n) => moneyFormat("ar").money(n, "USD"))).toEqual([
      "7 دولارات",
      "60 دولارًا",
      "408,400 دولار",
    ]);
    expect(moneyFormat("ar").money(10.6, "AED")).toBe("11 درهمًا");
    expect(moneyFormat("ar").exactMoneyRange({ from: 290, to: 580 }, "AED")).toBe(
      "من\u00A0290 إلى\u00A0580\u00A0درهمًا",
    );
    expect(moneyFormat("ar").peg()).toBe("3.6725 درهم");
    expect(moneyFormat("ar").compactMoney(2_000, "AED")).toBe("ألفي درهم");
    expect(moneyFormat("ar").compactMoneyRange({ from: 1e6, to: 2e6 }, "AED")).toBe(
      "من\u00A0مليون إلى\u00A0مليوني درهم",
    );
    expect(moneyFormat("ar").compactMoneyRange({ from: 2_000, to: 1e6 }, "AED")).toBe(
      "من\u00A0ألفين إلى\u00A0مليون درهم",
    );
    expect(moneyFormat("ar").compactMoneyEnds({ from: 1e6, to: 2e6 }, "USD")).toEqual({
      from: "مليون دولار",
      to: "مليوني دولار",
    });
    const millions = [1e6, 2e6, 3_004_000, 9_996_000, 11e6, 45_500_000];
    expect(millions.map((amount) => moneyFormat("ar").compactMoney(amount, "AED"))).toEqual([
      "مليون درهم",
      "مليوني درهم",
      "3 ملايين درهم",
      "10 ملايين درهم",
      "11 مليون درهم",
      "45.5 مليون درهم",
    ]);
  });

  it("separates titles with a comma, each with isolated direction", () => {
    expect(listFormat("ar").titles(["Ontario Tower", "الصفوح، جميرا"])).toBe(
      "\u2068Ontario Tower\u2069، \u2068الصفوح، جميرا\u2069",
    );
    expect(listFormat("en").titles(["Ontario Tower", "VELOS"])).toBe("Ontario Tower and VELOS");
  });

  it("has a percentage from left to right, and ranges in words, whose order no line can turn", () => {
    expect(percentFormat("ar").percent(118)).toBe("\u2066118%\u2069");
    expect(percentFormat("ar").percentRange(6, 8)).toBe(
      "من\u00A0\u20666%\u2069 إلى\u00A0\u20668%\u2069",
    );
  });

  it("has floor areas in metres first, and local formats of days and hours", () => {
    expect(areaFormat("ar").floorArea(982)).toBe("91\u00A0م² · 982\u00A0قدم²");
    expect(areaFormat("ar").floorAreaInBothUnits(982)).toEqual({
      value: "91",
      unit: "م² · 982 قدم²",
    });
    expect([540, 1_080].map((minute) => timeFormat("ar").timeOfDay(minute))).toEqual([
      "9:00\u00A0ص",
      "6:00\u00A0م",
    ]);
    expect(timeFormat("ar").timeRange(540, 1_080)).toBe("9:00\u00A0ص – 6:00\u00A0م");
    expect(timeFormat("ar").weekdays([1, 2, 3, 4, 5])).toBe("من الاثنين إلى الجمعة");
    expect(dateFormat("ar").date("2026-10-14")).toBe("14 أكتوبر 2026");
    expect(dateFormat("ar").month("2027-12", "long")).toBe("ديسمبر 2027");
    expect(listFormat("ar").list(["الخليج التجاري", "جميرا"])).toBe("الخليج التجاري وجميرا");
  });

  it("uses each plural form of a noun", () => {
    const { bedrooms } = messagesFor("ar").properties;
    expect(
      [0, 1, 2, 3, 10, 11, 100].map((count) => countFormat("ar").count(count, bedrooms)),
    ).toEqual([
      "استوديو",
      "غرفة نوم واحدة",
      "غرفتا نوم",
      "3 غرف نوم",
      "10 غرف نوم",
      "11 غرفة نوم",
      "100 غرفة نوم",
    ]);
  });

  it("has every plural category in every count", () => {
    const { homePage, buy, controls, enquiries, lazy } = messagesFor("ar");
    expect(enquiries.common.sending).toBe("جارٍ الإرسال...");
    const forms = [homePage.luxury.title, buy.list.showing, buy.list.show, controls.form.check];
    const spoken = forms.map((form) =>
      [1, 2, 3, 11, 100].map((count) => countFormat("ar").count(count, form)),
    );
    expect(spoken.map((texts) => new Set(texts).size)).toEqual([5, 5, 5, 5]);
    expect(
      [1, 2, 5, 60].map((count) => countFormat("ar").count(count, lazy.responses.wait)),
    ).toEqual(["بعد ثانية واحدة", "بعد ثانيتين", "بعد 5 ثوانٍ", "بعد 60 ثانية"]);
  });
});
