import { createContext } from "react-router";

/** The id of the deployed version, from Cloudflare. The Worker sets it. */
export const siteVersionContext = createContext<string>();

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
