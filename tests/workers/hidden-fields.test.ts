import { expect, it, vi } from "vitest";
import { projectIds } from "~/content/listing-ids";
import { fieldsOf } from "~/features/enquiries/fields";
import { mailbox, post, rowsOf, validEnquiries } from "./example-enquiries";

const odd = ["no-such-home", "x".repeat(2_000), "a\u0000b\nc", "\ud800", 7, null, ["a"], { a: 1 }];

it.each(["viewing", "contact"] as const)(
  "no value of the hidden fields of a %s refuses the enquiry",
  async (kind) => {
    const hidden = fieldsOf(kind).filter(([, field]) => field.kind === "hidden");
    for (const [index, value] of odd.entries()) {
      const values = Object.fromEntries(hidden.map(([name]) => [name, value]));
      const email = `visitor-${index}@example.com`;
      expect((await post(kind, { ...validEnquiries[kind], email, ...values })).status).toBe(200);
    }
    expect(await rowsOf(kind)).toHaveLength(odd.length);
  },
);

it("a request for a home that has become a draft keeps its title and price, and the mail marks it", async () => {
  const { mails, EMAIL } = mailbox();
  const body = {
    ...validEnquiries.viewing,
    propertyId: "sold-villa",
    propertyTitle: "Sold Villa",
    propertyPrice: "AED 9,000,000",
  };
  expect((await post("viewing", body, { bindings: { EMAIL } })).status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([
    { property_id: "", property_title: "Sold Villa", property_price: "AED 9,000,000" },
  ]);
  expect(mails[0]?.text).toContain("AED 9,000,000");
  expect(mails[0]?.text).toContain("the site has no home or project of this name");
});

it("a home that is chosen in a select that is not shown does not refuse a message", async () => {
  const body = { ...validEnquiries.contact, interest: "buying", propertyId: "sold-villa" };
  expect((await post("contact", body)).status).toBe(200);
  expect((await post("contact", { ...body, interest: "viewing" })).status).toBe(422);
});

const answersOfProject = [
  ["its id", { propertyId: projectIds[0] }],
  ["its title", { propertyId: "", propertyTitle: "Palazzo Tissoli" }],
] as const;
it.each(answersOfProject)("day and time of a request, by %s, are a call's", async (_, project) => {
  vi.setSystemTime("2026-11-23T09:00:00Z");
  const call = { preferredDate: "2026-11-28", preferredTime: "morning", callChannel: "video" };
  const { mails, EMAIL } = mailbox();
  const body = { ...validEnquiries.viewing, ...project, ...call };
  expect((await post("viewing", body, { bindings: { EMAIL } })).status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([
    { preferred_date: "2026-11-28", preferred_time: "morning", call_channel: "video" },
  ]);
  expect(mails[0]?.text).toMatch(/Would like a call:\n> Morning: .*(Dubai)/u);
  expect(mails[0]?.text).toContain("Kind of call:\n> Video call");
  expect(mails[0]?.attachments?.[0]?.content).toContain("SUMMARY:Call: ");
});
