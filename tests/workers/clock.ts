import { onTestFinished, vi } from "vitest";

/**
 * Holds the time of the Worker under test until the end of the test: seconds pass only by
 * `vi.advanceTimersByTimeAsync`. What D1 and the mail service do goes on meanwhile.
 */
export function holdTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  // The platform counts these by its own clock.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException("Took too long", "TimeoutError")), limit);
    return ending.signal;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

const realTimeout = globalThis.setTimeout;

/** Waits, also while time is held, for what goes on outside of the Worker. */
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => realTimeout(resolve, 1));
}

const minute = () => Math.floor(Date.now() / 60_000);

/**
 * The simulated limits count by the minute on the clock: does something until all of it falls into
 * one minute, which is the first time or the second.
 *
 * @param act is told how many times it was done before, so that it can come from another address
 * @returns what it came to within one minute
 */
export async function withinOneMinute<T>(act: (again: number) => Promise<T>): Promise<T> {
  for (let again = 0; ; again += 1) {
    const begun = minute();
    const result = await act(again);
    if (minute() === begun) return result;
  }
}
