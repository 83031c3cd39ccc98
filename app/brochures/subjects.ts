import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import { projects } from "~/content/projects";
import { type Property, properties } from "~/content/properties";
import { languagesOf } from "~/content/texts";
import { propertyPath } from "~/features/properties/find-property";
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

/** The page of a single project is the project's; on other pages each project has a fragment. */
const projectSubjects = shownProjects.map(({ id, theme, texts }): ProjectSubject => {
  const { path } = investmentPages[theme];
  const isAlone = shownProjects.filter((other) => other.theme === theme).length === 1;
  return {
    kind: "project",
    id,
    page: theme,
    locales: languagesOf(texts),
    path: isAlone ? path : `${path}#project-${id}`,
  };
});

/** All properties and projects of the catalogue. */
export const subjects: readonly Subject[] = [...propertySubjects, ...projectSubjects];
