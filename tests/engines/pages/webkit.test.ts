import { everyPageHydrates } from "../support/pages.ts";
import { walkInWebKit } from "../support/webkit-console.ts";

everyPageHydrates(walkInWebKit);
