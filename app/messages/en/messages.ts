import type { Translated } from "../translated";
import { areas, map } from "./areas";
import { buy } from "./buy";
import { company, companyOverview, ceoMessage, team } from "./company";
import { contact, sell } from "./contact";
import { costs } from "./costs";
import { enquiries } from "./enquiries";
import { homePage } from "./home-page";
import { investment, capitalAppreciation, cashFlow, trophyAsset } from "./investment";
import { journal } from "./journal";
import { layout, controls, sitePages, llms, feed } from "./layout";
import { lazy } from "./lazy";
import { offPlan, prelaunch } from "./off-plan";
import { pictures, pictureNotes } from "./pictures";
import { privacy, permits } from "./privacy";
import { projects, brochure, catalogs } from "./projects";
import { properties, property } from "./properties";
import { purchasePlan } from "./purchase-plan";
import { services } from "./services";
import { shortlist } from "./shortlist";

/** All messages in English. Their type is that of the other languages. */
export const english = {
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
  homePage,
  investment,
  lazy,
  llms,
  feed,
  map,
  offPlan,
  permits,
  pictureNotes,
  pictures,
  prelaunch,
  privacy,
  projects,
  purchasePlan,
  sell,
  services,
  layout,
  shortlist,
  sitePages,
  team,
  trophyAsset,
};

export type Messages = Translated<typeof english>;
