import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { contentHashOf } from "~workers/enquiries/key";
import { endpoints } from "~/features/enquiries/fields";
import {
  deliveryRows,
  idOf,
  kinds,
  mailbox,
  post,
  postRaw,
  rowsOf,
  validEnquiries,
} from "./example-enquiries";

const key = "0d6d2c1e-6f0f-4f6e-9d4b-0a8f5f3c9a11";

it.each(kinds)("200 posts of a %s under one key at once are one row and one mail", async (kind) => {
  const { mails, EMAIL } = mailbox();
  const responses = await Promise.all(
    Array.from({ length: 200 }, async () =>
      post(kind, validEnquiries[kind], {
        headers: { "idempotency-key": key },
        bindings: { EMAIL },
      }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = await Promise.all(responses.map(idOf));
  expect(new Set(ids).size).toBe(1);
  expect(await rowsOf(kind)).toHaveLength(1);
  expect(await deliveryRows()).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

it("the key may be a field of the form", async () => {
  const body = { ...validEnquiries.viewing, idempotencyKey: key };
  const first = await idOf(await post("viewing", body));
  expect(await idOf(await post("viewing", body))).toBe(first);
  expect(await rowsOf("viewing")).toHaveLength(1);
});

/** Stores a viewing request as a version of the site does that does not know `propertyIds` yet. */
async function sendBeforeDeployment(headers: Record<string, string>) {
  const id = await idOf(await post("viewing", validEnquiries.viewing, { headers }));
  const { propertyIds: _, ...known } = validEnquiries.viewing;
  const contentHash = contentHashOf(Object.fromEntries(Object.entries(known).toReversed()));
  await env.DB.prepare("update viewing_requests set content_hash = ?").bind(contentHash).run();
  return { id, stored: await rowsOf("viewing") };
}

it("a key with another body is rejected, and the first enquiry stays", async () => {
  const headers = { "idempotency-key": key };
  await post("viewing", validEnquiries.viewing, { headers });
  const response = await post(
    "viewing",
    { ...validEnquiries.viewing, message: "Sunday" },
    { headers },
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: "key_reused" } });
  expect(await rowsOf("viewing")).toMatchObject([{ message: validEnquiries.viewing.message }]);
});

it("a repeat is recognised after a deployment that adds and moves fields", async () => {
  const headers = { "idempotency-key": key };
  const { id, stored } = await sendBeforeDeployment(headers);
  const again = await post("viewing", validEnquiries.viewing, { headers });
  expect(again.status).toBe(200);
  expect(await idOf(again)).toBe(id);
  expect(await rowsOf("viewing")).toEqual(stored);
});

it("a key of a rejected enquiry accepts the corrected one", async () => {
  const headers = { "idempotency-key": key };
  expect(
    (await post("viewing", { ...validEnquiries.viewing, email: "giulia" }, { headers })).status,
  ).toBe(422);
  expect((await post("viewing", validEnquiries.viewing, { headers })).status).toBe(200);
});

it.each(["", "x".repeat(201), "with space"])("%j is no key", async (given) => {
  const response = await post("viewing", validEnquiries.viewing, {
    headers: { "idempotency-key": given },
  });
  expect(response.status).toBe(given === "" ? 200 : 400);
});

const form = async () =>
  postRaw(`/functions/v1/${endpoints.viewing}`, new URLSearchParams(validEnquiries.viewing));

it("without a key, a double click is one row", async () => {
  const [one, two] = await Promise.all([form(), form()]);
  expect(await idOf(one)).toBe(await idOf(two));
  expect(await rowsOf("viewing")).toHaveLength(1);
  expect(await deliveryRows()).toHaveLength(1);
});

it("without a key, the same content after more than an hour is another enquiry", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T10:50:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  const first = await idOf(await post("viewing", validEnquiries.viewing));
  // Past the hour on the clock, and within an hour.
  vi.setSystemTime(Date.parse("2026-11-21T11:45:00.000Z"));
  expect(await idOf(await post("viewing", validEnquiries.viewing))).toBe(first);
  vi.setSystemTime(Date.parse("2026-11-21T11:55:00.000Z"));
  const second = await idOf(await post("viewing", validEnquiries.viewing));
  expect(second).not.toBe(first);
  expect(await idOf(await post("viewing", validEnquiries.viewing))).toBe(second);
  expect(await rowsOf("viewing")).toHaveLength(2);
  expect(await deliveryRows()).toHaveLength(2);
});
