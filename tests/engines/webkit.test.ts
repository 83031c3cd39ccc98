import { journeys } from "./support/journeys.ts";
import { openWebKit } from "./support/webkit.ts";

journeys(openWebKit, { popovers: true });
