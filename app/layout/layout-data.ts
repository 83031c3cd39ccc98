import type { Company } from "~/content/company";
import type { InvestmentPageLink } from "~/features/invest/investment-page-links";
import type { ControlMessages } from "~/messages/en/controls";
import type { LayoutMessages } from "~/messages/en/layout";

/** What the root's loader has for every page: `useRouteLoaderData<LayoutData>("root")`. */
export interface LayoutData {
  /** Where the site is published: "https://orizzonte.example". */
  origin: string;
  /** Of the site, as Cloudflare names it. */
  version: string;
  language: LayoutMessages["language"];
  controls: ControlMessages;
  /** A page that is missing brings its words itself. */
  errors: Pick<LayoutMessages["errors"], "home" | "unexpected">;
  navigation: LayoutMessages["navigation"];
  footer: LayoutMessages["footer"] & {
    /** Dubai's. */
    year: string;
    /** When the office is open, by the days. */
    workingHours: Readonly<Record<string, string>>;
    tagline: string;
    place: string;
  };
  company: Pick<Company, "phone" | "email"> & {
    /** The addresses that dial the phone, and that start an email. */
    call: string;
    write: string;
  };
  investments: {
    pages: readonly InvestmentPageLink[];
    /** Of their pictures. */
    note: string;
  };
  /** Turnstile's public key, where it is on. */
  turnstileKey?: string;
}
