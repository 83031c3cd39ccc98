import { telUrl } from "~/features/enquiries/contact-links";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { digestInterval } from "../digest-limits";
import { kindNames } from "../lead-columns";
import { phoneOf } from "../phone";
import type { Enquiry } from "../store";
import { dubaiTime, formatNumberWithCountry, visitorName } from "./enquiry-mail";
import { listMail, type Row } from "./mail-layout";
import { requestedTimeRows } from "./viewing-rows";

/** An enquiry in a list of many. */
export interface DigestEntry {
  kind: EnquiryKind;
  enquiry: Enquiry;
}

/** Maximum characters of a message in a list; the export has the whole text. */
const maxMessageLength = 300;

const shortened = (text: string) =>
  text.length > maxMessageLength
    ? `${text.slice(0, maxMessageLength).replace(/\p{Surrogate}$/u, "")}…`
    : text;

/**
 * The fields of an entry. Add a field here if the staff need it to call or to answer.
 */
function summaryRows({ kind, enquiry }: DigestEntry, more: Row[]): Row[] {
  const number = phoneOf(enquiry);
  const { email, phone, propertyTitle, propertyAddress, message, details } = enquiry;
  return [
    { label: kindNames[kind], text: propertyTitle ?? propertyAddress ?? "" },
    ...requestedTimeRows(enquiry),
    { label: "Name", text: visitorName(enquiry) },
    {
      label: "Call",
      text: number ? formatNumberWithCountry(number) : "",
      link: number && telUrl(number.e164),
    },
    { label: "Phone as typed", text: phone ?? "" },
    { label: "Email", text: email ?? "" },
    { label: "Message", text: shortened(message ?? details ?? "") },
    { label: "Received", text: dubaiTime(enquiry.createdAt) },
    ...more,
    { label: "Reference", text: enquiry.id },
  ].filter(({ label, text }) => text !== "" || label === kindNames[kind]);
}

/** A mail that replaces many during a flood of enquiries. */
export function digestMail(listed: readonly DigestEntry[], env: Env): EmailMessageBuilder {
  const lists = listed.map((one) => summaryRows(one, []));
  const intro = `There are too many enquiries from the same networks to send each by mail. Until there are fewer, a list of them is sent every ${digestInterval} minutes; those of others are sent at once. For the full text, run npm run leads:export -- --remote.`;
  return listMail(env, `${listed.length} enquiries in one mail`, intro, lists);
}

/**
 * The daily mail about quarantined enquiries, each with the command that delivers it.
 *
 * @param listed the newest enquiry of each sender, with the number of the sender's enquiries
 * @param remain whether there are more senders than one run lists
 */
export function quarantineMail(
  listed: readonly (DigestEntry & { enquiries: number })[],
  remain: boolean,
  env: Env,
): EmailMessageBuilder {
  const lists = listed.map((one) =>
    summaryRows(one, [
      { label: "Quarantined because", text: one.enquiry.spam ?? "" },
      {
        label: "Others from this sender",
        text: one.enquiries > 1 ? `${one.enquiries - 1}, in npm run leads:export` : "",
      },
      { label: "To send it", text: `npm run leads:resend -- ${one.enquiry.id} --remote` },
    ]),
  );
  const rest = remain ? " There are more; they follow within an hour or tomorrow." : "";
  const total = listed.reduce((sum, { enquiries }) => sum + enquiries, 0);
  const intro = `These look automated and were not mailed. If one is from a person, run its command to send it on.${rest}`;
  return listMail(env, `${total} enquiries quarantined as spam`, intro, lists);
}
