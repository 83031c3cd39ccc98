import { openFirefox } from "./support/firefox.ts";
import { journeys } from "./support/journeys.ts";

/** Features that Firefox 121 did not have and that a preference disables. */
const since = [
  "dom.viewTransitions.enabled",
  "dom.security.trusted_types.enabled",
  "layout.css.starting-style-at-rules.enabled",
  "layout.css.field-sizing.enabled",
  "dom.dialog.light-dismiss.enabled",
];

journeys(() => openFirefox(since), { popovers: true, older: true });
