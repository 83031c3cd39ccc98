import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server.node";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { structuredData } from "./request-context";
import { ScriptNonce } from "./script-nonce";
import { scriptNonceHeader } from "./script-nonce-header";
import { StructuredDataJson } from "./structured-data";

/** The stylesheets of the routes that are shown, as a `Link` header has them. */
function stylesheets({ manifest, staticHandlerContext: { matches, errors } }: EntryContext) {
  // Where a loader failed, the routes below the one that shows the error are not there.
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  return shown
    .flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
    .map((href) => `<${href}>; rel=preload; as=style`);
}

/**
 * Renders a page whole. It is not streamed, because the content-security policy in its headers
 * names the hash of every inline script, and the last of them is known only at the end. React's stream
 * for Node costs less than the one of the platform, for which each name and value is made bytes by itself.
 *
 * The `Link` header names what any screen needs first, which Cloudflare sends ahead as early hints.
 * The first picture is not among it: a browser ignores `imagesrcset` and `media` there, and would
 * fetch one width for the hint and another for the page. Its preload stands in the head.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = crypto.randomUUID();
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(scriptNonceHeader, nonce);
  for (const link of stylesheets(routerContext)) headers.append("link", link);
  const page = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <StructuredDataJson value={JSON.stringify(loadContext.get(structuredData))}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </StructuredDataJson>
      </ScriptNonce>,
      {
        nonce,
        // Whole also means in its order: past a chunk's size React would set what is lazy, such as the
        // missing page, at the end, for a script to bring to its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onHeaders: (early) =>
          Object.entries(early).forEach(([name, value]) => headers.append(name, value)),
        onShellError: reject,
        onAllReady: () => resolve(pipe(new PassThrough())),
      },
    );
    request.signal.addEventListener("abort", () => abort(request.signal.reason));
  });
  return new Response(await buffer(page), { status, headers });
}

/** Logs what nobody expected. A missing page or a visitor who has left is not an error. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
