import { setTimeout as pause } from "node:timers/promises";
import type { Engine, Key } from "./engine.ts";
import { isHydrated } from "./opened-page.ts";

/** A visible element, by its role and name. */
export interface Target {
  css: string;
  /** The exact accessible name: its label or its text. */
  name?: string;
  /** A part of its text. */
  has?: string;
}

export const button = (name: string): Target => ({ css: "button", name });

/** The timeout and the interval of polling, in ms. */
const patience = 20_000;
const glance = 50;

/**
 * Waits until a condition is true.
 *
 * @param what the description for the error message
 * @param question repeated until it succeeds; errors, as during a navigation, are ignored
 * @throws after the timeout
 */
async function until(what: string, question: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const begun = Date.now(); Date.now() - begun < patience; await pause(glance)) {
    try {
      if (await question()) return;
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
function placeOf(css: string, name: string | null, has: string | null) {
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
  const place = middle();
  const top = document.elementFromPoint(place.x, place.y);
  return { ...place, free: thing.contains(top) };
}

/** A visitor of the site in one of the engines. */
export class Visitor {
  readonly engine: Engine;
  readonly #origin: string;

  /** @param origin the origin of the site */
  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.engine.go(this.#origin + path);
    await until(`${path} is hydrated`, () => this.engine.ask(isHydrated));
  }

  /** Waits until an element is visible. */
  async waitForVisible(target: Target): Promise<void> {
    await until(
      `seen is ${JSON.stringify(target)}`,
      async () => (await this.#look(target)) !== null,
    );
  }

  /** Waits until an element is not visible. */
  async waitForHidden(target: Target): Promise<void> {
    await until(
      `gone is ${JSON.stringify(target)}`,
      async () => (await this.#look(target)) === null,
    );
  }

  /** Waits until a function that runs in the page returns true. */
  async waitForAnswer<Answer>(question: () => Answer, answer: Awaited<Answer>): Promise<void> {
    const what = `${question.toString()} is ${String(answer)}`;
    await until(what, async () => (await this.engine.ask(question)) === answer);
  }

  /** Moves the mouse over an element once it is stable and not covered. */
  async pointAt(target: Target): Promise<void> {
    let before = { x: Number.NaN, y: Number.NaN };
    await until(`within reach is ${JSON.stringify(target)}`, async () => {
      const place = await this.#look(target);
      const still = place !== null && place.x === before.x && place.y === before.y;
      before = place ?? before;
      return still && place.free;
    });
    await this.engine.point(before.x, before.y);
  }

  async press(target: Target): Promise<void> {
    await this.pointAt(target);
    await this.engine.click();
  }

  /** Activates an element by keyboard. */
  async pressByKey(target: Target, key: Key): Promise<void> {
    await this.waitForVisible(target);
    await this.engine.ask((css) => document.querySelector<HTMLElement>(css)?.focus(), target.css);
    await this.engine.press(key);
  }

  async fill(css: string, text: string): Promise<void> {
    await this.press({ css });
    await this.engine.type(text);
  }

  #look({ css, name, has }: Target) {
    return this.engine.ask(placeOf, css, name ?? null, has ?? null);
  }
}
