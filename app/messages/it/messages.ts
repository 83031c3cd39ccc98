import type { Messages } from "../en/messages";
import { areas } from "./areas";
import { brochure } from "./brochure";
import { buy } from "./buy";
import { capitalAppreciation } from "./capital-appreciation";
import { cashFlow } from "./cash-flow";
import { catalogs } from "./catalogs";
import { ceoMessage } from "./ceo-message";
import { company } from "./company";
import { companyOverview } from "./company-overview";
import { contact } from "./contact";
import { controls } from "./controls";
import { costs } from "./costs";
import { enquiries } from "./enquiries";
import { fallbackError } from "./fallback-error";
import { homePage } from "./home-page";
import { investment } from "./investment";
import { journal } from "./journal";
import { layout } from "./layout";
import { lazy } from "./lazy";
import { llms } from "./llms";
import { map } from "./map";
import { offPlan } from "./off-plan";
import { permits } from "./permits";
import { pictureNotes } from "./picture-notes";
import { pictures } from "./pictures";
import { prelaunch } from "./prelaunch";
import { privacy } from "./privacy";
import { projects } from "./projects";
import { properties } from "./properties";
import { property } from "./property";
import { sell } from "./sell";
import { services } from "./services";
import { shortlist } from "./shortlist";
import { sitePages } from "./site-pages";
import { team } from "./team";
import { trophyAsset } from "./trophy-asset";

/**
 * The site in Italian: `Lei` in sentences, and its imperative in labels of several words. A label of one word is a noun
 * or an infinitive. Some labels are fixed.
 */
export const italian: Messages = {
  areas,
  brochure,
  buy,
  journal,
  properties,
  property,
  capitalAppreciation,
  cashFlow,
  catalogs,
  ceoMessage,
  company,
  companyOverview,
  contact,
  controls,
  costs,
  enquiries,
  fallbackError,
  homePage,
  investment,
  lazy,
  llms,
  map,
  offPlan,
  permits,
  pictureNotes,
  pictures,
  prelaunch,
  privacy,
  projects,
  sell,
  services,
  layout,
  shortlist,
  sitePages,
  team,
  trophyAsset,
};
