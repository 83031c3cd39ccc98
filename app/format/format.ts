import type { Locale } from "~/locale";
import { compactFormat } from "./compact";
import { convertedMoneyFormat } from "./converted-money";
import { countFormat } from "./count";
import { dateFormat } from "./date";
import { distanceFormat } from "./distance";
import type { ExchangeRates } from "./exchange-rates";
import { areaFormat } from "./floor-area";
import { languageFormat } from "./language-names";
import { listFormat } from "./list";
import { moneyFormat } from "./money";
import { numberFormat } from "./number";
import { percentFormat } from "./percent";
import { unitPriceFormat } from "./price-per-area";
import { timeFormat } from "./time";

/**
 * All formats of a language. For the server: components import the one that they need.
 *
 * @param rates of the euro; undefined if there are none
 */
export const createFormat = (locale: Locale, rates: ExchangeRates | undefined) => ({
  ...numberFormat(locale),
  ...percentFormat(locale),
  ...countFormat(locale),
  ...listFormat(locale),
  ...languageFormat(locale),
  ...dateFormat(locale),
  ...timeFormat(locale),
  ...distanceFormat(locale),
  ...areaFormat(locale),
  ...compactFormat(locale),
  ...moneyFormat(locale),
  ...unitPriceFormat(locale),
  ...convertedMoneyFormat(locale, rates),
});

export type Format = ReturnType<typeof createFormat>;
