import type { AreasWords } from "./areas";
import type { BuyWords } from "./buy";
import type { CatalogsWords } from "./catalogs";
import type { CompanyWords } from "./company";
import type { EnquiryWords } from "./enquiries";
import type { HomeWords } from "./home";
import type {
  CapitalAppreciationWords,
  CashFlowWords,
  InvestmentWords,
  OffPlanWords,
  PrelaunchWords,
  TrophyAssetWords,
} from "./investment";
import type { JournalWords } from "./journal";
import type { LlmsWords } from "./llms";
import type { PictureNotes } from "./picture-notes";
import type { ProjectsWords } from "./projects";
import type { PropertiesWords } from "./properties";
import type { PropertyPageWords } from "./property";
import type { ShellWords } from "./shell";
import type { SitePagesWords } from "./site-pages";

/** All that the site says, in one language. Each folder beside this one fulfils it. */
export interface Words {
  areas: AreasWords;
  buy: BuyWords;
  capitalAppreciation: CapitalAppreciationWords;
  cashFlow: CashFlowWords;
  catalogs: CatalogsWords;
  company: CompanyWords;
  enquiries: EnquiryWords;
  home: HomeWords;
  investment: InvestmentWords;
  llms: LlmsWords;
  offPlan: OffPlanWords;
  pictureNotes: PictureNotes;
  prelaunch: PrelaunchWords;
  projects: ProjectsWords;
  shell: ShellWords;
  sitePages: SitePagesWords;
  trophyAsset: TrophyAssetWords;
  journal: JournalWords;
  properties: PropertiesWords;
  property: PropertyPageWords;
}
