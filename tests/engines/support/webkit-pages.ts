import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { findEngines } from "../../../scripts/browser.mjs";
import type { OpenedPage } from "./opened-page.ts";
import { type ReverseProxy, idleAddress } from "./reverse-proxy.ts";
import { onScreen } from "./screen.ts";

const guidePath = "/guide-through-the-pages";
/** The timeout of a page's hydration. */
const pageTimeoutMs = 15_000;
/** The prefixes of the console message after each page. */
const hydratedPrefix = "Hydrated: ";
const notHydratedPrefix = "Not hydrated: ";
/** The start of a console message in WebKit's output, with the source location if there is one. */
const isMessage = /^(\S+: )?CONSOLE /;

/** The script of the first window. It opens the pages in a second one. */
async function visitEachPage(
  paths: readonly string[],
  [hydrated, notHydrated]: readonly [string, string],
  idle: string,
  timeout: number,
) {
  const page = open("about:blank", "walk") as (Window & typeof globalThis) | null;
  if (!page) return;
  const isHydrated = () => "hydrated" in page.document.documentElement.dataset;
  const arrived = (address: string) =>
    page.location.pathname + page.location.search === address &&
    page.document.readyState === "complete" &&
    isHydrated();
  for (const address of paths) {
    page.location.href = address;
    for (const begun = Date.now(); !arrived(address) && Date.now() - begun < timeout;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (let top = 0; top < page.document.body.scrollHeight; top += page.innerHeight) {
      page.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => page.requestAnimationFrame(resolve));
    }
    // Requests that a navigation aborts would be reported on the next page.
    await fetch(idle);
    page.console.log((arrived(address) ? hydrated : notHydrated) + address);
  }
}

/**
 * Opens pages in WebKit one by one, scrolls through each, and returns its console messages, including those of the
 * engine. WebDriver has no access to them, and WebKit does not print them in a window that WebDriver controls, so a
 * page opens the others.
 *
 * @param proxy the reverse proxy of the site
 * @param paths the paths of the pages
 */
export async function visitPagesInWebKit(
  proxy: ReverseProxy,
  paths: readonly string[],
): Promise<Map<string, OpenedPage>> {
  const scriptArguments = [
    paths,
    [hydratedPrefix, notHydratedPrefix],
    idleAddress,
    pageTimeoutMs,
  ].map((word) => JSON.stringify(word));
  proxy.answer(guidePath, {
    status: 200,
    type: "text/html",
    body: `<!doctype html><title>Guide</title><script>(${visitEachPage.toString()})(${scriptArguments.join()})</script>`,
  });
  const home = mkdtempSync(path.join(os.tmpdir(), "orizzonte-webkit-"));
  const [command, ...args] = onScreen([
    findEngines().miniBrowser,
    "--enable-write-console-messages-to-stdout=true",
    "--javascript-can-open-windows-automatically=true",
    proxy.origin + guidePath,
  ]);
  const browser = spawn(command, args, {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const visited = new Map<string, OpenedPage>();
  let messages: string[] = [];
  try {
    for await (const line of createInterface({ input: browser.stderr })) {
      const end = [hydratedPrefix, notHydratedPrefix].find((words) => line.includes(words));
      if (!end && isMessage.test(line)) messages.push(line);
      if (!end) continue;
      visited.set(line.slice(line.indexOf(end) + end.length), {
        hydrated: end === hydratedPrefix,
        messages,
      });
      messages = [];
      if (visited.size === paths.length) break;
    }
  } finally {
    if (browser.pid) process.kill(-browser.pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  return visited;
}
