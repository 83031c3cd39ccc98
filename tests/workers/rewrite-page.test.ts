import { expect, it } from "vitest";
import { rewritePage } from "~workers/http/finalize-response";

const nonce = "3f8c";

/** A page that is streamed byte by byte. */
function streamed(html: string): Response {
  const bytes = new TextEncoder().encode(html);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/html" } });
}

const page = (body: string, head = "") =>
  streamed(`<html><head>${head}</head><body>${body}</body></html>`);

async function rewritten(before: Response) {
  const { html, scripts } = await rewritePage(before, nonce);
  return { html: new TextDecoder().decode(html), scripts };
}

it("allows the inline scripts of the render, by their exact text", async () => {
  const code = 'const words = ["1 500 000 درهم", "<b>&amp;</b>", "–\u2028"];\n';
  const { html, scripts } = await rewritten(
    page(`<script nonce="${nonce}">${code}</script><script nonce="${nonce}">last()</script>`),
  );
  expect(scripts.slice(1)).toEqual([code, "last()"]);
  expect(html).toContain(`<script>${code}</script>`);
});

it("a script without the mark, or with one that was guessed, may not", async () => {
  const { html, scripts } = await rewritten(
    page('<script>stolen()</script><script nonce="guessed">stolen()</script>'),
  );
  expect(scripts.join("\n")).not.toContain("stolen");
  expect(html).toContain("<script>stolen()</script>");
});

it("removes the nonce from the page", async () => {
  const { html } = await rewritten(
    page(
      `<script nonce="${nonce}">a()</script>`,
      `<link rel="stylesheet" href="/a.css" nonce="${nonce}">`,
    ),
  );
  expect(html).toContain('<link rel="stylesheet" href="/a.css"');
  expect(html).not.toContain(nonce);
});

it("the start and its modules wait together, and each is named once", async () => {
  const preloads = ["manifest", "entry", "root"].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="${nonce}"/>`,
  );
  const start = 'import "/assets/manifest.js";\nimport("/assets/entry.js");';
  const { html, scripts } = await rewritten(
    page(
      `<p>Orizzonte</p><script type="module" async="" nonce="${nonce}">${start}</script>`,
      preloads.join(""),
    ),
  );
  const [before, rest = ""] = html.split("<template>");
  const [held, after] = rest.split("</template>");
  expect(before).not.toContain("modulepreload");
  const addresses: (string | null)[] = [];
  await new HTMLRewriter()
    .on("link", { element: (link) => void addresses.push(link.getAttribute("href")) })
    .transform(new Response(held))
    .text();
  expect(addresses).toEqual(["/assets/manifest.js", "/assets/entry.js", "/assets/root.js"]);
  expect(held).toContain(`>${start}</script>`);
  expect(scripts).toContain(start);
  expect(after).toContain(`<script>${scripts[0]}</script>`);
});

it("a page without scripts stays as it is", async () => {
  const { html } = await rewritten(page("<p>Orizzonte</p>"));
  expect(html).toBe("<html><head></head><body><p>Orizzonte</p></body></html>");
});
