import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { contentHashOf } from "~workers/enquiries/repeats";
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
import { failingDatabase } from "./fake-queue";

const key = "0d6d2c1e-6f0f-4f6e-9d4b-0a8f5f3c9a11";

it.each(kinds)("20 posts of a %s under one key at once are one row and one mail", async (kind) => {
  const { mails, EMAIL } = mailbox();
  const responses = await Promise.all(
    Array.from({ length: 20 }, async () =>
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

it("a corrected country of the phone is another enquiry, and not lost", async () => {
  const body = { ...validEnquiries.viewing, phone: "050 123 4567" };
  const first = await idOf(await post("viewing", { ...body, phoneCountry: "AE" }));
  const second = await idOf(await post("viewing", { ...body, phoneCountry: "DE" }));
  expect(second).not.toBe(first);
  expect(await rowsOf("viewing")).toMatchObject([{ phone_country: "AE" }, { phone_country: "DE" }]);
  const withKey = (phoneCountry: string) =>
    post("viewing", { ...body, phoneCountry }, { headers: { "idempotency-key": key } });
  expect((await withKey("AE")).status).toBe(200);
  expect((await withKey("DE")).status).toBe(422);
});

it.each([undefined, key])("a repeat without the honeypot is released (key: %s)", async (given) => {
  const { mails, EMAIL } = mailbox();
  const send = async (more: Record<string, string>) =>
    idOf(
      await post(
        "viewing",
        { ...validEnquiries.viewing, ...more },
        {
          ...(given && { headers: { "idempotency-key": given } }),
          bindings: { EMAIL },
        },
      ),
    );
  const first = await send({ topic: "filled by a program" });
  expect(await rowsOf("viewing")).toMatchObject([{ spam: "honeypot" }]);
  expect(await send({ topic: "again" })).toBe(first);
  expect(mails).toHaveLength(0);
  expect(await Promise.all([send({}), send({})])).toEqual([first, first]);
  expect(await send({ topic: "once more" })).toBe(first);
  expect(await rowsOf("viewing")).toMatchObject([{ id: first, spam: null }]);
  expect(await deliveryRows()).toMatchObject([{ id: `${first}/mail`, state: "sent" }]);
  expect(mails).toHaveLength(1);
});

it("a quarantined enquiry is released by a repeat in the next hour of the clock", async () => {
  vi.setSystemTime("2026-11-21T10:50:00.000Z");
  const first = await idOf(await post("viewing", { ...validEnquiries.viewing, topic: "filled" }));
  vi.setSystemTime("2026-11-21T11:10:00.000Z");
  expect(await idOf(await post("viewing", validEnquiries.viewing))).toBe(first);
  expect(await deliveryRows()).toMatchObject([{ id: `${first}/mail`, state: "sent" }]);
});

it("a repeat with another body releases no quarantined enquiry", async () => {
  const headers = { "idempotency-key": key };
  await post("viewing", { ...validEnquiries.viewing, topic: "filled" }, { headers });
  await post("viewing", { ...validEnquiries.viewing, message: "Other" }, { headers });
  expect(await rowsOf("viewing")).toMatchObject([{ spam: "honeypot" }]);
  expect(await deliveryRows()).toHaveLength(0);
});

it.each([undefined, key])(
  "a retry after the requested day is answered (key: %s)",
  async (given) => {
    // One minute before the office closes, and one after.
    vi.setSystemTime("2026-11-23T13:59:00Z");
    const send = (more: Record<string, string> = {}) =>
      post(
        "viewing",
        { ...validEnquiries.viewing, preferredDate: "2026-11-23", ...more },
        given ? { headers: { "idempotency-key": given } } : {},
      );
    const first = await idOf(await send());
    vi.setSystemTime("2026-11-23T14:01:00Z");
    const again = await send();
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({
      id: first,
      confirmation: { rows: expect.any(Array) },
    });
    expect((await send({ message: "Another" })).status).toBe(422);
    // After midnight in Dubai, where the content alone is no key any more.
    vi.setSystemTime("2026-11-23T20:01:00Z");
    expect((await send()).status).toBe(given ? 200 : 422);
    expect(await rowsOf("viewing")).toHaveLength(1);
  },
);

it("an invalid enquiry is refused with its fields while D1 fails", async () => {
  const response = await post(
    "viewing",
    { ...validEnquiries.viewing, email: "giulia" },
    { bindings: { DB: failingDatabase() } },
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: "invalid_fields" } });
});

const statusWithKey = async (given: string) =>
  (
    await post(
      "viewing",
      { ...validEnquiries.viewing, message: "Another" },
      { headers: { "idempotency-key": given } },
    )
  ).status;

it("a key of a client is never the key of a content", async () => {
  await post("viewing", validEnquiries.viewing);
  const [row] = await rowsOf("viewing");
  const contentKey = row?.["idempotency_key"] ?? "";
  expect(await statusWithKey(contentKey)).toBe(400);
  expect(await statusWithKey(`content:${row?.["content_hash"]}`)).toBe(200);
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
  vi.setSystemTime("2026-11-21T10:50:00.000Z");
  const first = await idOf(await post("viewing", validEnquiries.viewing));
  // Past the hour on the clock, and within an hour.
  vi.setSystemTime("2026-11-21T11:45:00.000Z");
  expect(await idOf(await post("viewing", validEnquiries.viewing))).toBe(first);
  vi.setSystemTime("2026-11-21T11:55:00.000Z");
  const second = await idOf(await post("viewing", validEnquiries.viewing));
  expect(second).not.toBe(first);
  expect(await idOf(await post("viewing", validEnquiries.viewing))).toBe(second);
  expect(await rowsOf("viewing")).toHaveLength(2);
  expect(await deliveryRows()).toHaveLength(2);
});
