const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** A count as it begins a sentence: "Three", and in figures from ten on. */
export const inWords = (count: number): string => words[count] ?? String(count);
