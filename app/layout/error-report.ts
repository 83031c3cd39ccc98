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

/** Removes what may be personal data from a text, and cuts it to 200 characters. */
export const redact = (text: string): string =>
  text
    .replaceAll(query, "$1")
    .replaceAll(quoted, "…")
    .replaceAll(email, "…")
    .replaceAll(number, "…")
    .slice(0, maxLength);
