import { projectPath } from "~/content/paths";
import { listingIdOfBrochure } from "~/features/brochures/brochure-link";
import { findProperty } from "~/features/properties/property-queries";
import { notFound } from "~/layout/missing-page";
import { pageSite } from "~/layout/page-site";
import {
  goneProject,
  goneProperty,
  untranslatedProject,
  untranslatedProperty,
} from "~/layout/unavailable-listing";
import type { Route } from "./+types/brochure";

/**
 * The response for a brochure whose listing is not advertised, has no texts in its language, or never
 * existed. The Worker serves the others (workers/http/brochure-files.ts).
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { ended, untranslated } = site.advertised;
  const id = listingIdOfBrochure(params.file);
  const endedProperty = findProperty(ended.properties, id);
  if (endedProperty) throw goneProperty(site, endedProperty);
  const endedProject = ended.projects.find((one) => one.id === id);
  if (endedProject) throw goneProject(site, endedProject);
  const property = findProperty(untranslated.properties, id);
  if (property) throw untranslatedProperty(site, property);
  const project = untranslated.projects.find((one) => one.id === id);
  if (project) throw untranslatedProject(site, project, projectPath(project.id));
  throw notFound(site);
}

export default function BrochureRoute() {
  return null;
}
