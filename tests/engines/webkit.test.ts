import { journeys } from "./support/journeys.ts";
import { everyPageIsAlive } from "./support/pages.ts";
import { walkInWebKit } from "./support/webkit-console.ts";
import { openWebKit } from "./support/webkit.ts";

everyPageIsAlive(walkInWebKit);
journeys(openWebKit, { popovers: true });
