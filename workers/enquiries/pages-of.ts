/** Bound values of one statement. D1's limit is 100. */
const maxValues = 90;

/** Splits values into as many as one statement may bind. */
export const pagesOf = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / maxValues) }, (_, page) =>
    values.slice(page * maxValues, (page + 1) * maxValues),
  );
