/** Sorts lists: by position, entries without one last, then by id. */
export const sortByOrder = <Entry extends { id: string; order?: number | undefined }>(
  entries: readonly Entry[],
): Entry[] =>
  entries.toSorted(
    (one, other) =>
      (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER) ||
      one.id.localeCompare(other.id),
  );
