import { applyLoad } from "./load.ts";

const connections = 20;
const warmUp = 200;
/** The number of measured renders of each page, and of renders in sequence. */
const renders = 300;
const turn = 20;

/** A unique query. There is no cache here; the page is rendered each time. */
const getting = (address: string) => (index: number) =>
  ({
    path: `${address}${address.includes("?") ? "&" : "?"}bench=${index}`,
    method: "GET",
  }) as const;

/**
 * Requests a page repeatedly, after a warm-up.
 *
 * @returns the responses per second, the number without status 200, and the size of one
 */
export async function perSecond(origin: string, address: string, requests: number) {
  await applyLoad(origin, getting(address), warmUp, connections);
  const load = await applyLoad(origin, getting(address), requests, connections);
  const failed = load.answers.filter(({ status }) => status !== 200).length;
  return { failed, rate: load.perSecond, size: load.answers[0]?.body.length ?? 0 };
}

/** A page of a running Worker. */
export interface MeasuredPage {
  worker: { origin: string; processorTime(): number };
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
 * Measures the processor time of single renders in sequence over one connection. The pages alternate, because the
 * speed of a shared machine varies.
 *
 * @returns the times of each page, in ms, in ascending order
 */
export async function measureCpuTimes(pages: readonly MeasuredPage[]): Promise<number[][]> {
  const cpuTimes = pages.map((): number[] => []);
  for (let first = 0; first < renders; first += turn)
    for (const [index, page] of pages.entries())
      cpuTimes[index]?.push(...(await renderSome(page, first)));
  return cpuTimes.map((times) => times.toSorted((a, b) => a - b));
}

const at = (share: number) => (sorted: readonly number[]) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

export const median = at(0.5);
/** The 99th percentile. */
export const p99 = at(0.99);
