import type { CatalogsWords } from "./catalogs";
import type { EnquiryWords } from "./enquiries";

/** All that the site says, in one language. Each folder beside this one fulfils it. */
export interface Words {
  catalogs: CatalogsWords;
  enquiries: EnquiryWords;
}
