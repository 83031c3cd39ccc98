import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A path that responds when no other request is pending: a page uses it to wait for another page. */
export const idleAddress = "/idle";

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * Stands between a browser and the site, so that what the site answers can be changed in the same way
 * in every engine. Whoever comes through it comes from one address of their own, as a visitor does.
 */
export class ReverseProxy {
  readonly #site: string;
  readonly #answers = new Map<string, Answer>();
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer));
  /** The pending requests. */
  readonly #underWay = new Set<ServerResponse>();
  readonly #from = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
  origin = "";

  /** @param site its origin */
  constructor(site: string) {
    this.#site = site;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, "localhost", resolve);
    });
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers in the site's place, from now on, whatever address begins so. */
  answer(beginning: string, answer: Answer): void {
    this.#answers.set(beginning, answer);
  }

  /** Resolves when no request is pending. */
  async untilIdle(): Promise<void> {
    while (this.#underWay.size)
      await Promise.all([...this.#underWay].map((one) => once(one, "close")));
  }

  /** Lets the site answer everything again. */
  reset(): void {
    this.#answers.clear();
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { url = "/", method, headers } = asked;
    if (url === idleAddress) {
      void this.untilIdle().then(() => answer.writeHead(204).end());
      return;
    }
    const own = [...this.#answers].find(([beginning]) => url.startsWith(beginning))?.[1];
    if (own) {
      asked.resume();
      // What the site says of all its answers, so that a page and its like stay in one group.
      answer.writeHead(own.status, {
        "content-type": own.type,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
      });
      answer.end(own.body);
      return;
    }
    this.#underWay.add(answer);
    answer.once("close", () => this.#underWay.delete(answer));
    const onward = request(
      new URL(url, this.#site),
      { method, headers: { ...headers, "cf-connecting-ip": this.#from } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }
}
