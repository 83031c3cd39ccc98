import { spawn } from "node:child_process";
import dns from "node:dns";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { root } from "../../scripts/run.mjs";
import { smokeTest } from "../../scripts/smoke.ts";
import { Server } from "../server.ts";
import { firstPort } from "./ports.ts";

/** The domain of the tests. It resolves to this machine; the edge listens there. */
const host = `orizzonte.test:${firstPort + 1}`;
const server = new Server(firstPort, { settings: { SITE_ORIGIN: `http://${host}` } });

interface Stored {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Simulates Cloudflare's edge for the smoke test: resolves every host of the domain and caches pages whose headers
 * allow it.
 */
class Edge {
  readonly #stored = new Map<string, Stored>();
  /** Whether it caches pages. */
  caches = true;
  readonly server = http.createServer(async ({ method, url: path = "/", headers }, visitor) => {
    const key = `${headers.host}${path}`;
    let answer = this.caches ? this.#stored.get(key) : undefined;
    if (!answer) {
      const own = { ...headers, connection: "close" };
      const request = http.request({ port: firstPort, method, path, headers: own }).end();
      const [response] = (await once(request, "response")) as [http.IncomingMessage];
      answer = {
        status: response.statusCode ?? 502,
        headers: response.headers,
        body: await buffer(response),
      };
      if (String(answer.headers["cloudflare-cdn-cache-control"]).includes("max-age"))
        this.#stored.set(key, answer);
    }
    visitor.writeHead(answer.status, answer.headers).end(answer.body);
  });
}
const edge = new Edge();
const failingSite = http.createServer((_, response) => response.writeHead(503).end());

beforeAll(async () => {
  const { lookup } = dns;
  vi.spyOn(dns, "lookup").mockImplementation(((name: string, ...rest: [never, never]) =>
    lookup(name.endsWith("orizzonte.test") ? "127.0.0.1" : name, ...rest)) as typeof lookup);
  server.migrate();
  await server.start();
  edge.server.listen(firstPort + 1);
  failingSite.listen(0);
});
afterAll(async () => {
  edge.server.close();
  failingSite.close();
  await server.close();
});

async function lines(address: string, options: Parameters<typeof smokeTest>[1]) {
  const found: string[] = [];
  for await (const { line } of smokeTest(address, { ...options, wait: 0 })) found.push(line);
  return found;
}

async function runSmoke(...words: string[]) {
  const child = spawn(process.execPath, ["scripts/smoke.ts", ...words], { cwd: root });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { status: status as number, output, errors };
}

it("prints a line for each check, with pages of the new version", async () => {
  const found = await lines(`http://${host}`, {});
  const version = /version ([\w-]+)$/.exec(found[0] ?? "")?.[1];
  expect(version).toBeTruthy();
  expect(found).toEqual([
    `ok          home page in English: 200, version ${version}`,
    `ok          home page in Italiano: 200, version ${version}`,
    `ok          home page in العربية: 200, version ${version}`,
    expect.stringMatching(/^ok {10}the same page again, from the cache: rendered once, at 20/),
    expect.stringMatching(/^ok {10}a brochure: 200, \d+ kB$/),
    "ok          health: an enquiry can be taken: 200",
    `ok          redirect from www.${host}: 301, to http://${host}/buy`,
  ]);
});

it("fails for pages of an earlier version, and for uncached pages", async () => {
  edge.caches = false;
  const found = await lines(`http://${host}`, { version: "the-new-one" });
  edge.caches = true;
  expect(found.filter((line) => line.startsWith("FAILED"))).toEqual([
    ...["English", "Italiano", "العربية"].map((language): unknown =>
      expect.stringMatching(
        new RegExp(`home page in ${language}: version [\\w-]+, and not the-new-one$`),
      ),
    ),
    "FAILED      the same page again, from the cache: rendered anew each time",
  ]);
});

it("passes for a local server, without the checks that do not apply", async () => {
  const local = new Server(firstPort + 2);
  onTestFinished(async () => local.close());
  local.migrate();
  await local.start();
  const { status, output, errors } = await runSmoke(local.origin);
  expect([status, errors]).toEqual([0, ""]);
  expect(output).toContain("ok          home page in English: 200, version ");
  expect(output).toContain("not checked the same page again, from the cache\n");
});

it("fails every check of a broken site, with how to roll back", async () => {
  const { status, output, errors } = await runSmoke(
    `http://localhost:${(failingSite.address() as AddressInfo).port}`,
  );
  expect(status).toBe(1);
  expect(output.match(/^FAILED .*: 503$/gm)).toHaveLength(5);
  expect(errors).toContain("npx wrangler rollback");
});

it("without an address, prints the usage", async () => {
  const { status, errors } = await runSmoke("orizzonte.example");
  expect([status, errors]).toEqual([2, "Say which site: npm run smoke -- https://ADDRESS\n"]);
});
