import { allPropertyIds } from "#content";

/**
 * The ids of all properties with a page, withdrawn ones included, because requests for them are valid. The
 * browser loads this list to validate forms.
 */
export const propertyIds: readonly string[] = allPropertyIds.flatMap(({ id, status }) =>
  status === "draft" ? [] : [id],
);
