import { setTimeout as pause } from "node:timers/promises";
import type { BenchOptions } from "./bench.ts";
import { p99, percentile, spread } from "./load.ts";
import { enquiryOf } from "./posts.ts";
import { site, startWorker } from "./runtime.ts";

const seconds = 60;
/** The enquiries of a minute. */
const enquiries = 600;
/** Above the interval in which the counter writes, in ms. */
const writtenWithin = 90_000;

const beaconOf = (headers: Record<string, string>) => (index: number) => ({
  path: "/functions/v1/count",
  method: "POST" as const,
  headers: {
    "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36",
    "cf-connecting-ip": `172.16.${index >> 8}.${index & 255}`,
    ...headers,
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
 * Measures how long enquiries wait: alone, beside beacons that are refused, whose requests cost the most of it, and
 * beside beacons that are counted. Every request has to be accepted, and every page counted.
 */
export async function beacons({ requests, port }: BenchOptions): Promise<boolean> {
  const table = [];
  for (const [beside, headers, sent, expected] of [
    ["nothing", {}, 0, 0],
    ["refused beacons", { dnt: "1" }, requests, 0],
    ["counted beacons", {}, requests, requests],
  ] as const) {
    const worker = await startWorker(site, port, { FLOOD_PROTECTION: "off" });
    const [asked, answered] = await Promise.all([
      spread(worker.origin, enquiryOf(1), enquiries, seconds),
      spread(worker.origin, beaconOf(headers), sent, seconds),
    ]);
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
      lost: [...asked, ...answered].filter(({ status }) => ![200, 204].includes(status)).length,
      uncounted: expected - ((await views()) ?? 0),
      "enquiry: p50 in ms": Math.round(percentile(asked, 0.5)),
      "enquiry: p99 in ms": Math.round(p99(asked)),
      "beacon: p99 in ms": Math.round(p99(answered)),
    });
    await worker.stop();
  }
  console.table(table);
  return table.every(({ lost, uncounted }) => lost + uncounted === 0);
}
