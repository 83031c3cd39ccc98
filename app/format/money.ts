import { dirhamsPerDollar } from "~/content/schema/dollar-peg";
import type { Locale } from "~/locale";
import { compactFormat } from "./compact";
import { interpolate, nonBreaking } from "./interpolate";
import { type CountForms, countFormat, numberFormat, rangeText } from "./number";
import { perLocale } from "./per-locale";

/** Prices are stated in dirhams or dollars. Euros and pounds are converted at the European Central Bank's rate. */
export type Currency = "AED" | "USD" | "EUR" | "GBP";

/** The name of a currency, the position of its sign, and its forms after a whole number. */
const currencies: Record<Locale, Record<Currency, { name: string; forms: CountForms }>> = {
  en: {
    AED: { name: "AED", forms: { other: "AED {count}" } },
    USD: { name: "USD", forms: { other: "${count}" } },
    EUR: { name: "EUR", forms: { other: "€{count}" } },
    GBP: { name: "GBP", forms: { other: "£{count}" } },
  },
  it: {
    AED: { name: "AED", forms: { other: "{count} AED" } },
    USD: { name: "USD", forms: { other: "{count} USD" } },
    EUR: { name: "EUR", forms: { other: "{count} €" } },
    GBP: { name: "GBP", forms: { other: "{count} £" } },
  },
  ar: {
    AED: {
      name: "درهم",
      forms: { few: "{count} دراهم", many: "{count} درهمًا", other: "{count} درهم" },
    },
    USD: {
      name: "دولار",
      forms: { few: "{count} دولارات", many: "{count} دولارًا", other: "{count} دولار" },
    },
    EUR: { name: "يورو", forms: { other: "{count} يورو" } },
    GBP: {
      name: "جنيه إسترليني",
      forms: {
        few: "{count} جنيهات إسترلينية",
        many: "{count} جنيهًا إسترلينيًا",
        other: "{count} جنيه إسترليني",
      },
    },
  },
};

/**
 * Converts dirhams at the fixed rate.
 *
 * @param amount in AED
 * @returns in US dollars, not rounded
 */
export const toDollars = (amount: number): number => amount / dirhamsPerDollar;

/** Whether a sentence with "from" and "to" has the currency once, with the last amount. */
const namesCurrencyOnce: Record<Locale, boolean> = { en: false, it: true, ar: false };

/** Whether the currency is before the amount, and so with the first of two amounts. */
const currencyFirst: Record<Locale, boolean> = { en: true, it: false, ar: false };

const spans: Record<Locale, (from: string, to: string) => string> = {
  en: (from, to) => `${from} to\u00A0${to}`,
  it: (from, to) => `da\u00A0${from} a\u00A0${to}`,
  ar: rangeText.ar,
};

/** Rounds a converted amount to hundreds, below a thousand to ones. */
export const roundToHundreds = (amount: number): number =>
  amount < 1_000 ? Math.round(amount) : Math.round(amount / 100) * 100;

export const moneyFormat = perLocale((locale) => {
  const { compact, compactRange, compactStart } = compactFormat(locale);
  const { number, cents } = numberFormat(locale);
  const { count } = countFormat(locale);

  /** The name of a currency: "AED", in Arabic "درهم". */
  const currencyName = (currency: Currency): string => currencies[locale][currency].name;

  /** One unit of a currency: "€1", in Arabic its name with the article instead: "اليورو". */
  const currencyUnit = (currency: Currency): string =>
    locale === "ar"
      ? currencyName(currency)
          .split(" ")
          .map((word) => `ال${word}`)
          .join(" ")
      : money(1, currency);

  /** Adds the currency to a formatted number, such as "1.1 million" or "3.6725". */
  const withCurrency = (figures: string, currency: Currency): string =>
    interpolate(currencies[locale][currency].forms.other, { count: figures });

  /** An amount in compact format: "AED 1.1M", "AED 15.1B". */
  const compactMoney = (amount: number, currency: Currency): string =>
    withCurrency(compact(amount), currency);

  /** The rate of a currency in dirhams, by default the fixed one of a dollar: "AED 3.6725". */
  const peg = (dirhams = dirhamsPerDollar): string => withCurrency(number(dirhams, 4), "AED");

  /** An amount in whole units: "AED 1,500,000", "$190,606", "€500,000". */
  const money = (amount: number, currency: Currency): string =>
    count(Math.round(amount), currencies[locale][currency].forms);

  /** An amount with its cents, if it has any: "AED 18.50", "AED 18". */
  const moneyWithCents = (amount: number, currency: Currency): string =>
    Number.isInteger(amount) ? money(amount, currency) : withCurrency(cents(amount), currency);

  /** A range of rounded amounts: "AED 1.8M–5M". */
  const compactMoneyRange = (range: { from: number; to: number }, currency: Currency): string =>
    withCurrency(compactRange(range.from, range.to), currency);

  /**
   * The two ends of a range in compact format, for a sentence with "from" and "to": "AED 500K" and "AED 1M",
   * in Italian "500 mila" and "1 mln AED".
   */
  const compactMoneyEnds = (
    { from, to }: { from: number; to: number },
    currency: Currency,
  ): { from: string; to: string } => ({
    from: namesCurrencyOnce[locale] ? compactStart(from, to) : compactMoney(from, currency),
    to: compactMoney(to, currency),
  });

  /**
   * A range in whole units: "AED 500 to 5,000". Line breaks are between the amounts only. One
   * amount if both are equal.
   */
  function exactMoneyRange({ from, to }: { from: number; to: number }, currency: Currency): string {
    const whole = (amount: number) => nonBreaking(money(amount, currency));
    if (from === to) return whole(from);
    return currencyFirst[locale]
      ? spans[locale](whole(from), number(to))
      : spans[locale](number(from), whole(to));
  }

  return {
    currencyName,
    currencyUnit,
    compactMoney,
    peg,
    money,
    moneyWithCents,
    compactMoneyRange,
    compactMoneyEnds,
    exactMoneyRange,
  };
});
