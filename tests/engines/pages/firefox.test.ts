import { walkInFirefox } from "../support/firefox-console.ts";
import { everyPageHydrates } from "../support/pages.ts";

everyPageHydrates(walkInFirefox);
