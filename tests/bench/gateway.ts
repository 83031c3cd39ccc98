import type { BenchOptions } from "./bench.ts";
import { costs, median, slowest } from "./rendering.ts";
import { type Program, site, startWorker } from "./runtime.ts";

/** A page of a page's weight as a cache has it, and the site with it in place of its own pages. */
const beside = {
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

/** The site with a page that is warm, and that page alone. */
const programs: Record<string, Program> = {
  "a warm page alone": { ...site, main: "page.js", beside },
  "through the gateway": { ...site, main: "gateway.js", beside },
};

const addresses = {
  "as the site links it": "/property/ontario-tower",
  "from an advertisement": "/buy?utm_source=news&sort=price-up&for=sale&gclid=1",
};

/**
 * What the gateway costs that every request passes, where the page behind it is warm: the processor time
 * of one answer, beside that of the same page alone. The difference is the gateway's own, with the call
 * from one entrypoint to the other.
 */
export async function gateway({ port }: BenchOptions): Promise<boolean> {
  const table: Record<string, Record<string, string>> = {};
  for (const [what, program] of Object.entries(programs)) {
    const worker = await startWorker(program, port);
    for (const [from, address] of Object.entries(addresses)) {
      await costs(worker.origin, address);
      const spent = await costs(worker.origin, address);
      table[`${what}, ${from}`] = {
        "CPU median ms": median(spent).toFixed(2),
        "CPU p99 ms": slowest(spent).toFixed(2),
      };
    }
    await worker.stop();
  }
  console.table(table);
  return true;
}
