import type { ControlWords } from "./content/contract/controls";
import type { ShellWords } from "./content/contract/shell";
import type { Company } from "./data/company";
import type { InvestmentPageLink } from "./features/invest/investment-page-links";
import type { SitePath } from "./locale";

interface Link {
  to: SitePath;
  title: string;
}

/** What the root's loader has for every page: `useRouteLoaderData<ShellData>("root")`. */
export interface ShellData {
  /** Where the site is published: "https://orizzonte.example". */
  origin: string;
  words: Pick<ShellWords, "language"> & {
    /** Of those controls that any page may have; a page's own come with it. */
    controls: Pick<ControlWords, "breadcrumb" | "close" | "toast">;
    /** A page that is missing brings its words itself. */
    errors: Pick<ShellWords["errors"], "home" | "unexpected">;
  };
  navigation: Pick<ShellWords["navigation"], "skip" | "menu" | "close" | "main" | "dropdown"> & {
    beforeDropdown: readonly Link[];
    afterDropdown: readonly Link[];
    contact: Link;
    /** In the header of small screens too, beside the menu. */
    shortlist: Link;
  };
  footer: Pick<ShellWords["footer"], "visit" | "hours" | "follow" | "impression"> & {
    columns: readonly { title: string; links: readonly Link[] }[];
    privacy: Link;
    /** Dubai's. */
    year: string;
    workingHours: readonly { days: string; text: string }[];
    tagline: string;
    place: string;
  };
  company: Pick<Company, "name" | "legalName" | "phone" | "email" | "social"> & {
    /** The addresses that dial the phone, and that start an email. */
    call: string;
    write: string;
  };
  investmentPages: readonly InvestmentPageLink[];
  /** Turnstile's public key, where it is on. */
  turnstileKey: string | undefined;
}
