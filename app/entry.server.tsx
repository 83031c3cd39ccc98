import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { redact } from "./layout/error-report";
import { ScriptNonce } from "./layout/inline-script";
import { scriptNonceHeader } from "./layout/script-nonce-header";

/**
 * Renders a page. The response begins when the page is complete, because the content-security policy in its
 * headers has the hash of every inline script.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const nonce = crypto.randomUUID();
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(scriptNonceHeader, nonce);
  const body = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    {
      nonce,
      signal: request.signal,
      // Above this size React appends a suspended part at the end of the page, and a script moves it to its
      // place. Without JavaScript it would stay there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await body.allReady;
  return new Response(body, { status, headers });
}

/** Frames of a logged error. */
const maxFrames = 10;

/**
 * Logs unexpected errors: not a missing page or an aborted request. A message may quote a visitor's text or
 * path.
 */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const frames = stack
    .replace(message, "")
    .split("\n")
    .filter((line) => /^ +at /.test(line));
  console.error(
    JSON.stringify({
      event: "page-failed",
      name,
      message: redact(message),
      frames: frames.slice(0, maxFrames).map((frame) => frame.trim()),
    }),
  );
}
