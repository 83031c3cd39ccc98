import { finalizeResponse } from "~workers/http/finalize-response";
import { scriptNonceHeader } from "~/layout/script-nonce-header";

const nonce = "the-mark-of-this-render";

/** A rendered page with an injected script. */
const page = `<!doctype html>
<html lang="en">
  <head><title>Injected</title></head>
  <body>
    <script nonce="${nonce}">document.documentElement.dataset.ours = "ran";</script>
    <script>document.documentElement.dataset.theirs = "ran";</script>
    <script nonce="guessed">document.documentElement.dataset.theirs = "ran";</script>
    <img src="/none.png" alt="" onerror="document.documentElement.dataset.theirs = 'ran'">
    <script nonce="${nonce}">document.documentElement.dataset.last = "ran";</script>
  </body>
</html>`;

/** A Worker with that one page, which it finishes as ours does. */
export default {
  fetch: (request: Request) =>
    finalizeResponse(
      request,
      new Response(page, { headers: { "content-type": "text/html", [scriptNonceHeader]: nonce } }),
      { version: "v1", routes: [], turnstile: false, analytics: undefined, maxAge: Infinity },
    ),
};
