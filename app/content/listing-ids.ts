import { projectIds as compiledProjectIds, propertyIds as compiledPropertyIds } from "#content";

/**
 * The ids of all properties with a page, withdrawn ones included, because requests for them are valid. The
 * browser loads this list to validate forms.
 */
export const propertyIds: readonly string[] = compiledPropertyIds;

/** The ids of all projects with a page, withdrawn ones included. */
export const projectIds: readonly string[] = compiledProjectIds;

/** The ids of all properties and projects. They are unique across both. */
export const listingIds: readonly string[] = [...propertyIds, ...projectIds];
