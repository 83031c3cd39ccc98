import { type APIRequestContext, expect } from "playwright/test";
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

test("pages and static files carry the same security headers", async ({ request }) => {
  const page = (await request.get("/property/ontario-tower")).headers();
  const file = (await request.get("/favicon.svg")).headers();
  for (const name of secured) {
    expect(page[name], name).toBeTruthy();
    expect(file[name], name).toBe(page[name]);
  }
});

test("a page's policy allows its own scripts by hash, and no inline code or eval", async ({
  request,
}) => {
  const policy = (await request.get("/property/ontario-tower")).headers()[
    "content-security-policy"
  ];
  expect(policy).toContain("'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
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
});

const keptAtEdge = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  return response.headers()["cloudflare-cdn-cache-control"]?.includes("stale-while-revalidate");
};

test("the edge keeps the pages that the site leads to, and their data", async ({ request }) => {
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

test("nobody fills the edge with addresses that they made up", async ({ request }) => {
  const madeUp = [
    "/property/ontario-tower?made-up=1",
    "/property/made-up",
    "/Buy",
    "/%62uy",
    "/buy?location=anywhere",
    "/buy?for=anything",
    "/buy?sort=price-up&for=sale",
    "/buy?for=sale&for=sale",
    "/buy?page=0002",
    "/buy.data?_routes=routes%2Fmade-up",
    "/contact?about=anything",
    "/invest/cash-flow?price=123",
  ];
  for (const address of madeUp) expect(await keptAtEdge(request, address), address).toBe(false);
});

test("a page is the same for everybody, and an answer to a form is nobody else's", async ({
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

test("what a page needs first is named ahead of it, the picture in every width", async ({
  request,
}) => {
  const link = (await request.get("/property/ontario-tower")).headers()["link"];
  expect(link).toMatch(/<\/assets\/[^>]+\.css>; rel=preload; as=style/);
  expect(link).toMatch(/<\/assets\/bodoni[^>]+\.woff2>; rel=preload; as=font/);
  expect(link).toMatch(/as=image; type="image\/avif"; imagesrcset="[^"]+1440w"/);
});
