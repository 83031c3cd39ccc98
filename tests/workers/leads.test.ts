import { expect, it } from "vitest";
import { databaseLine, executeArgs } from "../../scripts/leads/wrangler-args";

const statements = ["select 1", "select 'it''s --remote'"];
const sql = "select 1;\nselect 'it''s --remote'";
const asked = ["--json", "--command", sql];

it("reads the local database unless --remote is set", () => {
  expect(executeArgs({ remote: false }, statements)).toEqual([
    "d1",
    "execute",
    "DB",
    "--local",
    ...asked,
  ]);
  expect(executeArgs({ remote: false, persistTo: "/state" }, statements)).toEqual([
    "d1",
    "execute",
    "DB",
    "--local",
    "--persist-to",
    "/state",
    ...asked,
  ]);
});

it("--remote reads and writes nothing local", () => {
  expect(executeArgs({ remote: true, persistTo: "/state" }, statements)).toEqual([
    "d1",
    "execute",
    "DB",
    "--remote",
    ...asked,
  ]);
});

it("staff read which database a command is about: the local one, or the deployed one by its name", () => {
  expect(databaseLine({ remote: false }, "orizzonte")).toBe(
    "Database: the local one, in .wrangler/state",
  );
  expect(databaseLine({ remote: true, persistTo: "/state" }, "orizzonte")).toBe(
    'Database: the deployed one, "orizzonte"',
  );
});
