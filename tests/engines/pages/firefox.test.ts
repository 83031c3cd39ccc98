import { visitPagesInFirefox } from "../support/firefox-pages.ts";
import { everyPageHydrates } from "../support/pages.ts";

everyPageHydrates(visitPagesInFirefox);
