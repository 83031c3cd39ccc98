import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as builtWorker from "../../build/server/index.js";

const token = "0123456789abcdef0123456789abcdef";
const origin = "https://orizzonte.example";

async function visit(path: string, WEB_ANALYTICS_TOKEN: string) {
  const bindings = { ...env, SITE_ORIGIN: origin, WEB_ANALYTICS_TOKEN };
  const inner = createExecutionContext();
  const Pages = {
    fetch: async (request: Request) => new builtWorker.Pages(inner, bindings).fetch(request),
  };
  const context = Object.assign(createExecutionContext(), { exports: { Pages } });
  const response = await builtWorker.default.fetch(new Request(origin + path), bindings, context);
  const html = await response.text();
  await waitOnExecutionContext(context);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { html, policy, headers: response.headers };
}

/** What the privacy page says of cookies, and of Web Analytics and without it. */
const noCookie = "Nessun cookie";
const counted = "Cloudflare conta per noi";
const alone = "nessuna statistica di terzi";

describe("with Web Analytics enabled", () => {
  it("each page loads and allows the beacon only", async () => {
    for (const path of ["/", "/it/buy", "/ar/property/ontario-tower", "/no-such-page"]) {
      const { html, policy, headers } = await visit(path, token);
      expect(html.split("static.cloudflareinsights.com")).toHaveLength(2);
      expect(html).toContain(
        `<script type="module" src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token": "${token}"}'></script></body>`,
      );
      expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/static\.cloudflareinsights\.com;/u);
      expect(policy).toContain("connect-src 'self' https://cloudflareinsights.com;");
      expect(policy.match(/https:/gu)).toHaveLength(2);
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  it("the privacy page mentions it", async () => {
    const { html } = await visit("/it/privacy", token);
    expect(html).toContain(noCookie);
    expect(html).toContain(counted);
    expect(html).toContain("Cloudflare Web Analytics");
    expect(html).not.toContain(alone);
  });
});

it.each([
  ["off", ""],
  ["given a token that is none", "'><script>alert(1)</script>"],
])("with Web Analytics %s nothing of it is fetched, allowed or mentioned", async (_, none) => {
  const { html, policy, headers } = await visit("/it/privacy", none);
  expect(html + policy).not.toContain("insights");
  expect(html).not.toContain("alert(1)");
  expect(html).not.toContain("Web Analytics");
  expect(html).not.toContain(counted);
  expect(html).toContain(noCookie);
  expect(html).toContain(alone);
  expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
});
