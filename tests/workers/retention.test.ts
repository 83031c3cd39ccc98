import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { quarantineRetentionDays, retentionMonths } from "~/content/privacy-terms";
import { day } from "./clock";
import { configuration } from "./configuration";
import {
  deliveryRows,
  kinds,
  post,
  rowsOf,
  runCron,
  tableNames,
  validEnquiries,
} from "./example-enquiries";

const move = async (table: string, key: string, at: number) =>
  env.DB.prepare(`update ${table} set created_at = ? where idempotency_key = ?`)
    .bind(new Date(at).toISOString(), key)
    .run();

it("deletes data after the retention period, and not before", async () => {
  const now = new Date("2028-11-22T00:00:00.000Z");
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths);
  for (const kind of kinds) {
    await post(kind, validEnquiries[kind], { headers: { "idempotency-key": "old" } });
    await post(kind, validEnquiries[kind], { headers: { "idempotency-key": "new" } });
  }
  for (const table of Object.values(tableNames)) {
    await move(table, "old", limit.getTime() - day);
    await move(table, "new", limit.getTime() + day);
  }
  for (const cron of configuration.triggers.crons) await runCron(cron, now);
  for (const kind of kinds) expect(await rowsOf(kind)).toMatchObject([{ idempotency_key: "new" }]);
  expect(await deliveryRows()).toHaveLength(kinds.length);
});

it("deletes quarantined enquiries sooner than others", async () => {
  const now = new Date("2028-11-22T00:00:00.000Z");
  const limit = now.getTime() - quarantineRetentionDays * day;
  for (const key of ["old", "new", "released"])
    await post(
      "viewing",
      { ...validEnquiries.viewing, ...(key !== "released" && { topic: "https://spam.example" }) },
      { headers: { "idempotency-key": key } },
    );
  for (const key of ["old", "released"]) await move(tableNames.viewing, key, limit - day);
  await move(tableNames.viewing, "new", limit + day);
  for (const cron of configuration.triggers.crons) await runCron(cron, now);
  const keys = (await rowsOf("viewing")).map((row) => row["idempotency_key"]);
  expect(new Set(keys)).toEqual(new Set(["new", "released"]));
});
