/** Short vowels, tanween, shadda and sukun, the superscript alif, and the tatweel. */
const marks = /[\u064B-\u0652\u0670\u0640]/g;

/**
 * Normalises Arabic letters that writers use interchangeably: without diacritics, every alif bare, teh
 * marbuta as heh, alif maqsura as yeh. For comparisons only.
 */
export const normalizeArabicLetters = (text: string): string =>
  text
    .replaceAll(marks, "")
    .replaceAll(/[أإآٱ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");
