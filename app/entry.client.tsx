import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberVisit } from "./features/enquiries/attribution";
import { reportError, reportUncaughtErrors } from "./layout/report-errors";
import { setTrustedTypes } from "./layout/trusted-types";

reportUncaughtErrors();
setTrustedTypes();
rememberVisit();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => reportError(error)} />
    </StrictMode>,
  );
});
