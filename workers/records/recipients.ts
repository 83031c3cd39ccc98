import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { company } from "~/content/company";
import { type ChannelName, deliveries, enquiryKinds, tableOf } from "../db/schema";
import { crmOf, mailsVisitors } from "../settings";
import type { Enquiry } from "./enquiry";
import { emailKey } from "./person";

/** Domains that nobody has: RFC 2606 and RFC 6761. */
const reservedDomain = /(^|\.)(example(\.(com|net|org))?|invalid|localhost|test)$/u;

/** Local parts that no person reads, or that people type to fill in a form. */
const nobody =
  /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|abuse|test|testing|asdf+|qwerty|none|nobody|a+|x+|abc|123+)$/u;

/** Whether an address may be somebody's: not obviously false, and not one of the firm. */
function isPlausible(env: Env, address: string): boolean {
  const email = emailKey(address);
  const [local = "", domain = ""] = email.split("@");
  const own = [env.ENQUIRY_RECIPIENT, env.ENQUIRY_SENDER, company.email].map(emailKey);
  return !own.includes(email) && !reservedDomain.test(domain) && !nobody.test(local);
}

/** Whether the visitor of an enquiry may get mails. */
export const mayBeMailed = (env: Env, enquiry: Enquiry): boolean =>
  mailsVisitors(env) && enquiry.spam === null && isPlausible(env, enquiry.email ?? "");

/** The channels by which the firm gets each enquiry: mail always, the CRM's webhook if its address and secret are set. */
export const firmChannels = (env: Env): readonly ("mail" | "crm")[] =>
  crmOf(env) ? ["mail", "crm"] : ["mail"];

/** The channels of a new enquiry: also the visitor, if the address is plausible. A quarantined one has none. */
export const channelsOfNewEnquiry = (env: Env, enquiry: Enquiry): ChannelName[] =>
  enquiry.spam === null
    ? [...firmChannels(env), ...(mayBeMailed(env, enquiry) ? (["visitor"] as const) : [])]
    : [];

/** Maximum acknowledgements to one address within a day: anybody can enter anybody's address in a form. */
const maxAcknowledgements = 3;

const day = 24 * 60 * 60 * 1000;

/** The condition that the address of an enquiry has had fewer acknowledgements than the maximum. */
export function mayGetAnother({ email, createdAt }: Enquiry): SQL {
  const since = new Date(Date.parse(createdAt) - day).toISOString();
  const ofAddress = enquiryKinds.map(
    (kind) => sql`select id from ${tableOf(kind)} where lower("email") = ${emailKey(email ?? "")}`,
  );
  return sql`(select count(*) from deliveries where channel = 'visitor' and created_at > ${since}
    and id = enquiry_id || '/visitor' and enquiry_id in (${sql.join(ofAddress, sql` union all `)})) < ${maxAcknowledgements}`;
}

/** The errors of the mail service that concern the visitor's address alone. No retry can succeed. */
const refusals = ["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"];

export const isRefusal = (code: string): boolean => refusals.includes(code);

/** Whether the address of an enquiry's visitor has refused a mail. */
export async function refusesMail(env: Env, enquiryId: string): Promise<boolean> {
  const { channel, lastError } = deliveries;
  const [found] = await drizzle(env.DB)
    .select({ rows: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.enquiryId, enquiryId),
        eq(channel, "visitor"),
        inArray(lastError, refusals),
      ),
    );
  return (found?.rows ?? 0) > 0;
}
