import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Capabilities, Key as WebDriverKey, WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http";
import { findEngines } from "../../../scripts/browser.mjs";
import type { Engine, Key } from "./engine.ts";

/** The timeout of the driver's start, in ms. */
const startTimeoutMs = 20_000;

const keys: Record<Key, string> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  ArrowLeft: WebDriverKey.ARROW_LEFT,
  ArrowRight: WebDriverKey.ARROW_RIGHT,
};

/** Records the errors and warnings of the page until the next document. */
function collectConsoleMessages() {
  const messages: string[] = [];
  (window as Window & { messages?: string[] }).messages = messages;
  for (const level of ["log", "info", "warn", "error"] as const)
    console[level] = (...words: unknown[]) => messages.push(words.join(" "));
  addEventListener("error", ({ message }) => messages.push(message));
  addEventListener("unhandledrejection", ({ reason }) => messages.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
    messages.push(`${effectiveDirective} refuses ${blockedURI} ${sample}`);
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

async function startDriver() {
  const port = await freePort();
  const screen = ["--auto-servernum", "--server-args=-screen 0 1440x1000x24"];
  const driver = spawn("xvfb-run", [...screen, findEngines().webkitDriver, `--port=${port}`], {
    // A separate process group, so that the browser is killed with its driver.
    detached: true,
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  const end = () => driver.pid && process.kill(-driver.pid);
  for (const begun = Date.now(); Date.now() - begun < startTimeoutMs; await pause(100))
    if (await fetch(`${origin}/status`).catch(() => undefined)) return { origin, end };
  end();
  throw new Error("WebKit's driver did not start.");
}

/**
 * Starts Debian's WebKit with WebDriver. Its window is at least as wide as its toolbar, 447 px.
 *
 * @param without the features to disable, as listed by `MiniBrowser --features=help`
 */
export async function openWebKit(without: readonly string[] = []): Promise<Engine> {
  const features = without.map((name) => `-${name}`).join();
  const { origin, end } = await startDriver();
  // Builder adds a capability that WebKit's driver does not support.
  const browser = WebDriver.createSession(
    new Executor(new HttpClient(origin)),
    new Capabilities({
      "webkitgtk:browserOptions": {
        binary: findEngines().miniBrowser,
        args: ["--automation", ...(features ? [`--features=${features}`] : [])],
      },
    }),
  );
  await browser.getSession();

  const evaluate: Engine["evaluate"] = (fn, ...args) =>
    browser.executeScript(`return (${fn.toString()})(...arguments)`, ...args);

  return {
    evaluate,
    async go(address) {
      await browser.get(address);
      await evaluate(collectConsoleMessages);
    },
    point: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    click: () => browser.actions().press().release().perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    async resize(width, height) {
      await browser.manage().window().setRect({ width, height });
    },
    takeConsoleMessages: () =>
      evaluate(() => (window as Window & { messages?: string[] }).messages?.splice(0) ?? []),
    async close() {
      await browser.quit();
      end();
    },
  };
}
