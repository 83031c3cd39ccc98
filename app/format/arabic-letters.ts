/** Short vowels, tanween, shadda and sukun, the superscript alif, and the tatweel. */
const marks = /[\u064B-\u0652\u0670\u0640]/g;

/**
 * A text with the letters that Arabic writers use for one another written alike: without marks, every
 * alif bare, teh marbuta as heh, alif maqsura as yeh. For comparing what is typed, not for showing.
 */
export const foldArabicLetters = (text: string): string =>
  text
    .replaceAll(marks, "")
    .replaceAll(/[أإآٱ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");
