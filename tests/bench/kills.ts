import { randomInt } from "node:crypto";
import type { BenchOptions } from "./bench.ts";
import { applyLoad } from "./load.ts";
import { enquiryOf, keyOf } from "./posts.ts";
import { type BenchWorker, site, startWorker } from "./runtime.ts";

const rounds = 10;
const connections = 100;
/** The interval of the digests that list the enquiries of a flood, in ms. */
const interval = 10 * 60_000;
/** The most runs of the cron until each mail is sent. */
const mostRuns = 1_000;

const countOf = async (worker: BenchWorker, condition: string) => {
  const database = await worker.database();
  return Number(
    await database.prepare(`select count(*) as count from ${condition}`).first("count"),
  );
};

/**
 * Sends enquiries over 100 connections, kills the runtime ten times meanwhile, and sends those without a response again
 * with the same key, as visitors do. Each must be stored once, and mailed. The mail of an enquiry is repeated if the
 * runtime was killed before it recorded the first one.
 */
export async function kills({ requests, port }: BenchOptions): Promise<boolean> {
  const mails = new Map<string, number>();
  const onMail = (text: string) => {
    for (const id of new Set(text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu)))
      mails.set(id, (mails.get(id) ?? 0) + 1);
  };
  const options = { settings: { FLOOD_PROTECTION: "off" }, onMail };
  let worker = await startWorker(site, port, options);
  const { state } = worker;
  const acknowledged = new Map<string, string>();
  const enquiry = enquiryOf(connections);
  let pending = Array.from({ length: requests }, (_, index) => index);
  let sent = 0;

  const send = async (indexes: readonly number[], killAfter = Infinity) => {
    sent += indexes.length;
    const { answers } = await applyLoad(
      worker.origin,
      (position) => enquiry(indexes[position] ?? 0),
      indexes.length,
      connections,
      (answered) => {
        if (answered === killAfter) worker.kill();
      },
    );
    for (const [position, { status, body }] of answers.entries())
      if (status === 200)
        acknowledged.set(
          keyOf(connections, indexes[position] ?? 0),
          (JSON.parse(body) as { id: string }).id,
        );
  };

  for (let round = 0; round < rounds; round += 1) {
    const share = pending.slice(0, Math.ceil(requests / rounds));
    await send(share, randomInt(Math.ceil(share.length / 2), share.length));
    pending = pending.filter((index) => !acknowledged.has(keyOf(connections, index)));
    await worker.dispose();
    worker = await startWorker(site, port, { ...options, state });
  }
  await send(pending);

  let next = Math.ceil(Date.now() / interval) * interval;
  for (let run = 0; run < mostRuns; run += 1) {
    if ((await countOf(worker, "deliveries where state = 'waiting'")) === 0) break;
    await worker.runCron(new Date(next));
    next += interval;
  }

  const database = await worker.database();
  const { results } = await database
    .prepare("select idempotency_key as key, id from valuation_requests")
    .all<{ key: string; id: string }>();
  const stored = new Map(results.map(({ key, id }) => [key, id]));
  const lost = [...acknowledged].filter(([key, id]) => stored.get(key) !== id).length;
  const mailed = results.filter(({ id }) => mails.has(id)).length;
  const row = {
    enquiries: requests,
    "sent again": sent - requests,
    acknowledged: acknowledged.size,
    stored: results.length,
    doubled: results.length - stored.size,
    lost,
    mailed,
    "mailed twice": results.filter(({ id }) => (mails.get(id) ?? 0) > 1).length,
  };
  console.table([row]);
  await worker.stop();
  return (
    acknowledged.size === requests &&
    results.length === requests &&
    lost === 0 &&
    mailed === requests
  );
}
