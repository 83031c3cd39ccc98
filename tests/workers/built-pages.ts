import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { defaultLocale, pageLocale } from "~/locale";
import type { Advertised } from "~/site/advertised";
import { siteIn } from "../support/site.ts";

interface BuiltPages {
  renderPage(event: object): Promise<Response>;
}

const [loadPages] = Object.values(
  import.meta.glob<BuiltPages>("../../build/server/assets/pages-*.js"),
);
if (!loadPages) throw new Error("The site is not built.");

const builtPages = await loadPages();

/** Renders a page of the built site, without exchange rates, and waits for the Worker's work after the response. */
export async function renderBuiltPage(
  path: string,
  advertised: Advertised,
  { bindings = {}, ...request }: RequestInit & { bindings?: Partial<Env> } = {},
): Promise<Response> {
  const ctx = createExecutionContext();
  const { pathname } = new URL(path, env.SITE_ORIGIN);
  const locale = pageLocale({ locale: pathname.split(/[/.]/)[1], file: pathname }) ?? defaultLocale;
  const response = await builtPages.renderPage({
    request: new Request(`${env.SITE_ORIGIN}${path}`, request),
    env: { ...env, ...bindings },
    data: { site: siteIn(locale, { origin: env.SITE_ORIGIN, now: advertised.now, advertised }) },
    waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
    passThroughOnException: () => {},
    ctx,
  });
  await waitOnExecutionContext(ctx);
  return response;
}
