import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { signatureOf } from "~workers/enquiries/signed-post";
import { type Database, resend } from "../../scripts/leads/manage";
import { minute, until, useFakeTimers } from "./clock";
import { deliveryRows, validEnquiries, mailbox, post } from "./example-enquiries";
import { requestsTo, verified, webhookSecret } from "./external-services";

const crmAt = (url: string) => ({ CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: webhookSecret });

const crmRow = async () => (await deliveryRows()).find(({ channel }) => channel === "crm");

it("signs a message as the library standardwebhooks 1.1.1 does", async () => {
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    seconds: 1614265330,
    body: '{"test": 2432232314}',
  };
  expect(await signatureOf("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLAdg", message)).toBe(
    "v1,hx9c7plkAuNvOmfNi249gv9HYf/zg0Y2Gx/hHOfFCIs=",
  );
});

it("the CRM gets every enquiry, with a signature", async () => {
  const { mails, EMAIL } = mailbox();
  const response = await post("contact", validEnquiries.contact, {
    bindings: { ...crmAt("https://good.example/hook"), EMAIL },
  });
  const { id } = await response.json<{ id: string }>();
  const [hook] = await requestsTo("good.example");
  expect(hook?.headers["webhook-id"]).toBe(id);
  const payload = verified(webhookSecret, hook!);
  expect(payload).toMatchObject({
    type: "enquiry.received",
    data: { kind: "contact", id, ...validEnquiries.contact },
  });
  expect(() => verified(`whsec_${btoa("another secret")}`, hook!)).toThrow("No matching signature");
  expect(mails).toHaveLength(1);
  expect((await deliveryRows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
});

it.each([
  ["", ["mail"]],
  ["https://good.example/hook", ["crm", "mail"]],
])("a released enquiry goes where others go: %j", async (url, channels) => {
  const bindings = { ...crmAt(url), EMAIL: mailbox().EMAIL };
  await post("valuation", validEnquiries.valuation, { bindings });
  const spam = { ...validEnquiries.contact, topic: "https://spam.example" };
  const { id } = await (await post("contact", spam, { bindings })).json<{ id: string }>();
  expect(await resend(drizzle(env.DB) as unknown as Database, id)).toBe(channels.length);
  const rows = (await deliveryRows()).filter(({ enquiry_id }) => enquiry_id === id);
  expect(rows.map(({ channel }) => channel).toSorted()).toEqual(channels);
  expect(rows.every(({ state }) => state === "waiting")).toBe(true);
});

it.each([401, 500])("a CRM that answers %i for three days is tried again", async (status) => {
  const { mails, EMAIL } = mailbox();
  const before = (await requestsTo("status.example")).length;
  const down = { ...env, ...crmAt(`https://status.example/${status}`), EMAIL };
  await post("viewing", validEnquiries.viewing, { bindings: down });
  const end = Date.now() + 72 * 60 * minute;
  let row = await crmRow();
  const due = () => Date.parse(row?.next_at ?? "");
  for (; due() < end; row = await crmRow()) {
    expect(row).toMatchObject({ state: "waiting", last_error: `http-${status}` });
    await deliverDue(down, new Date(due()));
  }
  expect((await requestsTo("status.example")).slice(before)).toHaveLength(row?.attempts ?? 0);
  expect(mails).toHaveLength(1);
  await deliverDue({ ...down, ...crmAt("https://good.example/again") }, new Date(due()));
  expect(await crmRow()).toMatchObject({ state: "sent" });
});

it.each([
  ["410 is final", "https://status.example/410", { state: "failed", last_error: "http-410" }],
  [
    "a redirect is not followed",
    "https://moved.example/",
    { state: "waiting", last_error: "http-302" },
  ],
  [
    "an address without TLS is not called",
    "http://good.example/plain",
    { state: "waiting", last_error: "address-not-https" },
  ],
])("%s, and the mail is sent", async (_, url, row) => {
  const { mails, EMAIL } = mailbox();
  const before = (await requestsTo("good.example")).length;
  await post("valuation", validEnquiries.valuation, { bindings: { ...crmAt(url), EMAIL } });
  expect(await crmRow()).toMatchObject({ ...row, attempts: 1 });
  expect(mails).toHaveLength(1);
  expect(await requestsTo("thief.example")).toHaveLength(0);
  expect(await requestsTo("good.example")).toHaveLength(before);
});

it("nothing is sent without a signature: an invalid secret raises an alert, and the mail is sent", async () => {
  const { mails, EMAIL } = mailbox();
  const before = (await requestsTo("good.example")).length;
  const bindings = { ...crmAt("https://good.example/"), CRM_WEBHOOK_SECRET: "no base64", EMAIL };
  await post("viewing", validEnquiries.viewing, { bindings });
  expect(await crmRow()).toMatchObject({ state: "waiting", last_error: "secret-unusable" });
  expect(await requestsTo("good.example")).toHaveLength(before);
  expect(mails).toHaveLength(1);
});

it.each(["CRM_WEBHOOK_URL", "CRM_WEBHOOK_SECRET"] as const)(
  "without %s the webhook is disabled, and the mail is sent",
  async (missing) => {
    const { mails, EMAIL } = mailbox();
    const bindings = { ...crmAt("https://good.example/"), [missing]: "", EMAIL };
    await post("viewing", validEnquiries.viewing, { bindings });
    expect(await crmRow()).toBeUndefined();
    expect(mails).toHaveLength(1);
  },
);

it("a hanging CRM does not delay the mail, and its attempt ends after ten seconds", async () => {
  useFakeTimers();
  const { mails, EMAIL } = mailbox();
  const answer = post("viewing", validEnquiries.viewing, {
    bindings: { ...crmAt("https://silent.example/"), EMAIL },
  });
  await until(async () => (await requestsTo("silent.example")).length > 0 && mails.length > 0);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await crmRow()).toMatchObject({ state: "waiting", last_error: null });
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(await crmRow()).toMatchObject({ state: "waiting", last_error: "TimeoutError" });
});
