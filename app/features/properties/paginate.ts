/** A stretch of a long list. */
export interface Page<Item> {
  items: Item[];
  number: number;
  /** How many pages there are; at least 1. */
  count: number;
  /** The place of its first item in the whole list, from 1. */
  from: number;
  total: number;
}

/**
 * Takes one page of a list.
 *
 * @param list all of it
 * @param asked the page's number as an address has it; what is no page of this list counts as the
 *   nearest one that is
 * @param size the most items on a page
 */
export function paginate<Item>(
  list: readonly Item[],
  asked: string | null,
  size: number,
): Page<Item> {
  const count = Math.max(1, Math.ceil(list.length / size));
  const wanted = /^\d{1,6}$/.test(asked ?? "") ? Number(asked) : 1;
  const number = Math.min(Math.max(1, wanted), count);
  const start = (number - 1) * size;
  return {
    items: list.slice(start, start + size),
    number,
    count,
    from: start + 1,
    total: list.length,
  };
}
