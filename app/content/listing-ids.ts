import { allProjectIds } from "#content";
import { propertyIds } from "./property-ids";

/** The ids of all projects that have a page, withdrawn ones included. */
export const projectIds: readonly string[] = allProjectIds.flatMap(({ id, status }) =>
  status === "draft" ? [] : [id],
);

/** The ids of all that can be saved and asked about: no property and project share one. */
export const listingIds: readonly string[] = [...propertyIds, ...projectIds];
