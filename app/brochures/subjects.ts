import type { InvestmentPageId } from "~/content/investment-pages";
import { projectPath } from "~/content/paths";
import { type Project, projects } from "~/content/projects";
import { type Property, properties } from "~/content/properties";
import { languagesOf } from "~/content/texts";
import { propertyPath } from "~/listings/property-queries";
import type { Locale, SitePath } from "~/locale";

export type BrochureSubject = PropertySubject | ProjectSubject;

export interface PropertySubject {
  kind: "property";
  id: string;
  property: Property;
  locales: readonly Locale[];
  /** The page that the QR code leads to. */
  path: SitePath;
}

export interface ProjectSubject {
  kind: "project";
  id: string;
  project: Project;
  /** The investment page that it is on. */
  page: InvestmentPageId;
  locales: readonly Locale[];
  path: SitePath;
}

const offeredProperties = properties.filter(({ status }) => status !== "withdrawn");

const propertySubjects = offeredProperties.map((property): PropertySubject => ({
  kind: "property",
  id: property.id,
  property,
  locales: languagesOf(property.texts),
  path: propertyPath(property),
}));

const listedProjects = projects.filter(({ status }) => status === "listed");

const projectSubjects = listedProjects.map((project): ProjectSubject => ({
  kind: "project",
  id: project.id,
  project,
  page: project.theme,
  locales: languagesOf(project.texts),
  path: projectPath(project.id),
}));

/** All properties and projects, advertised or not. */
export const subjects: readonly BrochureSubject[] = [...propertySubjects, ...projectSubjects];
