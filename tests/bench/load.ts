import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export interface Answer {
  /** 0 without a response. */
  status: number;
  body: string;
  /** From the first attempt to the last byte received, in ms. */
  took: number;
  /** Connections that were lost before the response. */
  dropped: number;
}

interface Sent {
  path: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** The maximum number of attempts after lost connections, as in the browser. */
const tries = 3;

async function exchange(origin: string, agent: http.Agent, { path, body, ...options }: Sent) {
  const request = http.request(new URL(path, origin), { ...options, agent });
  request.on("error", () => {});
  try {
    const [response] = (await once(request.end(body), "response")) as [http.IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  } catch {
    return { status: 0, body: "" };
  }
}

async function timed(origin: string, agent: http.Agent, sent: Sent): Promise<Answer> {
  const began = performance.now();
  for (let dropped = 0; ;) {
    const answer = await exchange(origin, agent, sent);
    if (answer.status === 0) dropped += 1;
    if (answer.status !== 0 || dropped === tries)
      return { ...answer, dropped, took: performance.now() - began };
  }
}

/** Sends requests over a number of persistent connections. */
export async function applyLoad(
  origin: string,
  requestOf: (index: number) => Sent,
  requests: number,
  connections: number,
) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  let next = 0;
  const connection = async () => {
    while (next < requests) {
      const index = next;
      next += 1;
      answers[index] = await timed(origin, agent, requestOf(index));
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { answers, perSecond: requests / seconds };
}

/** Sends requests at even intervals, without waiting for responses, as visitors do. */
export async function spread(
  origin: string,
  requestOf: (index: number) => Sent,
  requests: number,
  seconds: number,
): Promise<Answer[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  const began = performance.now();
  const sent: Promise<Answer>[] = [];
  while (sent.length < requests) {
    const due = Math.ceil(((performance.now() - began) / 1000 / seconds) * requests);
    while (sent.length < Math.min(due, requests))
      sent.push(timed(origin, agent, requestOf(sent.length)));
    await pause(5);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  return answers;
}

/** A percentile of times. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** A percentile of the times of responses, in whole ms. */
export const latency = (answers: readonly Answer[], share: number): number =>
  Math.round(
    percentile(
      answers.map(({ took }) => took),
      share,
    ),
  );
