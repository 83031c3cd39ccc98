import { coastLines } from "./coast.server";
import type { Point } from "./projection";

/** In pixels of a frame. */
export type Box = Record<"left" | "top" | "right" | "bottom", number>;

export const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** A square round a point, `half` as wide and high in pixels. */
export function boxAround(
  { x, y }: Point,
  { width, height }: Record<"width" | "height", number>,
  half: number,
): Box {
  const [left, top] = [x * width - half, y * height - half];
  return { left, top, right: left + 2 * half, bottom: top + 2 * half };
}

export type Segment = readonly [start: Point, end: Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);

export const land = Object.values(coastLines).flatMap((coast) =>
  coast.land.flatMap((ring) => segmentsOf([...ring, ...ring.slice(0, 1)])),
);
export const road = segmentsOf(coastLines.dubai.road);

/** Whether a line crosses a box: its ends are beyond one side of it, or the box is on one side of it. */
export function crosses([start, end]: Segment, { left, top, right, bottom }: Box): boolean {
  if (Math.max(start.x, end.x) < left || Math.min(start.x, end.x) > right) return false;
  if (Math.max(start.y, end.y) < top || Math.min(start.y, end.y) > bottom) return false;
  const sides = [left, right].flatMap((x) =>
    [top, bottom].map((y) =>
      Math.sign((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)),
    ),
  );
  return sides.some((side) => side !== sides[0]);
}

/** Whether a point is on land, by the number of coast lines to its left. */
export const isOnLand = ({ x, y }: Point) =>
  land.filter(
    ([start, end]) =>
      start.y > y !== end.y > y &&
      x > start.x + ((y - start.y) * (end.x - start.x)) / (end.y - start.y),
  ).length %
    2 ===
  1;

/** A size of the map in pixels, with the font sizes of names with a marker and of notes. */
export type Frame = Record<"width" | "height" | "name" | "note", number>;

/** The placement of a name at its marker, on a line at the end of a stem from it. Numbers are in em of the name. */
export interface NamePlacement {
  /** 1: the name is right of the marker; -1: left. */
  side: 1 | -1;
  /** The line below the marker, negative: above it. An SVG length, in em or in percent of the map's height. */
  stem: string;
  /** From the marker to the name's first letter. Negative: the name is above or below the marker. */
  textStart: number;
  /** From the marker to the end of the line. */
  length: number;
  ground: Ground;
}

/** The placement of a note at its point. Lengths are in em of the note. */
export interface NotePlacement {
  anchor: "left" | "middle" | "right";
  dx: number;
  dy: number;
  ground: Ground;
}

/** The ground below a label, for the median size of the map. */
export type Ground = "land" | "sea";

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
const textWidth = (text: string): number =>
  Array.from(text, (letter, index) => {
    const pair = text.slice(index, index + letter.length + 1);
    return groups.find(([letters]) => letters.test(pair))?.[1] ?? otherLetter;
  }).reduce((sum, width) => sum + width, 0);

/** A possible place of a label, with its boxes in a frame: its letters, then its lines. */
export interface Candidate<Placement> {
  placement: Placement;
  cost: number;
  boxes: (frame: Frame) => readonly [letters: Box, ...lines: Box[]];
}

/** The line extends beyond the last letter by this many em. Lines that touch look like one: their distance in em. */
const lineEnd = 0.35;
export const lineGap = 0.4;
/** Starts of a name. The stem of a name below its marker would cross letters that start before the marker. */
const starts = [0.8, 0.4, 1.6, 2.6, 4.6, 6.6, 8.6];
const startsAbove = [...starts, -1.2, -1.6, -3.2, -4.8];
const stems = [0, 1.7, 2.8, 4, 5.4, 7, -1.7, -2.8, -4, -5.4].map((height) => ({
  height,
  stem: `${0 - height}em`,
  cost: Math.abs(height) * 1.2,
  inPixels: ({ name }: Frame) => height * name,
}));
/** Their ends are at a place of the map, which may be the only one without a line of the coast at every size. */
const mapStems = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45].flatMap((share) =>
  [share, -share].map((height) => ({
    height,
    stem: `${-100 * height}%`,
    cost: 8 + share * 20,
    inPixels: (frame: Frame) => height * frame.height,
  })),
);

/** Places of a name, on a line at the end of a stem from its marker. */
export function nameCandidates(
  text: string,
  at: Point,
): Candidate<Omit<NamePlacement, "ground">>[] {
  const width = textWidth(text);
  const places = [...stems, ...mapStems].flatMap((stem) =>
    (stem.height > 0 ? startsAbove : starts).flatMap((textStart) =>
      ([1, -1] as const).map((side) => ({ side, textStart, ...stem })),
    ),
  );
  return places.map(({ side, textStart, stem, cost, inPixels }) => ({
    placement: { side, stem, textStart, length: textStart + width + lineEnd },
    cost: cost + Math.abs(textStart - 0.8) + (side < 0 ? 0.4 : 0),
    boxes(frame) {
      const em = frame.name;
      const [x, y] = [at.x * frame.width, at.y * frame.height];
      const line = y - inPixels(frame);
      const from = x + side * textStart * em;
      const to = from + side * (width + lineEnd) * em;
      const [left, right] = [Math.min(from, to) - lineGap * em, Math.max(from, to) + lineGap * em];
      return [
        { left, right, top: line - 1.75 * em, bottom: line + 0.2 * em },
        { left: x - 2, right: x + 2, top: Math.min(y, line), bottom: Math.max(y, line) },
        { left: Math.min(x, from), right: Math.max(x, from), top: line - 2, bottom: line + 2 },
      ];
    },
  }));
}

/** Places of a note, the best first: the text starts, is centred or ends at `dx` from the point. */
const notePlaces = (
  [
    ["left", 0.85, 0.35],
    ["right", -0.85, 0.35],
    ["middle", 0, -0.95],
    ["middle", 0, 1.75],
    ["left", 0.5, -0.8],
    ["right", -0.5, -0.8],
    ["left", 0.5, 1.5],
    ["right", -0.5, 1.5],
    ["middle", 0, -1.7],
    ["middle", 0, 2.5],
    ["left", 0, -1.7],
    ["right", 0, -1.7],
    ["left", 0, 2.5],
    ["right", 0, 2.5],
  ] as const
).map(([anchor, dx, dy]) => ({ anchor, dx, dy }));

/** Above or below small islands, at a distance from the point. */
const farPlaces = [-3.4, -4.7, 4.1].map((dy) => ({ anchor: "middle" as const, dx: 0, dy }));

/**
 * Places of a note at its point.
 *
 * @param margin the minimum distance from other labels at its sides, in pixels
 */
export function noteCandidates(text: string, at: Point, { margin = 0, mayBeFar = false }) {
  const width = textWidth(text);
  const offsets = { left: 0, middle: -width / 2, right: -width };
  return [...notePlaces, ...(mayBeFar ? farPlaces : [])].map(
    (placement, index): Candidate<Omit<NotePlacement, "ground">> => ({
      placement,
      cost: index / 4,
      boxes({ note: em, ...frame }) {
        const left = at.x * frame.width + (placement.dx + offsets[placement.anchor]) * em;
        const line = at.y * frame.height + placement.dy * em;
        const [top, bottom] = [line - 1.25 * em, line + 0.55 * em];
        return [{ left: left - margin, right: left + width * em + margin, top, bottom }];
      },
    }),
  );
}
