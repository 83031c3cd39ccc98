import { expect, it } from "vitest";
import {
  DatabaseBusy,
  executeArgs,
  UserError,
  withLiterals,
  wranglerError,
} from "../../scripts/leads/wrangler";

const statements = ["select 1", "select 'it''s --remote'"];

it("reads the local database unless --remote is set", () => {
  const words = executeArgs({ remote: false, persistTo: "/state" }, statements);
  expect(words).toEqual(expect.arrayContaining(["--local", "--persist-to", "/state"]));
  expect(words).not.toContain("--remote");
});

it("--remote reads and writes nothing local", () => {
  const words = executeArgs({ remote: true, persistTo: "/state" }, statements);
  expect(words).toContain("--remote");
  expect(words).not.toContain("--local");
  expect(words).not.toContain("--persist-to");
});

it("a value stays a value in the SQL that wrangler runs", () => {
  const sql = `update "a?" set x = ?, y = 'it''s ?' where z in (?, ?, ?)`;
  expect(withLiterals(sql, ["o'clock?", 1, null, "'; drop table a"])).toBe(
    `update "a?" set x = 'o''clock?', y = 'it''s ?' where z in (1, null, '''; drop table a')`,
  );
});

const remote = { remote: true };
const local = { remote: false };

it.each([
  [remote, "It's necessary to set a CLOUDFLARE_API_TOKEN", UserError, "npx wrangler login"],
  [remote, "Couldn't find a D1 DB with the name or binding", UserError, "Couldn't find a D1 DB"],
  [remote, "no such table: viewing_requests: SQLITE_ERROR", UserError, "npm run deploy"],
  [local, "no such table: viewing_requests: SQLITE_ERROR", UserError, "npm start"],
  [local, "database is locked: SQLITE_BUSY", DatabaseBusy, "Another program is writing"],
  [
    local,
    "Failed to get session commit token: internal error; reference = 0",
    DatabaseBusy,
    "Another program is writing",
  ],
  [local, "something that nobody has seen", UserError, "something that nobody has seen"],
])("%o: for the output %j of wrangler, staff read a remedy", (target, output, kind, remedy) => {
  const fault = wranglerError(output, target);
  expect(fault.constructor).toBe(kind);
  expect(fault.message).toContain(remedy);
});
