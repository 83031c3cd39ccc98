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

/** Reports of one page. A repeated error is reported once. */
const maxReports = 5;
/** Frames of one report. */
const maxFrames = 5;

const extension = /\b[a-z-]*extension:\/\/|\bwebkit-masked-url:/;
const sent = new Set<string>();

/** Fields for text. */
const fields = "input:not([type=hidden], [type=checkbox], [type=radio]), textarea";

const fieldValues = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>(fields), ({ value }) => value)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);

const version = () =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? "";

/**
 * Reports an error in the site's code to the Worker. Errors of extensions, and errors without a frame in the site's
 * files, are ignored.
 *
 * @param position file, line and column of the error event
 */
export function sendErrorReport(thrown: Error, position: string): void {
  const trace = `${thrown.message}\n${position}\n${thrown.stack}`;
  const files = `${location.origin}/assets/`;
  const found = trace.split(files).slice(1);
  const frames = [...new Set(found.flatMap((rest) => /^[\w.-]+\.js(:\d+)*/.exec(rest)?.[0] ?? []))];
  const key = `${thrown.name} ${frames[0]}`;
  if (extension.test(trace) || frames.length === 0 || sent.has(key) || sent.size >= maxReports)
    return;
  sent.add(key);
  const report: ErrorReport = {
    name: thrown.name,
    message: redact(
      fieldValues().reduce((text, value) => text.replaceAll(value, "…"), thrown.message),
    ),
    frames: frames.slice(0, maxFrames),
    page: location.pathname,
    version: version(),
  };
  // `keepalive`: the visitor may be leaving the page. A report that fails is lost.
  fetch(reportPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}
