import { createServer } from "node:https";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Server } from "../server.ts";
import { firstPort } from "./ports.ts";

const crmPort = firstPort + 1;
const server = new Server(firstPort, {
  settings: {
    CRM_WEBHOOK_URL: `https://localhost:${crmPort}/`,
    CRM_WEBHOOK_SECRET: `whsec_${btoa("a secret of thirty-two letters..")}`,
  },
});

beforeAll(async () => {
  server.migrate();
  await server.start();
});
afterAll(async () => server.close());

it("a CRM with a certificate that nobody signed is a problem at once", async () => {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const crm = createServer({ cert, key }).listen(crmPort);
  const response = await server.fetch("/functions/v1/send-valuation-request", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      fullName: "Giulia Ferrari",
      email: "giulia@example.com",
      phone: "0501234567",
      propertyAddress: "12 Marina Walk",
    }),
  });
  expect(response.status).toBe(200);
  await expect
    .poll(async () => (await server.health()).problems, { timeout: 30_000 })
    .toContain("deliveries-rejected/crm/no-secure-connection");
  crm.close();
});

const send = async (size: number, headers: Record<string, string>) =>
  // With keep-alive, unread bytes of one request would precede the next.
  fetch(`${server.origin}/functions/v1/send-contact-message`, {
    method: "POST",
    headers: {
      "cf-connecting-ip": `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      ...headers,
    },
    body: "x".repeat(size),
  });

const megabytes = 2 * 1024 * 1024;

it.each([
  ["is too large", 413, { "content-type": "application/json" }],
  ["is of no known kind", 415, { "content-type": "text/plain" }],
  ["a stranger's page sent", 403, { origin: "https://stranger.example" }],
])("a body of 2 MB that %s gets its %i each time", async (_, status, headers) => {
  const found: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    found.push((await send(megabytes, headers)).status);
    found.push((await send(2, { "content-type": "application/json" })).status);
  }
  expect(found).toEqual(Array.from({ length: 15 }, () => [status, 400]).flat());
});

it("a page without a form responds to a body of 2 MB", async () => {
  for (let round = 0; round < 5; round += 1) {
    const response = await fetch(`${server.origin}/buy`, {
      method: "PUT",
      body: "x".repeat(megabytes),
    });
    expect(response.status).toBe(405);
  }
});
