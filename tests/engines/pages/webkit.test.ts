import { everyPageHydrates } from "../support/pages.ts";
import { visitPagesInWebKit } from "../support/webkit-pages.ts";

everyPageHydrates(visitPagesInWebKit);
