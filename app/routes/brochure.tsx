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
import { listingsIn } from "~/site/advertised";
import type { Route } from "./+types/brochure";

/**
 * The response for a brochure whose listing is not advertised, has no texts in its language, or never
 * existed. The Worker serves the others (workers/http/brochure-files.ts).
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale } = site;
  const advertised = site.advertised;
  const id = listingIdOfBrochure(params.file);
  // The path of a brochure has no language prefix, so the context is that of English.
  const readable = {
    ...site,
    advertised: { ...advertised, ...listingsIn(locale, advertised) },
  };
  const ended = listingsIn(locale, advertised.ended);
  const endedProperty = findProperty(ended.properties, id);
  if (endedProperty) throw goneProperty(readable, endedProperty);
  const endedProject = ended.projects.find((one) => one.id === id);
  if (endedProject) throw goneProject(readable, endedProject);
  const property = findProperty(advertised.properties, id);
  if (property && !property.texts[locale]) throw untranslatedProperty(site, property);
  const project = advertised.projects.find((one) => one.id === id);
  if (project && !project.texts[locale])
    throw untranslatedProject(site, project, projectPath(project.id));
  throw notFound(site);
}

export default function BrochureRoute() {
  return null;
}
