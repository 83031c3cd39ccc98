import { expect, it } from "vitest";
import { databaseLine, executeArgs } from "../../scripts/leads/wrangler-args";

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

it("staff read which database a command is about: the local one, or the deployed one by its name", () => {
  expect(databaseLine({ remote: false }, "orizzonte")).toBe(
    "Database: the local one, in .wrangler/state",
  );
  expect(databaseLine({ remote: true, persistTo: "/state" }, "orizzonte")).toBe(
    'Database: the deployed one, "orizzonte"',
  );
});
