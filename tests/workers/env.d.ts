import type { D1Migration } from "cloudflare:test";
import type worker from "~workers/app";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      /** Whether tests walk through everything, as in `npm test -- --all`. */
      ALL_PAGES: boolean;
    }
    interface GlobalProps {
      mainModule: { default: typeof worker };
    }
  }
}
