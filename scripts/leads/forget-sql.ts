import { isTheirs, noteForgotten, type Person } from "./person.ts";

/**
 * What deletes all that is stored of somebody, and keeps what is on its way from being stored.
 *
 * @param tables the tables of enquiries
 * @returns statements: the note, then for each table one that deletes deliveries and one that deletes
 *   enquiries
 */
export function forgetSql(person: Person, tables: readonly string[], now: Date): string[] {
  const theirs = isTheirs(person);
  return [
    // First: what comes out of the queue meanwhile must not be stored after the rest was deleted.
    noteForgotten(person, now),
    ...tables.flatMap((table) => [
      `delete from deliveries where enquiry_id in (select id from ${table} where ${theirs}) returning id`,
      `delete from ${table} where ${theirs} returning id`,
    ]),
  ];
}
