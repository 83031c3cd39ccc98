import { createClient } from "@supabase/supabase-js";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { endpoints, fieldsOf } from "~/features/enquiries/fields";
import { optionsOf } from "~/features/enquiries/validate";
import { messagesFor } from "~/messages/messages";
import {
  anotherVisitor,
  columnOf,
  validEnquiries,
  kinds,
  mailbox,
  post,
  postRaw,
  rowsOf,
  site,
} from "./example-enquiries";

const json = { "content-type": "application/json" };

interface Answer {
  success: boolean;
  id: string;
  error: { code: string; message: string; fields?: Record<string, string>; issues?: object };
}
const answerOf = async (response: Response) => response.json<Answer>();

describe.each(kinds)("%s", (kind) => {
  it("is stored exactly as it was sent, under the id in the answer", async () => {
    const response = await post(kind, validEnquiries[kind]);
    expect(response.status).toBe(200);
    const { success, id } = await answerOf(response);
    expect(success).toBe(true);
    const rows = await rowsOf(kind);
    expect(rows).toHaveLength(1);
    const stored = Object.fromEntries(
      Object.entries(validEnquiries[kind]).map(([field, answer]) => [
        columnOf(kind, field),
        answer,
      ]),
    );
    expect(rows[0]).toMatchObject({ id, ...stored, spam: null });
  });

  it("is mailed with every answer in it", async () => {
    const { mails, EMAIL } = mailbox();
    const { id } = await answerOf(await post(kind, validEnquiries[kind], { bindings: { EMAIL } }));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: env.ENQUIRY_RECIPIENT,
      replyTo: { email: validEnquiries[kind].email },
    });
    expect(mail?.subject).toContain(id);
    const texts: Record<string, Record<string, string>> = messagesFor("en").enquiries.options;
    const lines = Object.entries(validEnquiries[kind] as Record<string, string>).flatMap(
      ([name, answer]) => (texts[name]?.[answer] ?? answer).split("\n"),
    );
    for (const line of lines) expect(mail?.text).toContain(line);
  });

  it.each(fieldsOf(kind).filter(([, field]) => field.required))(
    "reports %s if it is missing, and stores nothing",
    async (name) => {
      const response = await post(kind, { ...validEnquiries[kind], [name]: "  " });
      expect(response.status).toBe(422);
      const { error } = await answerOf(response);
      expect(error.code).toBe("invalid_fields");
      // Each field says in its own words what to write.
      const texts: Record<string, string> = messagesFor("en").lazy.responses.issues.missing;
      expect(error.fields).toEqual({ [name]: expect.stringMatching(/^Please write \w+/u) });
      expect(error.fields?.[name]).toBe(texts[name]);
      expect(error.issues).toEqual({ [name]: { code: "missing" } });
      expect(error.message).toBe(error.fields?.[name]);
      expect(await rowsOf(kind)).toHaveLength(0);
    },
  );

  const shown = fieldsOf(kind).filter(([, field]) => field.kind !== "hidden");

  it.each(shown)("accepts %s at its limit and rejects it above", async (name, field) => {
    const fill = (length: number) =>
      ({
        email: "@example.com".padStart(length, "a"),
        tel: "+39 02 1234567 ".padEnd(length, "a"),
        text: "ä".repeat(length),
        multiline: "ä".repeat(length),
        hidden: "",
        choice: "x".repeat(length),
        day: "2".repeat(length),
      })[field.kind];
    const interest = field.onlyWithInterest && { interest: field.onlyWithInterest };
    const body = { ...validEnquiries[kind], ...interest };
    const tooLong = await post(kind, { ...body, [name]: fill(field.max + 1) });
    expect(tooLong.status).toBe(422);
    expect(Object.keys((await answerOf(tooLong)).error.fields ?? {})).toEqual([name]);
    if (optionsOf(field) || field.kind === "day") return;
    const longest = await post(kind, { ...validEnquiries[kind], [name]: fill(field.max) });
    expect(longest.status).toBe(200);
    expect((await rowsOf(kind))[0]).toMatchObject({ [columnOf(kind, name)]: fill(field.max) });
  });

  it.each(fieldsOf(kind).filter(([, field]) => field.kind === "hidden" && !optionsOf(field)))(
    "cuts the hidden field %s at its limit",
    async (name, { max }) => {
      await post(kind, { ...validEnquiries[kind], [name]: "ä".repeat(max + 1) });
      expect((await rowsOf(kind))[0]).toMatchObject({ [columnOf(kind, name)]: "ä".repeat(max) });
    },
  );

  it("may be a plain form; line breaks are stored as submitted", async () => {
    const response = await postRaw(
      `/functions/v1/${endpoints[kind]}`,
      new URLSearchParams(
        Object.entries(validEnquiries[kind]).map(([name, value]) => [
          name,
          value.replaceAll("\n", "\r\n"),
        ]),
      ),
    );
    expect(response.status).toBe(200);
    for (const [field, answer] of Object.entries(validEnquiries[kind]))
      expect((await rowsOf(kind))[0]).toHaveProperty(columnOf(kind, field), answer);
  });
});

const fullAddress = "Please write the whole email address, such as name@example.com.";

it.each([
  ["email", "a@b", fullAddress],
  ["email", "giulia", fullAddress],
  ["email", `${"a".repeat(300)}@b`, fullAddress],
  ["phone", "call me", "This is not a phone number. Please write one we can call."],
  ["phone", "1".repeat(41), "This number is too long. Please check its digits."],
  ["phone", "1".repeat(101), "Phone: please use at most 100 characters."],
])("rejects what cannot be answered with the field's rule: %s %j", async (name, given, why) => {
  const response = await post("viewing", { ...validEnquiries.viewing, [name]: given });
  expect(response.status).toBe(422);
  expect((await answerOf(response)).error.fields).toEqual({ [name]: why });
});

it.each([
  ["phone", "1234567"],
  ["email", "a@b.c"],
])("accepts the shortest valid %s: %s", async (name, given) => {
  expect((await post("viewing", { ...validEnquiries.viewing, [name]: given })).status).toBe(200);
});

it("a viewing request may omit the property's id", async () => {
  const { propertyId: _, ...seven } = validEnquiries.viewing;
  expect((await post("viewing", { ...seven, unknown: "field" })).status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([{ property_id: "" }]);
});

const viewing = `/functions/v1/${endpoints.viewing}`;

it.each([
  ["malformed JSON", '{"name":', json, 400, "malformed_body"],
  ["a list", "[]", json, 400, "malformed_body"],
  ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), json, 400, "malformed_body"],
  [
    "a broken multipart form",
    "--x",
    { "content-type": "multipart/form-data" },
    400,
    "malformed_body",
  ],
  ["plain text", "hello", { "content-type": "text/plain" }, 415, "unsupported_media_type"],
  ["no type at all", new Uint8Array([1]), {}, 415, "unsupported_media_type"],
  [
    "more than the form can accept",
    JSON.stringify({ a: "x".repeat(70_000) }),
    json,
    413,
    "too_large",
  ],
])("%s is rejected with a message", async (_, body, headers, status, code) => {
  const response = await postRaw(viewing, body, { headers });
  expect(response.status).toBe(status);
  const { success, error } = await answerOf(response);
  expect(success).toBe(false);
  expect(error.code).toBe(code);
  expect(error.message).not.toBe("");
});

it("stops reading a body that hides its length", async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
  });
  const response = await postRaw(viewing, endless, { headers: json });
  expect(response.status).toBe(413);
});

it.each(["GET", "PUT", "DELETE", "PATCH"])("%s is not how an enquiry is sent", async (method) => {
  const response = await exports.default.fetch(`${site}${viewing}`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toContain("POST");
  expect((await answerOf(response)).error.code).toBe("method_not_allowed");
});

/** The browser of a visitor to our own site. */
const fetchHere: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  for (const [name, value] of Object.entries(anotherVisitor())) request.headers.set(name, value);
  request.headers.set("origin", site);
  return exports.default.fetch(request);
};

describe("other origins", () => {
  const partner = "https://partner.example";
  const bindings = { ALLOWED_ORIGINS: `https://staging.example ${partner}` };

  it("those in the settings may read every answer, errors too, and no cache keeps one", async () => {
    for (const [body, status] of [
      [validEnquiries.viewing, 200],
      [{}, 422],
    ] as const) {
      const response = await post("viewing", body, { headers: { origin: partner }, bindings });
      expect(response.status).toBe(status);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("access-control-allow-origin")).toBe(partner);
      expect(response.headers.get("vary")).toContain("Origin");
    }
  });

  it.each([
    ["by its origin", { origin: "https://thief.example" }],
    ["from a page without an origin", { origin: "null" }],
    ["where the browser names no origin", { "sec-fetch-site": "cross-site" }],
  ])("a post of a stranger's page is refused: %s", async (_, headers) => {
    const response = await postRaw(viewing, new URLSearchParams(validEnquiries.viewing), {
      headers,
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect((await answerOf(response)).error.code).toBe("forbidden_origin");
    expect(await rowsOf("viewing")).toHaveLength(0);
  });

  it("answers the supabase client's preflight", async () => {
    const requestedHeaders =
      "authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage, x-region";
    const response = await exports.default.fetch(`${site}${viewing}`, {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": "POST",
        "access-control-request-headers": requestedHeaders,
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(site);
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    const allowed = response.headers.get("access-control-allow-headers")?.split(/,\s*/u);
    expect(allowed).toEqual(expect.arrayContaining(requestedHeaders.split(", ")));
  });

  it("the published supabase client sends a viewing request unchanged", async () => {
    const client = createClient(site, "public-anonymous-key", { global: { fetch: fetchHere } });
    const sent = await client.functions.invoke<Answer>(endpoints.viewing, {
      body: validEnquiries.viewing,
    });
    expect(sent.error).toBeNull();
    expect(sent.data).toMatchObject({ success: true });
    expect(await rowsOf("viewing")).toHaveLength(1);
    const refused = await client.functions.invoke<Answer>(endpoints.viewing, { body: {} });
    expect(refused.error).toMatchObject({ name: "FunctionsHttpError" });
  });
});

it("an unexpected error is a 500 with a plain message, without details", async () => {
  const response = await post("viewing", validEnquiries.viewing, {
    headers: { origin: "https://partner.example" },
    bindings: { ALLOWED_ORIGINS: 1 as never },
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    error: {
      code: "internal_error",
      message: "Something went wrong on our side. Please try again.",
    },
  });
});
