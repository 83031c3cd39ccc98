import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "~workers/db/schema";

const tables = Object.values(schema)
  .filter((exported) => is(exported, SQLiteTable))
  .map(getTableConfig);

const byName = (one: { name: unknown }, other: { name: unknown }) =>
  String(one.name).localeCompare(String(other.name));

const literal = (value: unknown) => (typeof value === "string" ? `'${value}'` : String(value));

describe("workers/db/schema.ts and migrations/ agree (if not: npm run migration)", () => {
  it("on the tables", async () => {
    const { results } = await env.DB.prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
        and name not like '_cf_%' and name <> 'd1_migrations' order by name`,
    ).all<{ name: string }>();
    expect(results.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it.each(tables)("on the columns of $name", async ({ name, columns, primaryKeys }) => {
    const [composite] = primaryKeys;
    const { results } = await env.DB.prepare(
      `select name, type, "notnull", dflt_value as "default", pk from pragma_table_info(?)`,
    )
      .bind(name)
      .all<{ name: string }>();
    const expected = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notnull: Number(column.notNull),
      default: column.hasDefault ? literal(column.default) : null,
      pk: composite
        ? 1 + composite.columns.findIndex((one) => one.name === column.name)
        : Number(column.primary),
    }));
    expect(results.toSorted(byName)).toEqual(expected.toSorted(byName));
  });

  it.each(tables)("on the indexes of $name", async ({ name, columns, indexes }) => {
    const { results } = await env.DB.prepare(
      `select list.name, list."unique", coalesce(group_concat(info.name), '') as columns
        from pragma_index_list(?) as list, pragma_index_info(list.name) as info
        where list.origin = 'c' group by list.name`,
    )
      .bind(name)
      .all<{ name: string }>();
    const expected = [
      ...indexes.map(({ config }) => ({
        name: config.name,
        unique: Number(config.unique),
        columns: config.columns.map((column) => ("name" in column ? column.name : "")).join(),
      })),
      ...columns
        .filter(({ isUnique }) => isUnique)
        .map((column) => ({ name: column.uniqueName, unique: 1, columns: column.name })),
    ];
    expect(results.toSorted(byName)).toEqual(expected.toSorted(byName));
  });
});
