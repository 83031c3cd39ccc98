import { parse } from "node-html-parser";
import { expect } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { hydrated, openHydrated } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";

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

interface TestRequest {
  address: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
}

/** The value of a security header in a response. Pictures may be embedded by mail programs and portals. */
const expected = (header: string, address: string, page: Record<string, string>) =>
  header === "cross-origin-resource-policy" && /^\/(pictures|share)\//.test(address)
    ? "cross-origin"
    : page[header];

const requests: Record<string, TestRequest> = {
  "a page": { address: "/property/ontario-tower", status: 200 },
  "a page's headers alone": { address: "/buy", status: 200, method: "HEAD" },
  "a page's data": { address: "/buy.data", status: 200 },
  "a missing page": { address: "/no-such-page", status: 404 },
  "a method that pages reject": { address: "/buy", status: 405, method: "PUT" },
  "a redirect": { address: "/buy/?type=villa", status: 301 },
  "the sitemap": { address: "/sitemap.xml", status: 200 },
  "the feed": { address: "/it/feed.xml", status: 200 },
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
  "the icon of older browsers": { address: "/favicon.ico", status: 200 },
  "a static file": { address: "/favicon.svg", status: 200 },
  "a shared picture": { address: "/share/home.jpg", status: 200 },
  "a missing script": { address: "/assets/no-such-script.js", status: 404 },
};

test("every response has the security headers, and cache headers", async ({ request }) => {
  const ask = async ({ address, method = "GET", headers = {} }: TestRequest) =>
    request.fetch(address, { method, headers, maxRedirects: 0 });
  const page = (await ask({ address: "/", status: 200 })).headers();
  for (const [name, sent] of Object.entries(requests)) {
    const response = await ask(sent);
    expect(response.status(), name).toBe(sent.status);
    for (const header of secured) {
      expect(page[header], header).toBeTruthy();
      expect(response.headers()[header], `${name}: ${header}`).toBe(
        expected(header, sent.address, page),
      );
    }
    expect(response.headers()["content-security-policy"], name).toContain("frame-ancestors 'none'");
    expect(response.headers()["cache-control"], name).toBeTruthy();
    expect(response.headers()["access-control-allow-origin"], name).toBeUndefined();
  }
});

test("every file of a page has the security headers, also with a 304", async ({ request }) => {
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
    for (const response of [first, again])
      for (const name of secured)
        expect(response.headers()[name], file).toBe(expected(name, file, page.headers()));
    expect(first.headers()["cache-control"], file).toContain("immutable");
  }
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

test("the browser refuses a script that somebody got into a page", async ({ page }) => {
  allowConsoleErrors(page, /Content Security Policy/);
  const injected = `<script>document.documentElement.dataset.theirs = "ran";</script>
    <script nonce="guessed">document.documentElement.dataset.theirs = "ran";</script>
    <img src="/none.png" alt="" onerror="document.documentElement.dataset.theirs = 'ran'">`;
  await page.route("/sell", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${injected}</body>`);
    await route.fulfill({ response, body });
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("script-src")) refused.push(message.text());
  });
  await openHydrated(page, "/sell");
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3);
  await expect(page.locator("html")).not.toHaveAttribute("data-theirs", "ran");
});

test("scripts are requested after the first paint", async ({ page }) => {
  await openHydrated(page, "/property/ontario-tower");
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
  await openHydrated(page, "/property/ontario-tower");
});

/** Runs in the page. */
const modulesArrived = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  );

test("data and scripts are prefetched: a click requests stylesheets only", async ({ page }) => {
  const requested: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  // The tab may have been at these pages before.
  await network.send("Network.clearBrowserCache");
  network.on("Network.responseReceived", ({ response, type }) => {
    const { fromDiskCache, fromPrefetchCache, status, url } = response;
    const fetched = status === 200 && !fromDiskCache && !fromPrefetchCache;
    if (fetched && type !== "Image") requested.push(new URL(url).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Buy", exact: true }).first();
  await hydrated(page);
  requested.length = 0;
  await link.hover();
  await expect.poll(() => requested).toContain("/buy.data");
  // The page has been idle before, so that waiting for that would be over at once.
  await expect.poll(async () => page.evaluate(modulesArrived)).toBe(true);
  requested.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/buy");
  await page.waitForLoadState("networkidle");
  expect(requested).toContainEqual(expect.stringMatching(/^\/assets\/buy-[^/]+\.css$/));
  expect(requested.filter((file) => !file.endsWith(".css"))).toEqual([]);
});
