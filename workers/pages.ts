import { createRequestHandler } from "@react-router/cloudflare";
import { matchRoutes, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { submitEnquiryContext } from "~/features/enquiries/enquiry-response";
import { integrationsContext, siteVersionContext, type Site, siteContext } from "~/site/site";
import { handleFormPost } from "./enquiries/handle-enquiry";
import { analyticsOf, crmOf, turnstileOf } from "./settings";

export const routes: readonly string[] = Object.keys(build.routes);

const { root, ...pages } = build.routes;
const routeTree = [{ ...root, children: Object.values(pages) }] as Parameters<
  typeof matchRoutes
>[0];

/**
 * The methods of a page, for the header `Allow`: pages with a form accept POST.
 *
 * @param pathname of the page or of its data
 */
export function allowedMethods(pathname: string): readonly string[] {
  const match = matchRoutes(routeTree, pathname.replace(/\.data$/u, ""))?.at(-1);
  const hasForm = build.routes[match?.route.id ?? ""]?.module.action !== undefined;
  return hasForm ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

/**
 * Renders the pages. `data` has the `site` of the request. It is a separate module, so that functions/v1 and the cron
 * run without it.
 */
export const renderPage = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => {
    const context = new RouterContextProvider();
    context.set(
      submitEnquiryContext,
      handleFormPost(cloudflare.env, (work) => cloudflare.ctx.waitUntil(work)),
    );
    context.set(siteVersionContext, cloudflare.env.VERSION.id);
    context.set(siteContext, cloudflare.data["site"] as Site);
    context.set(integrationsContext, {
      turnstileKey: turnstileOf(cloudflare.env)?.siteKey,
      crm: crmOf(cloudflare.env) !== undefined,
      analytics: analyticsOf(cloudflare.env) !== undefined,
    });
    return context;
  },
});
