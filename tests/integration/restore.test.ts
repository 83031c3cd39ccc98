import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { query } from "../../scripts/leads/database.ts";
import { createDatabase } from "../../scripts/migrate.mjs";
import { environment, root } from "../../scripts/run.mjs";

const folder = path.join(os.tmpdir(), `orizzonte-restore-${randomUUID()}`);
const state = path.join(folder, "state");
const earlier = path.join(folder, "earlier");
const target = { remote: false, persistTo: state };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function leads(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "scripts/leads.ts", ...words, "--persist-to", state],
    { cwd: root, encoding: "utf8", env: { ...environment, HEALTH_TOKEN: "of-the-tests" } },
  );
  return { status, output: stdout + stderr };
}

function enquirySql(id: string, createdAt: string, delivery: string, spam = "null"): string[] {
  const columns = {
    id: `'${id}'`,
    created_at: `'${createdAt}'`,
    idempotency_key: `'${id}'`,
    email: `'${id}@example.com'`,
    full_name: "'Giulia D''Angelo'",
    phone: "'+39 02 1234 567'",
    spam,
  };
  const empty =
    "content_hash consent_version page referrer_host utm_source utm_medium utm_campaign utm_term utm_content country browser_language property_address details".split(
      " ",
    );
  return [
    `insert into valuation_requests (${[...Object.keys(columns), ...empty].join(", ")}) values (${[...Object.values(columns), ...empty.map(() => "''")].join(", ")})`,
    `insert into deliveries (id, enquiry_id, kind, channel, state, attempts, next_at, created_at) select '${id}/mail', '${id}', 'valuation', 'mail', '${delivery}', 1, '${createdAt}', '${createdAt}' where ${spam} is null`,
  ];
}

const row = (id: string, told: string | null = null) => ({
  id,
  full_name: "Giulia D'Angelo",
  held_told_at: told,
});

const time = "2026-11-20T10:00:00.000Z";
const after = "2026-11-21T10:00:00.000Z";

it("a restored database has the new leads, mails nothing again, and has no deleted person", () => {
  createDatabase(state);
  query(
    target,
    ...enquirySql("old", "2026-11-01T10:00:00.000Z", "sent"),
    ...enquirySql("pending", "2026-11-20T09:59:00.000Z", "waiting"),
    ...enquirySql("still-pending", "2026-11-20T09:59:00.000Z", "waiting"),
    ...enquirySql("deleted-person", "2026-11-10T10:00:00.000Z", "waiting"),
    ...enquirySql("quarantined", "2026-11-19T10:00:00.000Z", "waiting", "'honeypot'"),
  );
  cpSync(state, earlier, { recursive: true });
  query(
    target,
    `update deliveries set state = 'sent', settled_at = '${after}' where enquiry_id = 'pending'`,
    `update valuation_requests set held_told_at = '${after}' where id = 'quarantined'`,
    `insert into notices (id, began_at, claimed_until, told_at) values ('week/2026-11-23', '${after}', '${after}', '${after}')`,
    ...enquirySql("new", after, "sent"),
  );
  expect(leads("forget", "deleted-person@example.com")).toMatchObject({ status: 0 });
  // The accident that is to be undone.
  query(target, "delete from valuation_requests where id = 'old'");

  const { output } = leads("before-restore", "--to", time);
  const file = path.join(root, /exports\/[\w-]+\.json/u.exec(output)?.[0] ?? "none");
  onTestFinished(() => rmSync(file));
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, "utf8")).not.toContain("deleted-person");
  // Time Travel has no local simulation.
  rmSync(state, { recursive: true });
  cpSync(earlier, state, { recursive: true });

  for (const _ of ["once", "repeated"])
    expect(leads("after-restore", file).output).toContain("Enquiries added: 2.");
  const [enquiries, deliveries, notices] = query(
    target,
    "select id, full_name, held_told_at from valuation_requests order by id",
    "select enquiry_id, state from deliveries order by id",
    "select id, told_at from notices",
  );
  expect(enquiries).toEqual([
    row("new"),
    row("old"),
    row("pending"),
    row("quarantined", after),
    row("still-pending"),
  ]);
  expect(deliveries).toEqual([
    { enquiry_id: "new", state: "sent" },
    { enquiry_id: "old", state: "sent" },
    { enquiry_id: "pending", state: "sent" },
    { enquiry_id: "still-pending", state: "waiting" },
  ]);
  expect(notices).toEqual([{ id: "week/2026-11-23", told_at: after }]);
});
