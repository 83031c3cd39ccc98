import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { handleFormPost } from "~workers/enquiries/form-post";
import { withinOneMinute } from "./clock";
import { anotherVisitor, deliveryRows, rowsOf, site, validEnquiries } from "./example-enquiries";

/** Submits the contact form as a browser does without JavaScript. */
const submit = async (body: Record<string, string>, headers: Record<string, string> = {}) => {
  const work: Promise<unknown>[] = [];
  const action = handleFormPost(env, (afterwards) => void work.push(afterwards));
  const posted = await action(
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
