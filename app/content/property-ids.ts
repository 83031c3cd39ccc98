import { allPropertyIds } from "#content";

/**
 * The ids of all properties that have a page, withdrawn ones included: a request for one is still an
 * enquiry. The browser loads this list to check forms, and nothing else of the content.
 */
export const propertyIds: readonly string[] = allPropertyIds.flatMap(({ id, status }) =>
  status === "draft" ? [] : [id],
);
