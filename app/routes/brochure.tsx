import { propertyIds } from "~/content/listing-ids";
import { listingIdOfBrochure } from "~/features/brochures/brochure-link";
import { pageSite } from "~/layout/page-site";
import { findProperty } from "~/listings/property-queries";
import { requireListing } from "~/listings/require-listing";
import { goneProperty } from "~/listings/unavailable-listing";
import { notFound } from "~/site/missing-page";
import type { Route } from "./+types/brochure";

/**
 * The response for a brochure whose listing is not advertised or closed, has no texts in its language, or never
 * existed. The Worker serves the others (workers/http/files.ts).
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const id = listingIdOfBrochure(params.file);
  const closed = findProperty(site.advertised.closed, id);
  if (closed) throw goneProperty(site, closed);
  // A listing without a brochure is found.
  requireListing(site, propertyIds.includes(id) ? "property" : "project", id);
  throw notFound(site);
}

export default function BrochureRoute() {
  return null;
}
