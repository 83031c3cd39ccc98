import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { currentRates, newestRates, parseRatesFile } from "~workers/exchange-rates";
import { expiryOf } from "~/format/exchange-rates";
import { hour } from "./clock";
import { crons } from "./configuration";
import { runCron } from "./example-enquiries";
import { exampleFile, exampleRates } from "./example-rates";
import { setRatesFile } from "./external-services";
import { failingDatabase } from "./fake-queue";

/** A Friday, half an hour after the bank has published. */
const friday = "2026-11-20T15:23:00.000Z";
const after = (hours: number) => Date.parse(friday) + hours * hour;

const run = (at: number, bindings?: Partial<Env>) => runCron(crons.hourly, at, bindings);

/** The example with other figures. */
const fileOf = ({ date = "2026-11-20", usd = "1.1186", gbp = "0.84698" }) =>
  exampleFile
    .replace("2026-11-20", date)
    .replace("rate='1.1186'", `rate='${usd}'`)
    .replace("rate='0.84698'", `rate='${gbp}'`);

let logged: MockInstance<typeof console.error>;

beforeEach(async () => {
  logged = vi.spyOn(console, "error");
  await setRatesFile(exampleFile);
});

describe("the bank's file", () => {
  it("has its date, and one euro in dollars and pounds", () => {
    expect(parseRatesFile(exampleFile, new Date(friday))).toEqual({
      rates: { date: "2026-11-20", USD: 1.1186, GBP: 0.846_98 },
    });
    expect(parseRatesFile(exampleFile.replaceAll("'", '"'), new Date(friday))).toHaveProperty(
      "rates",
    );
  });

  it.each([
    ["empty", ""],
    ["a page", "<!doctype html><title>Maintenance</title>"],
    ["cut off", exampleFile.slice(0, 500)],
    ["without pounds", exampleFile.replace("GBP", "GBX")],
    ["with two days, as the bank's other files have them", exampleFile + exampleFile],
    ["with a day that is none", fileOf({ date: "2026-11-31" })],
    ["with a rate that is no number", fileOf({ usd: "1.1.1" })],
    ["with a rate of nothing", fileOf({ usd: "0" })],
  ])("is not used if it is unreadable: %s", (_, xml) => {
    expect(parseRatesFile(xml, new Date(friday))).toEqual({ problem: "unreadable" });
  });

  it.each([{ usd: "11.186" }, { usd: "0.11186" }, { gbp: "84.698" }, { gbp: "0.084" }])(
    "is not used if a rate is absurd: %j",
    (figures) => {
      expect(parseRatesFile(fileOf(figures), new Date(friday))).toEqual({ problem: "implausible" });
    },
  );

  it("is rejected with a future date", () => {
    expect(parseRatesFile(fileOf({ date: "2026-11-21" }), new Date(friday))).toEqual({
      problem: "future",
    });
  });
});

describe("the hourly cron", () => {
  it("stores the rates of the day with their date", async () => {
    await run(after(0));
    expect(await newestRates(env)).toEqual(exampleRates);
  });

  it("is fetched once on a working day, and not on a weekend", async () => {
    await run(after(0));
    // A fetch would replace the rates of the same day.
    await setRatesFile(fileOf({ date: "2026-11-22", usd: "1.2" }));
    for (const hours of [1, 2, 8, 24, 48, 71]) await run(after(hours));
    expect(await newestRates(env)).toEqual(exampleRates);
    await setRatesFile(fileOf({ date: "2026-11-23", usd: "1.2" }));
    await run(after(72));
    expect(await newestRates(env)).toMatchObject({ date: "2026-11-23", USD: 1.2 });
  });

  it("stays on a public holiday, when the bank's file is unchanged", async () => {
    await run(after(0));
    await setRatesFile(fileOf({ usd: "1.13" }));
    await run(after(72));
    expect(await newestRates(env)).toEqual(exampleRates);
  });

  it.each([
    ["the bank is down", "", 503],
    ["the bank has moved", "", 302],
    ["the file is malformed", exampleFile.slice(0, 400), 200],
    ["the file is far too long", exampleFile + " ".repeat(100_000), 200],
    ["a rate is absurd", fileOf({ date: "2026-11-23", usd: "11.186" }), 200],
    ["a rate leaps", fileOf({ date: "2026-11-23", usd: "1.3" }), 200],
  ])("stays if %s, which is logged, and is fetched an hour later", async (_, body, status) => {
    await run(after(0));
    await setRatesFile(body, status);
    await run(after(72));
    expect(await newestRates(env)).toEqual(exampleRates);
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([{ event: "task-failed", task: "exchange-rates" }]);
    await setRatesFile(fileOf({ date: "2026-11-23", usd: "1.12" }));
    await run(after(73));
    expect(await newestRates(env)).toMatchObject({ date: "2026-11-23", USD: 1.12 });
  });

  it("believes another level of a rate once the old one is no longer in use", async () => {
    await run(after(0));
    await setRatesFile(fileOf({ date: "2026-12-07", usd: "1.4" }));
    await run(Date.parse("2026-12-07T15:23:00.000Z"));
    expect(await newestRates(env)).toMatchObject({ date: "2026-12-07", USD: 1.4 });
  });
});

describe("the rates of a page", () => {
  it("is the newest rate, for ten days after its date", async () => {
    await run(after(0));
    const now = new Date(friday);
    expect(await currentRates(env, now)).toEqual({
      rates: exampleRates,
      maxAge: (Date.parse("2026-12-01") - now.getTime()) / 1000,
    });
    expect(expiryOf("2026-11-20")).toBe(Date.parse("2026-12-01"));
    expect(await currentRates(env, new Date("2026-11-30T23:59:59Z"))).toEqual({
      rates: exampleRates,
      maxAge: 1,
    });
    expect(await currentRates(env, new Date("2026-12-01T00:00:00Z"))).not.toHaveProperty("rates");
  });

  it("are absent without rates or while the database is down: such a page is cached for minutes", async () => {
    const without = await currentRates(env, new Date(friday));
    const duringOutage = await currentRates({ ...env, DB: failingDatabase() }, new Date(friday));
    for (const answer of [without, duringOutage]) expect(answer).not.toHaveProperty("rates");
    expect(without.maxAge).toBeLessThanOrEqual(600);
    expect(duringOutage.maxAge).toBeLessThanOrEqual(60);
  });
});
