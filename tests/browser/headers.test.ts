import { expect, test } from "playwright/test";

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

test("the edge may keep a page, but not one at an address that anybody made up", async ({
  request,
}) => {
  const kept = await request.get("/property/ontario-tower");
  expect(kept.headers()["cloudflare-cdn-cache-control"]).toContain("stale-while-revalidate");
  const madeUp = await request.get("/property/ontario-tower?made-up=1");
  expect(madeUp.headers()["cloudflare-cdn-cache-control"]).toBe("no-store");
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
