import type { SitePagePath } from "~/data/site-pages";

/** What a page is called where others name it: on the picture of its shared link, in llms.txt. */
interface SitePageWords {
  /** What it is called where its title is a headline or a figure. */
  name?: string;
  /** Set large on the shared picture. */
  title: string;
  /** The smaller line under it. */
  line: string;
}

/**
 * Of each page in app/data/site-pages.ts. {yields}, "6–8%", and the {placeholders} of
 * features/company/company-figures.ts are filled in by shell/site-page-names.ts.
 */
export type SitePagesWords = Readonly<Record<SitePagePath, SitePageWords>>;
