import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { findEngines } from "../../../scripts/engines.mjs";
import type { OpenedPage } from "./opened-page.ts";
import { type ReverseProxy, idleAddress } from "./reverse-proxy.ts";
import { onScreen } from "./screen.ts";

const guide = "/guide-through-the-pages";
/** How long one page may take to hydrate, in ms. */
const pageLimit = 15_000;
/** How each page's end is said in its console. */
const endsHydrated = "The end of ";
const endsDead = "No life in ";
/** The start of a console message in WebKit's output, with the source location if there is one. */
const isMessage = /^(\S+: )?CONSOLE /;

/** The script of the first window. It opens the pages in a second one. */
async function leadThrough(
  paths: readonly string[],
  [hydrated, dead]: readonly [string, string],
  rest: string,
  limit: number,
) {
  const page = open("about:blank", "walk") as (Window & typeof globalThis) | null;
  if (!page) return;
  const lives = () => "live" in page.document.documentElement.dataset;
  const arrived = (address: string) =>
    page.location.pathname + page.location.search === address &&
    page.document.readyState === "complete" &&
    lives();
  for (const address of paths) {
    page.location.href = address;
    for (const begun = Date.now(); !arrived(address) && Date.now() - begun < limit;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (let top = 0; top < page.document.body.scrollHeight; top += page.innerHeight) {
      page.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => page.requestAnimationFrame(resolve));
    }
    // Requests that a navigation aborts would be reported on the next page.
    await fetch(rest);
    page.console.log((arrived(address) ? hydrated : dead) + address);
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
export async function walkInWebKit(
  proxy: ReverseProxy,
  paths: readonly string[],
): Promise<Map<string, OpenedPage>> {
  const handed = [paths, [endsHydrated, endsDead], idleAddress, pageLimit].map((word) =>
    JSON.stringify(word),
  );
  proxy.answer(guide, {
    status: 200,
    type: "text/html",
    body: `<!doctype html><title>Guide</title><script>(${leadThrough.toString()})(${handed.join()})</script>`,
  });
  const home = mkdtempSync(path.join(os.tmpdir(), "orizzonte-webkit-"));
  const [command, ...rest] = onScreen([
    findEngines().miniBrowser,
    "--enable-write-console-messages-to-stdout=true",
    "--javascript-can-open-windows-automatically=true",
    proxy.origin + guide,
  ]);
  const browser = spawn(command, rest, {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const walked = new Map<string, OpenedPage>();
  let messages: string[] = [];
  try {
    for await (const line of createInterface({ input: browser.stderr })) {
      const end = [endsHydrated, endsDead].find((words) => line.includes(words));
      if (!end && isMessage.test(line)) messages.push(line);
      if (!end) continue;
      walked.set(line.slice(line.indexOf(end) + end.length), {
        hydrated: end === endsHydrated,
        messages,
      });
      messages = [];
      if (walked.size === paths.length) break;
    }
  } finally {
    if (browser.pid) process.kill(-browser.pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  return walked;
}
