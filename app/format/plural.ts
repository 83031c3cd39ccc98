/** A noun in the number that a count asks for. */
export const plural = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);

/** A count with its noun: "1 bedroom", "2 bedrooms". */
export const counted = (count: number, noun: string) => `${count} ${plural(count, noun)}`;
