/**
 * Runs code of a part that a page works without: the browser may have no such API, and its storage may be full or
 * disabled. In an effect it would otherwise replace the page by the error page.
 *
 * @returns the result; undefined if the code throws
 */
export function optional<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
