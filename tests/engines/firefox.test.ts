import { openFirefox } from "./support/firefox.ts";
import { journeys } from "./support/journeys.ts";

journeys(openFirefox, { popovers: true });
