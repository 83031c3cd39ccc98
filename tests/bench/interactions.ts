import { chromium, type Page } from "playwright";
import { browser } from "../../scripts/browser.mjs";
import { Server } from "../server.ts";
import type { BenchOptions } from "./bench.ts";

/** What Lighthouse takes a phone for: so many times slower than this machine. */
const slowdown = 4;
/** The shortest that the browser reports, in ms. */
const shortest = 16;
const times = 5;
/** Until what an interaction began has come to its end, in ms. */
const settled = 800;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Interaction {
  path: string;
  act: (page: Page) => Promise<void>;
}

const kinds: Record<string, Interaction> = {
  menu: {
    path: "/",
    act: async (page) => {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
    },
  },
  carousel: {
    path: "/property/ontario-tower",
    act: async (page) => page.getByRole("button", { name: "Next slide" }).first().tap(),
  },
  filter: {
    path: "/buy",
    act: async (page) => {
      await page.getByRole("button", { name: "Filter properties" }).tap();
      await page.getByLabel("Bedrooms").press("ArrowDown");
      await page.keyboard.press("Escape");
    },
  },
  "typing in a form": {
    path: "/contact",
    act: async (page) => page.getByLabel("First name").press("a"),
  },
  "sending a form in error": {
    path: "/sell",
    act: async (page) => page.getByRole("form").getByRole("button").tap(),
  },
};

/** The longest that a page took to show what an interaction did, in ms, as the browser counts it. */
async function longest(page: Page, { path, act }: Interaction): Promise<number> {
  await page.goto(path, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate((durationThreshold) => {
    const seen = Object.assign(globalThis, { longestInteraction: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestInteraction = Math.max(seen.longestInteraction, duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, shortest);
  for (let turn = 0; turn < times; turn += 1) {
    await act(page);
    await page.waitForTimeout(settled);
  }
  return page.evaluate(
    () => (globalThis as unknown as { longestInteraction: number }).longestInteraction,
  );
}

/**
 * How long a slow phone takes to answer a touch or a key (what Interaction to Next Paint is made of:
 * https://web.dev/articles/inp): the longest of some turns, which should stay below 100 ms.
 */
export async function interactions({ port }: BenchOptions): Promise<boolean> {
  const server = new Server(port);
  server.migrate();
  await server.start();
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const table: Record<string, { "longest ms": number }> = {};
  for (const [name, interaction] of Object.entries(kinds)) {
    const page = await chrome.newPage({ ...phone, baseURL: server.origin });
    table[name] = { "longest ms": await longest(page, interaction) };
    await page.close();
  }
  await chrome.close();
  await server.close();
  console.table(table);
  return true;
}
