import type { Company } from "~/content/company";
import type { InvestmentPageLink } from "~/listings/investment-page-links";
import type { FallbackErrorMessages } from "~/messages/en/fallback-error";
import type { LayoutMessages } from "~/messages/en/layout";
import type { Messages } from "~/messages/en/messages";
import type { FormAnswer } from "./form-answer";

/** The data of the root route's loader: `useRouteLoaderData<LayoutData>("root")`. */
export interface LayoutData {
  /** The origin of the site: "https://orizzonte.example". */
  origin: string;
  /** The id of the deployed version, from Cloudflare. */
  version: string;
  language: LayoutMessages["language"];
  /** The messages of every page, for `useMessages`. */
  messages: Pick<Messages, "controls" | "pictureNotes">;
  /** The texts of a missing page come with its response. */
  unexpectedError: FallbackErrorMessages;
  navigation: LayoutMessages["navigation"];
  footer: LayoutMessages["footer"] & {
    /** The year in Dubai. */
    year: string;
    /** Opening hours by days. */
    workingHours: Readonly<Record<string, string>>;
    tagline: string;
    /** The lines of the office's address. */
    office: readonly string[];
    /** The firm's registrations in Dubai and in Italy, a line for each. */
    legal: readonly string[];
  };
  company: Pick<Company, "phone" | "email"> & {
    /** A `tel:` and a `mailto:` URL. */
    phoneUrl: string;
    emailUrl: string;
  };
  investments: {
    pages: readonly InvestmentPageLink[];
  };
  /** The answer to the form that was posted to this page. A missing page shows it. */
  formAnswer?: FormAnswer;
  /** Turnstile's public key, if it is enabled. */
  turnstileKey?: string;
}
