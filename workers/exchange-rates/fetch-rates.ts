import type { ExchangeRates } from "~/format/exchange-rates";
import { expiryOf } from "~/format/exchange-rates";
import { readBytes } from "../http/body";
import { errorName, log } from "../log";
import { TaskError } from "../task-error";
import { parseRatesFile } from "./parse-rates-file";
import { storeRates, newestRates } from "./store";

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

const isImplausibleChange = (before: ExchangeRates, after: ExchangeRates) =>
  (["USD", "GBP"] as const).some(
    (currency) => Math.abs(after[currency] / before[currency] - 1) > maxChange,
  );

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
  if (stored && now.getTime() < expiryOf(stored.date) && isImplausibleChange(stored, rates))
    throw new TaskError("leap");
  await storeRates(env, rates, now);
  log.info("rates-stored", { date: rates.date });
}
