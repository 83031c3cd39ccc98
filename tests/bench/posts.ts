import type { BenchOptions } from "./bench.ts";
import { type Answer, applyLoad, latency } from "./load.ts";
import { type BenchWorker, site, startWorker } from "./runtime.ts";

/** The number of parallel connections. */
const loads = [50, 500];

const bareInsert = {
  config: "tests/bench/bare-insert/wrangler.toml",
  folder: "tests/bench/bare-insert",
  main: "worker.js",
  hasMigrations: true,
};

const keyOf = (connections: number, index: number) => `${connections}-${index}`;

export const enquiryOf = (connections: number) => (index: number) => ({
  path: "/functions/v1/send-valuation-request",
  method: "POST" as const,
  headers: {
    "content-type": "application/json",
    "idempotency-key": keyOf(connections, index),
    // A separate client address for each request, so that the rate limit does not apply.
    "cf-connecting-ip": `10.${connections % 256}.${(index >> 8) & 255}.${index & 255}`,
  },
  body: JSON.stringify({
    fullName: `Visitor ${index}`,
    email: "visitor@example.com",
    phone: "0501234567",
    propertyAddress: "12 Marina Walk, Dubai",
    details: "Two bedrooms on the 14th floor, let until May.",
  }),
});

async function faults(worker: BenchWorker, connections: number, answers: readonly Answer[]) {
  const database = await worker.database();
  const { results } = await database
    .prepare(
      "select idempotency_key as key, id from valuation_requests where idempotency_key like ?",
    )
    .bind(`${connections}-%`)
    .all<{ key: string; id: string }>();
  const stored = new Map(results.map(({ key, id }) => [key, id]));
  const lost = answers.filter(
    ({ status, body }, index) =>
      status === 200 &&
      stored.get(keyOf(connections, index)) !== (JSON.parse(body) as { id: string }).id,
  );
  return {
    acknowledged: answers.filter(({ status }) => status === 200).length,
    lost: lost.length,
    doubled: results.length - stored.size,
    dropped: answers.reduce((sum, { dropped }) => sum + dropped, 0),
    "5xx or none": answers.filter(({ status }) => status === 0 || status >= 500).length,
  };
}

async function measure(worker: BenchWorker, requests: number) {
  const measured = [];
  for (const connections of loads) {
    const load = await applyLoad(worker.origin, enquiryOf(connections), requests, connections);
    measured.push({ connections, ...load, p99: latency(load.answers, 0.99) });
  }
  return measured;
}

/**
 * Measures the cost of storing enquiries, as ratios to a Worker that only inserts. Lost and duplicate enquiries,
 * 5xx responses and missing responses must be 0.
 */
export async function posts({ requests, port }: BenchOptions): Promise<boolean> {
  const bare = await startWorker(bareInsert, port);
  const baseline = await measure(bare, requests);
  await bare.stop();

  const ours = await startWorker(site, port);
  const table = [];
  for (const [index, own] of (await measure(ours, requests)).entries()) {
    const other = baseline[index];
    table.push({
      connections: own.connections,
      ...(await faults(ours, own.connections, own.answers)),
      "throughput to bare": (own.perSecond / (other?.perSecond ?? NaN)).toFixed(2),
      "p99 to bare": (own.p99 / (other?.p99 ?? NaN)).toFixed(2),
      "per second": Math.round(own.perSecond),
      "p99 in ms": own.p99,
    });
  }
  await ours.stop();
  console.table(table);
  return table.every(
    (row) => row.acknowledged === requests && row.lost + row.doubled + row["5xx or none"] === 0,
  );
}
