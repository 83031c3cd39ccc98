import http from "node:http";

export interface Answer {
  /** 0 where there was none. */
  status: number;
  body: string;
  /** From sending, for the first time, to the last byte received, in ms. */
  took: number;
  /** Connections that broke off before there was an answer. */
  dropped: number;
}

interface Sent {
  path: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** Sent again, as the browser does, where a connection broke off: so many times in all. */
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
 * Sends so many requests over so many connections that stay open, each as soon as one is free.
 *
 * @param origin of the server
 * @param requestOf what the request of a number is
 * @param requests how many
 * @param connections how many at once
 * @returns every answer in the order of the requests, and how many came in a second
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

/** The time that 99 of 100 answers stayed below, in ms. */
export function p99(answers: readonly Answer[]): number {
  const sorted = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
