import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "../../scripts/run.mjs";
import type { BenchOptions } from "./bench.ts";
import { costs, median, perSecond, slowest } from "./rendering.ts";
import { type Program, site, startWorker } from "./runtime.ts";

const kinds = {
  home: "/",
  list: "/buy",
  "a home": "/property/ontario-tower",
  investment: "/invest/cash-flow",
  area: "/areas/marina-bay",
  article: "/journal/from-interest-to-title-deed",
  form: "/contact",
};

const barePage: Program = {
  config: ".cache/bare-page/server/wrangler.json",
  folder: ".cache/bare-page/server",
  main: "index.js",
  migrated: false,
};

/** The built file that is nearest in size to a page. */
function fileLike(size: number): string {
  const folder = path.join(root, "build/client/assets");
  const files = readdirSync(folder).map((name) => ({
    name,
    gap: Math.abs(statSync(path.join(folder, name)).size - size),
  }));
  return `/assets/${files.toSorted((a, b) => a.gap - b.gap)[0]?.name}`;
}

async function costOf(origin: string, address: string) {
  const spent = await costs(origin, address);
  return { "CPU median ms": median(spent).toFixed(1), "CPU p99 ms": slowest(spent).toFixed(1) };
}

async function measureBare(port: number, requests: number) {
  mustRun("react-router", ["build", path.join(root, "tests/bench/bare-page")]);
  const worker = await startWorker(barePage, port);
  const own = await perSecond(worker.origin, "/", requests);
  const cost = await costOf(worker.origin, "/");
  await worker.stop();
  return { ...own, cost };
}

/**
 * What rendering each kind of page costs: pages a second as ratios to a static file of its size and to
 * a React Router page with nothing on it, and the processor time of one render. What is spent on a
 * file and on the bare page is no work of the page's. A Worker on the free plan has 10 ms:
 * https://developers.cloudflare.com/workers/platform/limits/#cpu-time
 */
export async function pages({ requests, port }: BenchOptions): Promise<boolean> {
  const some = Math.ceil(requests / 10);
  const bare = await measureBare(port, some);
  const worker = await startWorker(site, port);
  const table: Record<string, Record<string, number | string>> = {
    "a file": await costOf(worker.origin, fileLike(bare.size)),
    "a bare page": { "kB of HTML": Math.round(bare.size / 1000), ...bare.cost },
  };
  let failures = bare.failed;
  for (const [kind, address] of Object.entries(kinds)) {
    const own = await perSecond(worker.origin, address, some);
    const file = await perSecond(worker.origin, fileLike(own.size), some);
    const cost = await costOf(worker.origin, address);
    failures += own.failed + file.failed;
    table[kind] = {
      "kB of HTML": Math.round(own.size / 1000),
      "to a file of its size": (own.rate / file.rate).toFixed(2),
      "to a bare page": (own.rate / bare.rate).toFixed(2),
      ...cost,
      failed: own.failed,
    };
  }
  await worker.stop();
  console.table(table);
  return failures === 0;
}
