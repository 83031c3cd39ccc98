import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { officeUtcOffset } from "../../app/format/office-time.ts";
import { localeOf } from "../../app/locale.ts";
import { ensureBrowser } from "../../scripts/browser.mjs";
import { environment, root } from "../../scripts/run.mjs";
import { funnelTitles, speedTitle } from "../../workers/counts/report.ts";
import { weekBefore } from "../../workers/enquiries/report-sql.ts";
import { type BenchWorker, site, startWorker } from "../bench/runtime.ts";
import { firstPort } from "./ports.ts";

const day = 24 * 60 * 60 * 1000;
const address = "203.0.113.";

/** The Worker with a clock that a request sets, and with a new address for each request, so that no limit applies. */
const clock = `
  import worker from "./index.js";
  export * from "./index.js";
  const now = Date.now;
  let offset = 0;
  let requests = 0;
  globalThis.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now() + offset]));
    }
    static now() {
      return now() + offset;
    }
  };
  export default {
    ...worker,
    async fetch(request, env, context) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/clock") {
        offset = Number(searchParams.get("time")) - now();
        return new Response();
      }
      const headers = new Headers(request.headers);
      headers.set("cf-connecting-ip", "${address}" + (requests++ % 250));
      return worker.fetch(new Request(request, { headers }), env, context);
    },
  };
`;

const home = "/property/ontario-tower";
const project = "/off-plan/velos";

type Action = (page: Page) => Promise<unknown>;

const press = (selector: string) => async (page: Page) =>
  page.locator(`main ${selector}`).filter({ visible: true }).first().click();
const call = press('a[href^="tel:"]');
const chat = press('a[href^="https://wa.me/"]');
const brochure = press('a[href*="/brochures/"]');
const begin: Action = async (page) =>
  page.locator('main form[method="post"] [name="name"]').first().fill("Giulia Ferrari");
const send: Action = async (page) => {
  await begin(page);
  const form = page.locator('main form[method="post"]').first();
  await form.locator('[name="email"]').fill("giulia@posta.it");
  await form.locator('[name="phone"]').fill("+39 347 123 4567");
  // What is sent sooner after the page was requested is quarantined.
  await page.waitForFunction(() => performance.now() > 300);
  const sent = page.waitForResponse(/send-viewing-request/);
  await form.locator('button[type="submit"]').click();
  expect((await sent).status()).toBe(200);
  await page.locator('main form[data-sent=""]').waitFor();
};
const goBack: Action = async (page) => {
  await page.goto("/privacy");
  await counting(page);
  // The document may be gone before a call would return.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // A page from the back/forward cache has no "load" event.
  await page.waitForURL(/ontario-tower/, { waitUntil: "commit" });
  await counting(page);
};
/** Follows a link in the document, without a new one. */
const follow: Action = async (page) => {
  await press(`a[href="${home}"]`)(page);
  await page.waitForURL(/ontario-tower/);
};

/** Waits until the page is counted. */
const counting = async (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/count-page-")),
  );

interface Visit {
  /** Days after the first Monday of two weeks. */
  on: number;
  /** The visits that are the same. */
  times: number;
  path: string;
  actions?: Action[];
}

const visits: Visit[] = [
  { on: 1, times: 11, path: `${home}?utm_campaign=autumn` },
  { on: 2, times: 1, path: `/it${home}`, actions: [chat] },
  { on: 7, times: 10, path: `${home}?utm_campaign=Winter`, actions: [chat, chat] },
  { on: 8, times: 2, path: `/it${home}`, actions: [call, brochure] },
  { on: 9, times: 1, path: `/ar${home}?utm_campaign=winter`, actions: [send] },
  { on: 9, times: 1, path: `/it${project}?utm_campaign=autumn`, actions: [begin, chat] },
  { on: 11, times: 1, path: "/buy?utm_campaign=winter", actions: [follow, send] },
  { on: 13, times: 1, path: home, actions: [goBack] },
];

/** What the database has of them: the day, route, listing, language, campaign, event, and how often. */
const counted = [
  "1 /property/:id ontario-tower en autumn viewed 11",
  "2 /property/:id ontario-tower it - viewed 1",
  "2 /property/:id ontario-tower it - whatsapp 1",
  "7 /property/:id ontario-tower en winter viewed 10",
  "7 /property/:id ontario-tower en winter whatsapp 10",
  "8 /property/:id ontario-tower it - brochure 2",
  "8 /property/:id ontario-tower it - called 2",
  "8 /property/:id ontario-tower it - viewed 2",
  "9 /off-plan/:id velos it autumn begun 1",
  "9 /off-plan/:id velos it autumn viewed 1",
  "9 /off-plan/:id velos it autumn whatsapp 1",
  "9 /property/:id ontario-tower ar winter begun 1",
  "9 /property/:id ontario-tower ar winter sent 1",
  "9 /property/:id ontario-tower ar winter viewed 1",
  "11 /buy - en winter viewed 1",
  "11 /property/:id ontario-tower en winter begun 1",
  "11 /property/:id ontario-tower en winter sent 1",
  "11 /property/:id ontario-tower en winter viewed 1",
  "13 /privacy - en - viewed 1",
  "13 /property/:id ontario-tower en - viewed 2",
];

/** Takes a minute, and runs with `npm test -- integration --all`. */
describe.runIf(process.env.ALL_PAGES)("two weeks of visits", () => {
  const monday = Date.parse(weekBefore(new Date(), officeUtcOffset).since) - 7 * day;
  let worker: BenchWorker;
  let browser: Browser;

  beforeAll(async () => {
    const modules = { main: "clock.js", extraModules: { "clock.js": clock } };
    worker = await startWorker({ ...site, ...modules }, firstPort);
    browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      // Browsers of visitors have it. The headless shell has none, and loads the page again.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(async () => {
    await browser.close();
    await worker.stop();
  });

  const stored = async () => {
    const database = await worker.database();
    const { results } = await database
      .prepare(
        `select cast(julianday(substr(hour, 1, 10)) - julianday(?) as int) as day, route, listing, locale, campaign, name, sum(count)
         from counts where name not like '%/%' group by 1, 2, 3, 4, 5, 6`,
      )
      .bind(new Date(monday + day / 2).toISOString().slice(0, 10))
      .all<Record<string, string | number>>();
    return results
      .map((row) =>
        Object.values(row)
          .map((value) => value || "-")
          .join(" "),
      )
      .toSorted();
  };

  async function visit({ path: opened, actions = [] }: Visit, javaScriptEnabled = true) {
    const context = await browser.newContext({
      baseURL: worker.origin,
      javaScriptEnabled,
      // Otherwise the page is offered in another language, which the browser remembers.
      locale: localeOf(opened.split("/")[1]) ?? "en",
      reducedMotion: "reduce",
    });
    // Nothing is called, and no other site opened.
    await context.addInitScript(() => {
      const links = 'a[href^="tel:"], a[href^="https://wa.me/"], a[href*="/brochures/"]';
      const isOther = ({ target }: Event) => target instanceof Element && target.closest(links);
      addEventListener("click", (event) => isOther(event) && event.preventDefault(), true);
    });
    const page = await context.newPage();
    await page.goto(opened);
    if (javaScriptEnabled) await counting(page);
    for (const act of actions) await act(page);
    await page.close();
    expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    await context.close();
  }

  it("come out of the report to the unit, and leave nothing that tells visitors apart", async () => {
    for (const on of new Set(visits.map((one) => one.on))) {
      await fetch(`${worker.origin}/clock?time=${monday + on * day + day / 2}`);
      for (const one of visits.filter((any) => any.on === on))
        for (let time = 0; time < one.times; time += 1) await visit(one);
      await visit({ on, times: 1, path: home }, false);
      const due = counted.filter((line) => Number(line.split(" ")[0]) <= on).toSorted();
      // The counter writes at once, because its clock is behind that of its alarms.
      await expect.poll(stored, { timeout: 20_000 }).toEqual(due);
    }
    const database = await worker.database();
    await database.exec(
      "insert into assignments (enquiry_id, kind, person, created_at, claimed_by, claimed_at) select id, 'viewing', 'x', created_at, 'x', created_at from viewing_requests limit 1",
    );

    const { stdout } = spawnSync(
      process.execPath,
      [
        "--disable-warning=ExperimentalWarning",
        "scripts/leads.ts",
        "report",
        "--week",
        "--persist-to",
        worker.state,
      ],
      { cwd: root, encoding: "utf8", env: environment },
    );
    const table = (title: string) =>
      stdout
        .split(`${title} (before)\n`)[1]
        ?.split(/\n(?! )/u)[0]
        ?.split("\n")
        .map((line) => line.trim());
    expect(table(funnelTitles.home)).toEqual([
      "16 → 12 → 2 → 1 (12 → under 10 → 0 → 0)  ontario-tower",
      "under 10 → under 10 → 0 → 0 (0 → 0 → 0 → 0)  velos",
    ]);
    expect(table(funnelTitles.campaign)).toEqual([
      "13 → 10 → 2 → 1 (0 → 0 → 0 → 0)  winter",
      "under 10 → under 10 → 0 → 0 (11 → 0 → 0 → 0)  autumn",
    ]);

    expect(table(speedTitle)).toContainEqual(expect.stringMatching(/^LCP .* TTFB .*desktop$/u));
    const [silent = ""] = /^No call, chat or enquiry: .*$/mu.exec(stdout) ?? [];
    expect(silent).toContain("palazzo-tissoli");
    expect(silent).not.toMatch(/ontario-tower|velos|campaign winter/);
    expect(stdout).toContain("Visitors without JavaScript");

    const files = globSync(path.join(worker.state, "v3/{d1,do}/**/*.sqlite*"));
    const content = files.map((file) => readFileSync(file, "latin1")).join("");
    expect(content).toContain("ontario-tower");
    expect(content).not.toMatch(/Mozilla|Chrome\//);
    expect(content).not.toContain(address);
  });
});
