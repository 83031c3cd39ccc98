import type { Words } from "../contract/words";
import { areas } from "./areas";
import { buy } from "./buy";
import { capitalAppreciation } from "./capital-appreciation";
import { cashFlow } from "./cash-flow";
import { catalogs } from "./catalogs";
import { company } from "./company";
import { enquiries } from "./enquiries";
import { home } from "./home";
import { investment } from "./investment";
import { journal } from "./journal";
import { llms } from "./llms";
import { offPlan } from "./off-plan";
import { pictureNotes } from "./picture-notes";
import { prelaunch } from "./prelaunch";
import { projects } from "./projects";
import { properties } from "./properties";
import { property } from "./property";
import { shell } from "./shell";
import { sitePages } from "./site-pages";
import { trophyAsset } from "./trophy-asset";

/** The site in English: the specification's texts, word for word. */
export const english: Words = {
  areas,
  buy,
  journal,
  properties,
  property,
  capitalAppreciation,
  cashFlow,
  catalogs,
  company,
  enquiries,
  home,
  investment,
  llms,
  offPlan,
  pictureNotes,
  prelaunch,
  projects,
  shell,
  sitePages,
  trophyAsset,
};
