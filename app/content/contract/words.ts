import type { CatalogsWords } from "./catalogs";
import type { CompanyWords } from "./company";
import type { EnquiryWords } from "./enquiries";
import type { HomeWords } from "./home";
import type { LlmsWords } from "./llms";
import type { ShellWords } from "./shell";
import type { SitePagesWords } from "./site-pages";

/** All that the site says, in one language. Each folder beside this one fulfils it. */
export interface Words {
  shell: ShellWords;
  company: CompanyWords;
  sitePages: SitePagesWords;
  home: HomeWords;
  catalogs: CatalogsWords;
  enquiries: EnquiryWords;
  llms: LlmsWords;
}
