import type { BenchOptions } from "./bench.ts";
import { type MeasuredPage, measureCpuTimes, median, p99 } from "./rendering.ts";
import { type BenchWorker, type Program, site, startWorker } from "./runtime.ts";

/** A cached page of typical size, and the site with that page in place of its own. */
const extraModules = {
  "page.js": `
    const body = new Uint8Array(77_000).fill(32);
    const headers = { "content-type": "text/html; charset=utf-8", etag: 'W/"warm"' };
    export const page = () => new Response(body, { headers });
    export default { fetch: page };
  `,
  "gateway.js": `
    import { WorkerEntrypoint } from "cloudflare:workers";
    import { page } from "./page.js";
    import site from "./index.js";
    export class Pages extends WorkerEntrypoint {
      fetch() { return page(); }
    }
    export default site;
  `,
};

/** The site with a cached page, and that page alone. */
const programs: Record<string, Program> = {
  "a warm page alone": { ...site, main: "page.js", extraModules },
  "through the gateway": { ...site, main: "gateway.js", extraModules },
};

const addresses = {
  "as the site links it": "/property/ontario-tower",
  "from an advertisement": "/buy?utm_source=news&sort=price-up&for=sale&gclid=1",
};

/**
 * Measures the cost of the gateway in front of a cached page: the processor time of a response, compared with that of
 * the same page alone. The difference includes the call from one entrypoint to the other.
 */
export async function gateway({ port }: BenchOptions): Promise<boolean> {
  const workers: BenchWorker[] = [];
  const rows: { name: string; page: MeasuredPage }[] = [];
  for (const [what, program] of Object.entries(programs)) {
    const worker = await startWorker(program, port + workers.length);
    workers.push(worker);
    for (const [from, address] of Object.entries(addresses))
      rows.push({ name: `${what}, ${from}`, page: { worker, address } });
  }
  const pages = rows.map(({ page }) => page);
  await measureCpuTimes(pages);
  const spent = await measureCpuTimes(pages);
  await Promise.all(workers.map(async (worker) => worker.stop()));
  console.table(
    Object.fromEntries(
      rows.map(({ name }, index) => [
        name,
        {
          "CPU median ms": median(spent[index] ?? []).toFixed(2),
          "CPU p99 ms": p99(spent[index] ?? []).toFixed(2),
        },
      ]),
    ),
  );
  return true;
}
