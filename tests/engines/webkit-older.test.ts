import { journeys } from "./support/journeys.ts";
import { openWebKit } from "./support/webkit.ts";

/** What of today's WebKit was not in Safari 17.0 yet, and can be turned off. Popovers were there: Firefox 121 had none. */
const since = [
  "PopoverAttribute",
  "ViewTransitions",
  "TrustedTypes",
  "CSSScrollbarWidth",
  "CSSScrollbarGutter",
  "CSSTextWrapPretty",
];

journeys(() => openWebKit(since), { popovers: false });
