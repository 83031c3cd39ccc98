import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { findEngines } from "../../../scripts/engines.mjs";
import type { Engine, Key } from "./engine.ts";
import { onScreen } from "./screen.ts";

/** How long the driver may take to start, in ms. */
const startLimit = 20_000;

/** As https://www.w3.org/TR/webdriver2/#keyboard-actions has them. */
const keys: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** Notes what the page complains of, from here on until another document comes. */
function listen() {
  const complaints: string[] = [];
  (window as Window & { complaints?: string[] }).complaints = complaints;
  for (const level of ["log", "info", "warn", "error"] as const)
    console[level] = (...words: unknown[]) => complaints.push(words.join(" "));
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
    complaints.push(`${effectiveDirective} refuses ${blockedURI} ${sample}`);
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Says something to the driver.
 *
 * @returns its answer's value
 * @throws with the driver's words where it could not do it
 */
async function say(address: string, words?: object, method = "POST"): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(words && { body: JSON.stringify(words) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function startDriver() {
  const port = await freePort();
  const [command, ...words] = onScreen([findEngines().webkitDriver, `--port=${port}`]);
  const driver = spawn(command, words, {
    // A group of its own, so that the browser goes with its driver.
    detached: true,
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  const end = () => driver.pid && process.kill(-driver.pid);
  for (const begun = Date.now(); Date.now() - begun < startLimit; await pause(100))
    if (await say(`${origin}/status`, undefined, "GET").catch(() => undefined))
      return { origin, end };
  end();
  throw new Error("WebKit's driver did not start.");
}

const strike = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

/**
 * Debian's WebKit, by WebDriver (https://www.w3.org/TR/webdriver2/): six of its commands, so that a
 * library for them would be longer to explain than they are. A window is never narrower than its
 * toolbar, 447 px.
 *
 * @param without what it is not to know, as `MiniBrowser --features=help` names it
 */
export async function openWebKit(without: readonly string[] = []): Promise<Engine> {
  const features = without.map((name) => `-${name}`).join();
  const { origin, end } = await startDriver();
  const { sessionId } = (await say(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: findEngines().miniBrowser,
          args: ["--automation", ...(features ? [`--features=${features}`] : [])],
        },
      },
    },
  })) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;

  const ask: Engine["ask"] = async (question, ...words) => {
    const script = `return (${question.toString()})(...arguments)`;
    return (await say(`${session}/execute/sync`, { script, args: words })) as never;
  };
  const act = (type: "pointer" | "key", actions: object[]) =>
    say(`${session}/actions`, { actions: [{ type, id: type, actions }] });

  return {
    ask,
    async go(address) {
      await say(`${session}/url`, { url: address });
      await ask(listen);
    },
    async point(x, y) {
      await act("pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }]);
    },
    async click() {
      await act("pointer", [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    async press(key) {
      await act("key", strike(keys[key]));
    },
    async type(text) {
      await act("key", Array.from(text, strike).flat());
    },
    async resize(width, height) {
      await say(`${session}/window/rect`, { width, height });
    },
    complaints: () =>
      ask(() => (window as Window & { complaints?: string[] }).complaints?.splice(0) ?? []),
    async close() {
      await say(session, undefined, "DELETE");
      end();
    },
  };
}
