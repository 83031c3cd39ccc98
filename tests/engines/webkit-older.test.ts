import { journeys } from "./support/journeys.ts";
import { openWebKit } from "./support/webkit.ts";

/** Features that Safari 17.0 did not have and that an option disables. It had popovers; Firefox 121 did not. */
const since = [
  "PopoverAttribute",
  "ViewTransitions",
  "TrustedTypes",
  "CSSScrollbarWidth",
  "CSSScrollbarGutter",
  "CSSTextWrapPretty",
];

journeys(() => openWebKit(since), { popovers: false, older: true });
