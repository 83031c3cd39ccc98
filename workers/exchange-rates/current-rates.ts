import type { ExchangeRates } from "~/format/exchange-rates";
import { endOfUse } from "~/format/exchange-rates";
import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { newestRates } from "./store";

/** How long a page waits for the database, in ms. */
const readLimit = 500;

/** For how long a page without a rate may be kept, in seconds: the cron may store one within the hour. */
const keptWithout = 600;
/** The same if the database did not answer. */
const keptUnasked = 60;

/** The rates that a page may show, and for how long an answer with them is right, in seconds. */
interface CurrentRates {
  rates?: ExchangeRates;
  freshFor: number;
}

/**
 * The rates that may be shown now: the newest, unless they are more than ten days old. It never throws: without the
 * database there are none.
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
