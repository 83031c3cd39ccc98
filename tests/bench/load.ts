import http from "node:http";
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

const exchange = async (origin: string, agent: http.Agent, { path, body, ...options }: Sent) =>
  new Promise<Pick<Answer, "status" | "body">>((resolve) => {
    const none = () => resolve({ status: 0, body: "" });
    const request = http.request(new URL(path, origin), { ...options, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", none);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.on("error", none);
    request.end(body);
  });

async function timed(exchangeOnce: () => ReturnType<typeof exchange>): Promise<Answer> {
  const began = performance.now();
  let answer = await exchangeOnce();
  let dropped = 0;
  while (answer.status === 0) {
    dropped += 1;
    if (dropped === tries) break;
    answer = await exchangeOnce();
  }
  return { ...answer, dropped, took: performance.now() - began };
}

/**
 * Sends requests over a number of persistent connections.
 *
 * @param origin of the server
 * @param requestOf returns the request of a number
 * @param requests the number of requests
 * @param connections the number of parallel connections
 * @returns the responses in the order of the requests, and the number per second
 */
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
      answers[index] = await timed(async () => exchange(origin, agent, requestOf(index)));
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { answers, perSecond: requests / seconds };
}

/**
 * Sends requests at even intervals, without waiting for responses, as visitors do.
 *
 * @returns the responses in the order of the requests
 */
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
    while (sent.length < Math.min(due, requests)) {
      const request = requestOf(sent.length);
      sent.push(timed(async () => exchange(origin, agent, request)));
    }
    await pause(5);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  return answers;
}

/** A percentile, in ms. */
export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** The 99th percentile, in ms. */
export const p99 = (answers: readonly Answer[]): number => percentile(answers, 0.99);
