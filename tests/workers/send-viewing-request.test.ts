import { env, exports } from "cloudflare:workers";
import { expect, it } from "vitest";

const request = {
  name: "Giulia Ferrari",
  email: "giulia@example.it",
  phone: "+39 02 1234 567",
  message: "Saturday morning, please.",
  propertyTitle: "Ontario Tower",
  propertyLocation: "Business Bay, Dubai",
  propertyPrice: "AED 1,500,000",
};

const post = (body: unknown) =>
  exports.default.fetch("https://site.example/functions/v1/send-viewing-request", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it("stores a viewing request exactly as it was sent", async () => {
  const response = await post(request);
  expect(response.status).toBe(200);
  const answer = await response.json<{ success: boolean; id: string }>();
  const row = await env.DB.prepare("select * from viewing_requests").first();
  expect(row).toMatchObject({
    id: answer.id,
    name: request.name,
    email: request.email,
    phone: request.phone,
    message: request.message,
    property_title: request.propertyTitle,
    property_location: request.propertyLocation,
    property_price: request.propertyPrice,
  });
});

it("names the field that is wrong and stores nothing", async () => {
  const response = await post({ ...request, email: "giulia" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    error: { fields: { email: expect.stringContaining("Email") as string } },
  });
  expect(await env.DB.prepare("select count(*) as n from viewing_requests").first("n")).toBe(0);
});
