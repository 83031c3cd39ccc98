import { telUrl } from "~/features/enquiries/contact-links";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { claimLink } from "../desk/link";
import { office } from "../desk/people";
import { errorName, log } from "../log";
import { answerRows, requestedTimeRows } from "../mail/enquiry-rows";
import { dubaiTime, listMail, type Row } from "../mail/mail-blocks";
import { type Enquiry, kindNames, visitorName } from "../records/enquiry";
import { formatNumberWithCountry } from "../records/phone";
import { digestInterval } from "./mail-networks";

/** An enquiry in a list of many. */
export interface DigestEntry {
  kind: EnquiryKind;
  enquiry: Enquiry;
}

/** Maximum characters of an answer in a list; the export has the whole text. */
const maxMessageLength = 300;

const shortened = (text: string) =>
  text.length > maxMessageLength
    ? `${text.slice(0, maxMessageLength).replace(/\p{Surrogate}$/u, "")}…`
    : text;

/**
 * The fields of an entry. The number is the stored one: reading hundreds of numbers takes too long for one run. Fields with `inLists` in their definition have a row.
 */
function summaryRows({ kind, enquiry }: DigestEntry, more: Row[]): Row[] {
  const { email, phone, phoneE164, phoneCountry, propertyTitle, propertyAddress } = enquiry;
  return [
    { label: kindNames[kind], text: propertyTitle ?? propertyAddress ?? "No home named" },
    ...requestedTimeRows(kind, enquiry),
    { label: "Name", text: visitorName(enquiry) },
    {
      label: "Call",
      text: phoneE164
        ? formatNumberWithCountry({ international: phoneE164, country: phoneCountry })
        : "",
      link: phoneE164 ? telUrl(phoneE164) : undefined,
    },
    { label: "Phone as typed", text: phone ?? "" },
    { label: "Email", text: email ?? "" },
    ...answerRows(kind, enquiry, ({ inLists }) => inLists === true).map(({ label, text }) => ({
      label,
      text: shortened(text),
    })),
    { label: "Received", text: dubaiTime(enquiry.createdAt) },
    ...more,
    { label: "Reference", text: enquiry.id },
  ];
}

/**
 * The rows of an enquiry in a digest.
 *
 * @throws if the stored enquiry cannot be written
 */
export const digestRows = (one: DigestEntry): Row[] => summaryRows(one, []);

/**
 * A mail that replaces many during a flood of enquiries.
 *
 * @param lists the rows of each enquiry
 */
export async function digestMail(lists: readonly Row[][], env: Env): Promise<EmailMessageBuilder> {
  const intro = `There are too many enquiries from the same networks to send each by mail. Until there are fewer, a list of them is sent every ${digestInterval} minutes; those of others are sent at once. For the full text, run npm run leads -- export --remote.`;
  return listMail(env, `${lists.length} enquiries in one mail`, intro, lists);
}

interface QuarantineEntry extends DigestEntry {
  /** The number of the sender's enquiries, of which this is the newest. */
  enquiries: number;
}

/** The way to deliver a quarantined enquiry: a page, or a command if links cannot be signed. */
function releaseRow(env: Env, { id }: Enquiry, now: Date): Row {
  const label = "To send it";
  const link = claimLink(env, id, office, now);
  if (link) return { label, text: "It is from a person", link, action: true };
  return { label, text: `npm run leads -- resend ${id} --remote` };
}

/** The rows of a quarantined enquiry. One that cannot be written can be sent too, and so can the others. */
export function quarantineRows(
  env: Env,
  { kind, enquiry, enquiries }: QuarantineEntry,
  now: Date,
): Row[] {
  const more = [
    { label: "Quarantined because", text: enquiry.spam ?? "" },
    {
      label: "Others from this sender",
      text: enquiries > 1 ? `${enquiries - 1}, in npm run leads -- export` : "",
    },
    releaseRow(env, enquiry, now),
  ];
  try {
    return summaryRows({ kind, enquiry }, more);
  } catch (error) {
    log.error("quarantined-not-written", { id: enquiry.id, error: errorName(error) });
    const text = "It could not be written here. npm run leads -- export has it.";
    return [{ label: kindNames[kind], text }, ...more];
  }
}

/**
 * The daily mail about quarantined enquiries, each with the way to deliver it.
 *
 * @param listed the newest enquiry of each sender, by its rows, with the number of the sender's enquiries
 * @param remain whether there are more senders than one run lists
 */
export async function quarantineMail(
  listed: readonly { rows: Row[]; enquiries: number }[],
  remain: boolean,
  env: Env,
): Promise<EmailMessageBuilder> {
  const rest = remain ? " There are more; they follow within an hour or tomorrow." : "";
  const total = listed.reduce((sum, { enquiries }) => sum + enquiries, 0);
  const intro = `These look automated and were not mailed. If one is from a person, send it on by its last line.${rest}`;
  const lists = listed.map(({ rows }) => rows);
  return listMail(env, `${total} enquiries quarantined as spam`, intro, lists);
}
