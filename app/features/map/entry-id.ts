/** The id of a list entry, the fragment of its marker's link. */
export const entryId = (id: string): string => `property-${id}`;
