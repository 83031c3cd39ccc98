import { expect, it } from "vitest";
import { outdatedSources } from "../../scripts/content/content-warnings.ts";

it("names the figures whose sources were checked more than 180 days ago", () => {
  const groups = { fees: "2026-01-01", yields: "2026-01-02" };
  expect(outdatedSources("2026-06-30", groups)).toEqual([]);
  expect(outdatedSources("2026-07-01", groups)).toEqual([
    "fees: the sources were last checked 181 days ago",
  ]);
});

it("knows the day of every group of the site's figures", () => {
  const warnings = outdatedSources("2030-01-01");
  expect(warnings).toHaveLength(5);
  for (const warning of warnings) expect(warning).toMatch(/checked \d+ days ago$/);
});
