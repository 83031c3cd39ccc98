import { describe, expect, it } from "vitest";
import { formatCount } from "~/format/count";
import { formatDate, formatMonth, formatTimeOfDay, formatWeekday, formatYear } from "~/format/date";
import { fill } from "~/format/fill";
import { floorAreaFigure, formatSquareFeet, squareMetres } from "~/format/floor-area";
import { formatList } from "~/format/list";
import {
  formatCompactMoney,
  formatInOtherCurrency,
  formatMoney,
  formatMoneyRange,
  formatPeg,
  formatPrice,
} from "~/format/money";
import { formatCompact, formatPercent, formatPercentRange } from "~/format/number";
import { href, localeOf } from "~/locale";

describe("prices, as the specification has them letter by letter", () => {
  it.each([
    ["AED 1,500,000", { purpose: "sale", aed: 1_500_000 }],
    ["For Rent AED 100,000", { purpose: "rent", aed: 100_000 }],
    ["AED 3,200,000", { purpose: "sale", aed: 3_200_000 }],
    ["$4,200,000 / AED 15,400,000", { purpose: "sale", aed: 15_400_000, usd: 4_200_000 }],
  ] as const)("%s", (text, price) => {
    expect(formatPrice("en", price)).toBe(text);
  });

  it("stand in the other currency at the peg, dollars to the nearest hundred", () => {
    expect(formatInOtherCurrency("en", 1_500_000, "AED")).toBe("$408,400");
    expect(formatInOtherCurrency("en", 100, "USD")).toBe("AED 367");
    expect(formatInOtherCurrency("en", 150, "AED")).toBe("$41");
    expect(formatMoney("en", 190_606.4, "USD")).toBe("$190,606");
  });
});

it("round amounts, ranges and shares are written in short", () => {
  expect(formatMoneyRange("en", { from: 1_800_000, to: 5_000_000 }, "AED")).toBe("AED 1.8M–5M");
  expect(formatCompactMoney("en", 500_000, "USD")).toBe("$500K");
  expect(formatPercent("en", 4.8)).toBe("4.8%");
});

it("floor areas are written as specified, and known in square metres", () => {
  expect(formatSquareFeet("en", 1_358)).toBe("1,358 sq ft");
  expect(squareMetres(982)).toBe(91);
  expect(floorAreaFigure("en", 982)).toEqual({ value: "982", unit: "sq ft · 91 m²" });
});

it("large amounts in short, shares, ranges and months are written as specified", () => {
  expect(formatCompactMoney("en", 1_100_000, "AED")).toBe("AED 1.1M");
  expect(formatCompactMoney("en", 15_100_000_000, "AED")).toBe("AED 15.1B");
  expect(formatCompact("en", 1_280_000)).toBe("1.28M");
  expect(formatPercent("en", 118)).toBe("118%");
  expect(formatPercent("en", 4.92)).toBe("4.92%");
  expect(formatPercentRange("en", 6, 8)).toBe("6–8%");
  expect(formatMonth("en", "2027-12", "long")).toBe("December 2027");
  expect(formatMonth("en", "2027-12", "short")).toBe("Dec 2027");
  expect(formatPeg("en")).toBe("AED 3.6725");
});

it("a text is never shown with a placeholder left empty", () => {
  expect(fill("Ask about {project}", { project: "VELOS" })).toBe("Ask about VELOS");
  expect(() => fill("Ask about {project}", {})).toThrow("{project}");
});

it("a count takes the form of its number, or a sentence of its own", () => {
  const forms = { one: "{count} home", other: "{count} homes", 3: "Three homes" };
  expect([0, 1, 2, 3, 1_200].map((count) => formatCount("en", count, forms))).toEqual([
    "0 homes",
    "1 home",
    "2 homes",
    "Three homes",
    "1,200 homes",
  ]);
});

it("days, hours and lists are written in the language", () => {
  expect(formatDate("en", "2026-10-14")).toBe("14 October 2026");
  expect(formatYear("en", new Date("2026-12-31T21:00:00Z"))).toBe("2027");
  expect(formatWeekday("en", 1)).toBe("Monday");
  expect([0, 540, 720, 1_080].map((minute) => formatTimeOfDay("en", minute))).toEqual([
    "12:00 AM",
    "9:00 AM",
    "12:00 PM",
    "6:00 PM",
  ]);
  expect(formatList("en", ["Business Bay", "Jumeirah"])).toBe("Business Bay and Jumeirah");
});

it("English has no prefix, and what is no language has no page", () => {
  expect(href("en", "/buy")).toBe("/buy");
  expect(localeOf(undefined)).toBe("en");
  expect(localeOf("en")).toBeUndefined();
  expect(localeOf("toString")).toBeUndefined();
});
