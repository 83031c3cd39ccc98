import path from "node:path";
import { build } from "../../scripts/build.mjs";
import { environment, mustRun, root } from "../../scripts/run.mjs";
import type { BenchOptions } from "./bench.ts";
import { measureCpuTimes, median, perSecond, p99 } from "./rendering.ts";
import { site, startWorker } from "./runtime.ts";

const sizes = [10, 100, 1_000, 10_000];

const config = path.join(root, "tests/bench/long-list.vite.config.ts");

/** The requested pages: the first, one in the middle, and a filtered list. */
const lists = ["/buy", "/buy?page=3", "/buy?type=apartment&bedrooms=2"];

async function measure(homes: number, { requests, port }: BenchOptions) {
  environment.BENCH_HOMES = String(homes);
  mustRun("react-router", ["build", root, "--config", config]);
  const worker = await startWorker(site, port);
  const measured = [];
  for (const list of lists) {
    const { rate, failed } = await perSecond(worker.origin, list, Math.ceil(requests / 10));
    const [spent = []] = await measureCpuTimes([{ worker, address: list }]);
    measured.push({ list, homes, rate, failed, median: median(spent), p99: p99(spent) });
  }
  await worker.stop();
  return measured;
}

/**
 * Measures how the cost of the list grows with the number of properties. It shows one page of them, so the ratio to
 * a list of ten should be near 1.
 */
export async function catalogue(options: BenchOptions): Promise<boolean> {
  const all: Awaited<ReturnType<typeof measure>> = [];
  for (const homes of sizes) all.push(...(await measure(homes, options)));
  build({ force: true });
  console.table(
    all.map(({ list, homes, rate, failed, ...spent }) => ({
      list,
      homes,
      "per second to ten homes": (
        rate / (all.find((first) => first.list === list)?.rate ?? Number.NaN)
      ).toFixed(2),
      "CPU median ms": spent.median.toFixed(1),
      "CPU p99 ms": spent.p99.toFixed(1),
      failed,
    })),
  );
  return all.every(({ failed }) => failed === 0);
}
