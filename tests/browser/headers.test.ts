import { parse } from "node-html-parser";
import { type APIRequestContext, expect } from "playwright/test";
import { sweptPages } from "./support/addresses.ts";
import { hydrated } from "./support/hydrated.ts";
import { startOwnWorker } from "./support/own-worker.ts";
import { test } from "./support/test.ts";

const secured = [
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cross-origin-embedder-policy",
  "permissions-policy",
];

interface Asked {
  address: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
}

/** A response of every kind. */
const answers: Record<string, Asked> = {
  "a page": { address: "/property/ontario-tower", status: 200 },
  "a page's headers alone": { address: "/buy", status: 200, method: "HEAD" },
  "a page's data": { address: "/buy.data", status: 200 },
  "a missing page": { address: "/no-such-page", status: 404 },
  "a way that no page takes": { address: "/buy", status: 405, method: "PUT" },
  "a redirect": { address: "/buy/?type=villa", status: 301 },
  "the sitemap": { address: "/sitemap.xml", status: 200 },
  "robots.txt": { address: "/robots.txt", status: 200 },
  "llms.txt": { address: "/llms.txt", status: 200 },
  "security.txt": { address: "/.well-known/security.txt", status: 200 },
  "the health of the functions": { address: "/functions/v1/health", status: 200 },
  "a missing function": { address: "/functions/v1/no-such-function", status: 404 },
  "an enquiry that cannot be read": {
    address: "/functions/v1/send-viewing-request",
    status: 415,
    method: "POST",
  },
  "an enquiry of a stranger's page": {
    address: "/functions/v1/send-viewing-request",
    status: 403,
    method: "POST",
    headers: { origin: "https://stranger.example", "content-type": "application/json" },
  },
  "a stranger's question whether it may send": {
    address: "/functions/v1/send-viewing-request",
    status: 204,
    method: "OPTIONS",
    headers: { origin: "https://stranger.example", "access-control-request-method": "POST" },
  },
  "a static file": { address: "/favicon.svg", status: 200 },
  "a shared picture": { address: "/share/home.jpg", status: 200 },
  "a missing script": { address: "/assets/no-such-script.js", status: 404 },
};

test("every response has the security headers, and cache headers", async ({ request }) => {
  const ask = async ({ address, method = "GET", headers = {} }: Asked) =>
    request.fetch(address, { method, headers, maxRedirects: 0 });
  const page = (await ask({ address: "/", status: 200 })).headers();
  for (const [what, asked] of Object.entries(answers)) {
    const answer = await ask(asked);
    expect(answer.status(), what).toBe(asked.status);
    for (const name of secured) {
      expect(page[name], name).toBeTruthy();
      expect(answer.headers()[name], `${what}: ${name}`).toBe(page[name]);
    }
    expect(answer.headers()["content-security-policy"], what).toContain("frame-ancestors 'none'");
    expect(answer.headers()["cache-control"], what).toBeTruthy();
    expect(answer.headers()["access-control-allow-origin"], what).toBeUndefined();
  }
});

test("every file of a page has them too, also with a 304", async ({ request }) => {
  const page = await request.get("/");
  const html = await page.text();
  const files = ["js", "css", "woff2", "avif", "jpg"].map(
    (ending) => new RegExp(`/(assets|pictures)/[^"> ]+\\.${ending}`).exec(html)?.[0] ?? ending,
  );
  for (const file of files) {
    const first = await request.get(file);
    const again = await request.get(file, {
      headers: { "if-none-match": first.headers()["etag"] ?? "" },
    });
    expect([first.status(), again.status()], file).toEqual([200, 304]);
    for (const answer of [first, again])
      for (const name of secured) expect(answer.headers()[name], file).toBe(page.headers()[name]);
    expect(first.headers()["cache-control"], file).toContain("immutable");
  }
});

test("a page's policy allows its scripts by hash, and no other inline code or eval", async ({
  request,
}) => {
  const policy = (await request.get("/property/ontario-tower")).headers()[
    "content-security-policy"
  ];
  expect(policy).toContain("'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types default");
  expect(policy).not.toContain("unsafe");
});

test("a browser that has the page already gets 304 and no body", async ({ request }) => {
  const first = await request.get("/property/ontario-tower");
  const tag = first.headers()["etag"];
  const again = await request.get("/property/ontario-tower", {
    headers: { "if-none-match": tag ?? "" },
  });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  for (const name of [...secured, "content-security-policy", "cache-control"])
    expect(again.headers()[name], name).toBe(first.headers()[name]);
});

const keptAtEdge = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  return response.headers()["cloudflare-cdn-cache-control"]?.includes("stale-while-revalidate");
};

test("the edge caches pages that the site links to, and their data", async ({ request }) => {
  const ours = [
    "/property/ontario-tower",
    "/property/ontario-tower.data?_routes=routes%2Fproperty",
    "/buy?for=sale&bedrooms=4%2B&sort=price-up",
    "/buy.data?for=sale&_routes=routes%2Fbuy",
    "/team?specialization=luxury&language=french",
    "/contact?interest=buying",
  ];
  for (const address of ours) expect(await keptAtEdge(request, address), address).toBe(true);
});

test("other addresses do not fill the cache", async ({ request }) => {
  const madeUp = [
    "/property/made-up",
    "/Buy",
    "/%62uy",
    "/buy?location=anywhere",
    "/buy?page=0002",
    "/buy.data?_routes=routes%2Fmade-up",
    "/contact?about=anything",
    "/invest/cash-flow?price=123",
  ];
  for (const address of madeUp) expect(await keptAtEdge(request, address), address).toBe(false);
});

test("a page is the same for all visitors, and responses to forms are not cached", async ({
  request,
}) => {
  expect((await request.get("/contact")).headers()["vary"]).toBeUndefined();
  const posted = await request.post("/contact", { form: { firstName: "" } });
  expect(posted.headers()["cache-control"]).toBe("no-store");
  expect(posted.headers()["cloudflare-cdn-cache-control"]).toBe("no-store");
});

test("a slash at the end leads to the page's one address", async ({ request }) => {
  const response = await request.get("/property/ontario-tower/", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toMatch(/\/property\/ontario-tower$/);
});

test("a page preloads its fonts and its first picture", async ({ request }) => {
  const page = parse(await (await request.get("/property/ontario-tower")).text());
  const preloads = page.querySelectorAll('head link[rel="preload"]');
  const fonts = preloads.filter((link) => link.getAttribute("as") === "font");
  expect(fonts.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/^\/assets\/bodoni/),
    expect.stringMatching(/^\/assets\/instrument-sans/),
  ]);
  const picture = preloads.find((link) => link.getAttribute("as") === "image");
  expect(picture?.getAttribute("type")).toBe("image/avif");
  expect(picture?.getAttribute("imagesrcset")).toContain("1440w");
  expect(picture?.getAttribute("imagesizes")).toContain("vw");
});

test("a page requests no script before the first paint, whatever the router's markup", async ({
  request,
}) => {
  for (const address of sweptPages) {
    const page = parse(await (await request.get(address)).text());
    const held = page.querySelectorAll("template");
    expect(held, address).toHaveLength(1);
    expect(held[0]?.querySelectorAll('script[type="module"]'), address).toHaveLength(1);
    const modules = held[0]?.querySelectorAll('link[rel="modulepreload"]') ?? [];
    expect(modules.length, address).toBeGreaterThan(3);
    held[0]?.remove();
    const early = page.querySelectorAll('script[src], script[type="module"], link[href$=".js"]');
    expect(early.map(String), address).toEqual([]);
  }
});

test("the browser refuses a script that somebody got into a page", async ({ page }) => {
  const server = await startOwnWorker("tests/workers/injected-page.ts");
  try {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("script-src")) refused.push(message.text());
    });
    await page.goto((await server.ready).href);
    const document = page.locator("html");
    await expect(document).toHaveAttribute("data-ours", "ran");
    await expect(document).toHaveAttribute("data-last", "ran");
    await expect(document).not.toHaveAttribute("data-theirs", "ran");
    expect(refused.length).toBeGreaterThanOrEqual(2);
  } finally {
    await server.dispose();
  }
});

test("scripts are requested after the first paint", async ({ page }) => {
  await page.goto("/property/ontario-tower");
  await hydrated(page);
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(painted ?? Number.NaN);
});

test("a page in a background tab is hydrated when it becomes visible", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/property/ontario-tower");
  await hydrated(page);
});

/** Runs in the page. */
const modulesArrived = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  );

test("a page’s data and scripts are prefetched, and a click requests its stylesheets only", async ({
  page,
}) => {
  const asked: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ response, type }) => {
    const { fromDiskCache, fromPrefetchCache, status, url } = response;
    const fetched = status === 200 && !fromDiskCache && !fromPrefetchCache;
    if (fetched && type !== "Image") asked.push(new URL(url).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Buy", exact: true }).first();
  await hydrated(page);
  asked.length = 0;
  await link.hover();
  await expect.poll(() => asked).toContain("/buy.data");
  // The page has been idle before, so that waiting for that would be over at once.
  await expect.poll(async () => page.evaluate(modulesArrived)).toBe(true);
  asked.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/buy");
  await page.waitForLoadState("networkidle");
  expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/buy-[^/]+\.css$/));
  expect(asked.filter((file) => !file.endsWith(".css"))).toEqual([]);
});
