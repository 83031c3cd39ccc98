import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { withinOneMinute } from "./clock";
import {
  anotherVisitor,
  deliveryRows,
  validEnquiries,
  mailbox,
  post,
  postForm,
  rowsOf,
} from "./example-enquiries";

const from = (address: string) => ({ headers: { "cf-connecting-ip": address } });
const another = (index: number) => ({ ...validEnquiries.viewing, message: `No. ${index}` });

async function statuses(
  count: number,
  addressOf: (index: number) => string,
  bindings: Partial<Env> = {},
) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const options = { ...from(addressOf(index)), bindings };
    found.push((await post("viewing", another(index), options)).status);
  }
  return found;
}

it("limits the requests of an address, with a Retry-After", async () => {
  const { first, next, neighbour } = await withinOneMinute(async (again) => ({
    first: await statuses(20, () => `203.0.${again}.7`),
    next: await post("viewing", validEnquiries.viewing, from(`203.0.${again}.7`)),
    neighbour: await post("viewing", validEnquiries.viewing, from(`203.0.${again}.8`)),
  }));
  expect(first).toEqual(Array.from({ length: 20 }, () => 200));
  expect(next.status).toBe(429);
  expect(next.headers.get("retry-after")).toBe("60");
  expect(await next.json()).toMatchObject({ error: { code: "rate_limited" } });
  expect(neighbour.status).toBe(200);
});

it("returns the values of a form that is posted above the limit, without JavaScript", async () => {
  const last = await withinOneMinute(async (again) => {
    const submit = async () =>
      postForm("contact", validEnquiries.contact, {
        path: "/contact",
        ...from(`203.0.113.${9 + again}`),
      });
    for (let index = 0; index < 20; index += 1) await submit();
    return submit();
  });
  expect(last).toMatchObject({ status: 429, values: validEnquiries.contact });
});

it("counts the addresses of one IPv6 network as one", async () => {
  const { answered, neighbour } = await withinOneMinute(async (again) => ({
    answered: await statuses(21, (index) => `2001:db8:${again}:2::${index.toString(16)}`),
    neighbour: await post("viewing", validEnquiries.viewing, from(`2001:db8:${again}:3::1`)),
  }));
  expect(answered).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(neighbour.status).toBe(200);
});

it("limits an IPv6 network of 48 bits, of which one customer has 65,536 smaller ones", async () => {
  const answered = await withinOneMinute(async (again) =>
    statuses(42, (index) => `2001:db8:ff${again}:${index.toString(16)}::1`),
  );
  expect(answered).toEqual(Array.from({ length: 42 }, (_, index) => (index < 40 ? 200 : 429)));
});

describe("above the limit of all enquiries", () => {
  const noMore: RateLimit = { limit: async () => ({ success: false }) };
  const bindings = { TOTAL_LIMIT: noMore, FLOOD_PROTECTION: "on" };
  const turnstile = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET: "secret" };

  it("quarantines, and refuses nobody", async () => {
    const response = await post("viewing", validEnquiries.viewing, { bindings });
    expect(response.status).toBe(200);
    expect(await rowsOf("viewing")).toMatchObject([{ spam: "flood" }]);
  });

  it("delivers what Turnstile has verified", async () => {
    const body = { ...validEnquiries.viewing, "cf-turnstile-response": "a-person-in-a-flood" };
    await post("viewing", body, { bindings: { ...bindings, ...turnstile } });
    await post("contact", validEnquiries.contact, { bindings: { ...bindings, ...turnstile } });
    expect(await rowsOf("viewing")).toMatchObject([{ spam: null }]);
    expect(await rowsOf("contact")).toMatchObject([{ spam: "flood" }]);
  });
});

const limit = async () => Promise.reject(new Error("down"));

it("stores the enquiry if the rate limiter fails", async () => {
  const response = await post("viewing", validEnquiries.viewing, {
    bindings: { ENQUIRY_LIMIT: { limit } },
  });
  expect(response.status).toBe(200);
});

it("stores the enquiry if the visitor's address is not valid", async () => {
  const response = await post("viewing", validEnquiries.viewing, from("1:2:3:4:5:6:7:8:9::"));
  expect(response.status).toBe(200);
});

it.each([
  ["honeypot", { topic: "https://spam.example" }],
  ["too-quick", { openFor: 40 }],
  ["too-quick", { openFor: 299 }],
])(
  "what looks like spam is accepted, stored with its reason (%s) and not mailed",
  async (reason, extra) => {
    const { mails, EMAIL } = mailbox();
    const bindings = { EMAIL };
    const response = await post("viewing", { ...validEnquiries.viewing, ...extra }, { bindings });
    expect(response.status).toBe(200);
    const { success, id } = await response.json<{ success: boolean; id: string }>();
    expect(success).toBe(true);
    expect(await rowsOf("viewing")).toMatchObject([
      { id, spam: reason, name: validEnquiries.viewing.name },
    ]);
    await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 1e9));
    expect(mails).toHaveLength(0);
    expect(await deliveryRows()).toHaveLength(0);
  },
);

it.each([
  ["an empty honeypot", { topic: "" }],
  ["values of the browser, sent at once by a person", { openFor: 300 }],
  ["a form that was open for a while", { openFor: 5_000 }],
  ["a clock that was set back meanwhile", { openFor: -3_600_000 }],
  ["an unknown opening time", {}],
])("an enquiry with %s is delivered", async (_, extra) => {
  await post("viewing", { ...validEnquiries.viewing, ...extra });
  expect(await rowsOf("viewing")).toMatchObject([{ spam: null }]);
  expect(await deliveryRows()).toMatchObject([{ state: "sent" }]);
});

describe("with Turnstile on", () => {
  const bindings = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET: "secret" };

  const usual = [200, 200, 200, 200, 200, 200];
  const stricter = [200, 200, 200, 200, 200, 429];

  it.each([
    ["a valid token has the usual limit", "a-person-1-#", usual],
    ["a token of an allowed origin's page", "a-person-2-# hostname=partner.example", usual],
    ["a token is valid for one enquiry only", "a-person-3", [...usual, 429]],
    ["no token has a stricter limit", "", stricter],
    ["a forged or expired token has the limit of none", "forged", stricter],
    ["a token of another host", "a-person-4-# hostname=other.example", stricter],
    ["a token of another widget", "a-person-5-# action=login", stricter],
  ])("%s: %j", async (_, token, expected) => {
    const allowing = { ...bindings, ALLOWED_ORIGINS: "https://partner.example" };
    const answered = await withinOneMinute(async (again) => {
      const options = { headers: anotherVisitor(), bindings: allowing };
      const found: number[] = [];
      for (const index of expected.keys()) {
        const given = token.replace("person", `person-${again}`).replace("#", String(index));
        const body = { ...another(index), "cf-turnstile-response": given };
        found.push((await post("viewing", body, options)).status);
      }
      return found;
    });
    expect(answered).toEqual(expected);
  });

  it("a retry after a dropped connection passes with the same token", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const headers = { ...from("198.51.100.4").headers, ...key };
    const body = { ...validEnquiries.viewing, "cf-turnstile-response": "a-person-again" };
    for (let tries = 0; tries < 8; tries += 1)
      expect((await post("viewing", body, { headers, bindings })).status).toBe(200);
    expect(await rowsOf("viewing")).toHaveLength(1);
  });
});

it.each([{ TURNSTILE_SECRET: "secret" }, { TURNSTILE_SITE_KEY: "site-key" }])(
  "half of Turnstile's keys (%j) does not enable the stricter limit",
  async (bindings) => {
    const address = "TURNSTILE_SECRET" in bindings ? "198.51.100.6" : "198.51.100.7";
    const answered = await statuses(8, () => address, bindings);
    expect(new Set(answered)).toEqual(new Set([200]));
  },
);
