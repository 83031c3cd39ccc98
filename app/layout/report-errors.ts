/**
 * Reports an error in the site's code to the Worker. Aborted requests and errors while the browser is offline are
 * ignored. The code of a report is fetched with the first error; without it there is no report.
 *
 * @param thrown value
 * @param position file, line and column of the error event
 */
export function reportError(thrown: unknown, position = ""): void {
  if (!(thrown instanceof Error) || thrown.name === "AbortError" || !navigator.onLine) return;
  import("./error-report")
    .then(({ sendErrorReport }) => sendErrorReport(thrown, position))
    .catch(() => {});
}

export function reportUncaughtErrors(): void {
  addEventListener("error", ({ error, filename, lineno, colno }) =>
    reportError(error, `${filename}:${lineno}:${colno}`),
  );
  addEventListener("unhandledrejection", ({ reason }: { reason: unknown }) => reportError(reason));
}
