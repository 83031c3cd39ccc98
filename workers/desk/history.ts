import { eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { officeTimeZone } from "~/format/office-time";
import { show } from "~/listings/listing";
import { defaultLocale } from "~/locale";
import { enquiryKinds, tableOf } from "../db/schema";
import { currentSite, listingsOf } from "../records/enquired-listings";
import { type Enquiry, kindNames } from "../records/enquiry";
import { emailKey } from "../records/person";
import { nameOf } from "./people";

/** The ids and times of all enquiries of the person who sent one: of the same number or address, in every kind. */
export function enquiriesOfPerson({ email, phoneE164 }: Enquiry): SQL {
  const ofKind = (kind: EnquiryKind) =>
    sql`select id, created_at from ${tableOf(kind)} where phone_e164 = ${phoneE164} or lower("email") = ${emailKey(email ?? "")}`;
  return sql.join(enquiryKinds.map(ofKind), sql` union all `);
}

/** Maximum earlier enquiries in a mail, the newest ones. */
const maxListed = 5;

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: officeTimeZone });

/** What an enquiry was about: "Ontario Tower". */
function subjectOf(answers: Readonly<Record<string, string | null>>): string {
  const site = currentSite(defaultLocale);
  const titles = listingsOf(answers).map((listing) => show(site, listing).title);
  return titles.join("; ") || (answers["propertyTitle"] ?? answers["propertyAddress"] ?? "");
}

/**
 * The earlier enquiries of the person who sent one, the newest first: "21 November 2026: Viewing request, Ontario Tower,
 * answered by Giulia Rossi".
 *
 * @returns a line for each
 */
export async function wroteBefore(env: Env, enquiry: Enquiry): Promise<string[]> {
  const db = drizzle(env.DB);
  const { email, phoneE164, createdAt, id } = enquiry;
  const ofKind = (kind: EnquiryKind) => {
    const table = tableOf(kind);
    return db
      .select({
        enquiry: table,
        claimedBy: sql<
          string | null
        >`(select claimed_by from assignments where enquiry_id = ${table.id})`,
      })
      .from(table)
      .where(
        sql`(${table.phoneE164} = ${phoneE164} or lower("email") = ${emailKey(email ?? "")}) and ${table.spam} is null and ${table.createdAt} <= ${createdAt} and ${table.id} <> ${id}`,
      )
      .orderBy(sql`${table.createdAt} desc`)
      .limit(maxListed);
  };
  const found = await Promise.all(enquiryKinds.map(ofKind));
  return found
    .flatMap((rows, index) =>
      rows.map((row) => ({ ...row, kind: enquiryKinds[index] ?? "viewing" })),
    )
    .toSorted((one, other) => (one.enquiry.createdAt < other.enquiry.createdAt ? 1 : -1))
    .slice(0, maxListed)
    .map(({ enquiry: earlier, claimedBy, kind }) =>
      [
        `${days.format(new Date(earlier.createdAt))}: ${kindNames[kind]}`,
        subjectOf(earlier as Enquiry),
        claimedBy ? `answered by ${nameOf(claimedBy)}` : "",
      ]
        .filter(Boolean)
        .join(", "),
    );
}

/** A stored enquiry with its kind. */
export interface FoundEnquiry {
  kind: EnquiryKind;
  enquiry: Enquiry;
}

/** A stored enquiry of any kind; undefined if it was deleted. */
export async function findEnquiry(env: Env, id: string): Promise<FoundEnquiry | undefined> {
  const db = drizzle(env.DB);
  const rows = await Promise.all(
    enquiryKinds.map(async (kind) =>
      db
        .select()
        .from(tableOf(kind))
        .where(eq(tableOf(kind).id, id))
        .limit(1),
    ),
  );
  return rows.flatMap(([enquiry], index) => {
    const kind = enquiryKinds[index];
    return enquiry && kind ? [{ kind, enquiry }] : [];
  })[0];
}
