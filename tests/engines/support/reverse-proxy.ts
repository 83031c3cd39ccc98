import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * A reverse proxy in front of the site, which can change responses in the same way for every engine. Each proxy has
 * its own client IP address.
 */
export class ReverseProxy {
  readonly #site: string;
  readonly #answers = new Map<string, Answer>();
  readonly #server = createServer((incoming, response) => this.#pass(incoming, response));
  /** The pending requests. */
  readonly #underWay = new Set<ServerResponse>();
  readonly #from = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
  origin = "";

  constructor(site: string) {
    this.#site = site;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, "localhost", resolve);
    });
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  answer(beginning: string, answer: Answer): void {
    this.#answers.set(beginning, answer);
  }

  /** Resolves when no request is pending. */
  async untilIdle(): Promise<void> {
    while (this.#underWay.size)
      await Promise.all([...this.#underWay].map((one) => once(one, "close")));
  }

  reset(): void {
    this.#answers.clear();
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { url = "/", method, headers } = incoming;
    const own = [...this.#answers].find(([beginning]) => url.startsWith(beginning))?.[1];
    if (own) {
      incoming.resume();
      // The headers of every response of the site, so that pages stay in one browsing context group.
      response.writeHead(own.status, {
        "content-type": own.type,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
      });
      response.end(own.body);
      return;
    }
    this.#underWay.add(response);
    response.once("close", () => this.#underWay.delete(response));
    const onward = request(
      new URL(url, this.#site),
      // The site may close an idle connection just before a request over it.
      {
        agent: false,
        method,
        headers: { ...headers, connection: "close", "cf-connecting-ip": this.#from },
      },
      (fromSite) => {
        response.writeHead(fromSite.statusCode ?? 502, fromSite.headers);
        fromSite.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  }
}
