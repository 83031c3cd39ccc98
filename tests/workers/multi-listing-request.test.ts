import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { listingIds } from "~/content/listing-ids";
import { properties } from "~/content/properties";
import type { Confirmation } from "~/features/enquiries/enquiry-response";
import { endpoints, fieldsOf } from "~/features/enquiries/fields";
import { viewingAnswersForListings } from "~/listings/viewing-answers";
import { siteIn } from "../support/site.ts";
import { deliveryRows, validEnquiries, mailbox, post, postRaw, rowsOf } from "./example-enquiries";
import { requestsTo, webhookSecret } from "./external-services";

const [tower, flat] = ["ontario-tower", "al-soufuh-apartment"] as const;
const both = properties.filter(({ id }) => id === tower || id === flat);
const lines = viewingAnswersForListings(siteIn("en"), both);
const { propertyId: _, ...seven } = validEnquiries.viewing;
const two = { ...seven, ...lines };
const viewing = `/functions/v1/${endpoints.viewing}`;

const stored = {
  property_id: "",
  property_ids: "ontario-tower; al-soufuh-apartment",
  property_title: "Ontario Tower; Al Soufuh, Jumeirah",
  property_location: "Business Bay, Dubai; Jumeirah, Dubai",
  property_price: "AED 1,500,000; AED 3,200,000",
};

const pageOf = (id: string) => new URL(`/property/${id}`, env.SITE_ORIGIN).href;

it.each([
  ["JSON with a list", async () => post("viewing", { ...two, propertyIds: [tower, flat] })],
  ["JSON with one text", async () => post("viewing", { ...two, propertyIds: `${tower},${flat}` })],
  ["a plain form", async () => postRaw(viewing, new URLSearchParams(two))],
  [
    "a plain form that has the field for each home",
    async () => {
      const form = new URLSearchParams({ ...two, propertyIds: tower });
      form.append("propertyIds", flat);
      return postRaw(viewing, form);
    },
  ],
  [
    "a call with the ids alone",
    async () => {
      const { name, email, phone } = seven;
      return post("viewing", { name, email, phone, propertyIds: [tower, flat, tower] });
    },
  ],
])("a request for two properties is one row with both: %s", async (_what, send) => {
  expect((await send()).status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([stored]);
  expect(await deliveryRows()).toHaveLength(1);
});

it("the staff get one mail with each property's price and page", async () => {
  const { mails, EMAIL } = mailbox();
  await post("viewing", two, { bindings: { EMAIL } });
  expect(mails).toHaveLength(1);
  const [{ subject, text, html } = { subject: "" }] = mails;
  expect(subject).toContain("Viewing request: Ontario Tower; Al Soufuh, Jumeirah [");
  expect(text).toContain(
    `Home 1 of 2:\n> Ontario Tower · Business Bay, Dubai · AED 1,500,000\n${pageOf(tower)}\n`,
  );
  expect(text).toContain(
    `Home 2 of 2:\n> Al Soufuh, Jumeirah · Jumeirah, Dubai · AED 3,200,000\n${pageOf(flat)}\n`,
  );
  for (const id of [tower, flat]) expect(html).toContain(`href="${pageOf(id)}"`);
  // Not a second time.
  expect(text).not.toContain(stored.property_price);
  expect(text).not.toContain(stored.property_ids);
});

it("the mail has the submitted titles beside the catalogue's", async () => {
  const { mails, EMAIL } = mailbox();
  await post("viewing", { ...two, propertyPrice: "What we agreed on" }, { bindings: { EMAIL } });
  expect(mails[0]?.text).toContain("Price:\n> What we agreed on\n");
  expect(mails[0]?.text).toContain("AED 3,200,000");
});

it("a property and a project are in one request, and the mail has both", async () => {
  const { mails, EMAIL } = mailbox();
  const { name, email, phone } = seven;
  const body = { name, email, phone, propertyIds: [tower, "palazzo-tissoli"] };
  const response = await post("viewing", body, { bindings: { EMAIL } });
  const { confirmation } = await response.json<{ confirmation: Confirmation }>();
  expect(confirmation.rows[0]).toEqual({
    label: "Homes and projects",
    text: "Ontario Tower · Palazzo Tissoli",
  });
  expect(await rowsOf("viewing")).toMatchObject([
    {
      property_ids: "ontario-tower; palazzo-tissoli",
      property_title: "Ontario Tower; Palazzo Tissoli",
      property_price: "AED 1,500,000; from AED 1,100,000",
    },
  ]);
  const [{ text } = { text: "" }] = mails;
  const page = new URL("/off-plan/palazzo-tissoli", env.SITE_ORIGIN).href;
  expect(text).toContain(
    `Project, 2 of 2:\n> Palazzo Tissoli · Ras Al Khaimah · from AED 1,100,000\n${page}\n`,
  );
  expect(text).toContain("Thank you for asking about Ontario Tower and Palazzo Tissoli.");
});

it("the CRM gets the properties as a list, empty for a single one", async () => {
  const bindings = {
    CRM_WEBHOOK_URL: "https://homes.example/",
    CRM_WEBHOOK_SECRET: webhookSecret,
  };
  await post("viewing", two, { bindings });
  await post("viewing", validEnquiries.viewing, { bindings });
  const hooks = await requestsTo("homes.example");
  expect(hooks.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { data: { propertyId: "", propertyIds: [tower, flat] } },
    { data: { propertyId: tower, propertyIds: [] } },
  ]);
});

it.each([
  ["a home that is not ours", [tower, "castle"], tower],
  ["what is not text", [tower, 7], tower],
  ["an object", { 0: tower }, ""],
  ["more than six", listingIds.slice(0, 7), listingIds.slice(0, 6).join("; ")],
])("%s in the list is left out", async (_what, ids, kept) => {
  expect((await post("viewing", { ...two, propertyIds: ids })).status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([{ property_ids: kept }]);
});

it("with one key, another choice of properties is another request, the same one is a repeat", async () => {
  const headers = { "idempotency-key": "one-key" };
  const first = await post("viewing", two, { headers });
  const repeat = await post("viewing", { ...two, propertyIds: [tower, flat] }, { headers });
  expect(await repeat.json()).toEqual(await first.json());
  const other = await post("viewing", { ...two, propertyIds: [tower] }, { headers });
  expect(await other.json()).toMatchObject({ error: { code: "key_reused" } });
  expect(await rowsOf("viewing")).toHaveLength(1);
});

it("each field has all properties within its limit, however long their titles", () => {
  const { max } = Object.fromEntries(fieldsOf("viewing"))["propertyTitle"]!;
  const long = structuredClone(properties);
  for (const { id, texts } of long) texts.en.title = `${id} ${"with a long name ".repeat(20)}`;
  const { propertyTitle } = viewingAnswersForListings(siteIn("en"), long);
  expect(propertyTitle.length).toBeLessThanOrEqual(max);
  const named = propertyTitle.split("; ").map((name) => name.split(" ")[0]);
  expect(named).toEqual(properties.map(({ id }) => id));
});
