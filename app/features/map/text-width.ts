/**
 * Advance widths in em of groups of letters, measured in the site's fonts and rounded up. A letter is matched
 * together with the next one: Arabic letters are wider at the end of a word.
 */
const groups: readonly (readonly [letters: RegExp, width: number])[] = [
  [/^[سشصضطظ]/u, 0.88],
  [/^[بتثفقكلنىيئ](?!\p{Script=Arabic})/u, 0.85],
  [/^[اأإآبتثلنيئ]/u, 0.33],
  [/^\p{Script=Arabic}/u, 0.62],
  [/^[ ijlI.,’'\u00A0]/u, 0.28],
  [/^[frt]/u, 0.41],
  [/^[mwMW]/u, 0.92],
  [/^\p{Lu}/u, 0.74],
];

const otherLetter = 0.59;

/**
 * An upper limit of a text's width in em. The server has no fonts to measure with; a browser test compares
 * the result with rendered labels.
 */
export const textWidth = (text: string): number =>
  Array.from(text, (letter, index) => {
    const pair = text.slice(index, index + letter.length + 1);
    return groups.find(([letters]) => letters.test(pair))?.[1] ?? otherLetter;
  }).reduce((sum, width) => sum + width, 0);
