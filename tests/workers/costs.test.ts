import { describe, expect, it } from "vitest";
import { canonicalAddress } from "~workers/http/page-cache";
import {
  loanFigures,
  purchaseFigures,
  tenancyFigures,
  tenantMonthlyFigures,
} from "~/content/costs";
import { prelaunchProject } from "~/content/projects";
import { properties } from "~/content/properties";
import { costsInBrief } from "~/features/costs/cost-content";
import { readLoanShare } from "~/features/costs/loan-share";
import { purchaseContent } from "~/features/costs/purchase-content";
import { purchaseCosts, roundToThousands } from "~/features/costs/purchase-costs";
import { tenancyContent } from "~/features/costs/tenancy-content";
import { tenancyCosts } from "~/features/costs/tenancy-costs";
import { findProperty } from "~/features/properties/find-property";
import { formatExactMoneyRange, formatExactRangeInDollars } from "~/format/money";
import { formatPercent } from "~/format/percent";
import { type Locale, localeNames } from "~/locale";
import { messagesFor } from "~/messages/messages";

const one = (amount: number) => ({ from: amount, to: amount });
const costsOf = (...purchase: Parameters<typeof purchaseCosts>) => {
  const { lines, total } = purchaseCosts(...purchase);
  return { ...Object.fromEntries(lines.map(({ id, amount }) => [id, amount])), total };
};
const propertyNamed = (id: string) => {
  const found = findProperty(properties, id);
  if (!found) throw new Error(`No property ${id}`);
  return found;
};
const ontario = propertyNamed("ontario-tower");
const content = (query: string, locale: Locale = "en") =>
  purchaseContent(locale, messagesFor(locale).costs, ontario, new URLSearchParams(query));

const read = (query: string, purchase = { aed: 1_500_000 }) =>
  readLoanShare(new URLSearchParams(query), purchase);
const kept = (path: string) => canonicalAddress(new URL(path, "https://site.example")).search;
const brief = (id: string, locale: Locale = "en") =>
  costsInBrief(locale, messagesFor(locale).costs, propertyNamed(id));

describe("what it costs to buy", () => {
  it("Ontario Tower, to the dirham", () => {
    expect(costsOf(ontario)).toEqual({
      transfer: one(60_000),
      trustee: one(4_200),
      deed: one(580),
      noc: { from: 500, to: 5_000 },
      brokerage: one(31_500),
      total: { from: 96_780, to: 101_280 },
    });
  });

  it("the home of AED 2,000,000 that a guide works out: 80,000, 4,200, 580 and 42,000", () => {
    expect(costsOf({ aed: 2_000_000 })).toMatchObject({
      transfer: one(80_000),
      trustee: one(4_200),
      deed: one(580),
      brokerage: one(42_000),
    });
  });

  it("asks less for the trustee’s office below AED 500,000", () => {
    expect(costsOf({ aed: 499_999 })).toMatchObject({ trustee: one(2_100) });
    expect(costsOf({ aed: 500_000 })).toMatchObject({ trustee: one(4_200) });
  });

  it("a villa, whose title deed some offices charge as a plot’s", () => {
    expect(costsOf(propertyNamed("luxury-beachfront-villa"))).toMatchObject({
      deed: { from: 430, to: 580 },
    });
  });

  it("with a loan, 0.25% of it and AED 290 more", () => {
    expect(costsOf(ontario, { loanShare: 60 })).toMatchObject({
      mortgage: one(2_540),
      total: { from: 99_320, to: 103_820 },
    });
    expect(costsOf(ontario, { loanShare: 0 })).not.toHaveProperty("mortgage");
  });

  it("off-plan, Oqood in place of the deed, and neither certificate nor broker", () => {
    expect(costsOf({ aed: 1_000_000, register: "oqood" })).toEqual({
      transfer: one(40_000),
      oqood: { from: 1_000, to: 3_000 },
      total: { from: 41_000, to: 43_000 },
    });
  });

  it("in Ras Al Khaimah, that emirate’s own register", () => {
    const { register, units } = prelaunchProject;
    expect(costsOf({ aed: units[0]?.priceFrom ?? 0, register })).toEqual({
      rasAlKhaimahTransfer: one(44_000),
      rasAlKhaimahEntry: { from: 3_000, to: 5_000 },
      total: { from: 47_000, to: 49_000 },
    });
  });

  it("is whole dirhams whatever the price", () => {
    for (const aed of [1, 333_333, 1_234_567, 15_400_000]) {
      const { total } = purchaseCosts({ aed }, { loanShare: 33.3 });
      expect([total.from, total.to].every(Number.isInteger)).toBe(true);
    }
  });
});

describe("what a tenant pays at the start", () => {
  it("of a flat at AED 100,000 a year", () => {
    expect(tenancyCosts({ aed: 100_000, type: "apartment" })).toEqual({
      lines: [
        { id: "deposit", amount: { from: 5_000, to: 10_000 } },
        { id: "agency", amount: one(5_250) },
        { id: "ejari", amount: one(220) },
        { id: "utilities", amount: one(2_000) },
      ],
      total: { from: 12_470, to: 17_470 },
    });
  });

  it("and every month, in each language, the municipality’s housing fee", () => {
    for (const locale of localeNames) {
      const { notes } = tenancyContent(
        locale,
        messagesFor(locale).costs,
        propertyNamed("continental-tower"),
      );
      expect(notes.at(-1)).toContain(formatPercent(locale, 5));
    }
  });

  it("of a house, more for water and electricity", () => {
    const { lines } = tenancyCosts({ aed: 300_000, type: "villa" });
    expect(lines.at(-1)).toEqual({ id: "utilities", amount: one(4_000) });
  });
});

describe("the figures", () => {
  it("each have two sources at least, none of them twice", () => {
    const all = Object.values({
      ...purchaseFigures,
      ...tenancyFigures,
      ...tenantMonthlyFigures,
      ...loanFigures,
    });
    for (const { sources } of all) {
      expect(new Set(sources).size).toBe(sources.length);
      expect(sources.length).toBeGreaterThan(1);
      for (const source of sources) expect(new URL(source).protocol).toBe("https:");
    }
  });
});

describe("the share that is borrowed", () => {
  it("is read from the address, as people write it", () => {
    expect(read("loan=60")).toEqual({ value: 60 });
    expect(read("loan=60+%25")).toEqual({ value: 60 });
    expect(read("loan=37,5")).toEqual({ value: 37.5 });
    expect(read("loan=%D9%A6%D9%A0")).toEqual({ value: 60 });
    expect(read("")).toBeUndefined();
  });

  it("is at most what a bank may lend to anybody on this home", () => {
    expect(read("loan=85")).toEqual({ value: 85 });
    expect(read("loan=86")).toEqual({ problem: "outOfRange" });
    expect(read("loan=76", { aed: 5_000_001 })).toEqual({ problem: "outOfRange" });
    expect(
      readLoanShare(new URLSearchParams("loan=51"), { aed: 1_000_000, register: "oqood" }),
    ).toEqual({ problem: "outOfRange" });
  });

  it("is said to be less for who lives elsewhere, before anything is typed", () => {
    expect(content("").loan?.field.hint).toContain("usually 50–60% if you live outside the UAE");
  });

  it("that cannot be read gets its error in words, and what was typed stays", () => {
    expect(content("loan=all").loan?.field).toMatchObject({
      defaultValue: "all",
      error: "The loan should be a percentage of the price, for example 50.",
    });
    expect(content("loan=90").loan?.field.error).toContain("between 0% and 85%");
    expect(content("loan=").loan?.field.error).toContain("Enter the loan");
    expect(content("").loan?.field.error).toBeUndefined();
    expect(content("loan=all").rows).toEqual(content("").rows);
  });

  it("adds its line, and what is left to pay without it", () => {
    const { rows } = content("loan=60");
    expect(rows.at(-4)).toEqual({
      term: "Mortgage registration",
      note: "0.25% of the loan of AED\u00A0900,000, plus AED\u00A0290. The buyer pays.",
      text: "AED\u00A02,540",
      about: "about $692",
    });
    expect(rows.filter(({ sum }) => sum).map(({ text }) => text)).toEqual([
      "AED\u00A099,320 to\u00A0103,820",
      "AED\u00A01,599,320 to\u00A01,603,820",
      "AED\u00A0699,320 to\u00A0703,820",
    ]);
  });

  it("reaches the page of a home for sale, and not that of one to rent", () => {
    expect(kept("/property/ontario-tower?loan=60&from=mail")).toBe("?loan=60");
    expect(kept("/ar/property/luxury-beachfront-villa?loan=60")).toBe("?loan=60");
    expect(kept("/property/continental-tower?loan=60")).toBe("");
  });
});

describe("the costs in words", () => {
  it("are one line near the price", () => {
    expect(brief("ontario-tower")).toBe(
      "plus about AED\u00A097,000 to\u00A0101,000 in purchase costs",
    );
    expect(brief("ontario-tower", "it")).toBe(
      "più le spese d’acquisto: da\u00A097.000 a\u00A0101.000\u00A0AED circa",
    );
    expect(brief("continental-tower")).toBe(
      "about AED\u00A012,000 to\u00A017,000 up front, on top of the rent",
    );
  });

  it("in Arabic put the currency in the form that the last amount takes", () => {
    expect(brief("ontario-tower", "ar")).toBe(
      "تُضاف تكاليف الشراء: من\u00A097,000 إلى\u00A0101,000\u00A0درهم تقريبًا",
    );
    expect(brief("luxury-beachfront-villa", "ar")).toContain(
      "من\u00A0945,000 إلى\u00A0949,000\u00A0درهم",
    );
    const rounded = roundToThousands({ from: 2_003, to: 3_011 });
    expect(formatExactMoneyRange("ar", rounded, "AED")).toBe(
      "من\u00A02,000 إلى\u00A03,000\u00A0درهم",
    );
  });

  it("round both ends to the nearest thousand", () => {
    expect(roundToThousands({ from: 96_780, to: 101_280 })).toEqual({ from: 97_000, to: 101_000 });
    expect(roundToThousands({ from: 944_530, to: 949_180 })).toEqual({
      from: 945_000,
      to: 949_000,
    });
    expect(roundToThousands({ from: 200_480, to: 204_980 })).toEqual({
      from: 200_000,
      to: 205_000,
    });
  });

  it("write a range as each language does, and once where both ends are the same", () => {
    const range = { from: 500, to: 5_000 };
    expect(localeNames.map((locale) => formatExactMoneyRange(locale, range, "AED"))).toEqual([
      "AED\u00A0500 to\u00A05,000",
      "da\u00A0500 a\u00A05.000\u00A0AED",
      "من\u00A0500 إلى\u00A05,000\u00A0درهم",
    ]);
    expect(formatExactMoneyRange("en", one(580), "AED")).toBe("AED\u00A0580");
    expect(formatExactRangeInDollars("en", range)).toBe("$136 to\u00A01,400");
  });

  it.each(localeNames)("leave no placeholder in %s", (locale) => {
    const { costs } = messagesFor(locale);
    const said = JSON.stringify([
      content("loan=60", locale),
      tenancyContent(locale, costs, propertyNamed("continental-tower")),
    ]);
    expect(said).not.toMatch(/\{\w+\}/);
    expect(said).not.toMatch(/NaN|undefined/);
  });
});
