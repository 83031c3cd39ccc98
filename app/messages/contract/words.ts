import type { AreasWords } from "./areas";
import type { BrochureWords } from "./brochure";
import type { BuyWords } from "./buy";
import type { CatalogsWords } from "./catalogs";
import type { CeoMessageWords } from "./ceo-message";
import type { CompanyWords } from "./company";
import type { CompanyOverviewWords } from "./company-overview";
import type { ContactWords } from "./contact";
import type { CostsWords } from "./costs";
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
import type { LateWords } from "./late";
import type { LlmsWords } from "./llms";
import type { MapWords } from "./map";
import type { PermitWords } from "./permits";
import type { PictureNotes } from "./picture-notes";
import type { PictureTexts } from "./pictures";
import type { PrivacyWords } from "./privacy";
import type { ProjectsWords } from "./projects";
import type { PropertiesWords } from "./properties";
import type { PropertyPageWords } from "./property";
import type { SellWords } from "./sell";
import type { ServicesWords } from "./services";
import type { ShellWords } from "./shell";
import type { ShortlistWords } from "./shortlist";
import type { SitePagesWords } from "./site-pages";
import type { TeamWords } from "./team";

/** All that the site says, in one language. Each folder beside this one fulfils it. */
export interface Words {
  areas: AreasWords;
  brochure: BrochureWords;
  buy: BuyWords;
  capitalAppreciation: CapitalAppreciationWords;
  cashFlow: CashFlowWords;
  catalogs: CatalogsWords;
  ceoMessage: CeoMessageWords;
  company: CompanyWords;
  companyOverview: CompanyOverviewWords;
  contact: ContactWords;
  costs: CostsWords;
  enquiries: EnquiryWords;
  home: HomeWords;
  investment: InvestmentWords;
  late: LateWords;
  llms: LlmsWords;
  map: MapWords;
  offPlan: OffPlanWords;
  permits: PermitWords;
  pictureNotes: PictureNotes;
  pictures: PictureTexts;
  prelaunch: PrelaunchWords;
  privacy: PrivacyWords;
  projects: ProjectsWords;
  sell: SellWords;
  services: ServicesWords;
  shell: ShellWords;
  shortlist: ShortlistWords;
  sitePages: SitePagesWords;
  team: TeamWords;
  trophyAsset: TrophyAssetWords;
  journal: JournalWords;
  properties: PropertiesWords;
  property: PropertyPageWords;
}
