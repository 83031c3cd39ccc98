import type { Locator, Page } from "playwright";
import { launchBrowser } from "../../scripts/browser.mjs";
import { Server } from "../server.ts";
import type { BenchOptions } from "./bench.ts";
import { median } from "./rendering.ts";

/** The slowdown of a phone, as Lighthouse emulates it. */
const slowdown = 4;
/** The shortest duration that the browser reports, in ms. */
const shortest = 16;
const times = 9;
/** The time for an interaction's effects to end, in ms. */
const settled = 900;
/** The duration of a touch, in ms. */
const touchTime = 80;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Interaction {
  path: string;
  act: (page: Page) => Promise<void>;
}

const rest = (page: Page) => page.waitForTimeout(settled);

/**
 * Touches the centre of an element. Playwright's `tap` first runs code in the page, which would count as delay of
 * the page.
 */
async function touch(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not to be seen.`);
  await rest(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(touchTime);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await rest(page);
}

/** Presses a key in the focused field. */
async function pressIn(page: Page, target: Locator, key: string) {
  await target.focus();
  await rest(page);
  await page.keyboard.press(key);
  await rest(page);
}

const kinds: Record<string, Interaction> = {
  menu: {
    path: "/",
    act: async (page) => {
      await touch(page, page.getByRole("button", { name: "Menu" }));
      await page.keyboard.press("Escape");
      await rest(page);
    },
  },
  carousel: {
    path: "/property/ontario-tower",
    act: (page) => touch(page, page.getByRole("button", { name: "Next slide" }).first()),
  },
  filter: {
    path: "/buy",
    act: async (page) => {
      await touch(page, page.getByRole("button", { name: "Filters" }));
      await pressIn(page, page.getByLabel("Bedrooms"), "ArrowDown");
      await page.keyboard.press("Escape");
      await rest(page);
    },
  },
  "typing in a form": {
    path: "/contact",
    act: (page) => pressIn(page, page.getByLabel("First name"), "a"),
  },
  "sending a form in error": {
    path: "/sell",
    act: (page) => touch(page, page.getByRole("form").getByRole("button")),
  },
};

/** The time to the next paint of each repetition, in ms, as the browser reports it. */
async function delays(page: Page, { path, act }: Interaction): Promise<number[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate((durationThreshold) => {
    const seen = Object.assign(globalThis, { interactions: [] as number[] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.interactions.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, shortest);
  const longest: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await act(page);
    const seen = await page.evaluate(() =>
      (globalThis as unknown as { interactions: number[] }).interactions.splice(0),
    );
    longest.push(Math.max(shortest, ...seen));
  }
  return longest.toSorted((a, b) => a - b);
}

/**
 * Measures the time to the next paint after a touch or a key on a slow phone (the parts of
 * https://web.dev/articles/inp), median and longest. It should be below 100 ms. The first repetition is often the
 * longest, because nothing is compiled yet.
 */
export async function interactions({ port }: BenchOptions): Promise<boolean> {
  const server = new Server(port);
  server.migrate();
  await server.start();
  const browser = await launchBrowser();
  const table: Record<string, { "median ms": number; "longest ms": number }> = {};
  for (const [name, interaction] of Object.entries(kinds)) {
    const page = await browser.newPage({ ...phone, baseURL: server.origin });
    const sorted = await delays(page, interaction);
    table[name] = { "median ms": median(sorted), "longest ms": sorted.at(-1) ?? shortest };
    await page.close();
  }
  await browser.close();
  await server.close();
  console.table(table);
  return true;
}
