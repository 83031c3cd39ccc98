import { walkInFirefox } from "./support/firefox-console.ts";
import { openFirefox } from "./support/firefox.ts";
import { journeys } from "./support/journeys.ts";
import { everyPageHydrates } from "./support/pages.ts";

everyPageHydrates(walkInFirefox);
journeys(openFirefox, { popovers: true });
