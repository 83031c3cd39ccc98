import type { SitePagePath } from "~/content/site-pages";

/** What a page is called where others name it: on the picture of its shared link, in llms.txt. */
interface SitePageMessages {
  /** What it is called where its title is a headline or a figure. */
  name?: string;
  /** Set large on the shared picture. */
  title: string;
  /** The smaller line under it. */
  line: string;
}

/**
 * Of each page in app/content/site-pages.ts. {yields}, "6–8%", and the {placeholders} of
 * features/company/company-figures.ts are filled in by layout/site-page-names.ts.
 */
export type SitePagesMessages = Readonly<Record<SitePagePath, SitePageMessages>>;
