import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ExchangeRates } from "~/format/exchange-rates";
import { exchangeRates } from "../db/schema";
import { writeWithRetries } from "../db/write";

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

/** Stores the rates of a day, and replaces those of the same day. */
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
