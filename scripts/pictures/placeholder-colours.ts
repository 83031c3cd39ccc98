import sharp from "sharp";
import { distance, type Oklab, toHex, toOklab } from "./oklab.ts";

/** The grounds all pictures share, and which of them each picture stands on. */
export interface PlaceholderColours {
  palette: string[];
  /** For each colour given, its place in the palette. */
  chosen: number[];
}

/** The colour that fills most of a picture. */
export async function dominantColour(master: string): Promise<Oklab> {
  const { data, info } = await sharp(master)
    .resize({ width: 96 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return toOklab(dominant);
}

/**
 * Gathers colours into at most `size` placeholder colours, ordered from dark to light. The same colours always
 * give the same ones: nothing in it is left to chance.
 */
export function gatherPlaceholders(colours: Oklab[], size: number): PlaceholderColours {
  let centres = farApart(colours, size);
  for (let round = 0; round < 30; round++) centres = settle(centres, colours);
  centres.sort((one, other) => one[0] - other[0]);
  return {
    palette: centres.map(toHex),
    chosen: colours.map((colour) => nearestTo(colour, centres)),
  };
}

// Each start is the colour least served by those before it, so that rare ones get one too.
function farApart(colours: Oklab[], size: number): Oklab[] {
  const starts = colours.slice(0, 1);
  while (starts.length < size) {
    const gaps = colours.map((colour) => Math.min(...starts.map((at) => distance(colour, at))));
    const widest = Math.max(...gaps);
    const next = colours[gaps.indexOf(widest)];
    if (!next || widest === 0) break;
    starts.push(next);
  }
  return starts;
}

function settle(centres: Oklab[], colours: Oklab[]): Oklab[] {
  const nearest = colours.map((colour) => nearestTo(colour, centres));
  return centres.map((centre, index) => {
    const own = colours.filter((_, at) => nearest[at] === index);
    return mean(own, centre);
  });
}

function nearestTo(colour: Oklab, centres: Oklab[]): number {
  const gaps = centres.map((centre) => distance(colour, centre));
  return gaps.indexOf(Math.min(...gaps));
}

function mean(colours: Oklab[], ifNone: Oklab): Oklab {
  if (colours.length === 0) return ifNone;
  const sum = colours.reduce<Oklab>(
    (total, colour) => [total[0] + colour[0], total[1] + colour[1], total[2] + colour[2]],
    [0, 0, 0],
  );
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
}
