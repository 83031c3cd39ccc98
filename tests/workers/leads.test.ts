import { expect, it } from "vitest";
import { withLiterals, wranglerError } from "../../scripts/leads/wrangler";

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
