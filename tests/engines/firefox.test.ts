import { walkInFirefox } from "./support/firefox-console.ts";
import { openFirefox } from "./support/firefox.ts";
import { journeys } from "./support/journeys.ts";
import { everyPageIsAlive } from "./support/pages.ts";

everyPageIsAlive(walkInFirefox);
journeys(openFirefox, { popovers: true });
