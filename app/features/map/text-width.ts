/** Advance widths in em of groups of letters, measured in the site's fonts and rounded up. */
const groups: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Script=Arabic}]/u, 0.5],
  [/[ ijlI.,’'\u00A0]/u, 0.28],
  [/[frt]/u, 0.41],
  [/[mwMW]/u, 0.92],
  [/\p{Lu}/u, 0.74],
];

const otherLetter = 0.59;

/**
 * An upper limit of a text's width in em. The server has no fonts to measure with; a browser test compares
 * the result with rendered labels.
 */
export const textWidth = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (groups.find(([letters]) => letters.test(letter))?.[1] ?? otherLetter),
    0,
  );
