import { vi } from "vitest";

/** In milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Installs fake timers for the Worker until the end of the test: time advances only by
 * `vi.advanceTimersByTimeAsync`. D1 and the mail service keep running.
 */
export function useFakeTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  // The platform's rate limits use the real clock.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException("Took too long", "TimeoutError")), limit);
    return ending.signal;
  });
}

const realTimeout = globalThis.setTimeout;

/** Waits for work outside of the Worker, also with fake timers. */
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => realTimeout(resolve, 1));
}

const minuteOfClock = () => Math.floor(Date.now() / minute);

/**
 * Repeats an action until all of it is within one minute of the clock, by which the simulated rate limits
 * count: once or twice.
 *
 * @param act gets the number of earlier runs, so that it can use another address
 */
export async function withinOneMinute<T>(act: (again: number) => Promise<T>): Promise<T> {
  for (let again = 0; ; again += 1) {
    const begun = minuteOfClock();
    const result = await act(again);
    if (minuteOfClock() === begun) return result;
  }
}
