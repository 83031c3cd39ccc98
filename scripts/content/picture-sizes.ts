/** The smallest pictures that the site shows sharply. */

export interface Size {
  width: number;
  height: number;
}

/** The minimum of a picture for a card and a phone's screen, in pixels. */
export const smallest: Size = { width: 1080, height: 720 };
export const smallestPortrait: Size = { width: 640, height: 800 };
export const smallestSignature: Size = { width: 480, height: 96 };

/** A picture may be upright, so its sides are compared by length. */
const sides = ({ width, height }: Size): [short: number, long: number] =>
  width < height ? [width, height] : [height, width];

/** Why a picture is too small: "has 640 × 480 pixels: …"; undefined if it is not. */
export function sizeProblem(size: Size, minimum: Size): string | undefined {
  const [short, long] = sides(size);
  const [minShort, minLong] = sides(minimum);
  return long < minLong || short < minShort
    ? `has ${size.width} × ${size.height} pixels: it should have at least ${minimum.width} × ${minimum.height}`
    : undefined;
}
