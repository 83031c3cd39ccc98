import { applyLoad } from "./load.ts";

const connections = 20;
const warmUp = 200;
/** Renders of each page whose processor time is taken, and how many one after another. */
const renders = 300;
const turn = 20;

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

/** A page of a running Worker. */
export interface Contender {
  worker: { origin: string; processorTime(): number };
  address: string;
}

async function renderSome({ worker, address }: Contender, first: number): Promise<number[]> {
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
 * Processor time of single renders, one after another over one connection. The pages take turns, because
 * a shared machine is twice as fast in one minute as in the next: what is compared then had the same.
 *
 * @returns those of each page, in ms, the shortest first
 */
export async function costs(contenders: readonly Contender[]): Promise<number[][]> {
  const spent = contenders.map((): number[] => []);
  for (let first = 0; first < renders; first += turn)
    for (const [index, contender] of contenders.entries())
      spent[index]?.push(...(await renderSome(contender, first)));
  return spent.map((times) => times.toSorted((a, b) => a - b));
}

const at = (share: number) => (sorted: readonly number[]) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

export const median = at(0.5);
/** What 99 of 100 stayed below. */
export const slowest = at(0.99);
