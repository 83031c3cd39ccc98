import { createContext } from "react-router";
import type { Advertised } from "~/features/permits/advertised";
import type { ExchangeRates } from "~/format/exchange-rates";

/**
 * Where the site is published, such as "https://orizzonte.example": the start of canonical
 * addresses and of what structured data names. The Worker puts it into each request's context.
 */
export const siteOrigin = createContext<string>();

/** The version of the site that answers, as Cloudflare names it. The Worker puts it into the context. */
export const siteVersion = createContext<string>();

/** What is advertised at the moment of the request. The Worker puts it into each request's context. */
export const advertised = createContext<Advertised>();

/** The rates of the euro that may be shown; undefined if there are none. The Worker puts them into the context. */
export const exchangeRates = createContext<ExchangeRates | undefined>();

/** The services of others that the settings turn on: visitors meet them, and the privacy page names them. */
interface Integrations {
  /** Turnstile's public key; undefined where Turnstile is off. */
  turnstileKey: string | undefined;
  /** Whether enquiries go to a CRM too. */
  crm: boolean;
  /** Whether Cloudflare Web Analytics counts what is looked at. */
  analytics: boolean;
}

/** Which of them are on, for the shell and the privacy page. The Worker puts it into the context. */
export const integrations = createContext<Integrations>();
