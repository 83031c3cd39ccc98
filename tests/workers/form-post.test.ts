import { expect, it } from "vitest";
import { withinOneMinute } from "./clock";
import { deliveryRows, postForm, rowsOf, validEnquiries } from "./example-enquiries";

const submit = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm("contact", body, { path: "/contact?utm_source=newsletter", headers });

it("stores and delivers a form that is posted without JavaScript", async () => {
  expect(await submit(validEnquiries.contact)).toMatchObject({
    status: 200,
    response: { success: true },
  });
  expect(await rowsOf("contact")).toMatchObject([
    { first_name: "Omar", page: "/contact", utm_source: "newsletter" },
  ]);
  expect(await deliveryRows()).toMatchObject([{ state: "sent" }]);
});

it("returns the values of an invalid form with its errors", async () => {
  const posted = await submit({ ...validEnquiries.contact, email: "omar" });
  expect(posted).toMatchObject({
    status: 422,
    response: { success: false, error: { fields: { email: expect.any(String) as string } } },
    values: { ...validEnquiries.contact, email: "omar" },
  });
});

it("returns the values of a form above the rate limit", async () => {
  const last = await withinOneMinute(async (again) => {
    const visitor = { "cf-connecting-ip": `203.0.113.${9 + again}` };
    for (let index = 0; index < 20; index += 1) await submit(validEnquiries.contact, visitor);
    return submit(validEnquiries.contact, visitor);
  });
  expect(last).toMatchObject({ status: 429, values: validEnquiries.contact });
});

it("rejects a form of another site", async () => {
  expect(await submit(validEnquiries.contact, { origin: "https://thief.example" })).toMatchObject({
    status: 403,
  });
  expect(await rowsOf("contact")).toHaveLength(0);
});
