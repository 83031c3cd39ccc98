import { company } from "~/content/company";
import { defaultLocale, locales } from "~/locale";
import { escapeHtml, quoted, textAsHtml } from "./mail-escaping";

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

const linkLine = (text: string, link?: string) => (link && link !== text ? `\n${link}` : "");

/** The rows of the text part. */
export const rowsAsText = (rows: readonly Row[]) =>
  rows
    .map(
      ({ label, text, link, note }) =>
        `${label}:\n${quoted(text)}${linkLine(text, link)}${note ? `\n${note}` : ""}`,
    )
    .join("\n");

/**
 * Styles are inline, because mail programs remove style sheets. No style sets a colour of text or
 * background, so that dark mode works.
 */
const styles = {
  page: "max-width:600px;margin:0 auto;padding:16px;font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5",
  table: "width:100%;border-collapse:collapse",
  label: "padding:14px 0 2px;text-align:left;font-weight:normal;font-size:13px;opacity:.75",
  answer: "overflow-wrap:anywhere",
  action:
    "display:inline-block;padding:11px 18px;border:2px solid;border-radius:4px;font-weight:bold;text-decoration:none",
  note: "display:block;margin-top:4px;font-size:14px;opacity:.75",
} as const;

/** The answer of a row, with its link. */
function htmlAnswer({ text, link }: Row, attributes = ""): string {
  const html = textAsHtml(text);
  return link ? `<a href="${escapeHtml(link)}"${attributes}>${html}</a>` : html;
}

/**
 * A row: its label above the answer, for the narrow column of a phone. `dir="auto"` sets the direction of a
 * visitor's text.
 */
function htmlRow(row: Row): string {
  const { label, note, action } = row;
  const answer = htmlAnswer(row, action ? ` style="${styles.action}"` : "");
  const below = note ? `<span dir="ltr" style="${styles.note}">${escapeHtml(note)}</span>` : "";
  return `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th></tr><tr><td dir="auto" style="${styles.answer}">${answer}${below}</td></tr>`;
}

/** The rows of the HTML part. */
export const rowsAsHtml = (rows: readonly Row[]) =>
  `<table style="${styles.table}">${rows.map(htmlRow).join("")}</table>`;

/** The rows of one of many things, with few bytes each. `dir="auto"` isolates a visitor's text. */
const rowsOfList = (rows: readonly Row[]) =>
  rows
    .map((row) => `<div>${escapeHtml(row.label)}: <b dir="auto">${htmlAnswer(row)}</b></div>`)
    .join("");

/** A heading between rows. */
export const htmlHeading = (text: string) =>
  `<h2 style="margin:32px 0 0;padding-top:16px;border-top:1px solid;font-size:16px">${escapeHtml(text)}</h2>`;

/** The HTML part of a mail around its content, which is HTML. */
export function mailPage(content: string): string {
  const { lang, direction } = locales[defaultLocale];
  return `<!doctype html><html lang="${lang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}</style></head><body style="margin:0"><div style="${styles.page}">${content}</div></body></html>`;
}

/** The maximum HTML of a mail, in bytes: Gmail hides what is above 102 kB. */
const maxHtmlBytes = 100_000;

const encoder = new TextEncoder();

/**
 * Lists things in as many mails as their size needs.
 *
 * @param mailOf returns the mail of some of them
 * @returns the mails, each with what it lists
 */
export function splitMail<T>(
  listed: readonly T[],
  mailOf: (part: readonly T[]) => EmailMessageBuilder,
): { part: readonly T[]; mail: EmailMessageBuilder }[] {
  const mail = mailOf(listed);
  const isSmall = encoder.encode(mail.html).byteLength <= maxHtmlBytes;
  if (isSmall || listed.length <= 1) return [{ part: listed, mail }];
  const half = Math.ceil(listed.length / 2);
  return [listed.slice(0, half), listed.slice(half)].flatMap((part) => splitMail(part, mailOf));
}

/** A mail to the staff that lists several things, each with its rows. */
export function listMail(
  env: Env,
  subject: string,
  intro: string,
  lists: readonly Row[][],
): EmailMessageBuilder {
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: env.ENQUIRY_RECIPIENT,
    subject,
    text: [intro, ...lists.map(rowsAsText)].join("\n\n"),
    html: mailPage([`<p>${escapeHtml(intro)}</p>`, ...lists.map(rowsOfList)].join("<hr>")),
  };
}
