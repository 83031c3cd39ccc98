import { openFirefox } from "./support/firefox.ts";
import { journeys } from "./support/journeys.ts";

/** What of today's Firefox was not in its version 121 yet, and can be turned off. */
const since = [
  "dom.viewTransitions.enabled",
  "dom.security.trusted_types.enabled",
  "layout.css.starting-style-at-rules.enabled",
  "layout.css.field-sizing.enabled",
  "dom.dialog.light-dismiss.enabled",
];

journeys(() => openFirefox(since), { popovers: true });
