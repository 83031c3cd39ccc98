import { expect, it } from "vitest";
import { executeWords } from "../../scripts/leads/execute-words";

const statements = ["select 1", "select 'it''s --remote'"];
const sql = "select 1;\nselect 'it''s --remote'";
const asked = ["--json", "--command", sql];

it("staff read the database on their machine unless they ask for the deployed one", () => {
  expect(executeWords({ remote: false }, statements)).toEqual([
    "d1",
    "execute",
    "DB",
    "--local",
    ...asked,
  ]);
  expect(executeWords({ remote: false, persistTo: "/state" }, statements)).toEqual([
    "d1",
    "execute",
    "DB",
    "--local",
    "--persist-to",
    "/state",
    ...asked,
  ]);
});

it("with --remote, nothing local is read or written", () => {
  expect(executeWords({ remote: true, persistTo: "/state" }, statements)).toEqual([
    "d1",
    "execute",
    "DB",
    "--remote",
    ...asked,
  ]);
});
