import { defaultLocale, locales } from "~/locale";
import { escapeHtml, quoted, type Row } from "./mail-text";

const linkLine = (text: string, link?: string) => (link && link !== text ? `\n${link}` : "");

/** Rows as the text part of a mail has them. */
export const rowsAsText = (rows: readonly Row[]) =>
  rows
    .map(({ label, text, link }) => `${label}:\n${quoted(text)}${linkLine(text, link)}`)
    .join("\n");

/** What was typed reads in its own direction, an Arabic name from the right, beside English words. */
function htmlRow({ label, text, link }: Row): string {
  const words = escapeHtml(text);
  const cell = link ? `<a href="${escapeHtml(link)}">${words}</a>` : words;
  return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto" style="white-space:pre-wrap">${cell}</td></tr>`;
}

/** Rows as the HTML part has them. */
export const rowsAsHtml = (rows: readonly Row[]) => `<table>${rows.map(htmlRow).join("")}</table>`;

/** The HTML part of a mail around its content, which is HTML already. */
export function mailPage(content: string): string {
  const { lang, direction } = locales[defaultLocale];
  return `<!doctype html><html lang="${lang}" dir="${direction}"><body>${content}</body></html>`;
}
