/** Work that took longer than its limit. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/**
 * Waits for work, but not beyond a limit. The work itself goes on after that.
 *
 * @param limit in ms
 * @throws TimeoutError at the limit, and before it whatever the work throws
 */
export async function withTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
