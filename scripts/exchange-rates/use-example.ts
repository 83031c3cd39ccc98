import { readFileSync } from "node:fs";
import path from "node:path";
import { parseRatesFile } from "../../workers/exchange-rates/parse-rates-file.ts";
import { mustRun } from "../run.mjs";

/**
 * Stores the rates of the example file in a local database, with the date of the last working day, so that
 * local runs and tests show amounts in euros and pounds. The cron of a deployed site fetches the European
 * Central Bank's.
 *
 * @param args the state folder of the database, for `wrangler d1`
 */
function useExampleRates(args: readonly string[]): void {
  const file = path.join(import.meta.dirname, "eurofxref-daily.example.xml");
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() - 1);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
  const workingDay = day.toISOString().slice(0, 10);
  const xml = readFileSync(file, "utf8").replace(/(?<=time=')[\d-]+/, workingDay);
  const read = parseRatesFile(xml, new Date());
  if ("problem" in read) throw new Error(`${file}: ${read.problem}`);
  const { date, USD, GBP } = read.rates;
  const command = `insert or replace into exchange_rates (date, usd, gbp, fetched_at) values ('${date}', ${USD}, ${GBP}, '${new Date().toISOString()}')`;
  mustRun("wrangler", ["d1", "execute", "DB", "--local", ...args, "--command", command], {
    nonInteractive: true,
    quiet: true,
  });
}

useExampleRates(process.argv.slice(2));
