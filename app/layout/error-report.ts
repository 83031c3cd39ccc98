/** Where browsers report errors and violations of the content-security policy. */
export const reportPath = "/functions/v1/report";

/** An error in a visitor's browser, without anything that the visitor entered. */
export interface ErrorReport {
  /** Such as "TypeError". */
  name: string;
  message: string;
  /** Stack frames in the site's own files, the innermost first: "root-a1b2c3d.js:1:2345". */
  frames: string[];
  /** The path of the page. */
  page: string;
  /** The version of the site that the page came from. */
  version: string;
}

/** Characters of a message. */
const maxLength = 200;

/** What may be personal data in a message: quoted text, email addresses, long numbers, queries. */
const quoted = /(["'`])[^"'`]*\1|“[^”]*”|‘[^’]*’/gu;
const email = /\S+(@|%40)\S+/gu;
const number = /\+?\d(?:[\s().-]*\d){5,}/gu;
const query = /(\/[^\s?#]*)[?#]\S*/gu;

/** A quote that a cut left open, to the end. */
const openQuote = /["'`“‘].*$/su;

/** Characters that are read: the expressions take time with the square of the length. */
const maxRead = 1_000;

/** The beginning of a long text, without the word and the quote that the cut may have split. */
const beginning = (text: string) =>
  text.slice(0, maxRead).replaceAll(quoted, "…").replace(openQuote, "…").replace(/\S*$/u, "…");

/** Removes what may be personal data from a text, and cuts it to 200 characters. */
export const redact = (text: string): string =>
  (text.length > maxRead ? beginning(text) : text)
    .replaceAll(query, "$1")
    .replaceAll(quoted, "…")
    .replaceAll(email, "…")
    .replaceAll(number, "…")
    .slice(0, maxLength);
