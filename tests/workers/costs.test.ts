import { describe, expect, it } from "vitest";
import { canonicalUrl } from "~workers/http/page-cache";
import {
  loanFigures,
  purchaseFigures,
  tenancyFigures,
  tenantMonthlyFigures,
} from "~/content/costs";
import { prelaunchProject } from "~/content/projects";
import { costsInBrief, type CalculationField } from "~/features/costs/cost-rows";
import { loanInstalment, parseLoanShare } from "~/features/costs/loan-instalment";
import { purchaseCosts } from "~/features/costs/purchase-costs";
import { purchaseContent } from "~/features/costs/purchase.server";
import { propertyReturn, returnContent } from "~/features/costs/return.server";
import { tenancyCosts } from "~/features/costs/tenancy-costs";
import { tenancyContent } from "~/features/costs/tenancy.server";
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
const content = (query: string, locale: Locale = "en") =>
  purchaseContent(siteOf(locale), ontario, new URLSearchParams(query));

const fieldOf = (fields: readonly CalculationField[] | undefined, name: string) => {
  const found = fields?.find((field) => field.name === name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const field = (query: string, name = "loan", locale: Locale = "en") =>
  fieldOf(content(query, locale).loan?.fields, name);

const read = (query: string, purchase = { aed: 1_500_000 }) =>
  parseLoanShare(new URLSearchParams(query), purchase);
const canonicalQuery = (path: string) => canonicalUrl(new URL(path, "https://site.example")).search;
const brief = (id: string, locale: Locale = "en") =>
  costsInBrief(siteOf(locale), propertyNamed(id));

const returnOf = (query: string, locale: Locale = "en", serviceCharge?: number) =>
  returnContent(siteOf(locale), { ...ontario, serviceCharge }, new URLSearchParams(query));
const returnField = (query: string, name: string, serviceCharge?: number) =>
  fieldOf(returnOf(query, "en", serviceCharge).fields, name);

const withRent = (facts: Partial<typeof ontario>, query = "") =>
  returnContent(siteOf("en"), { ...ontario, ...facts }, new URLSearchParams(query));

describe("a rent that is given", () => {
  const tenant = { occupancy: { state: "let" as const, until: undefined, rent: 98_000 } };

  it.each([
    [tenant, "98,000", /tenant pays/],
    [{ estimatedRent: 90_000 }, "90,000", /[Oo]ur estimate/],
  ])("is filled in, and the result says whose figure it is", (facts, amount, source) => {
    const { fields, rows } = withRent(facts);
    expect(fieldOf(fields, "rent")).toMatchObject({
      defaultValue: amount,
      hint: expect.stringMatching(source),
    });
    expect(rows[0]?.note).toMatch(source);
  });

  it("gives way to the visitor's figure", () => {
    const { rows } = withRent(tenant, "rent=80000");
    expect(rows[0]?.note).toBe("Your assumption.");
  });
});

describe("the costs of a purchase", () => {
  it("adds the costs to the price in dollars where that is stated", () => {
    const villa = propertyNamed("luxury-beachfront-villa");
    const { rows } = purchaseContent(siteOf("en"), villa, new URLSearchParams());
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

  it("have the fees of Ras Al Khaimah's register there", () => {
    const { register, units } = prelaunchProject;
    expect(costsOf({ aed: units[0]?.priceFrom ?? 0, register })).toEqual({
      rasAlKhaimahTransfer: one(44_000),
      rasAlKhaimahEntry: { from: 3_000, to: 5_000 },
      total: { from: 47_000, to: 49_000 },
    });
  });
});

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

  it("have a higher deposit for water and electricity of houses", () => {
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
  it("is parsed from the query", () => {
    expect(read("loan=60")).toEqual({ value: 60 });
    expect(read("loan=60+%25")).toEqual({ value: 60 });
    expect(read("loan=37,5")).toEqual({ value: 37.5 });
    expect(read("loan=%D9%A6%D9%A0")).toEqual({ value: 60 });
    expect(read("")).toBeUndefined();
  });

  it("is at most the Central Bank's limit for the property", () => {
    expect(read("loan=85")).toEqual({ value: 85 });
    expect(read("loan=86")).toEqual({ problem: "outOfRange" });
    expect(read("loan=76", { aed: 5_000_001 })).toEqual({ problem: "outOfRange" });
    expect(
      parseLoanShare(new URLSearchParams("loan=51"), { aed: 1_000_000, register: "oqood" }),
    ).toEqual({ problem: "outOfRange" });
  });

  it("has a note about lower limits for non-residents", () => {
    expect(field("").hint).toContain("usually 50–60% if you live outside the UAE");
  });

  it("has an error message if it is invalid, with the submitted text", () => {
    expect(field("loan=all")).toMatchObject({
      defaultValue: "all",
      error: "The loan should be a percentage of the price, for example 50.",
    });
    expect(field("loan=90").error).toContain("between 0% and 85%");
    expect(field("loan=").error).toContain("Enter the loan");
    expect(field("").error).toBeUndefined();
    expect(content("loan=all").rows).toEqual(content("").rows);
  });

  it("adds its row, and the remaining price", () => {
    const { rows } = content("loan=60");
    expect(rows.at(-4)).toEqual({
      term: "Mortgage registration",
      note: "0.25% of the loan of AED\u00A0900,000, plus AED\u00A0290. The buyer pays.",
      text: "AED\u00A02,540",
      converted: [
        { currency: "USD", text: "about $692" },
        { currency: "EUR", text: "about €618" },
        { currency: "GBP", text: "about £524" },
      ],
    });
    expect(rows.filter(({ isEmphasized }) => isEmphasized).map(({ text }) => text)).toEqual([
      "AED\u00A099,320 to\u00A0103,820",
      "AED\u00A01,599,320 to\u00A01,603,820",
      "AED\u00A0699,320 to\u00A0703,820",
    ]);
  });

  it("is on the page of a property for sale, not on that of one for rent", () => {
    expect(canonicalQuery("/property/ontario-tower?loan=60&from=mail")).toBe("?loan=60");
    expect(canonicalQuery("/ar/property/luxury-beachfront-villa?loan=60")).toBe("?loan=60");
    expect(canonicalQuery("/property/continental-tower?loan=60")).toBe("");
    expect(canonicalQuery("/property/ontario-tower?rent=90000&years=25&rate=4.5&loan=60")).toBe(
      "?loan=60&rate=4.5&years=25&rent=90000",
    );
  });
});

describe("the instalment of a loan", () => {
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
    "of AED %i at %d%% over %i years is exact to the dirham",
    (amount, rate, years, exact, sum) => {
      expect(loanInstalment({ amount, rate, years })).toEqual({
        instalment: Math.round(exact),
        interest: Math.round(sum),
      });
    },
  );

  it("names the source of its figures once loan, rate and term are set", () => {
    const { rows } = content("loan=60&rate=4.5&years=25");
    expect(rows.slice(-2)).toMatchObject([
      { term: "Monthly repayment", text: "AED\u00A05,002", isEmphasized: true },
      { term: "Interest over the term", text: "AED\u00A0600,748" },
    ]);
    expect(rows.at(-2)?.note).toMatch(/^On your figures: AED\u00A0900,000 over 25 years at 4\.5%/);
    expect(content("loan=60").rows).toHaveLength(rows.length - 2);
    expect(content("loan=0&rate=4.5&years=25").rows).toEqual(content("loan=0").rows);
  });

  it.each([
    ["loan=60&rate=4.5&years=", "years", "Enter the term too"],
    ["loan=60&rate=&years=25", "rate", "Enter the interest rate too"],
    ["loan=60&rate=cheap&years=25", "rate", "should be a percentage a year, for example 4.5"],
    ["loan=60&rate=31&years=25", "rate", "between 0% and 30%"],
    ["loan=60&rate=4.5&years=26", "years", "between 1 and 25 years"],
    ["loan=60&rate=4.5&years=12.5", "years", "a whole number of years"],
  ])(
    "has no result with %s: %s has an error, and the submitted text stays",
    (query, name, error) => {
      expect(field(query, name).error).toContain(error);
      expect(field(query, name).defaultValue).toBe(new URLSearchParams(query).get(name));
      expect(content(query).rows).toEqual(content("loan=60").rows);
    },
  );
});

describe("the return of a property for sale", () => {
  it("is the rent as a share of the price, and the same less the service charge", () => {
    // 100,000 ÷ 1,500,000; 18 × 982 = 17,676; 100,000 − 17,676 = 82,324; 82,324 ÷ 1,500,000.
    const { grossYield, net } = propertyReturn({
      price: 1_500_000,
      rent: 100_000,
      serviceCharge: 18,
      areaSqFt: 982,
    });
    expect(grossYield).toBeCloseTo(6.666_667, 6);
    expect(net).toMatchObject({ charge: 17_676, rentAfterCharge: 82_324 });
    expect(net?.yield).toBeCloseTo(5.488_267, 6);
  });

  it("has the price prefilled, and no result", () => {
    const { fields, rows } = returnOf("");
    expect(fields.map(({ name, defaultValue }) => [name, defaultValue])).toEqual([
      ["price", "1,500,000"],
      ["rent", ""],
      ["service", ""],
    ]);
    expect(fields.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(rows).toEqual([]);
    expect(returnField("", "rent").hint).toContain(
      "The 6–\u20608% that we estimate for Dubai apartments in 2026 would be AED\u00A090,000 to\u00A0120,000",
    );
  });

  it("names the source of each figure", () => {
    const { rows } = returnOf("price=1,500,000&rent=100,000&service=18");
    expect(rows.map(({ term, text }) => [term, text])).toEqual([
      ["Annual rent", "AED\u00A0100,000"],
      ["Gross yield", "6.67%"],
      ["Annual service charge", "AED\u00A017,676"],
      ["What is left of the rent each year", "AED\u00A082,324"],
      ["Yield after service charge", "5.49%"],
    ]);
    expect(rows[0]?.note).toBe("Your assumption.");
    expect(rows[2]?.note).toBe("AED 18 per sq ft, for 982 sq ft: your assumption.");
    const given = returnOf("rent=100000", "en", 18);
    expect(given.rows[2]?.note).toBe("AED 18 per sq ft, for 982 sq ft, as stated for this home.");
    expect(given.fields[2]).toMatchObject({
      defaultValue: "18",
      hint: "Per year, as stated for this home. Change it if you have a better figure.",
    });
    expect(returnOf("rent=100000&service=20", "en", 18).rows[2]?.note).toContain("your assumption");
  });

  it("is gross alone without a service charge", () => {
    expect(returnOf("rent=100000&service=").rows.map(({ term }) => term)).toEqual([
      "Annual rent",
      "Gross yield",
    ]);
  });

  it.each([
    ["price=&rent=100000", "price", "Enter the price"],
    ["rent=", "rent", "Enter the annual rent, for example 90,000"],
    ["rent=much", "rent", "should be a number"],
    ["rent=100000&service=501", "service", "between AED 0 and 500"],
    ["rent=100000&service=low", "service", "should be a number"],
  ])(
    "has no result with %s: %s has an error, and the submitted text stays",
    (query, name, error) => {
      expect(returnField(query, name).error).toContain(error);
      expect(returnField(query, name).defaultValue).toBe(new URLSearchParams(query).get(name));
      expect(returnOf(query).rows).toEqual([]);
    },
  );

  it("parses Italian numbers and Arabic digits", () => {
    expect(returnOf("rent=100.000&service=18,5", "it").rows[1]?.text).toBe("6,67%");
    expect(returnOf("rent=%D9%A1%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0", "ar").rows).toHaveLength(2);
  });
});

describe("the texts of costs", () => {
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

  it("have the Arabic currency in the plural form of the last amount", () => {
    expect(brief("ontario-tower", "ar")).toBe(
      "تُضاف تكاليف الشراء: من\u00A097,000 إلى\u00A0101,000\u00A0درهم تقريبًا",
    );
    expect(brief("luxury-beachfront-villa", "ar")).toContain(
      "من\u00A0945,000 إلى\u00A0949,000\u00A0درهم",
    );
  });

  it.each(localeCodes)("leave no placeholder in %s", (locale) => {
    const texts = JSON.stringify([
      content("loan=60", locale),
      tenancyContent(siteOf(locale), propertyNamed("continental-tower")),
    ]);
    expect(texts).not.toMatch(/\{\w+\}/);
    expect(texts).not.toMatch(/NaN|undefined/);
  });
});
