import { redact } from "~/layout/error-report";

/** A part of a path without percent encoding; undefined if it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Characters of a path that are read, and characters that are logged. */
const maxRead = 2_000;
const maxLogged = 200;

/** The path of a request for the log, without what may be personal data. */
export const pathForLog = ({ url }: Request): string =>
  new URL(url).pathname
    .slice(0, maxRead)
    .split("/")
    // Without encoding, in which the parts of a number are not adjacent.
    .map((part) => redact(decoded(part) ?? part))
    .join("/")
    .slice(0, maxLogged);

/**
 * The request with a path that can be decoded. A malformed one is no page's, and React Router would write
 * it to the log as it is.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  if (decoded(url.pathname) !== undefined) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}
