import type { ExchangeRates } from "~/format/exchange-rates";
import { endOfUse } from "~/format/exchange-rates";
import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { newestRates } from "./store";

/** The timeout of the database for a page, in ms. */
const readLimit = 500;

/** The cache lifetime of a page without a rate, in seconds: the cron may store one within the hour. */
const keptWithout = 600;
/** The same if the database did not answer. */
const keptUnasked = 60;

/** The rates that a page may show, and the cache lifetime of the page, in seconds. */
interface CurrentRates {
  rates?: ExchangeRates;
  freshFor: number;
}

/**
 * The rates that may be shown now: the newest, unless they are more than ten days old. It does not throw:
 * without the database there are no rates.
 */
export async function currentRates(env: Env, now: Date): Promise<CurrentRates> {
  try {
    const rates = await withTimeout(newestRates(env), readLimit);
    if (!rates) return { freshFor: keptWithout };
    const left = Math.floor((endOfUse(rates.date) - now.getTime()) / 1000);
    return left > 0 ? { rates, freshFor: left } : { freshFor: keptWithout };
  } catch (error) {
    log.error("rates-not-read", { error: errorName(error) });
    return { freshFor: keptUnasked };
  }
}
