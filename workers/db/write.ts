/** Tries of one write, and how long each may take, in ms. */
const tries = 5;
const tryLimit = 5_000;
/** The wait before the second try, in ms; it doubles from there. */
const firstWait = 100;

/** What D1 says of faults that pass: https://developers.cloudflare.com/d1/best-practices/retry-queries */
const passing = [
  "Network connection lost",
  "storage caused object to be reset",
  "reset because its code was updated",
];

class WriteTimeout extends Error {
  override name = "WriteTimeout";
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function bounded<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WriteTimeout()), tryLimit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const maybePassing = (error: unknown) =>
  error instanceof WriteTimeout ||
  passing.some(
    (words) => String(error).includes(words) || String((error as Error).cause).includes(words),
  );

/**
 * Writes to D1, again where the fault may pass: the platform retries reads only. A write whose
 * answer was lost may have been made, so the work must be one that can be done twice.
 *
 * @param write begins one try
 * @returns what the first try that succeeded returned
 * @throws the last try's error, or at once what would not pass
 */
export async function writeSafely<T>(write: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made += 1) {
    try {
      return await bounded(write());
    } catch (error) {
      if (made === tries || !maybePassing(error)) throw error;
      await pause(firstWait * 2 ** (made - 1) * (0.5 + Math.random()));
    }
  }
}
