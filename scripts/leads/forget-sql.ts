import { personCondition, recordErasure, type Person } from "./person.ts";

/**
 * The SQL that deletes the data of a person, and prevents queued enquiries from being stored.
 *
 * @param tables of enquiries
 * @returns statements: the person's key, then for each table the deletion of deliveries and of enquiries
 */
export function forgetSql(person: Person, tables: readonly string[], now: Date): string[] {
  const condition = personCondition(person);
  return [
    // First, so that queued enquiries are not stored during the deletion.
    recordErasure(person, now),
    ...tables.flatMap((table) => [
      `delete from deliveries where enquiry_id in (select id from ${table} where ${condition}) returning id`,
      `delete from ${table} where ${condition} returning id`,
    ]),
  ];
}
