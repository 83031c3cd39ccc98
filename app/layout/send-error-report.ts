import { type ErrorReport, redact, reportPath } from "./error-report";

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
