import { applyLoad } from "./load.ts";
import { runtimeClock } from "./processor.ts";

const connections = 20;
const warmUp = 200;
/** Renders whose processor time is taken, one after another. */
const renders = 300;

/** A query of its own each time. The page behind it is the same, and is rendered: here is no cache. */
const getting = (address: string) => (index: number) =>
  ({
    path: `${address}${address.includes("?") ? "&" : "?"}bench=${index}`,
    method: "GET",
  }) as const;

/**
 * Asks for a page again and again, first to warm the runtime up.
 *
 * @returns how many came in a second, how many were not answered with 200, and the size of one
 */
export async function perSecond(origin: string, address: string, requests: number) {
  await applyLoad(origin, getting(address), warmUp, connections);
  const load = await applyLoad(origin, getting(address), requests, connections);
  const failed = load.answers.filter(({ status }) => status !== 200).length;
  return { failed, rate: load.perSecond, size: load.answers[0]?.body.length ?? 0 };
}

/**
 * Processor time of single renders, one after another over one connection, in ms, the shortest first.
 */
export async function costs(origin: string, address: string): Promise<number[]> {
  const clock = runtimeClock();
  const marks: number[] = [];
  const marking = (index: number) => {
    marks.push(clock());
    return getting(address)(index);
  };
  await applyLoad(origin, marking, renders, 1);
  marks.push(clock());
  return marks
    .slice(1)
    .map((mark, index) => mark - (marks[index] ?? 0))
    .toSorted((a, b) => a - b);
}

const at = (share: number) => (sorted: readonly number[]) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

export const median = at(0.5);
/** What 99 of 100 stayed below. */
export const slowest = at(0.99);
