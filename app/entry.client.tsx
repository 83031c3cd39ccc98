import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPageData, keepNavigating } from "./layout/connection";
import { reportError, reportUncaughtErrors } from "./layout/report-errors";
import { setTrustedTypes } from "./layout/trusted-types";

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
