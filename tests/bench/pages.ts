import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "../../scripts/run.mjs";
import type { BenchOptions } from "./bench.ts";
import { applyLoad, percentile } from "./load.ts";
import { type BenchWorker, type Program, site, startWorker } from "./runtime.ts";

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
  hasMigrations: false,
};

/** The built file with the size closest to a page. */
function fileLike(size: number): string {
  const folder = path.join(root, "build/client/assets");
  const files = readdirSync(folder).map((name) => ({
    name,
    gap: Math.abs(statSync(path.join(folder, name)).size - size),
  }));
  return `/assets/${files.toSorted((a, b) => a.gap - b.gap)[0]?.name}`;
}

const connections = 20;
const warmUp = 200;
/** The number of measured renders of each page, and of renders in sequence. */
const renders = 300;
const turn = 20;

/** A unique query: the page is rendered each time. */
const getting = (address: string) => (index: number) =>
  ({ path: `${address}?bench=${index}`, method: "GET" }) as const;

/** Requests a page repeatedly, after a warm-up. */
async function perSecond(origin: string, address: string, requests: number) {
  await applyLoad(origin, getting(address), warmUp, connections);
  const load = await applyLoad(origin, getting(address), requests, connections);
  const failed = load.answers.filter(({ status }) => status !== 200).length;
  return { failed, rate: load.perSecond, size: load.answers[0]?.body.length ?? 0 };
}

interface MeasuredPage {
  worker: BenchWorker;
  address: string;
}

async function renderSome({ worker, address }: MeasuredPage, first: number): Promise<number[]> {
  const marks: number[] = [];
  const marking = (index: number) => {
    marks.push(worker.processorTime());
    return getting(address)(first + index);
  };
  await applyLoad(worker.origin, marking, turn, 1);
  marks.push(worker.processorTime());
  return marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0));
}

/**
 * Measures the processor time of single renders in sequence, in ms. The pages alternate, because the speed of a shared
 * machine varies.
 */
async function measureCpuTimes(measured: readonly MeasuredPage[]): Promise<number[][]> {
  const cpuTimes = measured.map((): number[] => []);
  for (let first = 0; first < renders; first += turn)
    for (const [index, page] of measured.entries())
      cpuTimes[index]?.push(...(await renderSome(page, first)));
  return cpuTimes;
}

/**
 * Measures the rendering of each kind of page: pages per second, as ratios to a static file of its size and to an
 * empty React Router page, and the processor time of one render, also as a ratio to the empty page. A Worker on the
 * free plan has 10 ms: https://developers.cloudflare.com/workers/platform/limits/#cpu-time
 */
export async function pages({ requests, port }: BenchOptions): Promise<boolean> {
  mustRun("react-router", ["build", path.join(root, "tests/bench/bare-page")]);
  const bare = await startWorker(barePage, port);
  const worker = await startWorker(site, port + 1);
  const some = Math.ceil(requests / 10);
  const bareLoad = await perSecond(bare.origin, "/", some);
  const loads = [];
  for (const [kind, address] of Object.entries(kinds)) {
    const own = await perSecond(worker.origin, address, some);
    const file = await perSecond(worker.origin, fileLike(own.size), some);
    loads.push({ kind, address, own, file });
  }
  const [file, baseline = [], ...spent] = await measureCpuTimes([
    { worker, address: fileLike(bareLoad.size) },
    { worker: bare, address: "/" },
    ...loads.map(({ address }) => ({ worker, address })),
  ]);
  await Promise.all([bare.stop(), worker.stop()]);

  const cost = (times: readonly number[] = []) => ({
    "CPU median ms": percentile(times, 0.5).toFixed(1),
    "CPU p99 ms": percentile(times, 0.99).toFixed(1),
    "in bare pages": (percentile(times, 0.5) / percentile(baseline, 0.5)).toFixed(1),
  });
  const table: Record<string, Record<string, number | string>> = {
    "a file": cost(file),
    "a bare page": { "kB of HTML": Math.round(bareLoad.size / 1000), ...cost(baseline) },
  };
  for (const [index, { kind, own, file: like }] of loads.entries())
    table[kind] = {
      "kB of HTML": Math.round(own.size / 1000),
      "to a file of its size": (own.rate / like.rate).toFixed(2),
      "to a bare page": (own.rate / bareLoad.rate).toFixed(2),
      ...cost(spent[index]),
      failed: own.failed,
    };
  console.table(table);
  return [bareLoad, ...loads.flatMap(({ own, file: like }) => [own, like])].every(
    ({ failed }) => failed === 0,
  );
}
