import type { SitePath } from "~/locale";

/** What is said in place of a page that is no longer there: with status 410, for the error page. */
export interface GonePage {
  title: string;
  text: string;
  /** Where else to look. */
  links: readonly { to: SitePath; title: string }[];
}
