import { createContext } from "react-router";
import type { Advertised } from "~/features/permits/advertised";
import type { ExchangeRates } from "~/format/exchange-rates";

/** The origin of canonical addresses: "https://orizzonte.example". The Worker sets it for each request. */
export const siteOriginContext = createContext<string>();

/** The id of the deployed version, from Cloudflare. The Worker sets it. */
export const siteVersionContext = createContext<string>();

/** The listings that are advertised at the time of the request. The Worker sets it. */
export const advertisedContext = createContext<Advertised>();

/** Reads the rates of the euro that may be shown; undefined if there are none. Further calls read nothing. */
export type ReadExchangeRates = () => Promise<ExchangeRates | undefined>;

/**
 * Reads the rates of the euro. Only loaders of pages that show a rate call it: such a page is cached no longer than
 * the rate may be shown. The Worker sets it.
 */
export const readExchangeRatesContext = createContext<ReadExchangeRates>();

/** Third-party services that settings enable. The privacy page names them. */
interface Integrations {
  /** Turnstile's public key; undefined if Turnstile is disabled. */
  turnstileKey: string | undefined;
  /** Whether enquiries are delivered to a CRM. */
  crm: boolean;
  /** Whether Cloudflare Web Analytics counts page views. */
  analytics: boolean;
}

/** The enabled services, for the layout and the privacy page. The Worker sets it. */
export const integrationsContext = createContext<Integrations>();
