import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { turnstileOrigin } from "~/features/enquiries/origins";
import { optional } from "~/hooks/optional";
import { fetchPageData, keepNavigating } from "./layout/connection";

/**
 * Reports an error in the site's code to the Worker. Aborted requests and errors while the browser is offline are
 * ignored. The code of a report is fetched with the first error; without it there is no report.
 *
 * @param thrown value
 * @param position file, line and column of the error event
 */
function reportError(thrown: unknown, position = ""): void {
  if (!(thrown instanceof Error) || thrown.name === "AbortError" || !navigator.onLine) return;
  import("./layout/error-report")
    .then(({ sendErrorReport }) => sendErrorReport(thrown, position))
    .catch(() => {});
}

function reportUncaughtErrors(): void {
  addEventListener("error", ({ error, filename, lineno, colno }) =>
    reportError(error, `${filename}:${lineno}:${colno}`),
  );
  addEventListener("unhandledrejection", ({ reason }: { reason: unknown }) => reportError(reason));
}

type Rule = (text: string) => string | null;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: Rule; createScript: Rule; createScriptURL: Rule },
  ): unknown;
}

/** The markup with which React creates a script element that never runs. */
const emptyScript = "<script></script>";

/** Whether the text of a script is data that does nothing if it runs. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/**
 * Creates the default policy of Trusted Types. It allows what React writes during navigation (the markup of an
 * empty script, the text of a script, which without a "<" cannot become an element, and structured data) and
 * the scripts of Turnstile, which the content-security policy allows only while Turnstile is on.
 */
function setTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // Throws if an extension has created one.
  optional(() =>
    trustedTypes?.createPolicy("default", {
      createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
      createScript: (text) => (isJson(text) ? text : null),
      createScriptURL: (url) => (url.startsWith(`${turnstileOrigin}/turnstile/`) ? url : null),
    }),
  );
}

reportUncaughtErrors();
setTrustedTypes();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error) => reportError(error)}
        instrumentations={[keepNavigating]}
        unstable_fetch={fetchPageData}
      />
    </StrictMode>,
    // Extensions and translators change the page before hydration. React renders it again.
    { onRecoverableError: (error) => console.error(error) },
  );
});
