import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import worker from "~workers/app";
import { handleFormPost } from "~workers/enquiries/form-post";
import { consentVersion, retentionMonths } from "~/content/privacy-terms";
import { withinOneMinute } from "./clock";
import { configuration } from "./configuration";
import {
  anotherVisitor,
  deliveryRows,
  failingMail,
  good,
  kinds,
  post,
  rowsOf,
  site,
} from "./enquiries";

/** As they are deployed. */
const { crons } = configuration.triggers;

const day = 24 * 60 * 60 * 1000;

describe("the language of an enquiry", () => {
  it.each([
    ["as its page says", { locale: "en" }, "it-IT"],
    ["English where its page says none of ours", { locale: "tlh" }, ""],
    ["English where neither it nor its browser asks for one of ours", {}, "tlh, *;q=0.1"],
    ["as its browser asks where it says nothing", {}, "tlh;q=0.9, en-AU;q=0.8"],
  ])("is stored: %s", async (_, body, accepted) => {
    const headers = { "accept-language": accepted };
    await post("valuation", { ...good.valuation, ...body }, { headers });
    expect(await rowsOf("valuation")).toMatchObject([{ locale: "en" }]);
  });
});

describe("the source of an enquiry", () => {
  const source = {
    page: "/property/ontario-tower",
    referrerHost: "www.google.com",
    utm_source: "newsletter",
    utm_medium: "email",
    utm_campaign: "november",
    utm_term: "business bay",
    utm_content: "hero",
  };

  it("is stored with it, together with the consent that was shown", async () => {
    await post(
      "contact",
      { ...good.contact, ...source, consentVersion: consentVersion },
      { headers: { "accept-language": "it-IT,it;q=0.9,en;q=0.8" } },
    );
    const { referrerHost, ...rest } = source;
    expect(await rowsOf("contact")).toMatchObject([
      {
        ...rest,
        referrer_host: referrerHost,
        browser_language: "it-IT",
        consent_version: consentVersion,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u) as string,
      },
    ]);
  });

  it.each([
    { page: 12 },
    { utm_source: ["a"] },
    { referrerHost: "x".repeat(9_000) },
    { utm_term: "a\u0000\r\nb" },
  ])("never costs the enquiry: %j", async (odd) => {
    expect((await post("viewing", { ...good.viewing, ...odd })).status).toBe(200);
  });
});

const hand = async (body: Record<string, string>, headers: Record<string, string> = {}) => {
  const work: Promise<unknown>[] = [];
  const submit = handleFormPost(env, (afterwards) => void work.push(afterwards));
  const posted = await submit(
    "contact",
    new Request(`${site}/contact?utm_source=newsletter`, {
      method: "POST",
      headers: { ...anotherVisitor(), ...headers },
      body: new URLSearchParams(body),
    }),
  );
  await Promise.all(work);
  return posted;
};

describe("a form without JavaScript", () => {
  it("reaches the staff in the same way", async () => {
    expect(await hand(good.contact)).toMatchObject({ status: 200, answer: { success: true } });
    expect(await rowsOf("contact")).toMatchObject([
      { first_name: "Omar", page: "/contact", utm_source: "newsletter" },
    ]);
    expect(await deliveryRows()).toMatchObject([{ state: "sent" }]);
  });

  it("returns the values with the errors", async () => {
    const posted = await hand({ ...good.contact, email: "omar" });
    expect(posted).toMatchObject({
      status: 422,
      answer: { success: false, error: { fields: { email: expect.any(String) as string } } },
      values: { ...good.contact, email: "omar" },
    });
  });

  it("returns the values above the rate limit", async () => {
    const last = await withinOneMinute(async (again) => {
      const visitor = { "cf-connecting-ip": `203.0.113.${9 + again}` };
      for (let index = 0; index < 20; index += 1) await hand(good.contact, visitor);
      return hand(good.contact, visitor);
    });
    expect(last).toMatchObject({ status: 429, values: good.contact });
  });

  it("is rejected from another site", async () => {
    expect(await hand(good.contact, { origin: "https://thief.example" })).toMatchObject({
      status: 403,
    });
    expect(await rowsOf("contact")).toHaveLength(0);
  });
});

const move = async (table: string, key: string, at: number) =>
  env.DB.prepare(`update ${table} set created_at = ? where idempotency_key = ?`)
    .bind(new Date(at).toISOString(), key)
    .run();

it("data is deleted after the retention period, and not before", async () => {
  const now = new Date("2028-11-22T00:00:00.000Z");
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths);
  for (const kind of kinds) {
    await post(kind, good[kind], { headers: { "idempotency-key": "old" } });
    await post(kind, good[kind], { headers: { "idempotency-key": "new" } });
  }
  for (const table of ["viewing_requests", "contact_messages", "valuation_requests"]) {
    await move(table, "old", limit.getTime() - day);
    await move(table, "new", limit.getTime() + day);
  }
  for (const cron of crons)
    await worker.scheduled(createScheduledController({ cron, scheduledTime: now }), env);
  for (const kind of kinds) expect(await rowsOf(kind)).toMatchObject([{ idempotency_key: "new" }]);
  expect(await deliveryRows()).toHaveLength(kinds.length);
});

it("log lines contain no text of a visitor", async () => {
  const lines: string[] = [];
  const { info, error, warn } = console;
  const keep = (line: string) => void lines.push(line);
  Object.assign(console, { info: keep, error: keep, warn: keep });
  try {
    await post("viewing", good.viewing);
    await post("viewing", { ...good.viewing, topic: "x" });
    await post("contact", good.contact, {
      bindings: { EMAIL: failingMail("E_RECIPIENT_SUPPRESSED") },
    });
    await post("valuation", good.valuation, {
      bindings: {
        DB: {} as D1Database,
        ENQUIRY_QUEUE: { send: async () => Promise.reject(new Error("full")) } as unknown as Queue,
      },
    });
  } finally {
    Object.assign(console, { info, error, warn });
  }
  expect(lines.length).toBeGreaterThan(5);
  const typed = kinds.flatMap((kind) => Object.values(good[kind] as Record<string, string>));
  for (const answer of typed.filter((text) => text.length > 4 && text !== good.contact.interest))
    expect(lines.join("\n")).not.toContain(answer);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("event");
});
