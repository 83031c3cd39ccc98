/** The element of an entry in a list, to which its marker on the map leads. */
export const entryId = (id: string): string => `property-${id}`;
