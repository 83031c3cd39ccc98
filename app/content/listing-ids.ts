import { allProjectIds } from "#content";
import { propertyIds } from "./property-ids";

/** The ids of all projects with a page, withdrawn ones included. */
export const projectIds: readonly string[] = allProjectIds.flatMap(({ id, status }) =>
  status === "draft" ? [] : [id],
);

/** The ids of all properties and projects. They are unique across both. */
export const listingIds: readonly string[] = [...propertyIds, ...projectIds];
