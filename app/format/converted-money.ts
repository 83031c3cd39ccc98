import { dirhamsPerDollar } from "~/content/schema/dollar-peg";
import type { Locale } from "~/locale";
import { dateFormat } from "./date";
import { type ExchangeRates, type ShownCurrency, shownCurrencies } from "./exchange-rates";
import { interpolate, nonBreaking } from "./interpolate";
import { type Currency, moneyFormat, roundToHundreds } from "./money";

/** A text for the visitors who see one currency. */
export interface CurrencyText {
  currency: ShownCurrency;
  text: string;
}

const about: Record<Locale, string> = {
  en: "about {amount}",
  it: "{amount} circa",
  ar: "نحو {amount}",
};

const aboutRange: Record<Locale, string> = { ...about, ar: "{amount} تقريبًا" };

const atRate: Record<Locale, string> = {
  en: "about {amount} at the ECB rate of {date}",
  it: "{amount} circa al cambio BCE ({date})",
  ar: "نحو {amount} بسعر البنك المركزي الأوروبي في {date}",
};

const pegNotes: Record<Locale, string> = {
  en: "Amounts in dollars are converted at the fixed rate of {rate} to the dollar.",
  it: "Gli importi in dollari sono convertiti al cambio fisso di {rate} per dollaro.",
  ar: "المبالغ بالدولار محوّلة بالسعر الثابت: {rate} للدولار.",
};

const rateNotes: Record<Locale, Record<"EUR" | "GBP", string>> = {
  en: {
    EUR: "Amounts in euros are converted at the ECB rate of {date}.",
    GBP: "Amounts in pounds are converted at the ECB rate of {date}.",
  },
  it: {
    EUR: "Gli importi in euro sono convertiti al cambio BCE ({date}).",
    GBP: "Gli importi in sterline sono convertiti al cambio BCE ({date}).",
  },
  ar: {
    EUR: "المبالغ باليورو محوّلة بسعر البنك المركزي الأوروبي في {date}.",
    GBP: "المبالغ بالجنيه الإسترليني محوّلة بسعر البنك المركزي الأوروبي في {date}.",
  },
};

interface AmountInDirhams {
  /** In AED. */
  aed: number;
  /** In US dollars, if the price is stated in both: it is not converted then. */
  usd?: number | undefined;
}

/**
 * Formats amounts in dirhams in each currency that a visitor can choose: dollars at the peg, euros and pounds at the
 * European Central Bank's rate.
 *
 * @param rates undefined without a current rate: dollars only
 */
export function convertedMoneyFormat(locale: Locale, rates: ExchangeRates | undefined) {
  const { compactMoney, compactMoneyRange, exactMoneyRange, money, peg } = moneyFormat(locale);
  const date = rates ? nonBreaking(dateFormat(locale).date(rates.date)) : "";

  /**
   * Dirhams per unit of a currency: by the fixed rate for the dollar; for the euro and the pound by the reference rates
   * of the euro, through the dollar.
   *
   * @returns undefined if it needs a rate and there is none
   */
  function dirhamsPer(currency: Currency): number | undefined {
    if (currency === "AED") return 1;
    if (currency === "USD") return dirhamsPerDollar;
    if (!rates) return undefined;
    const dirhamsToTheEuro = rates.USD * dirhamsPerDollar;
    return currency === "EUR" ? dirhamsToTheEuro : dirhamsToTheEuro / rates.GBP;
  }

  /**
   * A text for each currency to which dirhams can be converted.
   *
   * @param textOf makes the text, from the currency and the dirhams of one unit
   */
  const textsByCurrency = (
    textOf: (currency: ShownCurrency, dirhams: number) => string,
  ): CurrencyText[] =>
    shownCurrencies.flatMap((currency) => {
      const dirhams = dirhamsPer(currency);
      return dirhams === undefined ? [] : [{ currency, text: textOf(currency, dirhams) }];
    });

  /** A price with the date of the rate: "about €365,100 at the ECB rate of 20 November 2026". */
  const convertedPrice = ({ aed, usd }: AmountInDirhams): CurrencyText[] =>
    textsByCurrency((currency, dirhams) =>
      interpolate((currency === "USD" ? about : atRate)[locale], {
        amount: nonBreaking(money(roundToHundreds(aed / dirhams), currency)),
        date,
      }),
    ).filter(({ currency }) => currency !== "USD" || usd === undefined);

  /** The same in short, to three digits and without the date: "about €365K", "about €4,150". */
  const compactConvertedPrice = ({ aed, usd }: AmountInDirhams): CurrencyText[] =>
    textsByCurrency((currency, dirhams) => {
      const rounded = Number((aed / dirhams).toPrecision(3));
      const amount = (rounded < 10_000 ? money : compactMoney)(rounded, currency);
      return interpolate(about[locale], { amount: nonBreaking(amount) });
    }).filter(({ currency }) => currency !== "USD" || usd === undefined);

  /**
   * A range of costs: "about €24,100 to 25,200". A property's price that is stated in dollars too is not converted
   * to dollars.
   *
   * @param range in AED
   * @param price included in the range
   */
  const convertedRange = (
    range: { from: number; to: number },
    price?: AmountInDirhams,
  ): CurrencyText[] =>
    textsByCurrency((currency, dirhams) => {
      const { aed, usd } = currency === "USD" && price?.usd ? price : { aed: 0, usd: 0 };
      const converted = (amount: number) => (amount - aed) / dirhams + (usd ?? 0);
      const to = roundToHundreds(converted(range.to));
      const exactFrom = converted(range.from);
      // Both ends are as precise: "about $820 to 1,400", not "$817 to 1,400".
      const from =
        exactFrom < 1_000 && to >= 1_000
          ? Number(exactFrom.toPrecision(2))
          : roundToHundreds(exactFrom);
      return interpolate(aboutRange[locale], { amount: exactMoneyRange({ from, to }, currency) });
    });

  /** A price or another amount as in a range of costs, without the date: "about €24,100". */
  const convertedAmount = ({ aed, usd }: AmountInDirhams): CurrencyText[] =>
    convertedRange({ from: aed, to: aed }).filter(
      ({ currency }) => currency !== "USD" || usd === undefined,
    );

  /**
   * An estimated range of prices in short, to two digits: "about €440K–1.2M". Where a column is too narrow for it, the
   * line breaks after the dash, in Arabic before "to".
   *
   * @param range in AED
   */
  const compactConvertedRange = (range: { from: number; to: number }): CurrencyText[] =>
    textsByCurrency((currency, dirhams) => {
      const rounded = (aed: number) => Number((aed / dirhams).toPrecision(2));
      const amount = compactMoneyRange(
        { from: rounded(range.from), to: rounded(range.to) },
        currency,
      );
      return interpolate(aboutRange[locale], { amount }).replaceAll(/ (?!إلى)/g, "\u00A0");
    });

  /** The rates of the converted amounts on a page, once for all of them. */
  function conversionNote(): CurrencyText[] {
    const usd = {
      currency: "USD",
      text: interpolate(pegNotes[locale], { rate: nonBreaking(peg()) }),
    } as const;
    if (!rates) return [usd];
    return [
      usd,
      ...(["EUR", "GBP"] as const).map((currency) => ({
        currency,
        text: interpolate(rateNotes[locale][currency], { date }),
      })),
    ];
  }

  return {
    dirhamsPer,
    convertedPrice,
    compactConvertedPrice,
    convertedRange,
    convertedAmount,
    compactConvertedRange,
    conversionNote,
  };
}
