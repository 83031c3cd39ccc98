import { describe, expect, it } from "vitest";
import {
  loanFigures,
  purchaseFigures,
  tenancyFigures,
  tenantMonthlyFigures,
} from "~/content/costs";
import { loanInstalment } from "~/features/costs/payments";
import { purchaseCosts } from "~/features/costs/purchase-costs";
import { purchaseContent } from "~/features/costs/purchase.server";
import { tenancyContent, tenancyCosts } from "~/features/costs/tenancy.server";
import { percentFormat } from "~/format/number";
import { type Locale, localeCodes } from "~/locale";
import { siteIn } from "../support/site";
import { exampleRates } from "./example-rates";
import { propertyNamed } from "./listings";

const one = (amount: number) => ({ from: amount, to: amount });
const costsOf = (...purchase: Parameters<typeof purchaseCosts>) => {
  const { lines, total } = purchaseCosts(...purchase);
  return { ...Object.fromEntries(lines.map(({ id, amount }) => [id, amount])), total };
};
const ontario = propertyNamed("ontario-tower");
const siteOf = (locale: Locale) => siteIn(locale, { rates: exampleRates });
const brief = (id: string, locale: Locale = "en") => {
  const property = propertyNamed(id);
  const content = property.purpose === "sale" ? purchaseContent : tenancyContent;
  return content(siteOf(locale), property).brief;
};

describe("the costs of a purchase", () => {
  it("adds the costs to the price in dollars where that is stated", () => {
    const villa = propertyNamed("luxury-beachfront-villa");
    const { rows } = purchaseContent(siteOf("en"), villa);
    expect(
      rows.slice(-2).map(({ converted }) => converted?.[0]?.text.replaceAll("\u00a0", " ")),
    ).toEqual(["about $257,200 to 258,500", "about $4,457,200 to 4,458,500"]);
  });

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

  it("have a lower trustee office's fee below AED 500,000", () => {
    expect(costsOf({ aed: 499_999 })).toMatchObject({ trustee: one(2_100) });
    expect(costsOf({ aed: 500_000 })).toMatchObject({ trustee: one(4_200) });
  });

  it("a villa, whose title deed some offices charge as a plot’s", () => {
    expect(costsOf(propertyNamed("luxury-beachfront-villa"))).toMatchObject({
      deed: { from: 430, to: 580 },
    });
  });

  it("with a loan, 0.25% of it and AED 290 more", () => {
    expect(costsOf(ontario, 60)).toMatchObject({
      mortgage: one(2_540),
      total: { from: 99_320, to: 103_820 },
    });
    expect(costsOf(ontario, 0)).not.toHaveProperty("mortgage");
  });

  it("off-plan, Oqood in place of the deed, and neither certificate nor broker", () => {
    expect(costsOf({ aed: 1_000_000, register: "oqood" })).toEqual({
      transfer: one(40_000),
      oqood: { from: 580, to: 4_000 },
      total: { from: 40_580, to: 44_000 },
    });
  });
});

const rentNotes = (rent?: { period: "year" | "month" }) =>
  tenancyContent(siteOf("en"), { aed: 10_000, type: "apartment", rent }).notes.map((note) =>
    note.replaceAll("\u00A0", " "),
  );

describe("the costs of a tenancy", () => {
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
    for (const locale of localeCodes) {
      const { notes } = tenancyContent(siteOf(locale), propertyNamed("continental-tower"));
      expect(notes.at(-1)).toContain(percentFormat(locale).percent(5));
    }
  });

  it("have a total with the first rent cheque, and say whether the rent is that of a year", () => {
    const assumption = "These figures assume AED 10,000 is a year’s rent; we are confirming that.";
    expect(rentNotes()[1]).toBe(assumption);
    const { rows } = tenancyContent(siteOf("en"), { aed: 100_000, type: "apartment" });
    expect(rows.slice(-3).map(({ term, text }) => [term, text.replaceAll("\u00A0", " ")])).toEqual([
      ["On top of the rent", "AED 12,470 to 17,470"],
      ["With the first of four rent cheques", "AED 37,470 to 42,470"],
      ["With the whole rent in one cheque", "AED 112,470 to 117,470"],
    ]);
    expect(rentNotes({ period: "month" })).not.toContain(assumption);
  });

  it("have a higher deposit for water and electricity of houses", () => {
    const { lines } = tenancyCosts({ aed: 300_000, type: "villa" });
    expect(lines.at(-1)).toEqual({ id: "utilities", amount: one(4_000) });
  });
});

it("the figures each have two sources at least, none of them twice", () => {
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

// Worked out with 50 digits: P · r ÷ (1 − (1 + r)^−n), and n instalments less P.
it.each([
  [900_000, 4.5, 25, 5_002.492_3, 600_747.69],
  [1_200_000, 3.99, 20, 7_265.442_3, 543_706.16],
  [2_560_000, 6.25, 15, 21_950.025_4, 1_391_004.57],
  [525_000, 12.5, 1, 46_768.502_9, 36_222.04],
  [7_700_000, 5.75, 10, 84_522.299_5, 2_442_675.93],
  [900_000, 0.01, 25, 3_003.764_1, 1_129.22],
  [750_000, 0, 25, 2_500, 0],
])(
  "the instalment of a loan of AED %i at %d%% over %i years is exact",
  (amount, rate, years, exact, sum) => {
    expect(loanInstalment({ amount, rate, years })).toEqual({
      instalment: Math.round(exact),
      interest: Math.round(sum),
    });
  },
);

describe("the texts of costs", () => {
  it("are one line near the price", () => {
    expect(brief("ontario-tower")).toBe(
      "plus about AED\u00A097,000 to\u00A0102,000 in purchase costs",
    );
    expect(brief("ontario-tower", "it")).toBe(
      "più le spese d’acquisto: da\u00A097.000 a\u00A0102.000\u00A0AED circa",
    );
    expect(brief("continental-tower")).toBe(
      "about AED\u00A013,000 to\u00A018,000 up front, on top of the rent",
    );
  });

  it("converts the rounded amount of a heading, which is beside it", () => {
    const { text, converted } = tenancyContent(
      siteOf("en"),
      propertyNamed("continental-tower"),
    ).summary;
    expect([text, converted[0]?.text].join(" / ").replaceAll("\u00a0", " ")).toMatch(
      /about AED 13,000 to 18,000 \/ about \$3,500 to 4,900$/,
    );
  });

  it("have the Arabic currency in the plural form of the last amount", () => {
    expect(brief("ontario-tower", "ar")).toBe(
      "تُضاف تكاليف الشراء: من\u00A097,000 إلى\u00A0102,000\u00A0درهم تقريبًا",
    );
    expect(brief("luxury-beachfront-villa", "ar")).toContain(
      "من\u00A0945,000 إلى\u00A0950,000\u00A0درهم",
    );
  });
});
