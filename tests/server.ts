import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "../scripts/migrate.mjs";
import { environment, root } from "../scripts/run.mjs";

/** The timeouts of the start and of a request during the start, in ms. */
const startTimeoutMs = 90_000;
const askTimeoutMs = 3_000;
/** The timeout of a killed process, in ms. */
const killTimeoutMs = 20_000;

/** The address of one of many visitors, so that a test does not reach their limits. */
const anyVisitor = () => ({ "cf-connecting-ip": `192.0.2.${Math.floor(Math.random() * 250)}` });

interface ServerOptions {
  settings?: Record<string, string>;
  /** The root of a copy of the project to serve instead of the project itself. */
  folder?: string;
}

/** The built Worker under `wrangler dev`, with a temporary database. */
export class Server {
  readonly origin: string;
  /** The token of `/functions/v1/health`. */
  readonly healthToken = randomUUID();
  readonly state = path.join(os.tmpdir(), `orizzonte-${randomUUID()}`);
  /** The folders of the simulated mail service, one for each start. */
  readonly #mailFolder = path.join(this.state, "mail");
  #process: ChildProcess | undefined;
  readonly #port: number;
  #output = "";
  readonly #settings: string[];
  readonly #folder: string;

  constructor(port: number, options: ServerOptions = {}) {
    this.#port = port;
    this.#folder = options.folder ?? root;
    const settings = {
      HEALTH_TOKEN: this.healthToken,
      FLOOD_PROTECTION: "off",
      ...options.settings,
    };
    this.#settings = Object.entries(settings).flatMap(([name, value]) => [
      "--var",
      `${name}:${value}`,
    ]);
    this.origin = `http://localhost:${port}`;
  }

  migrate(): void {
    createDatabase(this.state);
    mkdirSync(this.#mailFolder, { recursive: true });
  }

  async start(): Promise<void> {
    const words = ["dev", "--port", String(this.#port), "--persist-to", this.state];
    this.#process = spawn("wrangler", [...words, "--inspector-port", "0", ...this.#settings], {
      cwd: this.#folder,
      env: { ...environment, TMPDIR: this.#mailFolder },
      // A separate process group, so that wrangler and the runtime can be killed together.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process.once("exit", (code, signal) => {
      this.#output += `\n[ended: ${code ?? signal}]\n`;
    });
    const keep = (chunk: Buffer) => {
      this.#output += String(chunk);
    };
    this.#process.stdout?.on("data", keep);
    this.#process.stderr?.on("data", keep);
    for (const begun = Date.now(); Date.now() - begun < startTimeoutMs;) {
      // A request during the start may never get a response.
      const signal = AbortSignal.timeout(askTimeoutMs);
      const headers = anyVisitor();
      const response = await this.fetch("/functions/v1/health", { signal, headers }).catch(
        () => undefined,
      );
      if (response?.ok) return;
      await pause(100);
    }
    throw new Error(`The server did not start: ${this.#output.slice(-4_000)}`);
  }

  get output(): string {
    return this.#output;
  }

  /** The mails that the simulated service accepted, before and after every kill, as JSON. */
  mails(): string[] {
    return readdirSync(this.#mailFolder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.includes("email-store") && file.endsWith(".sqlite"))
      .filter((file) => !file.endsWith("metadata.sqlite"))
      .flatMap((file) =>
        new DatabaseSync(path.join(this.#mailFolder, file))
          .prepare("select data from emails")
          .all(),
      )
      .map((row) => JSON.stringify(row));
  }

  /** The mails, and what the server has printed: after a regular shutdown the service has removed its store. */
  mailLog(): string {
    return this.mails().join("\n") + this.#output;
  }

  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process ?? {};
    if (!pid || (exitCode !== undefined && exitCode !== null) || signalCode) return;
    const gone = new Promise((resolve) => this.#process?.once("exit", () => resolve(true)));
    process.kill(-pid, "SIGKILL");
    // A timer with `ref` would keep this process alive.
    if (!(await Promise.race([gone, pause(killTimeoutMs, false, { ref: false })])))
      throw new Error(`${pid} did not end`);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.state, { recursive: true, force: true });
  }

  /**
   * Fetches over a new connection: the server may have closed a persistent one while a command blocked
   * this process.
   */
  async fetch(address: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const own = { ...(headers as Record<string, string>), connection: "close" };
    return fetch(`${this.origin}${address}`, { ...init, headers: own });
  }

  /** Runs the cron with the clock advanced by a number of ms. */
  async runCron(later: number): Promise<void> {
    const time = Date.now() + later;
    await this.fetch(`/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${time}`);
  }

  async health() {
    const headers = { authorization: `Bearer ${this.healthToken}`, ...anyVisitor() };
    const response = await this.fetch("/functions/v1/health", { headers });
    return (await response.json()) as { waiting: number; failed: number; problems: string[] };
  }
}
