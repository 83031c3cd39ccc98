/** A name or an amount that is not to be torn apart at the end of a line. */
export const nonBreaking = (words: string): string => words.replaceAll(" ", "\u00A0");
