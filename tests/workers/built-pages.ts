import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Advertised } from "~/features/permits/advertised";

interface BuiltPages {
  routes: readonly string[];
  renderPage(event: object): Promise<Response>;
}

const [loadPages] = Object.values(
  import.meta.glob<BuiltPages>("../../build/server/assets/pages-*.js"),
);
if (!loadPages) throw new Error("The site is not built.");

/** The pages of the built site. */
export const builtPages = await loadPages();

/**
 * Renders a page of the built site, without exchange rates.
 *
 * @param path with the language
 * @param advertised the listings that are advertised
 */
export const renderBuiltPage = (path: string, advertised: Advertised): Promise<Response> =>
  builtPages.renderPage({
    request: new Request(`${env.SITE_ORIGIN}${path}`),
    env,
    data: { advertised, readRates: () => Promise.resolve(undefined) },
    waitUntil: () => {},
    passThroughOnException: () => {},
    ctx: createExecutionContext(),
  });
