import type { InvestmentPageId } from "~/content/investment-pages";
import { projectPath } from "~/content/paths";
import { projects } from "~/content/projects";
import { type Property, properties } from "~/content/properties";
import { languagesOf } from "~/content/texts";
import { propertyPath } from "~/features/properties/property-queries";
import type { Locale, SitePath } from "~/locale";

/** A listing with a brochure. */
export type Subject = PropertySubject | ProjectSubject;

export interface PropertySubject {
  kind: "home";
  id: string;
  property: Property;
  /** The languages of its texts. */
  locales: readonly Locale[];
  /** The page that the QR code leads to. */
  path: SitePath;
}

export interface ProjectSubject {
  kind: "project";
  id: string;
  /** The investment page that it is on. */
  page: InvestmentPageId;
  locales: readonly Locale[];
  path: SitePath;
}

const offeredProperties = properties.filter(({ status }) => status !== "withdrawn");

const propertySubjects = offeredProperties.map((property): PropertySubject => ({
  kind: "home",
  id: property.id,
  property,
  locales: languagesOf(property.texts),
  path: propertyPath(property),
}));

const shownProjects = projects.filter(({ status }) => status === "listed");

const projectSubjects = shownProjects.map(({ id, theme, texts }): ProjectSubject => ({
  kind: "project",
  id,
  page: theme,
  locales: languagesOf(texts),
  path: projectPath(id),
}));

/** All properties and projects, advertised or not. */
export const subjects: readonly Subject[] = [...propertySubjects, ...projectSubjects];
