import { describe, expect, it } from "vitest";
import { percentLimits, priceLimits, parseAmount } from "~/format/amount";

const price = (text: string) => parseAmount(text, priceLimits);
const share = (text: string) => parseAmount(text, percentLimits);

const read = (texts: readonly string[], reader: typeof price) =>
  Object.fromEntries(texts.map((text) => [text, reader(text)]));

const all = (texts: readonly string[], answer: ReturnType<typeof price>) =>
  Object.fromEntries(texts.map((text) => [text, answer]));

describe("an amount in usual notations", () => {
  it("is understood with English, Italian and Arabic digits and separators, a currency, and M or k", () => {
    const ways = `1500000 | 1,500,000 | 1.500.000 | 1 500 000 | 1\u00a0500\u00a0000 | 1’500’000 |
      1,500,000.00 | 1.500.000,00 |  AED 1,500,000  | aed1500000 | $1,500,000 | USD 1500000 |
      1.5M | 1,5 m | 1500k | 1.500.000 AED | 1,5 mln | 1,5 milioni | 1500 mila | ١٬٥٠٠٬٠٠٠ |
      ١٥٠٠٠٠٠ درهم | ١٫٥ مليون درهم | 1.5 مليون | ۱۵۰۰ ألف | 1500 الف | 1،500،000 | ١،٥٠٠،٠٠٠ |
      ١٥٠٠٠٠٠ درهماً | 1500000 درهم إماراتي | 1500000 دولار أمريكي | 1500000 د.إ |
      د.إ 1,500,000`.split(/ ?\|\s*/);
    expect(read(ways, price)).toEqual(all(ways, { value: 1_500_000 }));
    expect(read(["3 الاف", "3 آلاف درهم", "3000 دراهم"], price)).toEqual(
      all(["3 الاف", "3 آلاف درهم", "3000 دراهم"], { value: 3_000 }),
    );
    expect(price("1,500")).toEqual({ value: 1500 });
    expect(price("1,500,000.50")).toEqual({ value: 1_500_000.5 });
  });

  it("is unreadable if it is not a number", () => {
    const ways = ["a lot", "1,50,000", "1.2.3", "12e5", "-5", "M", "1M or so", "NaN", "Infinity"];
    expect(read(ways, price)).toEqual(all(ways, { problem: "unreadable" }));
  });

  it("is empty without a digit", () => {
    const ways = ["", "   ", "AED", "$", "%"];
    expect(read(ways, price)).toEqual(all(ways, { problem: "empty" }));
  });

  it("is out of range beyond plausible prices", () => {
    const ways = ["0", "0.4", "500,000,001", "9".repeat(400)];
    expect(read(ways, price)).toEqual(all(ways, { problem: "outOfRange" }));
  });
});

describe("a percentage in usual notations", () => {
  it("is understood with and without its sign", () => {
    expect(read(["18", "18%", "18 %"], share)).toEqual(all(["18", "18%", "18 %"], { value: 18 }));
    expect(read(["12.5", "12,5"], share)).toEqual(all(["12.5", "12,5"], { value: 12.5 }));
    expect(read(["0", "100"], share)).toEqual({ "0": { value: 0 }, "100": { value: 100 } });
  });

  it("is never more than the rent itself", () => {
    const ways = ["101", "100.5"];
    expect(read(ways, share)).toEqual(all(ways, { problem: "outOfRange" }));
  });
});
