import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "~workers/app";

const team = "https://team.example";
const site = { ...env, INDEXNOW_KEY: "a-key-of-the-site" };
const preview = {
  ...site,
  SITE_ORIGIN: "https://preview.example",
  PREVIEW_TEAM: team,
  PREVIEW_AUDIENCE: "a1b2",
};
const keyFile = "/a-key-of-the-site.txt";
const hour = 3600;

interface Visit extends RequestInit {
  bindings?: Env;
  path?: string;
}

/** A token that Access signs, valid unless the claims say otherwise. */
async function tokenOf(claims: Record<string, string> = {}): Promise<string> {
  const exp = String(Math.floor(Date.now() / 1000) + hour);
  const query = new URLSearchParams({ iss: team, aud: "a1b2", exp, ...claims });
  return (await fetch(`${team}/?${query}`)).text();
}

async function visit(
  token?: string,
  { bindings = preview, path = keyFile, ...request }: Visit = {},
) {
  const context = createExecutionContext();
  const headers = new Headers(token ? { "cf-access-jwt-assertion": token } : undefined);
  const address = new URL(path, bindings.SITE_ORIGIN);
  const response = await worker.fetch(
    new Request(address, { ...request, headers }),
    bindings,
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

it("shows the preview to the staff, outside of search engines and caches", async () => {
  const { status, headers } = await visit(await tokenOf());
  expect(status).toBe(200);
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("cloudflare-cdn-cache-control")).toBeNull();
});

it.each([
  ["without a token", () => undefined],
  ["with a token of another application", () => tokenOf({ aud: "c3d4" })],
  ["with a token of another team", () => tokenOf({ iss: "https://other.example" })],
  ["with a token that has expired", () => tokenOf({ exp: "1" })],
  ["with a token that was changed", async () => `${(await tokenOf()).slice(0, -8)}AAAAAAAA`],
  ["with another text", () => "token"],
])("does not show the preview %s", async (_, token) => {
  const { status, headers } = await visit(await token());
  expect(status).toBe(403);
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
});

it("shows the files of the preview to the staff only", async () => {
  expect((await visit(await tokenOf(), { path: "/favicon.svg" })).status).toBe(200);
  expect((await visit(undefined, { path: "/favicon.svg" })).status).toBe(403);
});

it("sends nothing from the preview", async () => {
  const { status } = await visit(await tokenOf(), { method: "POST" });
  expect(status).toBe(403);
});

it("does not show the preview of incomplete settings", async () => {
  const { status } = await visit(await tokenOf(), {
    bindings: { ...preview, PREVIEW_AUDIENCE: "" },
  });
  expect(status).toBe(403);
});

it("leaves the site open", async () => {
  const { status, headers } = await visit(undefined, { bindings: site });
  expect(status).toBe(200);
  expect(headers.get("x-robots-tag")).toBeNull();
});
