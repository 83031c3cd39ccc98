import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { submitEnquiry } from "~/features/enquiries/submit-enquiry";
import type { Advertised } from "~/features/permits/advertised";
import {
  advertised,
  integrations,
  type ReadExchangeRates,
  readExchangeRates,
  siteOrigin,
  siteVersion,
} from "~/layout/request-context";
import { submitPlainForm } from "./enquiries/plain-form";
import { analyticsOf, crmOf, turnstileOf } from "./settings";

/** The ids of all routes, which requests for data contain. */
export const routes: readonly string[] = Object.keys(build.routes);

/**
 * Renders the pages. `data` has the request's `advertised` listings and `readRates`, which reads the exchange
 * rates of the euro. It is a separate module, so that functions/v1 and the cron run without it.
 */
export const renderPage = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => {
    const context = new RouterContextProvider();
    context.set(submitEnquiry, submitPlainForm(cloudflare.env, cloudflare.ctx.waitUntil));
    context.set(siteOrigin, cloudflare.env.SITE_ORIGIN);
    context.set(siteVersion, cloudflare.env.VERSION.id);
    context.set(advertised, cloudflare.data["advertised"] as Advertised);
    context.set(readExchangeRates, cloudflare.data["readRates"] as ReadExchangeRates);
    context.set(integrations, {
      turnstileKey: turnstileOf(cloudflare.env)?.siteKey,
      crm: crmOf(cloudflare.env) !== undefined,
      analytics: analyticsOf(cloudflare.env) !== undefined,
    });
    return context;
  },
});
