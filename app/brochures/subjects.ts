import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import type { ProjectId } from "~/data/projects";
import { type Property, properties } from "~/data/properties";
import type { PropertyId } from "~/data/property-ids";
import { propertyPath } from "~/features/properties/find-property";
import type { SitePath } from "~/locale";

/** What there is a brochure of. */
export type Subject = PropertySubject | ProjectSubject;

export interface PropertySubject {
  kind: "home";
  id: PropertyId;
  property: Property;
  /** The page that its code leads to. */
  path: SitePath;
}

export interface ProjectSubject {
  kind: "project";
  id: ProjectId;
  page: InvestmentPageId;
  path: SitePath;
}

const propertySubjects = properties.map((property): PropertySubject => ({
  kind: "home",
  id: property.id,
  property,
  path: propertyPath(property),
}));

const pages = Object.entries(investmentPages) as [
  InvestmentPageId,
  (typeof investmentPages)[InvestmentPageId],
][];

/** A page that shows one project alone is that project's own: only where there are more, each has a place. */
const projectSubjects = pages.flatMap(([page, { path, projects: shown }]) =>
  shown.map((id): ProjectSubject => ({
    kind: "project",
    id,
    page,
    path: shown.length > 1 ? `${path}#project-${id}` : path,
  })),
);

/** Every home of the catalogue and every project of the investment pages. */
export const subjects: readonly Subject[] = [...propertySubjects, ...projectSubjects];
