import { setTimeout as pause } from "node:timers/promises";
import { countPath } from "../../app/features/counts/beacon.ts";
import type { BenchOptions } from "./bench.ts";
import { latency, spread } from "./load.ts";
import { enquiryOf } from "./posts.ts";
import { site, startWorker } from "./runtime.ts";

const seconds = 60;
/** The enquiries of a minute. */
const enquiries = 600;
/** Above the interval in which the counter writes, in ms. */
const writtenWithin = 90_000;

const beaconOf = (path: string) => (index: number) => ({
  path,
  method: "POST" as const,
  headers: {
    "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36",
    "cf-connecting-ip": `172.16.${index >> 8}.${index & 255}`,
  },
  body: JSON.stringify({
    path: "/property/ontario-tower",
    campaign: `campaign ${index % 40}`,
    events: ["viewed", "whatsapp"],
    device: "phone",
    vitals: { lcp: 100 * (index % 50), cls: 0.02, ttfb: 10 * (index % 90), inp: 80 },
  }),
});

/**
 * Measures how long enquiries wait: alone, beside the same requests to a function that does not exist, and beside beacons
 * that are counted. No request may be lost, and every page has to be counted.
 */
export async function beacons({ requests, port }: BenchOptions): Promise<boolean> {
  const table = [];
  for (const [beside, path, sent, expected] of [
    ["nothing", "", 0, 0],
    ["requests that get a 404", "/functions/v1/none", requests, 0],
    ["beacons", countPath, requests, requests],
  ] as const) {
    const worker = await startWorker(site, port, { FLOOD_PROTECTION: "off" });
    const before = worker.processorTime();
    const [asked, answered] = await Promise.all([
      spread(worker.origin, enquiryOf(1), enquiries, seconds),
      spread(worker.origin, beaconOf(path), sent, seconds),
    ]);
    const processor = worker.processorTime() - before;
    const database = await worker.database();
    const views = async () =>
      database
        .prepare("select coalesce(sum(count), 0) as views from counts where name = 'viewed'")
        .first<number>("views");
    for (const end = Date.now() + writtenWithin; Date.now() < end;) {
      if ((await views()) === expected) break;
      await pause(1_000);
    }
    table.push({
      beside,
      lost: [...asked, ...answered].filter(({ status }) => ![200, 204, 404].includes(status))
        .length,
      uncounted: expected - ((await views()) ?? 0),
      "enquiry: p50 in ms": latency(asked, 0.5),
      "enquiry: p99 in ms": latency(asked, 0.99),
      "beside it: p99 in ms": latency(answered, 0.99),
      "processor in s": (processor / 1000).toFixed(1),
    });
    await worker.stop();
  }
  console.table(table);
  return table.every(({ lost, uncounted }) => lost + uncounted === 0);
}
