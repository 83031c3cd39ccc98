import { redact } from "~/layout/error-report";

/** A report as it is logged: nothing of any visitor. */
export interface Reported {
  event: "browser-error" | "policy-violation";
  facts: Record<string, string>;
}

type Body = Readonly<Record<string, unknown>>;

const bodyOf = (value: unknown): Body =>
  typeof value === "object" && value !== null ? (value as Body) : {};
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Most reports of one post that are read: the Reporting API sends several together. */
const maxReports = 5;
const maxFrames = 5;

const extension = /^[a-z-]*extension\b|^webkit-masked-url\b/i;
const version = /^[\w-]{1,40}$/;
const errorName = /^[A-Za-z]{1,40}$/;
const frame = /^[\w.-]{1,80}\.js(:\d{1,7}){0,2}$/;
const directive = /^[a-z-]{1,40}/;

/** The version of the page that a report came from; empty where what was sent is none. */
const versionOf = (value: unknown) => (version.test(textOf(value)) ? textOf(value) : "");

/**
 * An address without what may be a visitor's own: of this site its path, of another its origin alone, of
 * what is no address ("inline", "eval", "data:…") the first word.
 */
function placeOf(value: unknown, site: string): string {
  const text = textOf(value);
  if (!/^(https?|wss?):/.test(text) || !URL.canParse(text))
    return /^[\w-]{0,40}/.exec(text)?.[0] ?? "";
  const { host, origin, pathname } = new URL(text);
  return host === site ? redact(pathname) : origin;
}

/** An error that the site's own handler sent: app/layout/error-report.ts. */
function errorOf(sent: Body): Reported[] {
  const { frames: reported, name, message, page } = sent;
  const frames = (Array.isArray(reported) ? reported : []).filter((one) => frame.test(textOf(one)));
  if (frames.length === 0) return [];
  const facts = {
    version: versionOf(sent["version"]),
    page: redact(textOf(page).split(/[?#]/)[0] ?? ""),
    name: errorName.test(textOf(name)) ? textOf(name) : "Error",
    message: redact(textOf(message)),
    frames: frames.slice(0, maxFrames).join(" "),
  };
  return [{ event: "browser-error", facts }];
}

/**
 * A violation of the content-security policy, as the Reporting API names what it has
 * (https://www.w3.org/TR/CSP3/#reporting) and, with hyphens, as `report-uri` does.
 */
function violationOf(sent: Body, { host: site, searchParams }: URL): Reported[] {
  const page = textOf(sent["documentURL"] ?? sent["document-uri"]);
  const blocked = sent["blockedURL"] ?? sent["blocked-uri"];
  const source = sent["sourceFile"] ?? sent["source-file"];
  const violated =
    sent["effectiveDirective"] ?? sent["effective-directive"] ?? sent["violated-directive"];
  const line = sent["lineNumber"] ?? sent["line-number"];
  const isSameSite = URL.canParse(page) && new URL(page).host === site;
  const name = directive.exec(textOf(violated))?.[0];
  if (!isSameSite || !name || [blocked, source].some((text) => extension.test(textOf(text))))
    return [];
  const facts = {
    version: versionOf(searchParams.get("version")),
    page: placeOf(page, site),
    directive: name,
    blocked: placeOf(blocked, site),
    source: `${placeOf(source, site)}${typeof line === "number" ? `:${line}` : ""}`,
  };
  return [{ event: "policy-violation", facts }];
}

/**
 * Reads what a browser reported: the error of our own handler, the Reporting API's list, or the single
 * violation that `report-uri` gets. Query strings, samples of code and whatever a visitor typed are
 * dropped; what extensions cause is ignored.
 *
 * @param sent the JSON
 * @param address that it was posted to; it names the version
 */
export function readReports(sent: unknown, address: URL): Reported[] {
  const violation = bodyOf(sent)["csp-report"];
  if (violation !== undefined) return violationOf(bodyOf(violation), address);
  if (!Array.isArray(sent)) return errorOf(bodyOf(sent));
  return sent
    .map(bodyOf)
    .filter(({ type }) => type === "csp-violation")
    .slice(0, maxReports)
    .flatMap(({ body }) => violationOf(bodyOf(body), address));
}
