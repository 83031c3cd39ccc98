import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../../scripts/leads/database.ts";
import { Server } from "../server.ts";
import { firstPort } from "./ports.ts";

const rounds = 2;
/** The least number of acknowledged enquiries, in all rounds. */
const posts = 100;
const visitors = 25;
const minute = 60_000;
/** The timeout of requests to a killed server, in ms. */
const letGoLimit = 2_000;
const server = new Server(firstPort);

/** The id of every acknowledged enquiry, by its idempotency key. */
const acknowledged = new Map<string, string>();
let sent = 0;

beforeAll(async () => {
  server.migrate();
  await server.start();
});
afterAll(async () => server.close());

async function visitor(
  name: string,
  stop: AbortSignal,
  acknowledge: (key: string, id: string) => void,
): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    const key = `${name}-${turn}`;
    sent += 1;
    try {
      const response = await fetch(`${server.origin}/functions/v1/send-valuation-request`, {
        method: "POST",
        signal: stop,
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          "cf-connecting-ip": `10.${name.replace("-", ".")}.${turn % 250}`,
        },
        body: JSON.stringify({
          fullName: `Visitor ${key}`,
          email: "visitor@example.com",
          phone: "0501234567",
          propertyAddress: "12 Marina Walk",
        }),
      });
      const answer = (await response.json()) as { success: boolean; id: string };
      if (answer.success) acknowledge(key, answer.id);
    } catch {
      // Without a response the enquiry may or may not be stored.
    }
  }
}

it(`killed ${rounds} times under load, the server has every enquiry that it acknowledged`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const stop = new AbortController();
    const { promise: busy, resolve: killNow } = Promise.withResolvers<void>();
    // Kills the server under load, at a different moment each time.
    const enough = (posts * (round + 1)) / rounds + randomInt(visitors);
    const acknowledge = (key: string, id: string) => {
      acknowledged.set(key, id);
      if (acknowledged.size >= enough) killNow();
    };
    const load = Array.from({ length: visitors }, async (_, number) =>
      visitor(`${round}-${number}`, stop.signal, acknowledge),
    );
    await busy;
    await server.kill();
    stop.abort();
    // Node's fetch sometimes never settles for requests to a killed server.
    await Promise.race([Promise.all(load), pause(letGoLimit)]);
    await server.start();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(posts);
  const [rows = []] = query(
    { remote: false, persistTo: server.state },
    "select idempotency_key, id from valuation_requests",
  );
  const stored = new Map(rows.map((row) => [row.idempotency_key, row.id]));
  expect(rows).toHaveLength(stored.size);
  const lost = [...acknowledged].filter(([key, id]) => stored.get(key) !== id);
  expect(lost).toEqual([]);
  console.log(
    `${sent} sent, ${acknowledged.size} acknowledged, ${rows.length} stored, ${rows.length - stored.size} doubled, ${lost.length} lost`,
  );
});

it("after the cron, every acknowledged enquiry is mailed", async () => {
  for (let run = 0; (await server.health()).waiting > 0; run += 1) {
    expect(run).toBeLessThan(200);
    await server.runCron((run + 5) * minute);
  }
  expect(await server.health()).toMatchObject({ waiting: 0, failed: 0 });
  const mailsById = new Map<string, number>();
  for (const mail of server.mails())
    for (const id of new Set(mail.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu)))
      mailsById.set(id, (mailsById.get(id) ?? 0) + 1);
  const counts = [...acknowledged.values()].map((id) => mailsById.get(id) ?? 0);
  const missing = counts.filter((mails) => mails === 0).length;
  // A mail is sent again if the server was killed before it recorded the first one.
  const repeated = counts.filter((mails) => mails > 1).length;
  console.log(`${counts.length - missing} mailed, ${repeated} of them twice`);
  expect(missing).toBe(0);
  expect(repeated).toBeLessThanOrEqual(rounds * visitors);
});
