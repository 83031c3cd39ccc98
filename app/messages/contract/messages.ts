import type { AreasMessages } from "./areas";
import type { BrochureMessages } from "./brochure";
import type { BuyMessages } from "./buy";
import type { CatalogsMessages } from "./catalogs";
import type { CeoMessageMessages } from "./ceo-message";
import type { CompanyMessages } from "./company";
import type { CompanyOverviewMessages } from "./company-overview";
import type { ContactMessages } from "./contact";
import type { CostsMessages } from "./costs";
import type { EnquiryMessages } from "./enquiries";
import type { HomePageMessages } from "./home-page";
import type {
  CapitalAppreciationMessages,
  CashFlowMessages,
  InvestmentMessages,
  OffPlanMessages,
  PrelaunchMessages,
  TrophyAssetMessages,
} from "./investment";
import type { JournalMessages } from "./journal";
import type { LayoutMessages } from "./layout";
import type { LazyMessages } from "./lazy";
import type { LlmsMessages } from "./llms";
import type { MapMessages } from "./map";
import type { PermitMessages } from "./permits";
import type { PictureNotes } from "./picture-notes";
import type { PictureTexts } from "./pictures";
import type { PrivacyMessages } from "./privacy";
import type { ProjectsMessages } from "./projects";
import type { PropertiesMessages } from "./properties";
import type { PropertyPageMessages } from "./property";
import type { SellMessages } from "./sell";
import type { ServicesMessages } from "./services";
import type { ShortlistMessages } from "./shortlist";
import type { SitePagesMessages } from "./site-pages";
import type { TeamMessages } from "./team";

/** All that the site says, in one language. Each folder beside this one fulfils it. */
export interface Messages {
  areas: AreasMessages;
  brochure: BrochureMessages;
  buy: BuyMessages;
  capitalAppreciation: CapitalAppreciationMessages;
  cashFlow: CashFlowMessages;
  catalogs: CatalogsMessages;
  ceoMessage: CeoMessageMessages;
  company: CompanyMessages;
  companyOverview: CompanyOverviewMessages;
  contact: ContactMessages;
  costs: CostsMessages;
  enquiries: EnquiryMessages;
  homePage: HomePageMessages;
  investment: InvestmentMessages;
  lazy: LazyMessages;
  llms: LlmsMessages;
  map: MapMessages;
  offPlan: OffPlanMessages;
  permits: PermitMessages;
  pictureNotes: PictureNotes;
  pictures: PictureTexts;
  prelaunch: PrelaunchMessages;
  privacy: PrivacyMessages;
  projects: ProjectsMessages;
  sell: SellMessages;
  services: ServicesMessages;
  layout: LayoutMessages;
  shortlist: ShortlistMessages;
  sitePages: SitePagesMessages;
  team: TeamMessages;
  trophyAsset: TrophyAssetMessages;
  journal: JournalMessages;
  properties: PropertiesMessages;
  property: PropertyPageMessages;
}
