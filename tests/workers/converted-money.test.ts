import { describe, expect, it } from "vitest";
import { convertedMoneyFormat } from "~/format/converted-money";
import { unitPriceFormat } from "~/format/format";
import { exampleRates } from "./example-rates";

const shown = (texts: readonly { currency: string; text: string }[]) =>
  Object.fromEntries(texts.map(({ currency, text }) => [currency, text.replaceAll("\u00A0", " ")]));

// A euro is 1.1186 × 3.6725 = 4.1080585 dirhams, a pound 4.1080585 ÷ 0.84698 = 4.8502426.
const aed = 1_500_000;

describe("a price in the currency that a visitor chooses", () => {
  it("is converted at the peg, or at the bank's rate with its date", () => {
    expect(shown(convertedMoneyFormat("en", exampleRates).convertedPrice({ aed }))).toEqual({
      USD: "about $408,400",
      EUR: "about €365,100 at the ECB rate of 20 November 2026",
      GBP: "about £309,300 at the ECB rate of 20 November 2026",
    });
    expect(shown(convertedMoneyFormat("it", exampleRates).convertedPrice({ aed }))["EUR"]).toBe(
      "365.100 € circa al cambio BCE (20 novembre 2026)",
    );
    expect(shown(convertedMoneyFormat("ar", exampleRates).convertedPrice({ aed }))["EUR"]).toBe(
      "نحو 365,100 يورو بسعر البنك المركزي الأوروبي في 20 نوفمبر 2026",
    );
  });

  it("is a range for costs, in the way of each language", () => {
    const range = { from: 96_780, to: 101_280 };
    expect(shown(convertedMoneyFormat("en", exampleRates).convertedRange(range))).toEqual({
      USD: "about $26,400 to 27,600",
      EUR: "about €23,600 to 24,700",
      GBP: "about £20,000 to 20,900",
    });
    expect(
      shown(convertedMoneyFormat("en", undefined).convertedRange({ from: 3_000, to: 5_000 })),
    ).toEqual({
      USD: "about $820 to 1,400",
    });
    expect(shown(convertedMoneyFormat("it", exampleRates).convertedRange(range))["EUR"]).toBe(
      "da 23.600 a 24.700 € circa",
    );
    expect(shown(convertedMoneyFormat("ar", exampleRates).convertedRange(range))["EUR"]).toBe(
      "من 23,600 إلى 24,700 يورو تقريبًا",
    );
  });

  it("is in dollars alone without a rate", () => {
    expect(shown(convertedMoneyFormat("en", undefined).convertedPrice({ aed }))).toEqual({
      USD: "about $408,400",
    });
    expect(shown(convertedMoneyFormat("en", undefined).conversionNote())).toEqual({
      USD: "Amounts in dollars are converted at the fixed rate of AED 3.6725 to the dollar.",
    });
  });

  it("is not converted to dollars if it is stated in dollars", () => {
    expect(
      Object.keys(
        shown(convertedMoneyFormat("en", exampleRates).convertedPrice({ aed, usd: 400_000 })),
      ),
    ).toEqual(["EUR", "GBP"]);
  });

  it("is short on a card, to three digits", () => {
    expect(shown(convertedMoneyFormat("en", exampleRates).compactConvertedPrice({ aed }))).toEqual({
      USD: "about $408K",
      EUR: "about €365K",
      GBP: "about £309K",
    });
    expect(
      shown(convertedMoneyFormat("it", exampleRates).compactConvertedPrice({ aed }))["EUR"],
    ).toBe("365 mila € circa");
    expect(
      shown(convertedMoneyFormat("it", exampleRates).compactConvertedPrice({ aed: 100_000 }))[
        "EUR"
      ],
    ).toBe("24.300 € circa");
    expect(
      shown(convertedMoneyFormat("en", exampleRates).compactConvertedPrice({ aed: 2_000 }))["EUR"],
    ).toBe("about €487");
  });

  it("is a range of two digits where the price is an estimated range", () => {
    const range = { from: 1_800_000, to: 5_000_000 };
    expect(shown(convertedMoneyFormat("en", exampleRates).compactConvertedRange(range))).toEqual({
      USD: "about $490K–1.4M",
      EUR: "about €440K–1.2M",
      GBP: "about £370K–1M",
    });
    expect(
      shown(convertedMoneyFormat("it", exampleRates).compactConvertedRange(range))["EUR"],
    ).toBe("440 mila–1,2 mln € circa");
    expect(
      shown(convertedMoneyFormat("ar", exampleRates).compactConvertedRange(range))["EUR"],
    ).toBe("من 440 ألفًا إلى 1.2 مليون يورو تقريبًا");
    expect(
      Object.keys(shown(convertedMoneyFormat("en", undefined).compactConvertedRange(range))),
    ).toEqual(["USD"]);
  });
});

it("a price per square foot is one per square metre in Italian", () => {
  expect(unitPriceFormat("en").pricePerArea(1_527.4)).toBe("AED 1,527");
  expect(unitPriceFormat("it").pricePerArea(1_527)).toBe("16.436 AED");
});
