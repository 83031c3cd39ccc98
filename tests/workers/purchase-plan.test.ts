import {
  array,
  assert as checkProperty,
  constant,
  integer,
  pre,
  property,
  record,
  shuffledSubarray,
  tuple,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { type Flow, internalRate } from "~/features/purchase-plan/internal-rate";
import { scenarios } from "~/features/purchase-plan/plan-scenarios.server";
import { planSubject } from "~/features/purchase-plan/plan-subject.server";
import {
  addMonths,
  lastMonth,
  type PurchasePlan,
  purchaseFlows,
  purchaseResult,
  withSaleFactor,
} from "~/features/purchase-plan/purchase-flows";
import { purchasePlanContent } from "~/features/purchase-plan/purchase-plan.server";
import { cleanLine } from "~/format/clean-text";
import { siteIn } from "../support/site";
import { exampleRates } from "./example-rates";
import { rateVectors } from "./rate-vectors";

const plan: PurchasePlan = {
  start: "2026-12",
  price: 1_100_000,
  payments: [
    { share: 70, stage: "construction" },
    { share: 30, stage: "handover" },
  ],
  fees: 49_000,
  loanFees: 0,
  handover: "2027-12",
  delay: 0,
  rent: 0,
  vacancy: 0,
  management: 0,
  serviceCharge: 0,
};

const sum = (flows: readonly Flow[]) => flows.reduce((total, { amount }) => total + amount, 0);

const toFlows = (pairs: readonly (readonly [string, number])[]): Flow[] =>
  pairs.map(([day, amount]) => ({ day, amount }));

/** Dated payments with a rate: first they are paid, then received. */
const investments = record({
  paid: array(integer({ min: 1_000, max: 900_000 }), { minLength: 1, maxLength: 8 }),
  received: array(integer({ min: 1_000, max: 900_000 }), { minLength: 1, maxLength: 8 }),
}).map(({ paid, received }) =>
  [...paid.map((amount) => -amount), ...received].map((amount, index) => ({
    day: `${addMonths("2026-01", index * 4)}-01`,
    amount,
  })),
);

const rateOf = (flows: readonly Flow[]): number | undefined => {
  const found = internalRate(flows);
  return found.kind === "one" ? found.rate : undefined;
};

describe("the internal rate", () => {
  it.each(rateVectors.map((vector, index) => ({ ...vector, number: index + 1 })))(
    "is that of set $number, to a millionth",
    ({ flows, rate }) => {
      expect(rateOf(toFlows(flows))).toBeCloseTo(rate, 6);
    },
  );

  it("is none where money goes one way only", () => {
    expect(internalRate(toFlows([["2026-01-01", -100]]))).toEqual({ kind: "none" });
  });

  it("names each rate where there are several", () => {
    const found = internalRate(
      toFlows([
        ["2025-01-01", -100],
        ["2026-01-01", 230],
        ["2027-01-01", -132],
      ]),
    );
    expect(found.kind).toBe("several");
    const rates = found.kind === "several" ? found.rates : [];
    expect(rates.map((rate) => rate.toFixed(6))).toEqual(["0.100000", "0.200000"]);
  });

  it("does not depend on the order of the flows", () => {
    checkProperty(
      property(
        investments.chain((flows) =>
          tuple(
            constant(flows),
            shuffledSubarray(flows, { minLength: flows.length, maxLength: flows.length }),
          ),
        ),
        ([flows, shuffled]) => {
          expect(internalRate(shuffled)).toEqual(internalRate(flows));
        },
      ),
    );
  });

  it("never rises when the same money comes back later", () => {
    checkProperty(
      property(investments, integer({ min: 1, max: 36 }), (flows, months) => {
        const rate = rateOf(flows);
        // With a loss, later money loses less a year.
        pre(rate !== undefined && rate > 0);
        const later = flows.map(({ day, amount }) => ({
          day: amount < 0 ? day : `${addMonths(day.slice(0, 7), months)}-01`,
          amount,
        }));
        expect(rateOf(later)).toBeLessThanOrEqual((rate ?? 0) + 1e-9);
      }),
    );
  });
});

describe("the flows of a purchase", () => {
  const shares = [
    [100, 0, 0],
    [70, 30, 0],
    [60, 40, 0],
    [33, 33, 34],
    [0, 100, 0],
    [50, 0, 50],
    [17.5, 42.5, 40],
  ] as const;
  const cases = shares.flatMap(([before, at, after]) =>
    [999_999, 1_234_567, 15_400_000].map((price) => ({ before, at, after, price })),
  );

  it.each(cases)(
    "add up to price and fees: $price in $before, $at and $after %",
    ({ before, at, after, price }) => {
      const flows = purchaseFlows({
        ...plan,
        price,
        payments: [
          { share: before, stage: "construction" },
          { share: at, stage: "handover" },
          ...Array.from({ length: 8 }, () => ({
            share: after / 8,
            stage: "after-handover" as const,
          })),
        ],
      });
      expect(sum(flows)).toBe(-(price + plan.fees));
      expect(flows.every(({ amount }) => Number.isInteger(amount))).toBe(true);
    },
  );

  it("are paid each quarter until handover, and the rest with the keys", () => {
    expect(purchaseFlows(plan).map(({ day, kind, amount }) => [day, kind, amount])).toEqual([
      ["2026-12-01", "price", -192_500],
      ["2026-12-01", "fees", -49_000],
      ["2027-03-01", "price", -192_500],
      ["2027-06-01", "price", -192_500],
      ["2027-09-01", "price", -192_500],
      ["2027-12-01", "price", -330_000],
    ]);
    const payments = [
      { share: 20, stage: "booking" },
      { share: 45, stage: "construction" },
      { share: 35, stage: "handover" },
    ] as const;
    const flows = purchaseFlows({ ...plan, price: 1_000_000, payments });
    expect(flows.flatMap(({ kind, amount }) => (kind === "price" ? amount : []))).toEqual([
      -200_000, -150_000, -150_000, -150_000, -350_000,
    ]);
  });

  it("keep the days that the developer states when handover is late", () => {
    const dated: PurchasePlan = {
      ...plan,
      payments: [
        { share: 20, stage: "booking" },
        { share: 50, day: "2027-06-15" },
        { share: 30, stage: "handover" },
      ],
      delay: 12,
    };
    expect(purchaseFlows(dated).flatMap(({ kind, day }) => (kind === "price" ? day : []))).toEqual([
      "2026-12-01",
      "2027-06-15",
      "2028-12-01",
    ]);
  });

  it("begin with rent the month after handover, less empty months, management and service charge", () => {
    const { flows, letting } = purchaseResult({
      ...plan,
      rent: 84_000,
      vacancy: 5,
      management: 8,
      serviceCharge: 12_000,
    });
    const rents = flows.filter(({ kind }) => kind === "rent");
    expect(flows.filter(({ day }) => day === "2028-01-01")).toEqual([
      { day: "2028-01-01", kind: "rent", amount: (84_000 * 0.95) / 12 },
      {
        day: "2028-01-01",
        kind: "management",
        amount: expect.closeTo((-84_000 * 0.95 * 0.08) / 12, 6),
      },
      { day: "2028-01-01", kind: "serviceCharge", amount: -1_000 },
    ]);
    expect(rents).toHaveLength(60);
    expect(letting?.yieldOnCost).toBeCloseTo(
      ((84_000 * 0.95 * 0.92 - 12_000) / 1_149_000) * 100,
      10,
    );
  });

  it("say what is left of a year's rent after the taxes of Italy", () => {
    const rented = { ...plan, rent: 100_000, vacancy: 5, management: 0, serviceCharge: 15_000 };
    expect(purchaseResult(rented).letting).not.toHaveProperty("taxed");
    const { letting } = purchaseResult({
      ...rented,
      italy: { ofPrice: 1, ofRent: 40, taxedRent: 95 },
    });
    // 95,000 less the service charge; 1 % of the price and 40 % of 95 % of the rent are taxes.
    expect(letting?.netRent).toBe(80_000);
    expect(letting?.taxed?.netRent).toBeCloseTo(80_000 - 11_000 - 0.4 * 0.95 * 95_000, 6);
    expect(letting?.taxed?.yieldOnCost).toBeCloseTo((32_900 / 1_149_000) * 100, 6);
  });

  it("name the month in which the most own money is in the purchase, with a loan at handover", () => {
    const { worst, heaviest, paid, flows } = purchaseResult({
      ...plan,
      loan: { share: 30, rate: 4.5, years: 20 },
      loanFees: 1_115,
      rent: 120_000,
    });
    expect(paid).toBe(1_150_115);
    // The loan of 330,000 comes with the last payment, and its own fees.
    expect(worst).toEqual({ month: "2027-12", amount: -820_115 });
    expect(flows.filter(({ kind }) => kind === "fees").map(({ day }) => day)).toEqual([
      "2026-12-01",
      "2027-12-01",
    ]);
    expect(heaviest).toEqual({ month: "2026-12", amount: -241_500 });
  });

  it("repay what is left of a loan with the sale", () => {
    const flows = purchaseFlows({
      ...plan,
      loan: { share: 50, rate: 0, years: 10 },
      sale: { month: "2032-12", price: 1_300_000, costs: 2 },
    });
    const last = flows.filter(({ day }) => day === "2032-12-01");
    expect(last.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["loanInstalment", -4_583],
      ["loan", -(550_000 - 60 * 4_583)],
      ["sale", 1_300_000],
      ["saleCosts", -26_000],
    ]);
  });

  it("leave the unpaid part of the price to the next buyer when the contract is sold before handover", () => {
    const result = purchaseResult({
      ...plan,
      sale: { month: "2027-07", price: 1_200_000, costs: 2 },
      rent: 90_000,
    });
    // Three of four payments and the fees; the rest is deducted from what the next buyer pays.
    expect(result.paid).toBe(3 * 192_500 + 49_000);
    expect(result.owed).toBe(522_500);
    expect(result.flows.find(({ kind }) => kind === "sale")?.amount).toBe(1_200_000 - 522_500);
    expect(sum(result.flows)).toBe(1_200_000 - 1_100_000 - 24_000 - 49_000);
    expect(result.flows.some(({ kind }) => kind === "rent")).toBe(false);
    expect(result.letting).toBeUndefined();
    expect(result.breakEven).toBe("2027-07");
    // Seven months: a rate a year would be 35 %.
    expect(result.rate).toEqual({ kind: "short" });
    expect(result.gain).toBe(27_000);
  });

  it("have no sale that the developer refuses", () => {
    const sold = (month: string, resale: number) =>
      purchaseResult({ ...plan, sale: { month, price: 1_500_000, costs: 2 }, resale });
    const refused = sold("2027-07", 60);
    expect(refused.rate).toEqual({ kind: "refused", paid: 52.5 });
    expect(refused.flows).toEqual(purchaseFlows(plan));
    expect(sold("2027-07", 52.5).rate).toEqual({ kind: "short" });
    // From handover on, the home is the buyer's.
    expect(sold("2027-12", 100).rate?.kind).toBe("one");
  });

  it("sell the contract at the purchase price, not at the one entered for a later month", () => {
    const rows = scenarios(
      { ...plan, sale: { month: "2031-12", price: 1_500_000, costs: 2 } },
      false,
    );
    const early = rows.find(({ id }) => id === "early");
    expect(early?.plan.sale).toEqual({ month: "2027-09", price: 1_100_000, costs: 2 });
    // What is lost: the fees of the purchase, and the costs of the sale.
    expect(early && purchaseResult(early.plan).gain).toBe(-49_000 - 22_000);
  });

  it("lose return on a sale when the buyer's currency is stronger by then", () => {
    const sold = { ...plan, sale: { month: "2031-12", price: 1_500_000, costs: 2 } };
    const result = purchaseResult(sold);
    const stronger = withSaleFactor(result, 1 / 1.1);
    // The price less its costs, of which a currency that is 10 % stronger buys a tenth less than before.
    expect(stronger.gain).toBeCloseTo((result.gain ?? 0) - 1_470_000 * (1 - 1 / 1.1), 5);
    const rates = [result, stronger].map(({ rate }) => (rate?.kind === "one" ? rate.rate : NaN));
    expect(rates[1]).toBeLessThan(rates[0] ?? 0);
    expect(stronger.worst).toEqual(result.worst);
    const kept = purchaseResult(plan);
    expect(withSaleFactor(kept, 1 / 1.1)).toEqual(kept);
  });

  it("lose a year's rent when the handover is a year late", () => {
    const [onTime, late] = [0, 12].map((delay) =>
      sum(purchaseFlows({ ...plan, rent: 84_000, delay }).filter(({ kind }) => kind === "rent")),
    );
    expect([onTime, late]).toEqual([5 * 84_000, 4 * 84_000]);
  });

  it("never earn more a year when the handover is later", () => {
    checkProperty(
      property(
        record({
          before: integer({ min: 0, max: 100 }),
          rent: integer({ min: 0, max: 200_000 }),
          price: integer({ min: 500_000, max: 3_000_000 }),
          month: integer({ min: 1, max: 60 }),
        }),
        ({ before, rent, price, month }) => {
          const rows = scenarios(
            {
              ...plan,
              payments: [
                { share: before, stage: "construction" },
                { share: 100 - before, stage: "handover" },
              ],
              rent,
              sale: { month: addMonths(plan.start, month), price, costs: 2 },
            },
            false,
          );
          const [onTime, late, later] = ["planned", "late12", "late24"].map((name) => {
            const found = rows.find(({ id }) => id === name);
            const rate = found && purchaseResult(found.plan).rate;
            return rate?.kind === "one" ? rate.rate : undefined;
          });
          // With a loss, later money loses less a year. A contract sold before handover is not late.
          pre(onTime !== undefined && onTime > 0 && late !== undefined && later !== undefined);
          expect(late).toBeLessThanOrEqual((onTime ?? 0) + 1e-9);
          expect(later).toBeLessThanOrEqual((late ?? 0) + 1e-9);
        },
      ),
    );
  });

  it("count Italy’s taxes from handover, at the end of each year", () => {
    const taxes = purchaseFlows({
      ...plan,
      rent: 120_000,
      italy: { ofPrice: 1.06, taxedRent: 85, ofRent: 43 },
    }).filter(({ kind }) => kind === "tax");
    expect(taxes).toHaveLength(5);
    expect(taxes[0]?.day).toBe("2028-12-01");
    expect(taxes[0]?.amount).toBeCloseTo(-(1_100_000 * 0.0106 + 120_000 * 0.85 * 0.43), 6);
  });

  it.each([
    [
      "let, with taxes",
      { rent: 120_000, italy: { ofPrice: 1.06, taxedRent: 85, ofRent: 43 } },
      "2033-06",
    ],
    ["neither let nor sold", {}, "2033-06"],
    [
      "paid until then",
      { payments: [{ share: 100, stage: "handover", day: "2033-05-01" }] },
      "2033-06",
    ],
    ["paid longer", { payments: [{ share: 100, day: "2034-05-01" }], rent: 90_000 }, "2034-05"],
  ] as const)("end in one month: %s", (_, figures, month) => {
    const ofHome = { ...plan, handover: "2028-06", ...figures };
    expect(lastMonth(ofHome)).toBe(month);
    expect(purchaseResult(ofHome).balances.at(-1)?.month).toBe(month);
  });

  it("break even only if the balance stays above zero", () => {
    expect(purchaseResult(plan).breakEven).toBeUndefined();
    expect(
      purchaseResult({ ...plan, sale: { month: "2030-01", price: 1_400_000, costs: 2 } }).breakEven,
    ).toBe("2030-01");
  });
});

const contentOf = (query: Record<string, string>) =>
  purchasePlanContent(siteIn("en", { rates: exampleRates }), new URLSearchParams(query));

type Content = ReturnType<typeof contentOf>;

/** A row of the assumptions, with who states it, and the cell of a home. */
const assumed = (content: Content, home: number, term: string) =>
  content.assumptions.groups
    .flatMap(({ title: by, rows, sources }) =>
      rows.map(({ name, notes = [], cells }) => {
        const [text = "–", ...lines] = cells[cells.length === 1 ? 0 : home] ?? [];
        return { term: name, by, text, notes: [...notes, ...lines].join(" "), sources };
      }),
    )
    .find((row) => row.term.startsWith(term) && row.text !== "–");

const leftOutOf = (content: Content, home: number) =>
  content.assumptions.groups.at(-1)?.rows[0]?.cells[home]?.[0];

const figureOf = (content: Content, home: number, term: string) =>
  content.results[home]?.figures.find((figure) => figure.term === term);

/** Who states the figures that another page fills in. */
const authors = (query: Record<string, string>) => {
  const content = contentOf(query);
  const terms = ["Price, in AED", "Annual rent", "Void periods", "Management"];
  return terms.map((term) => assumed(content, 0, term)?.by);
};

const inDirhams = (query: Record<string, string>) =>
  contentOf({ start: "2027-01", currency: "AED", ...query });

const worstOf = (query: Record<string, string>) =>
  figureOf(inDirhams(query), 0, "Your own money tied up at the peak")?.notes;

/** The names of the fields for all homes, and the line that opens the further ones. */
const namesOf = (query: Record<string, string>) => {
  const { commonFields, loanFields, furtherFields, furtherTitle } = contentOf(query);
  return {
    common: commonFields.map(({ name }) => name),
    loan: loanFields.map(({ name }) => name),
    further: furtherFields.map(({ name }) => name),
    furtherTitle,
  };
};

const notesOf = (query: Record<string, string>) => inDirhams(query).notes.join(" ");

describe("the page of the plan", () => {
  const loan = { start: "2027-01", currency: "AED", loan: "50", rate: "4.5", years: "20" };
  const homes = {
    home1: "al-marjan-island",
    price1: "1500000",
    handover1: "2028-06",
    before1: "70",
    after1: "0",
    home2: "own",
    price2: "1000000",
    handover2: "2028-06",
    before2: "70",
    home3: "ontario-tower",
    price3: "1500000",
  };

  it.each([
    ["en", "1,200,000", "7.5"],
    ["it", "1.200.000", "7,5"],
    ["ar", "1,200,000", "7.5"],
  ] as const)("writes submitted figures as the language does: %s", (locale, price, vacancy) => {
    const fieldsOf = (query: Record<string, string>) => {
      const given = { home1: "own", price1: "1.2M", vacancy: "7,5", ...query };
      const content = purchasePlanContent(siteIn(locale), new URLSearchParams(given));
      return [...(content.homes[0]?.fields ?? []), ...content.furtherFields];
    };
    const written = (query: Record<string, string>) =>
      fieldsOf(query)
        .filter(({ name }) => name === "price1" || name === "vacancy")
        .map(({ defaultValue }) => defaultValue);
    expect(written({ start: "2027-01" })).toEqual([price, vacancy]);
    expect(written({})).toEqual(["1.2M", "7,5"]);
  });

  it("counts a loan up to what is due at handover, and its registration on its own amount", () => {
    const content = contentOf({ ...homes, ...loan });
    expect(content.warnings.map((text) => text.replaceAll(/[\u2068\u2069]/g, ""))).toEqual([
      expect.stringMatching(/^Al Marjan Island.* counted at 30% of the price, not 50%/),
      expect.stringMatching(/^An off-plan home.* counted at 30% of the price, not 50%/),
    ]);
    expect(assumed(content, 1, "Loan at handover")).toMatchObject({ by: "Orizzonte", text: "30" });
    expect(assumed(content, 2, "Loan at handover")).toMatchObject({
      by: "Your figures",
      text: "50",
    });
    // 0.25 % of 300,000 and of 750,000, and 290 each.
    const mortgages = [1, 2].map((home) => assumed(content, home, "Mortgage registration"));
    expect(mortgages.map((row) => row?.text)).toEqual(["AED\u00A01,040", "AED\u00A02,165"]);
    expect(mortgages.map((row) => row?.notes)).toEqual([
      expect.stringContaining("300,000"),
      expect.stringContaining("750,000"),
    ]);
    expect(figureOf(content, 1, "Price and fees")?.text).toBe("AED\u00A01,045,040");
  });

  it.each([
    [
      "en",
      "Purchase Plan",
      ["your purchase plan for Ontario Tower", " and "],
      "An off-plan home not listed here",
      "AED 1,500,000, your own money tied up at the peak",
    ],
    [
      "it",
      "Piano d’acquisto",
      ["il Suo piano d’acquisto per Ontario Tower", " e "],
      "Una casa in costruzione, non in catalogo",
      "1.500.000 AED, massimo",
    ],
  ] as const)(
    "has the parts of its subject apart from the text: %s",
    (locale, page, [subject, and], own, price) => {
      const query = new URLSearchParams({
        home1: "ontario-tower",
        price1: "1500000",
        rent1: "",
        start: "2027-01",
      });
      const one = planSubject(siteIn(locale), query);
      expect(one.parts?.title).toBe(subject);
      const [figures = ""] = one.parts?.homes ?? [];
      expect(cleanLine(figures)).toContain(price);
      const path = "/invest/purchase-plan?home1=ontario-tower&price1=1500000&start=2027-01";
      expect(one.parts?.path).toBe(path);
      const text = cleanLine(`${page}: Ontario Tower, ${figures}`);
      expect(one.about.startsWith(`${text}; `)).toBe(true);
      expect(one.about.endsWith(path)).toBe(true);
      query.set("home2", "own");
      const two = planSubject(siteIn(locale), query);
      expect(two.about.startsWith(`${text}; ${own}; `)).toBe(true);
      expect(two.parts?.title).toBe(`${subject}${and}${own}`);
      expect(two.parts?.homes).toEqual([`Ontario Tower, ${figures}`, own]);
    },
  );

  it("sends the loan, the rent and the return, and what was entered", () => {
    const { about, parts } = planSubject(
      siteIn("en"),
      new URLSearchParams({
        home1: "own-finished",
        price1: "1500000",
        rent1: "90000",
        sale1: "1800000",
        loan: "50",
        rate: "4.5",
        years: "20",
        management: "0",
        italy: "no",
        start: "2027-01",
        saleMonth: "2032-01",
      }),
    );
    const [figures = ""] = parts?.homes ?? [];
    for (const term of ["Loan repayment a month: ", "Gross rent a year: ", "Annual return: "])
      expect(figures).toContain(term);
    const [ofHome, ofPlan] = parts?.entered ?? [];
    expect(ofHome).toBe("Annual rent, in AED: 90,000; Price when you sell, in AED: 1,800,000");
    expect(ofPlan).toContain(
      "Loan, % of the price: 50; Interest rate, % a year: 4.5; Term of the loan, years: 20",
    );
    expect(ofPlan).not.toMatch(/Italy|IVIE|IRPEF|Management/);
    for (const one of [figures, ofHome, ofPlan]) expect(about).toContain(cleanLine(one ?? ""));
  });

  it("has no parts of its subject before a home has figures", () => {
    const subject = planSubject(siteIn("en"), new URLSearchParams({ home1: "own" }));
    expect(subject.parts).toBeUndefined();
    expect(subject.about).toMatch(/^Purchase Plan: /);
  });

  it("says beside the rent what is taken from it", () => {
    const rent = contentOf({ home1: "ontario-tower" }).homes[0]?.fields.find(
      ({ name }) => name === "rent1",
    );
    expect(rent?.hint).toContain(
      "Void periods, management and service charge are deducted from it",
    );
  });

  it("compares four homes of any kind", () => {
    const content = contentOf({
      home1: "own",
      home2: "own",
      home3: "velos",
      home4: "colibri-views",
    });
    expect(content.homes.map(({ id }) => id)).toEqual(["own", "own", "velos", "colibri-views"]);
  });

  it("says above the figures that a sale is refused", () => {
    const sale = { sale2: "1300000", saleMonth: "2027-12", start: "2027-01", currency: "AED" };
    const warnings = (resale: string) => contentOf({ ...homes, ...sale, resale }).warnings;
    expect(warnings("60")).toEqual([
      expect.stringMatching(
        /the sale in December 2027 is not counted.*46\.67% of the price is paid.*minimum of 60%/,
      ),
    ]);
    expect(warnings("40")).toEqual([]);
  });

  it.each([
    [{ loan: "50" }, "Your loan is not counted: enter the interest rate and the term."],
    [{ loan: "50", years: "20" }, "Your loan is not counted: enter the interest rate."],
    [{ loan: "50", rate: "0" }, "Your loan is not counted: enter the term."],
    [{ rate: "4.5", years: "20" }, "Your loan is not counted: enter its share of the price."],
    [{ sale1: "1700000" }, "Your sale is not counted: choose its month."],
    [{ saleMonth: "2031-06" }, "Your sale is not counted: enter the price when you sell."],
  ])("says with the result what is missing of a loan or a sale: %s", (entered, warning) => {
    const home = { home1: "ontario-tower", price1: "1500000" };
    const content = inDirhams({ ...home, ...entered });
    expect(content.warnings).toEqual([warning]);
    expect(content.headline).toBe(inDirhams(home).headline);
    // What is not counted is no assumption.
    for (const term of ["Loan,", "Interest rate", "Term of the loan"])
      expect(assumed(content, 0, term)).toBeUndefined();
  });

  it("warns of no loan or sale that is complete, or not wanted", () => {
    const home = { home1: "ontario-tower", price1: "1500000" };
    const complete: Record<string, string>[] = [
      {},
      loan,
      { loan: "50", rate: "0", years: "20" },
      { loan: "0", rate: "4.5" },
      { sale1: "1700000", saleMonth: "2031-06" },
    ];
    for (const entered of complete) expect(inDirhams({ ...home, ...entered }).warnings).toEqual([]);
  });

  it("counts no loan for a contract that is sold before handover, and says so", () => {
    const sale = { ...homes, ...loan, sale2: "1300000", saleMonth: "2028-03" };
    const content = contentOf(sale);
    expect(content.warnings.filter((text) => /An off-plan home/.test(text))).toEqual([
      expect.stringMatching(/no loan is counted, because you sell before handover/),
    ]);
    expect(assumed(content, 1, "Loan at handover")).toMatchObject({
      by: "Orizzonte",
      text: "0",
      notes: "no loan: sold before handover",
    });
    expect(assumed(content, 1, "Interest rate")).toBeUndefined();
    // A sale that is refused is named first, and leaves the loan.
    expect(contentOf({ ...sale, resale: "90" }).warnings).toEqual([
      expect.stringContaining("the sale in March 2028 is not counted"),
      expect.stringMatching(/counted at 30% of the price, not 50%/),
      expect.stringMatching(/counted at 30% of the price, not 50%/),
    ]);
    expect(assumed(contentOf({ ...sale, resale: "90" }), 1, "Loan at handover")?.text).toBe("30");
  });

  it("names the developer’s fee for a sale before handover, and selling costs, as not counted", () => {
    const sales = [
      { saleMonth: "2028-03", saleCosts: "" },
      { saleMonth: "2028-03", saleCosts: "2" },
      { saleMonth: "2031-03", saleCosts: "2" },
    ];
    const leftOut = sales.map((sale) => {
      const query = { ...homes, start: "2027-01", currency: "AED", sale2: "1300000", ...sale };
      return leftOutOf(contentOf(query), 1);
    });
    const noc = "the developer’s fee for the NOC to resell";
    expect(leftOut).toEqual([`${noc} and selling costs`, noc, "rent, service charge and a loan"]);
  });

  it("says that a loan does not pay what is due after handover", () => {
    const later = { ...homes, before1: "40", after1: "30", afterYears1: "2" };
    const said = [
      { ...later, ...loan },
      { ...homes, ...loan },
      { ...later, ...loan, loan: "" },
    ].map((query) => contentOf(query).counting.join(" "));
    const sentence = "Payments after it are counted as your own money";
    expect(said.map((text) => text.includes(sentence))).toEqual([true, false, false]);
  });

  it("says that the worst month is the last one counted if a home only costs money", () => {
    const home = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const service = { ...home, service1: "15000" };
    expect(worstOf(service)).toContain("June 2033, the last month counted");
    expect(worstOf(home)).toContain("June 2028");
  });

  it("counts no office of Dubai for a mortgage in Ras Al Khaimah", () => {
    const content = contentOf({ ...homes, ...loan });
    expect(assumed(content, 0, "Mortgage registration")).toBeUndefined();
    expect(leftOutOf(content, 0)).toContain("mortgage registration in Ras Al Khaimah");
    expect(figureOf(content, 0, "Price and fees")?.text).toBe("AED\u00A01,565,000");
  });

  it("calls a figure the visitor’s only if it is not an example of another page", () => {
    const example = {
      home1: "own-finished",
      example: "own-finished",
      start: "2027-01",
      vacancy: "5",
      price1: "1,500,000",
      rent1: "90,000",
      service1: "15,000",
      management: "10",
    };
    const [ours, yours] = ["Orizzonte", "Your figures"];
    expect(authors(example)).toEqual([ours, ours, ours, yours]);
    expect(authors({ ...example, rent1: "95000" })).toEqual([ours, yours, ours, yours]);
    expect(authors({ ...example, example: "" })).toEqual([yours, yours, yours, yours]);
  });

  it.each([
    [1, "Paid before handover", "Your figures", "70", "30% at handover: the rest of the price"],
    [0, "Paid before handover", "The developer", "70", ""],
    [2, "Price, in AED", "The seller, through Orizzonte", "1,500,000", ""],
    [2, "Title deed", "Usual charges, not official", "AED\u00A0580", "Deed and plan"],
    [
      2,
      "Transfer fee, Dubai Land Department: your half",
      "Dubai Land Department",
      "AED\u00A030,000",
      "2% of the price: half of the 4% fee. Executive Council Resolution No. 30 of 2013, Article 3(1), unless the contract says otherwise. We know the article from quotations",
    ],
    [
      0,
      "Transfer fee, Ras Al Khaimah Municipality: your half",
      "Ras Al Khaimah Municipality",
      "AED\u00A030,000",
      "2% of the price",
    ],
    [2, "Exchange rate", "European Central Bank", undefined, ""],
    [2, "Dollar and dirham", "Central Bank of the UAE", "AED\u00A03.6725 to $1", ""],
  ] as const)("names who states an assumption: %s %s", (home, term, by, text, notes) => {
    const content = contentOf({ ...homes, start: "2027-01", currency: "EUR" });
    expect(assumed(content, home, term)).toMatchObject({
      by,
      ...(text && { text }),
      notes: expect.stringContaining(notes),
    });
  });

  it("names the sources of who states assumptions once, and what all homes share once", () => {
    const content = contentOf({ ...homes, start: "2027-01", currency: "EUR" });
    const ofBank = content.assumptions.groups.find(
      ({ title }) => title === "European Central Bank",
    );
    expect(ofBank?.sources).toEqual([expect.objectContaining({ host: "ecb.europa.eu" })]);
    const ofDubai = content.assumptions.groups.find(
      ({ title }) => title === "Dubai Land Department",
    );
    const addresses = ofDubai?.sources?.map(({ address }) => address) ?? [];
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(ofDubai?.label).toMatch(/^Checked on/);
    // The rate is the same for all three, their prices are not.
    expect(ofBank?.rows[0]?.cells).toHaveLength(1);
    const price = content.assumptions.groups[0]?.rows.find(({ name }) => name.startsWith("Price"));
    expect(price?.cells).toHaveLength(3);
  });

  it("has the scenarios of all homes in one table, and says who chose them", () => {
    const { scenarios: joint } = contentOf({
      ...homes,
      ...loan,
      sale2: "1200000",
      saleMonth: "2031-06",
    });
    expect(joint.notes).toEqual([
      expect.stringContaining("and a later sale"),
      "Enter a rent to see what a delay costs.",
      expect.stringContaining("We chose these cases"),
      expect.stringContaining("three months before handover"),
    ]);
    expect(joint.table.columns).toHaveLength(4);
    const cellsOf = (name: string) =>
      joint.table.groups[0]?.rows.find((row) => row.name.startsWith(name))?.cells;
    // A finished home is not late, and only the second one is sold.
    expect(cellsOf("Handover 12 months late")?.[2]).toEqual(["–"]);
    expect(cellsOf("Sale price 10% lower")?.map(([main]) => main)).toEqual([
      "–",
      expect.stringMatching(/%$/),
      "–",
    ]);
  });

  it("says what a late handover costs", () => {
    const home = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const linesOf = (further: Record<string, string>) => {
      const { scenarios: joint } = inDirhams({ ...home, ...further });
      const lines = joint.table.groups[0]?.rows[1]?.cells[0]?.slice(1) ?? [];
      return lines.map((line) => line.replaceAll("\u00A0", " "));
    };
    const longer = "AED 744,000 tied up 12 months longer";
    const enter = "Enter a rent to see what a delay costs.";
    const scenarioNotesOf = (further: Record<string, string>) =>
      inDirhams({ ...home, ...further }).scenarios.notes;
    // 70 %, the fee of 4 % and the registration are paid by then; the rent is counted after 20 % void periods.
    expect(linesOf({})).toContain(longer);
    expect(scenarioNotesOf({})).toContain(enter);
    const rent = { rent1: "60000", vacancy: "20" };
    expect(linesOf(rent)).toEqual(
      expect.arrayContaining(["12 months’ net rent lost: AED 48,000", longer]),
    );
    expect(linesOf({ ...rent, service1: "8000" })).toContain(
      "12 months’ net rent lost: AED 40,000",
    );
    expect(scenarioNotesOf(rent)).not.toContain(enter);
    const sale = { sale1: "1300000", saleMonth: "2031-06" };
    expect(linesOf(sale)).toEqual(expect.arrayContaining([longer, "The sale moves to June 2032"]));
    expect(scenarioNotesOf(sale)).not.toContain(enter);
  });

  it("does not count a late handover as a gain of a home that is neither let nor sold", () => {
    const home = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const { scenarios: joint } = inDirhams({ ...home, ...loan, loan: "30" });
    const [planned, late, later] =
      joint.table.groups[0]?.rows.map(({ cells }) => cells[0]?.[0]) ?? [];
    expect([late, later]).toEqual([planned, planned]);
  });

  it("names the figure of each home, and the home that is kept", () => {
    const rented = {
      home1: "own",
      price1: "1000000",
      handover1: "2028-06",
      before1: "70",
      rent1: "60000",
    };
    const sale = {
      home2: "ontario-tower",
      price2: "1500000",
      sale2: "1700000",
      saleMonth: "2031-06",
    };
    const balance = "Balance in June 2033, without the home";
    expect(inDirhams(rented).scenarios.table.columns[1]).toBe(balance);
    const { results, scenarios: joint } = inDirhams({ ...rented, ...sale });
    expect(joint.table.figures).toEqual([balance, "Annual return"]);
    expect(
      results.map(({ chart }) => chart.notes.join().includes("the home, which you still own")),
    ).toEqual([true, false]);
  });

  it("gives a loss the same sign in percent and in money, with its currency", () => {
    const query = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const sale = { sale1: "900000", saleMonth: "2031-06", start: "2027-01" };
    const cellOf = (locale: "en" | "it" | "ar", further: Record<string, string>) =>
      purchasePlanContent(
        siteIn(locale, { rates: exampleRates }),
        new URLSearchParams({ ...query, ...further, currency: "EUR" }),
      ).scenarios.table.groups[0]?.rows[1]?.cells[0];
    expect(cellOf("en", sale)).toEqual([
      expect.stringMatching(/^−\d\.\d\d%$/),
      expect.stringMatching(/^Total loss €[\d,]+00$/),
      expect.stringMatching(/^€[\d,]+00 tied up 12 months longer$/),
      "The sale moves to June 2032",
    ]);
    // Without a sale: the balance.
    const rent = { start: "2027-01", rent1: "50000" };
    expect(cellOf("en", rent)?.[0]).toMatch(/^−€[\d,]+00$/);
    expect(cellOf("it", rent)?.[0]).toMatch(/^−[\d.]+00\u00A0€$/);
    expect(cellOf("ar", rent)?.[0]).toMatch(/^\u2066−[\d,]+00\u2069\u00A0يورو$/);
  });

  it("answers in its heading what is paid, how much is tied up, and when it is back", () => {
    const one = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const answer = (query: Record<string, string>) =>
      inDirhams(query)
        .headline.replaceAll(/[\u2068\u2069]/g, "")
        .replaceAll("\u00A0", " ");
    const paid =
      "Price and fees come to AED 1,044,000: all of it your own money, paid by June 2028.";
    expect(answer(one)).toBe(paid);
    expect(answer({ ...one, rent1: "20000" })).toBe(
      `${paid} On these figures, you do not get it back within the period counted.`,
    );
    expect(answer({ ...one, sale1: "1300000", saleMonth: "2030-06" })).toBe(
      `${paid} You get it back in June 2030, when you sell.`,
    );
    expect(answer({ ...homes, sale2: "1300000", saleMonth: "2030-06" })).toMatch(
      /^Depending on the home, price and fees are AED 1,044,000 to 1,601,280: all of it your own money\. You get it back first with An off-plan home not listed here: in June 2030, when you sell\.$/,
    );
    // A loan pays some of it.
    expect(answer({ ...homes, ...loan })).toMatch(
      /1,603,445\. At the peak, AED 858,920 of your own money is tied up with An off-plan home not listed here and AED 1,285,820 with Al Marjan Island Residences\.$/,
    );
    const alike = { ...one, ...loan, home2: "own", price2: "1000000", handover2: "2028-06" };
    expect(answer({ ...alike, before2: "70" })).toMatch(
      /At the peak, AED 858,920 of your own money is tied up\.$/,
    );
    expect(answer({ ...one, ...loan })).toMatch(
      /\. At the peak, in [^,]+, AED [\d,]+ of your own money is tied up\./,
    );
    // Homes whose month is the same are named together; all of them need no names.
    const sold = { ...homes, sale2: "1300000", saleMonth: "2030-06" };
    const month = "You get it back in June 2030, when you sell, with";
    expect(answer({ ...sold, sale3: "2000000" })).toMatch(
      /first with An off-plan home not listed here and Ontario Tower: in June 2030, when you sell\.$/,
    );
    const both = { ...sold, home3: "", sale1: "2000000" };
    expect(answer(both).endsWith(`${month} either home.`)).toBe(true);
    const all = { ...sold, sale1: "2000000", sale3: "2000000" };
    expect(answer(all).endsWith(`${month} each home.`)).toBe(true);
    for (const locale of ["it", "ar"] as const) {
      const query = { ...homes, start: "2027-01", currency: "AED" };
      const said = purchasePlanContent(siteIn(locale), new URLSearchParams(query)).headline;
      expect(said.match(/1[.,]601[.,]280/g)).toHaveLength(1);
    }
    const figure = figureOf(
      inDirhams({ ...one, sale1: "1300000", saleMonth: "2030-06" }),
      0,
      "You get your money back",
    );
    expect(figure).toMatchObject({
      text: "June 2030",
      notes: [expect.stringContaining("The month of the sale")],
    });
  });

  it("has the loan before the rent, and what is left of the rent after its repayments", () => {
    const home = { home1: "ontario-tower", price1: "1500000", rent1: "95000" };
    // 95,000 of 1,500,000, the fee of 60,000, 4,200 to the trustee, 580, 5,000 and 31,500.
    expect(figureOf(inDirhams(home), 0, "Gross rent a year")?.notes).toEqual([
      "5.93% of price and fees",
      "Not deducted: service charge, void periods and management",
    ]);
    expect(inDirhams(home).counting.join(" ")).not.toContain("Net rent");
    const managed = inDirhams({ ...home, management: "8" });
    expect(figureOf(managed, 0, "Net rent a year")?.notes).toContain(
      "Not deducted: service charge and void periods",
    );
    expect(managed.counting.join(" ")).toContain("Net rent");
    expect(figureOf(inDirhams(home), 0, "Price and fees")?.notes).toEqual([
      "Fees alone: AED\u00A0101,280",
    ]);
    const borrowed = inDirhams({ ...home, ...loan });
    const ids = borrowed.results[0]?.figures.map(({ id }) => id);
    expect(ids).toEqual(["paid", "worst", "breakEven", "loan", "netRent"]);
    // 750,000 at 4.5 % over 20 years.
    expect(figureOf(borrowed, 0, "Loan repayment a month")?.text).toBe("AED\u00A04,745");
    expect(figureOf(borrowed, 0, "Gross rent a year")?.notes).toContain(
      "After the loan’s repayments: AED\u00A038,060",
    );
  });

  it("asks for the loan of finished homes at once, and has a fold for it beside off-plan ones", () => {
    const finished = namesOf({ home1: "ontario-tower", home2: "own-finished" });
    expect(finished.common.slice(2, 5)).toEqual(["loan", "rate", "years"]);
    expect(finished.further).not.toContain("resale");
    expect(finished.furtherTitle).not.toMatch(/loan|resale/);
    const mixed = namesOf({ home1: "ontario-tower", home2: "velos" });
    expect(mixed.common).not.toContain("loan");
    expect(mixed.loan).toEqual(["loan", "rate", "years"]);
    expect(mixed.further).toContain("resale");
    expect([mixed.furtherTitle, finished.loan]).toEqual([expect.not.stringMatching(/loan/), []]);
  });

  it("says who pays the firm’s fee of an off-plan home, or to ask", () => {
    expect(notesOf(homes)).toMatch(
      /Al Marjan Island Residences and An off-plan home[^.]*: our own fee is not counted\. Ask us who pays it/,
    );
    expect(notesOf({ home1: "ontario-tower", price1: "1500000" })).not.toContain("our own fee");
    const site = siteIn("en", { rates: exampleRates });
    const projects = site.advertised.projects.map((project) =>
      project.id === "al-marjan-island" ? { ...project, feePaidBy: "developer" as const } : project,
    );
    const stated = purchasePlanContent(
      { ...site, advertised: { ...site.advertised, projects } },
      new URLSearchParams({ ...homes, home2: "", start: "2027-01" }),
    );
    expect(stated.notes[0]).toBe("Al Marjan Island Residences: the developer pays our fee.");
  });

  it("names the home of a wrong field beside the field", () => {
    expect(inDirhams({ home1: "velos", before1: "100" }).errors[0]?.text).toMatch(
      /^Price, in AED \(V\w+\): Enter a figure/i,
    );
  });

  it("says with the result that no tax is counted, and then needs no rates of Italy", () => {
    const home = { home1: "own-finished", price1: "1000000", rent1: "60000" };
    const untaxed = "No tax is counted, in Italy or elsewhere.";
    const content = inDirhams({ ...home, italy: "no", ivie: "900", irpef: "x" });
    expect(content.errors).toEqual([]);
    expect(content.notes).toContain(untaxed);
    const taxed = { ...home, italy: "yes", ivie: "1.06" };
    expect(inDirhams({ ...taxed, irpef: "43" }).notes).not.toContain(untaxed);
    expect(inDirhams({ ...taxed, irpef: "x" }).errors).toHaveLength(1);
  });

  it("says what letting by the week needs in Dubai only if a home may be there", () => {
    expect(inDirhams({ ...homes, home2: "", home3: "" }).weekly).toBeUndefined();
    expect(inDirhams(homes).weekly?.text).toContain("Decree No. 41 of 2013");
    expect(inDirhams({ home1: "own" }).weekly?.text).toContain("Decree No. 41 of 2013");
  });

  it("names at most twelve homes of a kind, and the chosen ones, of two thousand", () => {
    const site = siteIn("en", { rates: exampleRates });
    const first = site.advertised.properties.find(({ purpose }) => purpose === "sale");
    if (!first) throw new Error("No home is for sale.");
    const properties = Array.from({ length: 2_000 }, (_, index) => ({
      ...first,
      id: `home-${index}`,
    }));
    const crowded = { ...site, advertised: { ...site.advertised, properties } };
    const { start } = purchasePlanContent(crowded, new URLSearchParams());
    const [finished, offPlan] = start?.kinds ?? [];
    expect(finished?.homes).toHaveLength(12);
    expect(finished?.all).toEqual({
      text: "All 2,000 homes: each page has its plan",
      to: "/buy",
    });
    expect(offPlan?.all).toBeUndefined();
    const chosen = purchasePlanContent(crowded, new URLSearchParams({ home1: "home-1500" }));
    const [named] = chosen.choices[0]?.groups ?? [];
    expect(named?.options).toHaveLength(13);
    expect(named?.options.at(-1)?.value).toBe("home-1500");
    expect(chosen.furtherChoices).toContain("shortlist");
    expect(purchasePlanContent(site, new URLSearchParams({ home1: "velos" })).furtherChoices).toBe(
      "",
    );
  });

  it("names the months of the payments of a quarter", () => {
    const home = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const rowsOf = (query: Record<string, string>) =>
      inDirhams({ ...home, after1: "0", ...query }).quarters.groups[0]?.rows ?? [];
    // 70 % in six quarterly payments until April 2028, and the rest in June.
    const rows = rowsOf({});
    const last = rows.find(({ name }) => name.startsWith("Q2") && name.endsWith("2028"));
    expect(last?.cells[0]).toEqual(["416,667", "Apr 2028: 116,667", "Jun 2028: 300,000"]);
    const first = rows.find(({ name }) => name.startsWith("Q1"));
    expect(first?.cells[0]?.slice(1)).toEqual(["Jan 2027"]);
    // What is regular is named beside a single payment.
    const charged = rowsOf({ service1: "12000", after1: "10", afterYears1: "1" });
    const later = charged.find(({ name }) => name.startsWith("Q3") && name.endsWith("2028"));
    expect(later?.cells[0]).toEqual(["28,000", "service charge: 3,000", "Sept 2028: 25,000"]);
  });

  it("names each amount of a month with several", () => {
    const home = { home1: "own", price1: "1000000", handover1: "2028-06", before1: "70" };
    const sale = { sale1: "1300000", saleMonth: "2030-06", saleCosts: "2" };
    const cellsOf = (quarter: string, others: Record<string, string> = {}) =>
      inDirhams({ ...home, ...loan, ...sale, ...others })
        .quarters.groups[0]?.rows.find(({ name }) => name.replace("\u00A0", " ") === quarter)
        ?.cells.map(([, ...lines]) => lines);
    // What is due at handover, with the registration of the mortgage, and the loan.
    expect(cellsOf("Q2 2028")?.slice(0, 2)).toEqual([
      ["Apr 2028: 116,667", "Jun 2028, payment: 301,040"],
      ["Jun 2028, loan received"],
    ]);
    expect(cellsOf("Q2 2030")?.slice(0, 2)).toEqual([
      [
        expect.stringMatching(/^loan repayments: 5,/),
        expect.stringMatching(/^Jun 2030, loan repaid: /),
        "Jun 2030, selling costs: 26,000",
      ],
      ["Jun 2030, sale"],
    ]);
    // Beside another home.
    const beside = { home2: "own", price2: "900000", handover2: "2029-06", before2: "70" };
    expect(cellsOf("Q2 2028", beside)?.[0]?.slice(0, 3)).toEqual([
      "Apr 2028: −116,667",
      "Jun 2028, payment: −301,040",
      "Jun 2028, loan received: 300,000",
    ]);
  });

  it("names the currency and the management of each quarter", () => {
    const { quarters } = inDirhams({
      home1: "own-finished",
      price1: "1000000",
      rent1: "60000",
      service1: "12000",
      management: "8",
    });
    expect(quarters.title).toBe("Payments by quarter (AED)");
    const lines = quarters.groups[0]?.rows.flatMap(({ cells }) => cells[0] ?? []);
    expect(lines).toContain("management: 1,200");
  });

  it("has the payments of all homes in one row for each quarter", () => {
    const { columns, groups } = inDirhams(homes).quarters;
    expect(columns.slice(1)).toHaveLength(3);
    const rows = groups[0]?.rows ?? [];
    const handover = rows.find(({ name }) => name.startsWith("Q2") && name.endsWith("2028"));
    expect(handover?.cells.map(([main]) => main)).toEqual([
      expect.stringContaining("−"),
      expect.stringContaining("−"),
      "–",
    ]);
  });
});
