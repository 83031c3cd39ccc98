import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type ExchangeRates, expiryOf } from "~/format/exchange-rates";
import { exchangeRates } from "./db/schema";
import { writeWithRetries } from "./db/write";
import { readBytes } from "./http/body";
import { errorName, log, TaskError } from "./log";
import { withTimeout } from "./timeout";

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

/** Why a file is rejected. */
type BankFileProblem = "unreadable" | "future" | "implausible";

/**
 * The plausible range of one euro in each currency. Since 1999 it has been between 0.82 and 1.60 dollars
 * and between 0.57 and 0.98 pounds.
 */
const plausible = {
  USD: { min: 0.7, max: 2 },
  GBP: { min: 0.4, max: 1.3 },
} as const;

const dates = /<Cube\s+time=(["'])(\d{4}-\d{2}-\d{2})\1\s*>/g;
const rateOf = (currency: keyof typeof plausible) =>
  new RegExp(
    String.raw`<Cube\s+currency=(["'])${currency}\1\s+rate=(["'])(\d+(?:\.\d+)?)\2\s*/>`,
    "g",
  );

/** The single match of a pattern; undefined if there is none, or more than one. */
function onlyMatch(xml: string, pattern: RegExp): string | undefined {
  const matches = [...xml.matchAll(pattern)];
  return matches.length === 1 ? matches[0]?.at(-1) : undefined;
}

const isDay = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/**
 * Parses the European Central Bank's file of daily reference rates:
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 *
 * @param xml eurofxref-daily.xml
 * @param now rates of a later day are rejected
 * @returns its rates, or why they are rejected
 */
export function parseRatesFile(
  xml: string,
  now: Date,
): { rates: ExchangeRates } | { problem: BankFileProblem } {
  const date = onlyMatch(xml, dates);
  const [USD, GBP] = (["USD", "GBP"] as const).map((currency) =>
    Number(onlyMatch(xml, rateOf(currency))),
  );
  if (!date || !isDay(date) || !USD || !GBP) return { problem: "unreadable" };
  if (date > now.toISOString().slice(0, 10)) return { problem: "future" };
  const rates = { date, USD, GBP };
  const isPlausible = (["USD", "GBP"] as const).every(
    (currency) =>
      rates[currency] >= plausible[currency].min && rates[currency] <= plausible[currency].max,
  );
  return isPlausible ? { rates } : { problem: "implausible" };
}

/** The rates of the last working day, published by the European Central Bank. */
const bankFile = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** The timeout of the request, in ms. */
const responseTimeoutMs = 10_000;

/** Maximum bytes of the file, which has about 2,000. */
const maxFileBytes = 20_000;

/** When the rates of a day are published, in hours UTC: at 16:00 CET, an hour earlier in summer. */
const publicationHourUtc = 15;

/** The maximum change from a rate in use, as a share of it. The pound lost 6% in a day of 2016. */
const maxChange = 0.15;

/** In ms. */
const hour = 60 * 60 * 1000;

/**
 * The last working day with published rates. Public holidays count as working days: the request is then
 * repeated.
 */
function lastPublished(now: Date): string {
  const day = new Date(now.getTime() - publicationHourUtc * hour);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** The bank's file, or the error. */
async function fetchRatesFile(): Promise<{ xml: string } | { problem: string }> {
  try {
    const response = await fetch(bankFile, {
      redirect: "manual",
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: `status-${response.status}` };
    }
    const bytes = await readBytes(response, maxFileBytes);
    return bytes ? { xml: new TextDecoder().decode(bytes) } : { problem: "too-large" };
  } catch (error) {
    return { problem: errorName(error) };
  }
}

/**
 * Fetches the European Central Bank's reference rates, unless the newest are stored: once on a working day.
 * The next run retries after an error.
 *
 * @param now the time of the run
 * @throws if the bank or D1 fails, or if the file is not plausible
 */
export async function fetchRates(env: Env, now = new Date()): Promise<void> {
  const stored = await newestRates(env);
  if (stored && stored.date >= lastPublished(now)) return;
  const file = await fetchRatesFile();
  const parsed = "xml" in file ? parseRatesFile(file.xml, now) : file;
  if ("problem" in parsed) throw new TaskError(parsed.problem);
  const { rates } = parsed;
  // A public holiday, or a file older than the stored one.
  if (stored && rates.date <= stored.date) return;
  if (stored && now.getTime() < expiryOf(stored.date)) {
    const changes = (["USD", "GBP"] as const).map((one) => Math.abs(rates[one] / stored[one] - 1));
    if (Math.max(...changes) > maxChange) throw new TaskError("leap");
  }
  await storeRates(env, rates, now);
  log.info("rates-stored", { date: rates.date });
}
