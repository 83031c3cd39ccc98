import { afterAll, beforeAll, expect, it } from "vitest";
import { Server } from "../server.ts";
import { firstPort } from "./ports.ts";

const server = new Server(firstPort);

beforeAll(async () => {
  server.migrate();
  await server.start();
});
afterAll(async () => server.close());

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
])(
  "a body of 2 MB that %s gets its %i each time, and so does the next request",
  async (_, status, headers) => {
    const found: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      found.push((await send(megabytes, headers)).status);
      found.push((await send(2, { "content-type": "application/json" })).status);
    }
    expect(found).toEqual(Array.from({ length: 15 }, () => [status, 400]).flat());
  },
);

it("a page without a form responds to a body of 2 MB", async () => {
  for (let round = 0; round < 5; round += 1) {
    const response = await fetch(`${server.origin}/buy`, {
      method: "PUT",
      body: "x".repeat(megabytes),
    });
    expect(response.status).toBe(405);
  }
});
