import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";

/**
 * Renders a page whole. It is not streamed, because the content-security policy in its headers
 * names the hash of every inline script, and the last of them is known only at the end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    { signal: request.signal },
  );
  await body.allReady;
  return new Response(body, { status, headers });
}

/** Logs what nobody expected. A missing page or a visitor who has left is not an error. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
