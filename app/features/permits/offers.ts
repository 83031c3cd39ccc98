import { type Area, areas } from "~/data/areas";
import { type Project, type ProjectId, projects } from "~/data/projects";
import { properties, type Property } from "~/data/properties";
import { advertised, isAdvertised, type Permitted } from "./validity";

/** What the firm offers, as a moment finds it. */
export interface Offers {
  now: Date;
  /** All of the catalogue's: for what may be shown of them see `advertisedProperties`. */
  properties: readonly Property[];
  projects: Readonly<Record<ProjectId, Project>>;
  areas: readonly Area[];
}

/** The catalogue at a moment. */
export const offersAt = (now: Date): Offers => ({ now, properties, projects, areas });

/** The homes that may be shown, in the catalogue's order. */
export const advertisedProperties = ({ properties: all, now }: Offers): readonly Property[] =>
  advertised(all, now);

/** Whether a project may be shown. */
export const isProjectAdvertised = (offers: Offers, id: ProjectId): boolean =>
  isAdvertised(offers.projects[id], offers.now);

/** Everything that may have a permit. */
export const allOffers = ({ properties: homes, projects: built, areas: places }: Offers) =>
  [...homes, ...Object.values(built), ...places] satisfies readonly Permitted[];
