import { setTimeout as pause } from "node:timers/promises";
import type { Engine, Key } from "./engine.ts";

/** A visible element, by a CSS selector, and by its name or text. */
export interface Target {
  css: string;
  name?: string;
  has?: string;
}

export const button = (name: string): Target => ({ css: "button", name });

/** Whether React has hydrated the page. Runs in the page. */
const isHydrated = () => "hydrated" in document.documentElement.dataset;

const timeoutMs = 20_000;
const pollIntervalMs = 50;

/**
 * Waits until a condition is true.
 *
 * @param condition repeated until it succeeds; errors, as during a navigation, are ignored
 */
async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const begun = Date.now(); Date.now() - begun < timeoutMs; await pause(pollIntervalMs)) {
    try {
      if (await condition()) return;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`Not in time: ${what}`, { cause: last });
}

/**
 * Scrolls an element into view and returns its centre, in CSS px from the window's top left corner. If several
 * elements match, it takes the first visible one. Runs in the page.
 */
function centreOf(css: string, name: string | null, has: string | null) {
  const thing = [...document.querySelectorAll(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const words = (element.ariaLabel ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    return (
      width > 0 &&
      height > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      !element.closest("[inert]") &&
      (name === null || words === name) &&
      (has === null || words.includes(has))
    );
  });
  if (!thing) return null;
  const middle = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = middle();
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
    thing.scrollIntoView({ block: "center", behavior: "instant" });
  const centre = middle();
  const top = document.elementFromPoint(centre.x, centre.y);
  return { ...centre, isUncovered: thing.contains(top) };
}

declare global {
  interface Window {
    /** Whether the last guarded click hit another element than its target. */
    clickMissed?: boolean;
  }
}

/**
 * Cancels the next click unless it hits an element that matches the selector, and records that. The layout may
 * shift between looking up a position and clicking it. Runs in the page.
 */
function guardNextClick(css: string) {
  window.clickMissed = false;
  for (const type of ["mousedown", "click"])
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && event.target.closest(css)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        window.clickMissed = true;
      },
      { capture: true, once: true },
    );
}

export class Visitor {
  readonly engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.engine.go(this.#origin + path);
    await until(`${path} is hydrated`, () => this.engine.evaluate(isHydrated));
  }

  async waitForVisible(target: Target): Promise<void> {
    const what = `seen is ${JSON.stringify(target)}`;
    await until(what, async () => (await this.#look(target)) !== null);
  }

  async waitForHidden(target: Target): Promise<void> {
    const what = `gone is ${JSON.stringify(target)}`;
    await until(what, async () => (await this.#look(target)) === null);
  }

  async waitForResult<Result>(fn: () => Result, expected: Awaited<Result>): Promise<void> {
    const what = `${fn.toString()} is ${String(expected)}`;
    await until(what, async () => (await this.engine.evaluate(fn)) === expected);
  }

  /** Moves the mouse over an element once it is stable and not covered. */
  async pointAt(target: Target): Promise<void> {
    let before = { x: Number.NaN, y: Number.NaN };
    await until(`within reach is ${JSON.stringify(target)}`, async () => {
      const centre = await this.#look(target);
      const still = centre !== null && centre.x === before.x && centre.y === before.y;
      before = centre ?? before;
      return still && centre.isUncovered;
    });
    await this.engine.point(before.x, before.y);
  }

  async press(target: Target): Promise<void> {
    await until(`pressed is ${JSON.stringify(target)}`, async () => {
      await this.pointAt(target);
      await this.engine.evaluate(guardNextClick, target.css);
      await this.engine.click();
      // A click that opens another page has hit its target.
      return this.engine.evaluate(() => window.clickMissed !== true).catch(() => true);
    });
  }

  async pressByKey(target: Target, key: Key): Promise<void> {
    await this.waitForVisible(target);
    await this.engine.evaluate(
      (css) => document.querySelector<HTMLElement>(css)?.focus(),
      target.css,
    );
    await this.engine.press(key);
  }

  async fill(css: string, text: string): Promise<void> {
    await this.press({ css });
    await this.engine.type(text);
  }

  #look({ css, name, has }: Target) {
    return this.engine.evaluate(centreOf, css, name ?? null, has ?? null);
  }
}
