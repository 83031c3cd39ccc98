import type { Company } from "~/content/company";
import type { InvestmentPageLink } from "~/features/invest/investment-page-links";
import type { ControlMessages } from "~/messages/en/controls";
import type { LayoutMessages } from "~/messages/en/layout";

/** The data of the root route's loader: `useRouteLoaderData<LayoutData>("root")`. */
export interface LayoutData {
  /** Where the site is published: "https://orizzonte.example". */
  origin: string;
  /** The id of the deployed version, from Cloudflare. */
  version: string;
  language: LayoutMessages["language"];
  controls: ControlMessages;
  /** The texts of a missing page come with its response. */
  errors: Pick<LayoutMessages["errors"], "home" | "unexpected">;
  navigation: LayoutMessages["navigation"];
  footer: LayoutMessages["footer"] & {
    /** In Dubai. */
    year: string;
    /** Opening hours by days. */
    workingHours: Readonly<Record<string, string>>;
    tagline: string;
    /** The lines of its address. */
    office: readonly string[];
    /** What the firm is registered as, in Dubai and in Italy: a line for each, none without. */
    legal: readonly string[];
  };
  company: Pick<Company, "phone" | "email"> & {
    /** The `tel:` and `mailto:` addresses. */
    call: string;
    write: string;
  };
  investments: {
    pages: readonly InvestmentPageLink[];
    /** The note on their pictures. */
    note: string;
  };
  /** Turnstile's public key, if it is on. */
  turnstileKey?: string;
}
