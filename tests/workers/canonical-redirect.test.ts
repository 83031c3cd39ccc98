import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, it } from "vitest";
import worker from "~workers/app";
import { canonicalRedirect, formerAddressRedirect } from "~workers/http/redirects";

const deployedEnv = { ...env, SITE_ORIGIN: "https://orizzonte.example" };

async function visit(address: string, method = "GET") {
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(address, { method }), deployedEnv, context);
  await waitOnExecutionContext(context);
  return { status: response.status, to: response.headers.get("location") };
}

it.each([
  ["another host", "https://www.orizzonte.example/buy", "https://orizzonte.example/buy"],
  ["another port", "https://orizzonte.example:8443/buy", "https://orizzonte.example/buy"],
  ["a connection that others can read", "http://orizzonte.example/", "https://orizzonte.example/"],
  ["a slash at the end", "https://orizzonte.example/areas/", "https://orizzonte.example/areas"],
  [
    "capital letters",
    "https://orizzonte.example/Off-Plan/VELOS?utm_source=A",
    "https://orizzonte.example/off-plan/velos?utm_source=A",
  ],
  ["escaped letters", "https://orizzonte.example/%62u%59", "https://orizzonte.example/buy"],
  ["the prefix of English", "https://orizzonte.example/EN/buy", "https://orizzonte.example/buy"],
  ["English home", "https://orizzonte.example/en/", "https://orizzonte.example/"],
  [
    "a language in capitals",
    "https://orizzonte.example/IT/Buy",
    "https://orizzonte.example/it/buy",
  ],
  [
    "data",
    "https://orizzonte.example/Buy.data?for=rent",
    "https://orizzonte.example/buy.data?for=rent",
  ],
  [
    "all of it with a query",
    "http://orizzonte.workers.dev/buy//?type=villa&sort=price-up",
    "https://orizzonte.example/buy?type=villa&sort=price-up",
  ],
])("redirects %s to the page's canonical address", async (_, requested, wanted) => {
  expect(await visit(requested)).toEqual({ status: 301, to: wanted });
  expect(await visit(requested, "HEAD")).toEqual({ status: 301, to: wanted });
});

it.each(["/caf%C3%A9", "/a%2Fb", "/english", "/%E0%A4%A", "/a%25b", "/it/buy"])(
  "serves %s without a redirect",
  async (path) => {
    const site = new Hono().use(canonicalRedirect).all("*", ({ text }) => text("page"));
    const response = await site.request(`https://orizzonte.example${path}`, {}, deployedEnv);
    expect(response.status).toBe(200);
  },
);

it("an address that only looks like another host's stays on the site", async () => {
  const { to } = await visit("https://orizzonte.example//elsewhere.example/");
  expect(new URL(to ?? "").host).toBe("orizzonte.example");
});

it("a form is not sent elsewhere", async () => {
  const { status } = await visit("https://www.orizzonte.example/functions/v1/health/", "POST");
  expect(status).toBe(404);
});

it.each([
  ["/property/old?utm_source=A", "/property/new?utm_source=A"],
  ["/it/property/old_one", "/it/property/new"],
  ["/it/areas/harbour", "/it/areas/marina"],
  ["/ar/journal/first.data", "/ar/journal/second.data"],
  ["/brochures/0a1b2c3d/firm-old-it.pdf", "/brochures/0a1b2c3d/firm-new-it.pdf"],
  ["/property/new", null],
  ["/property/toString", null],
])("redirects the former address %s to %s", async (path, wanted) => {
  const site = new Hono()
    .use(
      formerAddressRedirect({
        "/property/old": "/property/new",
        "/property/old_one": "/property/new",
        "/areas/harbour": "/areas/marina",
        "/journal/first": "/journal/second",
      }),
    )
    .all("*", ({ text }) => text("page"));
  const { status, headers } = await site.request(path);
  expect([status, headers.get("location")]).toEqual([wanted ? 301 : 200, wanted]);
  expect((await site.request(path, { method: "POST" })).status).toBe(200);
});
