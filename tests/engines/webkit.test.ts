import { journeys } from "./support/journeys.ts";
import { everyPageHydrates } from "./support/pages.ts";
import { walkInWebKit } from "./support/webkit-console.ts";
import { openWebKit } from "./support/webkit.ts";

everyPageHydrates(walkInWebKit);
journeys(openWebKit, { popovers: true });
