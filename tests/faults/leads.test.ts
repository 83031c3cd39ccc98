import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../../scripts/leads/database.ts";
import { exportLeads } from "../../scripts/leads/export.ts";
import { root } from "../../scripts/run.mjs";
import { enquiryTables } from "../../workers/db/schema.ts";
import { Server } from "../server.ts";

const minute = 60_000;
const server = new Server(Number(process.env.FAULTS_PORT ?? 8798));
const place = { remote: false, persistTo: server.state };

beforeAll(async () => {
  server.migrate();
  await server.start();
});
afterAll(async () => server.close());

/** What staff type, and what they read. */
function leads(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/leads.ts", ...words, "--persist-to", server.state],
    { cwd: root, encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
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

/** How often the mail service names it: in its store, and in what it prints. */
const mails = (id: string) => server.mailSubjects().split(`[${id}]`).length - 1;

it("what was set aside as spam goes out once staff say so", async () => {
  const id = await send("set-aside@example.com", { topic: "https://example.com" });
  await server.runCron(minute);
  expect(mails(id)).toBe(0);
  expect(leads("resend", id)).toMatchObject({ status: 0 });
  await server.runCron(minute);
  expect(mails(id)).toBeGreaterThan(0);
});

it("what was given up goes out again, and staff see that there is nothing left to do", async () => {
  const id = await send("given-up@example.com");
  await expect.poll(async () => (await server.health()).waiting).toBe(0);
  const already = mails(id);
  query(place, `update deliveries set state = 'failed' where enquiry_id = '${id}'`);
  expect(await server.health()).toMatchObject({ failed: 1 });
  expect(leads("status").said).toContain("failed");
  expect(leads("resend", "--failed").said).toContain("1 deliveries wait");
  await server.runCron(minute);
  expect(mails(id)).toBeGreaterThan(already);
  expect(await server.health()).toMatchObject({ waiting: 0, failed: 0 });
  expect(leads("status").said).not.toContain("failed");
});

it("what was set aside as spam goes to the CRM too, where enquiries do", async () => {
  const other = await send("crm@example.com");
  query(
    place,
    `insert into deliveries select '${other}/crm', enquiry_id, kind, 'crm', 'sent', 1, next_at, null, created_at, created_at from deliveries where enquiry_id = '${other}'`,
  );
  const id = await send("set-aside-too@example.com", { topic: "https://example.com" });
  expect(leads("resend", id).said).toContain("2 deliveries wait");
  const [rows = []] = query(
    place,
    `select channel, state from deliveries where enquiry_id = '${id}' order by channel`,
  );
  expect(rows).toEqual([
    { channel: "crm", state: "waiting" },
    { channel: "mail", state: "waiting" },
  ]);
});

it("staff see how many enquiries are held, and are dead letters; and where nobody can tell, that it is not known", () => {
  const { said } = leads("status", "--at", server.origin);
  for (const word of ["held_as_spam", "queued", "dead_letters"]) expect(said).toContain(word);
  expect(leads("status", "--at", "http://localhost:9").said).toContain("is not known");
});

it("an enquiry that is not there is not said to be sent", () => {
  const { status, said } = leads("resend", "no-such-id");
  expect(status).toBe(1);
  expect(said).toContain("There is no enquiry no-such-id.");
});

it("who asks to be forgotten is gone, and nobody else", async () => {
  await send("forget-me@example.com");
  expect(leads("forget", "Forget-Me@example.com").said).toContain("1 enquiries");
  const [rows = []] = query(place, "select email from valuation_requests order by email");
  expect(rows.map(({ email }) => email)).toEqual([
    "crm@example.com",
    "given-up@example.com",
    "set-aside-too@example.com",
    "set-aside@example.com",
  ]);
});

it("the export goes through more than a page can hold, all of one moment, and tells how far it is", () => {
  const count = 1_200;
  const columns = Object.values(getTableColumns(enquiryTables.contact)).map(({ name }) => name);
  const values: Record<string, string> = {
    id: "printf('id-%04d', n)",
    created_at: "'2026-11-21T10:00:00.000Z'",
    idempotency_key: "n",
    spam: "null",
  };
  query(
    place,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
     insert into contact_messages (${columns.join()})
       select ${columns.map((column) => values[column] ?? "''").join()} from numbers`,
  );
  const file = path.join(server.state, "leads.csv");
  const told: number[] = [];
  expect(exportLeads(place, ["contact"], "1970-01-01", file, (so) => told.push(so))).toBe(count);
  expect(told).toEqual([500, 1_000, 1_200]);
  const ids = readFileSync(file, "utf8").match(/id-\d{4}/g);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});
