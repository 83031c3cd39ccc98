/** Thrown when work exceeds its time limit. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/**
 * Waits for work up to a limit. The work itself continues after it.
 *
 * @param limit in ms
 * @throws TimeoutError at the limit, or any error of the work before
 */
export async function withTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), limit);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
