import type { D1Migration } from "cloudflare:test";
import type worker from "~workers/app";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
    interface GlobalProps {
      mainModule: { default: typeof worker };
    }
  }
}
