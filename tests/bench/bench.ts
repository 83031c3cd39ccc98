import { parseArgs } from "node:util";
import { build } from "../../scripts/build.mjs";
import { beacons } from "./beacons.ts";
import { pages } from "./pages.ts";
import { posts } from "./posts.ts";

/** The parameters of a part: the number of requests for each load, and the ports of its Workers. */
export interface BenchOptions {
  requests: number;
  port: number;
}

/**
 * The benchmarks by name: `npm run bench -- posts`. Each prints its table and fails if a figure that must be 0 is
 * not. Figures are ratios to a simple program in the same run, because machines differ.
 */
const parts: Record<string, (options: BenchOptions) => Promise<boolean>> = {
  posts,
  beacons,
  pages,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: "string", default: "10000" },
    port: { type: "string", default: "8795" },
  },
});
const options = { requests: Number(values.requests), port: Number(values.port) };
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);

build();
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no ${name} here, but ${Object.keys(parts).join(", ")}.`);
  if (!(await part(options))) process.exitCode = 1;
}
