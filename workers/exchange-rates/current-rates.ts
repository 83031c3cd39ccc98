import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ExchangeRates } from "~/format/exchange-rates";
import { expiryOf } from "~/format/exchange-rates";
import { exchangeRates } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { errorName, log } from "../log";
import { withTimeout } from "../timeout";

/** The newest rates, however old they are; undefined if none are stored. */
export async function newestRates(env: Env): Promise<ExchangeRates | undefined> {
  const { date, USD, GBP } = exchangeRates;
  const [newest] = await drizzle(env.DB)
    .select({ date, USD, GBP })
    .from(exchangeRates)
    .orderBy(desc(date))
    .limit(1);
  return newest;
}

export async function storeRates(env: Env, rates: ExchangeRates, now: Date): Promise<void> {
  const fetchedAt = now.toISOString();
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .insert(exchangeRates)
      .values({ ...rates, fetchedAt })
      .onConflictDoUpdate({
        target: exchangeRates.date,
        set: { USD: rates.USD, GBP: rates.GBP, fetchedAt: sql`excluded.fetched_at` },
      }),
  );
}

/** The timeout of the database for a page, in ms. */
const readLimit = 500;

/** The cache lifetime of a page without a rate, in seconds: the cron may store one within the hour. */
const maxAgeWithoutRates = 600;
/** The same if the database did not answer. */
const maxAgeOnDatabaseError = 60;

/** The rates that a page may show, and the cache lifetime of the page, in seconds. */
interface CurrentRates {
  rates?: ExchangeRates;
  maxAge: number;
}

/**
 * The rates that may be shown now: the newest, unless they are more than ten days old. It does not throw:
 * without the database there are no rates.
 */
export async function currentRates(env: Env, now: Date): Promise<CurrentRates> {
  try {
    const rates = await withTimeout(newestRates(env), readLimit);
    if (!rates) return { maxAge: maxAgeWithoutRates };
    const secondsLeft = Math.floor((expiryOf(rates.date) - now.getTime()) / 1000);
    return secondsLeft > 0 ? { rates, maxAge: secondsLeft } : { maxAge: maxAgeWithoutRates };
  } catch (error) {
    log.error("rates-not-read", { error: errorName(error) });
    return { maxAge: maxAgeOnDatabaseError };
  }
}
