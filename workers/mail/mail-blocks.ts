import { company } from "~/content/company";
import { officeTimeZone } from "~/format/office-time";
import { defaultLocale, locales } from "~/locale";

const dubaiFormat = new Intl.DateTimeFormat(locales[defaultLocale].tag, {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: officeTimeZone,
});

/** A time in Dubai: "Sunday 29 November 2026 at 17:00 (Dubai)". */
export const dubaiTime = (moment: string) => `${dubaiFormat.format(new Date(moment))} (Dubai)`;

/** A label and its text in a mail. */
export interface Row {
  label: string;
  text: string;
  /** A link to the site or with a known scheme, never one of a visitor. */
  link?: string | undefined;
  /** A note about it, without any text of a visitor. */
  note?: string | undefined;
  /** Whether the link is the main action of the mail. */
  action?: boolean;
}

/** A part of a mail: both its HTML and its text follow from it. */
export type Block =
  | { kind: "paragraphs"; texts: readonly string[] }
  /** A list has few bytes for each row, because a mail has many lists. */
  | { kind: "answers" | "list"; heading?: string; rows: readonly Row[] }
  | {
      kind: "figures";
      title: string;
      rows: readonly (readonly [name: string, now: string, before: string])[];
    };

export const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** Marks every line of a visitor's text, so that none looks like a line of the mail. */
const quoted = (text: string) =>
  text
    .split(lineBreak)
    .map((line) => `> ${line}`)
    .join("\n");

const rowText = ({ label, text, link, note }: Row) =>
  [`${label}:`, quoted(text), link !== text && link, note].filter(Boolean).join("\n");

function blockText(block: Block): string {
  if (block.kind === "paragraphs") return block.texts.join("\n");
  if (block.kind === "figures")
    return [
      `${block.title} (the week before in brackets)`,
      ...block.rows.map(([name, now, before]) => `  ${now} (${before})  ${name}`),
    ].join("\n");
  const rows = block.rows.map(rowText).join("\n");
  return block.heading ? `${block.heading}\n\n${rows}` : rows;
}

/** The block without the rows that have no text. The first row of a list is its heading. */
const withoutEmptyRows = (block: Block): Block =>
  block.kind === "answers" || block.kind === "list"
    ? {
        ...block,
        rows: block.rows.filter(
          ({ text }, index) => text !== "" || (block.kind === "list" && index === 0),
        ),
      }
    : block;

/** Returns a mail to the staff. Rows without text are left out. React, which renders its HTML, is loaded with the first mail, not with the Worker. */
export async function staffMail(
  env: Env,
  subject: string,
  blocks: readonly Block[],
): Promise<EmailMessageBuilder> {
  const { mailHtml } = await import("./mail-html");
  const written = blocks.map(withoutEmptyRows);
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: env.ENQUIRY_RECIPIENT,
    subject,
    text: written.map(blockText).join("\n\n"),
    html: mailHtml(written),
  };
}

/** A mail to the staff that lists several things, each with its rows. */
export const listMail = async (
  env: Env,
  subject: string,
  intro: string,
  lists: readonly Row[][],
): Promise<EmailMessageBuilder> =>
  staffMail(env, subject, [
    { kind: "paragraphs", texts: [intro] },
    ...lists.map((rows): Block => ({ kind: "list", rows })),
  ]);

/** The maximum HTML of a mail, in bytes: Gmail hides what is above 102 kB. */
const maxHtmlBytes = 100_000;

const encoder = new TextEncoder();

/**
 * Lists things in as many mails as their size needs.
 *
 * @param mailOf returns the mail of some of them
 * @returns the mails, each with what it lists
 */
export async function splitMail<T>(
  listed: readonly T[],
  mailOf: (part: readonly T[]) => Promise<EmailMessageBuilder>,
): Promise<{ part: readonly T[]; mail: EmailMessageBuilder }[]> {
  const mail = await mailOf(listed);
  const isSmall = encoder.encode(mail.html).byteLength <= maxHtmlBytes;
  if (isSmall || listed.length <= 1) return [{ part: listed, mail }];
  const half = Math.ceil(listed.length / 2);
  return [
    ...(await splitMail(listed.slice(0, half), mailOf)),
    ...(await splitMail(listed.slice(half), mailOf)),
  ];
}
