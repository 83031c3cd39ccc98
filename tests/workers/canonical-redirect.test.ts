import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "~workers/app";

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
    "all of it with a query",
    "http://orizzonte.workers.dev/buy//?type=villa&sort=price-up",
    "https://orizzonte.example/buy?type=villa&sort=price-up",
  ],
])("redirects %s to the page's canonical address", async (_, requested, wanted) => {
  expect(await visit(requested)).toEqual({ status: 301, to: wanted });
  expect(await visit(requested, "HEAD")).toEqual({ status: 301, to: wanted });
});

it("an address that only looks like another host's stays on the site", async () => {
  const { to } = await visit("https://orizzonte.example//elsewhere.example/");
  expect(new URL(to ?? "").host).toBe("orizzonte.example");
});

it("a form is not sent elsewhere", async () => {
  const { status } = await visit("https://www.orizzonte.example/functions/v1/health/", "POST");
  expect(status).toBe(404);
});
