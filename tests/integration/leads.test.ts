import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { getTableColumns } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import {
  databaseFile,
  query,
  queryThroughWrangler,
  queueStatus,
  withLiterals,
  wranglerError,
} from "../../scripts/leads/database.ts";
import { readLeads } from "../../scripts/leads/report.ts";
import { environment, root } from "../../scripts/run.mjs";
import { enquiryTables } from "../../workers/db/schema.ts";
import { Server } from "../server.ts";
import { firstPort } from "./ports.ts";

const minute = 60_000;

/** How long another program locks the database, in ms. */
const writing = 300;
const server = new Server(firstPort);
const target = { remote: false, persistTo: server.state };

beforeAll(async () => {
  server.migrate();
  await server.start();
});
afterAll(async () => server.close());

function leads(name: string, ...words: string[]) {
  const state = ["--persist-to", server.state];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "scripts/leads.ts", name, ...state, ...words],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...environment, HEALTH_TOKEN: server.healthToken, SITE_ORIGIN: server.origin },
    },
  );
  return { status, output: stdout + stderr, stdout, stderr };
}

/** The file of personal data that a command has written. It is deleted after the test. */
function savedFile(output: string) {
  const file = path.join(root, /exports\/[\w.-]+\w/u.exec(output)?.[0] ?? "none");
  // Two exports in one second have one name.
  onTestFinished(() => rmSync(file, { force: true }));
  return file;
}

async function send(email: string, extra: Record<string, string> = {}) {
  const response = await server.fetch("/functions/v1/send-valuation-request", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      fullName: "Giulia Ferrari",
      email,
      phone: "0501234567",
      propertyAddress: "12 Marina Walk",
      ...extra,
    }),
  });
  return ((await response.json()) as { id: string }).id;
}

const mails = (id: string) => server.mailLog().split(`[${id}]`).length - 1;

it("staff deliver a quarantined enquiry", async () => {
  const id = await send("set-aside@example.com", { topic: "https://example.com" });
  await server.runCron(minute);
  expect(mails(id)).toBe(0);
  expect(leads("resend", id)).toMatchObject({ status: 0 });
  await server.runCron(minute);
  expect(mails(id)).toBeGreaterThan(0);
});

it("staff deliver failed enquiries again, and see the numbers of all", async () => {
  const id = await send("given-up@example.com");
  await expect.poll(async () => (await server.health()).waiting).toBe(0);
  const already = mails(id);
  query(target, `update deliveries set state = 'failed' where enquiry_id = '${id}'`);
  expect(await server.health()).toMatchObject({ failed: 1 });
  expect(leads("status").output).toContain("failed");
  expect(leads("resend", "--failed").output).toContain("Scheduled deliveries: 1.");
  await server.runCron(minute);
  expect(mails(id)).toBeGreaterThan(already);
  expect(await server.health()).toMatchObject({ waiting: 0, failed: 0 });
  const { output } = leads("status");
  expect(output).not.toContain("failed");
  for (const word of ["quarantined", "queued", "dead_letters"]) expect(output).toContain(word);
});

it("no other program than the site of the settings receives the token", async () => {
  vi.stubEnv("HEALTH_TOKEN", server.healthToken);
  vi.stubEnv("SITE_ORIGIN", "https://orizzonte.example");
  onTestFinished(() => void vi.unstubAllEnvs());
  const requests = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => requests.mockRestore());
  expect(await queueStatus(target)).toContain("SITE_ORIGIN is https://orizzonte.example");
  expect(requests).not.toHaveBeenCalled();
});

it("staff are answered while the site is writing to the local database", async () => {
  const holder = new Worker(new URL("hold-database.ts", import.meta.url), {
    workerData: { file: databaseFile(server.state), held: writing },
  });
  const ended = once(holder, "exit");
  await once(holder, "message");
  expect(query(target, "select 1 as one")).toEqual([[{ one: 1 }]]);
  expect(await ended).toEqual([0]);
});

it("statements are run through wrangler, as for the deployed database", () => {
  const local = ["--local", "--persist-to", server.state];
  const statements = [
    "select 'it''s' as text",
    "select count(*) as stored from valuation_requests",
  ];
  expect(queryThroughWrangler(statements, local)).toEqual(query(target, ...statements));
});

it("statements that are longer than a command may be are run by several", () => {
  const text = "x".repeat(50_000);
  const statements = Array.from({ length: 3 }, () => `select '${text}' as text`);
  const local = ["--local", "--persist-to", server.state];
  expect(queryThroughWrangler(statements, local)).toEqual(statements.map(() => [{ text }]));
});

it.each([
  ["resend", ["no-such-id"], "There is no enquiry no-such-id in the local database"],
  ["find", ["nobody@example.com"], "Nothing is stored of nobody@example.com in the local database"],
])("staff read that nothing is found (%s %s)", (name, words, message) => {
  const { status, output } = leads(name, ...words);
  expect([status, output]).toEqual([1, expect.stringContaining(message)]);
});

it("the data of a person is exported to a file by number, and deleted by address, and nobody else's", async () => {
  const id = await send("find-me@example.com", { phone: "00971 50 765 43 21", details: "=1+1" });
  const { stdout } = leads("find", "050 7654321");
  expect(JSON.parse(readFileSync(savedFile(stdout), "utf8"))).toMatchObject({
    enquiries: [
      { id, email: "find-me@example.com", details: "=1+1", deliveries: [{ channel: "mail" }] },
    ],
  });
  const { output } = leads("forget", "FIND-ME@example.com");
  expect(output).toContain("Deleted enquiries of FIND-ME@example.com: 1.");
  expect(output).toMatch(/queued.+dead_letters[^]+0 +│ 0/u);
  const [rows = []] = query(target, "select email from valuation_requests order by email");
  expect(rows.map(({ email }) => email)).toEqual(["given-up@example.com", "set-aside@example.com"]);
});

it("a value stays a value in the SQL that wrangler runs", () => {
  const sql = `update "a?" set x = ?, y = 'it''s ?' where z in (?, ?, ?)`;
  expect(withLiterals(sql, ["o'clock?", 1, null, "'; drop table a"])).toBe(
    `update "a?" set x = 'o''clock?', y = 'it''s ?' where z in (1, null, '''; drop table a')`,
  );
});

it.each([
  ["It's necessary to set a CLOUDFLARE_API_TOKEN", "npx wrangler login"],
  ["Couldn't find a D1 DB with the name or binding", "Couldn't find a D1 DB"],
  ["no such table: viewing_requests: SQLITE_ERROR", "npm run deploy"],
])("for the output %j of wrangler, staff read a remedy", (output, remedy) => {
  expect(wranglerError(output).message).toContain(remedy);
});

const manyInOneMoment = 1_200;

it("the export reads more leads of one moment than a page has, each once", async () => {
  const columns = Object.values(getTableColumns(enquiryTables.contact)).map(({ name }) => name);
  const values: Record<string, string> = {
    id: "printf('id-%04d', n)",
    created_at: "'2026-11-21T10:00:00.000Z'",
    idempotency_key: "n",
    spam: "null",
    email: "'many@example.com'",
    phone: "'0501234567'",
    locale: "'it'",
  };
  query(
    target,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${manyInOneMoment})
     insert into contact_messages (${columns.join()})
       select ${columns.map((column) => values[column] ?? "''").join()} from numbers`,
  );
  const read = readLeads(target, {
    since: "2026-11-21T10:00:00.000Z",
    until: "2026-11-21T10:00:01.000Z",
  });
  const ids = read.map(({ id }) => id);
  expect(ids).toHaveLength(manyInOneMoment);
  expect(new Set(ids).size).toBe(manyInOneMoment);
});

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

it("output files are readable by their owner only and not tracked by git, and the Excel file has dates and texts", async () => {
  const files = [["export"], ["find", "given-up@example.com"]].map(([command = "", ...words]) => {
    const { stdout, stderr } = leads(command, ...words);
    expect(stderr.split("\n")[0]).toBe(`Database: the local one, in ${server.state}`);
    const file = savedFile(stdout);
    expect([file, mode(file)]).toEqual([file, "600"]);
    return file;
  });
  expect(mode(path.join(root, "exports"))).toBe("700");
  const all = [...files, path.join(root, "exports/backup.sql")];
  const { stdout: ignored } = spawnSync("git", ["check-ignore", "--no-index", ...all], {
    cwd: root,
    encoding: "utf8",
  });
  expect(ignored.trim().split("\n")).toEqual(all);

  const book = await readXlsx(readFileSync(files[0] ?? ""), { readStyles: true });
  const [page] = book.sheets;
  const [head = [], ...rows] = page?.rows ?? [];
  const found = rows.find((row) => row.includes("id-0001"));
  const cell = (title: string) => found?.[head.indexOf(title)];
  expect(rows.length).toBeGreaterThan(manyInOneMoment);
  expect(cell("Received (Dubai)")).toEqual(new Date("2026-11-21T14:00:00.000Z"));
  expect(cell("Phone as typed")).toBe("0501234567");
  expect(cell("Language")).toBe("Italian");
  expect(cell("Reference")).toBe("id-0001");
});

it("the report counts the leads, on one screen or those of a period", () => {
  const { status, output } = leads("report");
  expect(status).toBe(0);
  expect(output.trimEnd().split("\n").length).toBeLessThanOrEqual(32);
  for (const line of output.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  expect(output).toMatch(/kind.+valuation/u);
  expect(leads("report", "--since", "2026-11-01").output).toMatch(/language.+it.+1200/u);
});

it("a full week or month is counted and exported alone", async () => {
  query(
    target,
    "update contact_messages set created_at = '2020-01-01T10:00:00.000Z' where id = 'id-0001'",
  );
  for (const period of ["--week", "--month"]) {
    const { stdout } = leads("export", period);
    const book = await readXlsx(readFileSync(savedFile(stdout)));
    expect(book.sheets[0]?.rows.flat()).toContain("Reference");
    expect(book.sheets[0]?.rows.flat()).not.toContain("id-0001");
  }
  // Dubai's time.
  const lastMonth = new Date(Date.now() + 240 * minute);
  lastMonth.setUTCDate(0);
  expect(leads("report", "--month").stdout).toContain(
    `Leads from ${lastMonth.toISOString().slice(0, 8)}01 to `,
  );
});

it.each([
  ["export", ["--week", "--month"], "exclude each other"],
  ["report", ["--since", "last week"], "Write it as 2026-11-01"],
  ["export", ["--failed"], "Unknown option '--failed'"],
  ["resend", [], "An ID or --failed is required"],
  ["reports", [], "Unknown command: reports"],
])("invalid arguments (%s %s) show the usage, with exit code 2", (name, words, message) => {
  const { status, output } = leads(name, ...words);
  expect([status, output]).toEqual([2, expect.stringContaining(message)]);
});

it("help lists every command", () => {
  const { status, stdout } = leads("export", "--help");
  expect(status).toBe(0);
  for (const command of ["report", "export", "status", "resend", "find", "forget", "--remote"])
    expect(stdout).toContain(command);
});

it("without a database, staff read how to create one, without a stack trace", () => {
  const none = path.join(server.state, "none");
  const { status, stderr } = leads("report", "--persist-to", none);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Database: the local one, in ${none}\nThere is no local database yet in ${none}, or its tables are out of date: npm start creates it. Use --remote for the deployed one.\n`,
  );
});

// Last: it leaves an open connection, which later requests would use after the site has closed it.
it.each([
  ["the token of another site", "wrong", () => server.origin, "HEALTH_TOKEN is not the one of"],
  ["no token", "", () => server.origin, "neither in the environment nor in .dev.vars"],
  ["a site that is not there", "wrong", () => "http://localhost:9", "does not answer"],
])("the state of the queue is unknown with %s", async (_, token, origin, reason) => {
  vi.stubEnv("HEALTH_TOKEN", token);
  vi.stubEnv("SITE_ORIGIN", origin());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await queueStatus(target)).toContain(reason);
});
