import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { storeRates } from "~workers/exchange-rates";
import * as builtWorker from "../../build/server/index.js";
import { exampleRates } from "./example-rates";

const deployedEnv = { ...env, SITE_ORIGIN: "https://orizzonte.example" };
const site = "https://orizzonte.example";

interface CachedPage {
  response: Response;
  body: ArrayBuffer;
}

/**
 * A cache in front of an entrypoint with Cloudflare's documented key: the path and the query, without
 * host, scheme, method and request headers.
 * https://developers.cloudflare.com/workers/cache/cache-keys/
 */
class EdgeCache {
  readonly entries = new Map<string, CachedPage>();
  hits = 0;
  readonly requests: Request[] = [];

  async fetch(request: Request): Promise<Response> {
    this.requests.push(request);
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const found = this.entries.get(key);
    if (found) {
      this.hits += 1;
      return new Response(found.body, found.response);
    }
    const context = createExecutionContext();
    const response = await new builtWorker.Pages(context, deployedEnv).fetch(request);
    await waitOnExecutionContext(context);
    const body = await response.arrayBuffer();
    const control = response.headers.get("cloudflare-cdn-cache-control") ?? "";
    if (control.includes("max-age")) this.entries.set(key, { response, body });
    return new Response(body, response);
  }
}

let cache: EdgeCache;
beforeEach(() => {
  cache = new EdgeCache();
});

async function visit(address: string, init: RequestInit = {}) {
  const context = Object.assign(createExecutionContext(), { exports: { Pages: cache } });
  const response = await builtWorker.default.fetch(
    new Request(address, init),
    deployedEnv,
    context,
  );
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text };
}

describe("a cached page", () => {
  it("serves a cached page to visitors of different campaigns", async () => {
    const first = await visit(`${site}/property/ontario-tower?utm_source=news&gclid=1`);
    const second = await visit(`${site}/property/ontario-tower?fbclid=2&utm_campaign=x`);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect([cache.entries.size, cache.hits]).toEqual([1, 1]);
  });

  it.each([
    ["/buy?sort=price-up&for=sale", "/buy?for=sale&sort=price-up"],
    ["/buy?bedrooms=4+", "/buy?bedrooms=4%2B&utm_medium=email"],
    [
      "/buy?for=&type=villa&bedrooms=&price=&location=&sort=price-up",
      "/buy?type=villa&sort=price-up",
    ],
    ["/buy?location=+", "/buy"],
    ["/buy?type=Villa", "/buy?type=villa&type=apartment"],
    ["/team?language=french&specialization=luxury", "/team?specialization=luxury&language=french"],
    ["/buy.data?_routes=routes%2Fbuy&for=sale", "/buy.data?for=sale&_routes=routes%2Fbuy&ref=1"],
  ])("has one cache key for parameters in any order: %s", async (one, other) => {
    const first = await visit(site + one);
    const second = await visit(site + other);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect([cache.entries.size, cache.hits]).toEqual([1, 1]);
  });

  it("answers conditional requests with 304 and HEAD requests with headers", async () => {
    const { headers: first } = await visit(`${site}/sell`);
    const known = { headers: { "if-none-match": first.get("etag") ?? "" } };
    const again = await visit(`${site}/sell?gclid=3`, known);
    expect([again.status, again.text]).toEqual([304, ""]);
    const strong = (first.get("etag") ?? "").replace("W/", "");
    const byProxy = await visit(`${site}/sell`, { headers: { "if-none-match": `"a", ${strong}` } });
    expect([byProxy.status, byProxy.text]).toEqual([304, ""]);
    const other = await visit(`${site}/sell`, { headers: { "if-none-match": 'W/"other"' } });
    expect(other.status).toBe(200);
    const head = await visit(`${site}/sell`, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const name of ["etag", "content-security-policy", "cache-control", "link"])
      for (const answer of [again, head]) expect(answer.headers.get(name)).toBe(first.get(name));
    expect(cache.hits).toBe(4);
  });
});

describe("personal data", () => {
  it("is not in the cache: the cache key is the address only", async () => {
    const headers = {
      authorization: "Bearer me",
      cookie: "me=1",
      "accept-language": "it",
      "x-forwarded-host": "thief.example",
      "x-original-url": "/thief",
      "if-none-match": 'W/"mine"',
      range: "bytes=0-9",
    };
    await visit(`${site}/contact?interest=buying&email=me@example.com`, { headers });
    expect(cache.requests.map(({ url }) => url)).toEqual([`${site}/contact?interest=buying`]);
    expect(cache.requests.flatMap(({ headers: sent }) => [...sent])).toEqual([]);
  });

  it("is not cached: the response to a form post without JavaScript", async () => {
    const form = { method: "POST", body: new URLSearchParams({ firstName: "Giulia" }) };
    const posted = await visit(`${site}/contact?interest=buying`, form);
    expect(posted.status).toBe(422);
    expect(posted.text).toContain("Giulia");
    expect(posted.headers.get("cache-control")).toBe("no-store");
    expect(cache.requests).toEqual([]);
    expect((await visit(`${site}/contact?interest=buying`)).text).not.toContain("Giulia");
  });

  it("is not cached: a page with typed values", async () => {
    const { text } = await visit(`${site}/buy?location=Jumeirah&utm_source=news`);
    expect(text).toContain('value="Jumeirah"');
    const { text: view } = await visit(`${site}/invest/purchase-plan?home1=own&price1=1234567`);
    expect(view).toContain('value="1234567"');
    const { text: unanswered } = await visit(
      `${site}/invest/purchase-plan?home1=own&price1=&start=`,
    );
    expect(unanswered).toContain("Enter a figure");
    expect(cache.entries.size).toBe(0);
  });

  it("is not cached: the functions", async () => {
    expect((await visit(`${site}/functions/v1/health`)).status).toBe(200);
    expect((await visit(`${site}/functions/v1/none`)).status).toBe(404);
    expect(cache.requests).toEqual([]);
  });
});

it("addresses with unknown parameters do not fill the cache", async () => {
  const madeUp = [
    "/made-up",
    "/property/made-up",
    "/Buy",
    "/%62uy",
    "/buy?location=anywhere",
    "/buy?min=1000000&max=2000000&currency=EUR",
    "/buy?page=0002",
    "/buy?page=99",
    "/buy.data?_routes=routes%2Fmade-up",
    "/contact?about=anything",
    "/invest/purchase-plan?home1=own&price1=123",
    "/shortlist?homes=ontario-tower,al-soufuh-apartment",
  ];
  for (const address of madeUp) await visit(site + address);
  expect([...cache.entries.keys()]).toEqual([]);
  for (let number = 0; number < 20; number += 1)
    await visit(`${site}/areas?${number}=${number}&made-up=${number}`);
  expect([...cache.entries.keys()]).toEqual(["/areas"]);
});

async function cacheControlOf(path: string) {
  const { headers } = await visit(site + path);
  return headers.get("cloudflare-cdn-cache-control");
}

describe("the cache lifetime of a page", () => {
  it("is ten minutes while there is no rate of today", async () => {
    expect(await cacheControlOf("/buy")).toBe("public, max-age=600, stale-while-revalidate=0");
  });

  it("is the usual hour with a rate of today", async () => {
    const now = new Date();
    await storeRates(env, { ...exampleRates, date: now.toISOString().slice(0, 10) }, now);
    for (const path of ["/buy", "/sell"])
      expect(await cacheControlOf(path)).toBe("public, max-age=3600, stale-while-revalidate=86400");
  });
});

it.each([
  ["PUT", "/contact", "GET, HEAD, POST"],
  ["DELETE", "/it/property/ontario-tower", "GET, HEAD, POST"],
  ["PATCH", "/shortlist", "GET, HEAD, POST"],
  ["POST", "/buy", "GET, HEAD"],
  ["POST", "/ar", "GET, HEAD"],
  ["POST", "/buy.data", "GET, HEAD"],
  ["POST", "/sitemap.xml", "GET, HEAD"],
  ["POST", "/no-such-page", "GET, HEAD"],
  ["POST", "/functions/v1/viewing.ics", "GET, HEAD, OPTIONS"],
  ["PUT", "/functions/v1/health", "GET, HEAD, OPTIONS"],
])(
  "%s %s, which a page does not have, is a 405 that names the methods",
  async (method, path, allow) => {
    const { status, headers, text } = await visit(`${site}${path}`, { method, body: "a=b" });
    expect([status, headers.get("allow")]).toEqual([405, allow]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).not.toContain("<html");
  },
);

const postPlainForm = async (headers: Record<string, string>) =>
  visit(`${site}/contact`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ firstName: "Giulia" }),
  });

it("answers a plain form of a browser that hides its origin, with the values", async () => {
  const { status, text } = await postPlainForm({ origin: "null", "sec-fetch-site": "same-origin" });
  expect(status).toBe(422);
  expect(text).toContain('value="Giulia"');
});

it("refuses a plain form without an origin that another site may have sent", async () => {
  const hidden = { origin: "null" };
  const crossSite = { ...hidden, "sec-fetch-site": "cross-site" };
  expect((await postPlainForm(crossSite)).status).toBe(403);
  expect((await postPlainForm(hidden)).status).toBe(403);
});
