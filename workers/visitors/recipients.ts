import { type SQL, sql } from "drizzle-orm";
import { company } from "~/content/company";
import { enquiryKinds, tableOf } from "../db/schema";
import type { Enquiry } from "../enquiries/enquiry";
import { emailKey } from "../enquiries/person";
import { mailsVisitors } from "../settings";

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
