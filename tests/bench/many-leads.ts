import type { D1Database } from "@cloudflare/workers-types";
import { getTableColumns, getTableName } from "drizzle-orm";
import { enquiryTables } from "../../workers/db/schema.ts";

type Table = (typeof enquiryTables)[keyof typeof enquiryTables];

/** Rows per statement, because the duration of a statement is limited. */
const atOnce = 10_000;

const pick = (n: string, values: readonly string[]) =>
  `json_extract('${JSON.stringify(values)}', '$[' || (${n} % ${values.length}) || ']')`;

const homes = [
  "ontario-tower",
  "continental-tower",
  "al-soufuh-apartment",
  "luxury-beachfront-villa",
];

/** The value of each column, as SQL with the row number `n`. Other columns get text. */
const valuesAt = (until: Date): Record<string, string> => ({
  id: "lower(hex(randomblob(16)))",
  created_at: `strftime('%Y-%m-%dT%H:%M:%fZ', '${until.toISOString()}', '-' || (abs(random()) % 5184000) || ' seconds')`,
  idempotency_key: "lower(hex(randomblob(16)))",
  spam: "case when n % 20 = 0 then 'honeypot' end",
  held_told_at: "null",
  page: pick("(n / 3)", ["/", "/buy", "/contact", ...homes.map((id) => `/property/${id}`)]),
  referrer_host: pick("(n / 2)", ["", "www.google.com", "www.instagram.com"]),
  utm_source: pick("(n / 3)", ["", "newsletter", "google"]),
  utm_campaign: "case when n % 3 = 0 then 'campaign ' || (n % 40) else '' end",
  country: pick("(n / 7)", ["AE", "IT", "GB", "DE", "IN", "SA"]),
  locale: pick("n", ["en", "it", "ar"]),
  name: "'Visitor ' || n",
  email: "'visitor' || n || '@example.com'",
  phone: "'050' || printf('%07d', n)",
  message: "hex(randomblob(150))",
  details: "hex(randomblob(150))",
  property_id: pick("(n / 3)", homes),
  property_ids: "''",
});

/**
 * Fills a database with leads of 60 days, a twentieth of them spam, in equal numbers of each kind.
 *
 * @param until the time of the last lead
 */
export async function fillWithLeads(database: D1Database, count: number, until: Date) {
  const values = valuesAt(until);
  const tables = Object.values(enquiryTables) as Table[];
  for (const [index, table] of tables.entries()) {
    const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
    const share = Math.floor(count / tables.length) + (index === 0 ? count % tables.length : 0);
    for (let from = 0; from < share; from += atOnce) {
      const last = Math.min(from + atOnce, share);
      await database
        .prepare(
          `with recursive numbers(n) as (select ${from + 1} union all select n + 1 from numbers where n < ${last})
           insert into ${getTableName(table)} (${columns.join()})
             select ${columns.map((column) => values[column] ?? "'some words'").join()} from numbers`,
        )
        .run();
    }
  }
}
