import { landPath, roadPath } from "./coast";
import { fractionsOf, type Point, pointsOf, type View } from "./projection";
import { textWidth } from "./text-width";

/** A size of the map in pixels, with the font sizes of its labels. */
export interface Frame {
  width: number;
  height: number;
  /** The font size of names with a marker. */
  name: number;
  /** The font size of all other labels. */
  note: number;
}

/**
 * The placement of a name at its marker: on a line that starts at the marker, or at the end of a stem from
 * it. Lengths are in em of the name.
 */
export interface NamePlacement {
  /** 1: the name is right of the marker; -1: left. */
  side: 1 | -1;
  /** The length of the stem, upwards. Negative: downwards. 0: none. */
  rise: number;
  /** From the marker to the name's first letter. Negative: the name is above or below the marker. */
  reach: number;
  /** From the marker to the end of the line. */
  length: number;
}

/** The placement of a note at its point. Lengths are in em of the note. */
export interface NotePlacement {
  anchor: "left" | "middle" | "right";
  dx: number;
  dy: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Minimum distance of labels from the edge of a frame, in pixels. */
const margin = 8;

const isInside = ({ left, top, right, bottom }: Box, frame: Frame) =>
  left >= margin &&
  top >= margin &&
  right <= frame.width - margin &&
  bottom <= frame.height - margin;

/** The space of a marker in pixels from its centre: its target is at least 24 px wide. */
const markerRoom = 14;

/** The line extends beyond the last letter by this many em. */
const lineEnd = 0.35;

/** Possible starts of a name. Those before the marker are for names above or below it only. */
const reaches = [0.8, 2.6, 4.6, 6.6, 8.6];
const names: readonly Omit<NamePlacement, "length">[] = [
  0, 1.7, 2.8, 4, 5.4, 7, -1.7, -2.8, -4, -5.4,
].flatMap((rise) =>
  (rise === 0 ? reaches : [...reaches, -1.6, -3.2, -4.8]).flatMap((reach) =>
    ([1, -1] as const).map((side) => ({ side, rise, reach })),
  ),
);

const notes: readonly NotePlacement[] = [
  { anchor: "left", dx: 0.85, dy: 0.35 },
  { anchor: "right", dx: -0.85, dy: 0.35 },
  { anchor: "middle", dx: 0, dy: -0.95 },
  { anchor: "middle", dx: 0, dy: 1.75 },
  { anchor: "left", dx: 0.5, dy: -0.8 },
  { anchor: "right", dx: -0.5, dy: -0.8 },
  { anchor: "left", dx: 0.5, dy: 1.5 },
  { anchor: "right", dx: -0.5, dy: 1.5 },
  { anchor: "middle", dx: 0, dy: -1.7 },
  { anchor: "middle", dx: 0, dy: 2.5 },
];

/** The boxes of a name in a frame: its letters, its stem and its line. */
function nameBoxes(
  { side, rise, reach }: Omit<NamePlacement, "length">,
  at: Point,
  width: number,
  frame: Frame,
): readonly [letters: Box, stem: Box, line: Box] {
  const em = frame.name;
  const [x, y] = [at.x * frame.width, at.y * frame.height];
  const line = y - rise * em;
  const from = x + side * reach * em;
  const to = from + side * (width + lineEnd) * em;
  const letters = { left: Math.min(from, to), right: Math.max(from, to) };
  return [
    { ...letters, top: line - 1.75 * em, bottom: line + 0.2 * em },
    { left: x - 2, right: x + 2, top: Math.min(y, line), bottom: Math.max(y, line) },
    { left: Math.min(x, from), right: Math.max(x, from), top: line - 2, bottom: line + 2 },
  ];
}

/** The part of a label's box with letters. The space above is for Arabic diacritics. */
const inkOf = ({ top, bottom, ...sides }: Box, { note }: Frame): Box => ({
  ...sides,
  top: Math.min(top + 0.5 * note, bottom),
  bottom: Math.max(bottom - 0.3 * note, top),
});

/** The box of a note in a frame. */
function noteBox({ anchor, dx, dy }: NotePlacement, at: Point, width: number, frame: Frame): Box {
  const em = frame.note;
  const start = { left: 0, middle: -width / 2, right: -width }[anchor];
  const left = at.x * frame.width + (dx + start) * em;
  const baseline = at.y * frame.height + dy * em;
  return {
    left: left - 2,
    right: left + width * em + 2,
    top: baseline - 1.25 * em,
    bottom: baseline + 0.55 * em,
  };
}

type Segment = readonly [Point, Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point] as const);

/** Rings are closed: their last point is joined to the first. */
const land = pointsOf(landPath).flatMap((ring) => segmentsOf([...ring, ...ring.slice(0, 1)]));
const drawnLines = [...land, ...pointsOf(roadPath).flatMap(segmentsOf)];

/** Whether a line crosses a box: its ends are beyond one side of it, or the box is on one side of it. */
function crosses([start, end]: Segment, { left, top, right, bottom }: Box): boolean {
  if (start.x < left && end.x < left) return false;
  if (start.x > right && end.x > right) return false;
  if (start.y < top && end.y < top) return false;
  if (start.y > bottom && end.y > bottom) return false;
  const [stepX, stepY] = [end.x - start.x, end.y - start.y];
  const sideOf = (x: number, y: number) => Math.sign(stepX * (y - start.y) - stepY * (x - start.x));
  const side = sideOf(left, top);
  return !(
    side === sideOf(right, top) &&
    side === sideOf(left, bottom) &&
    side === sideOf(right, bottom)
  );
}

/** Whether a point is on land, by the number of coast lines to its left. */
export function isOnLand({ x, y }: Point): boolean {
  const left = land.filter(
    ([start, end]) =>
      start.y > y !== end.y > y &&
      x > start.x + ((y - start.y) * (end.x - start.x)) / (end.y - start.y),
  );
  return left.length % 2 === 1;
}

/** Places the labels of a map one after another. Earlier labels have precedence. */
export class LabelPlacer {
  readonly #lettersOnLine: number;
  readonly #frames: readonly { frame: Frame; taken: Box[]; lines: Segment[] }[];

  /**
   * @param frames all sizes that the map may have. A label that is free in two sizes is free in those
   *   between: markers part as the map grows, and labels keep their distance from their own marker.
   * @param outlined whether letters have an outline in the colour of the ground, which parts lines
   */
  constructor(view: View, frames: readonly Frame[], outlined: boolean) {
    this.#lettersOnLine = outlined ? 3 : 20;
    this.#frames = frames.map((frame) => ({
      frame,
      taken: [],
      lines: drawnLines
        .map(([start, end]) => [inPixels(view, frame, start), inPixels(view, frame, end)] as const)
        .filter((line) =>
          crosses(line, { left: 0, top: 0, right: frame.width, bottom: frame.height }),
        ),
    }));
  }

  /**
   * Whether a note's symbol has space at a point, without a label in it.
   *
   * @param least the minimum width of the frames that show the symbol, in pixels
   */
  isFree(at: Point, least = 0): boolean {
    return this.#shownFrom(least).every(({ frame, taken }) => {
      const [x, y] = [at.x * frame.width, at.y * frame.height];
      const sign = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
      return taken.every((box) => !overlap(box, sign));
    });
  }

  /**
   * Reserves the space of a marker.
   *
   * @param options.room the space from its centre, in pixels, or `share` of the frame's width if that is
   *   more
   * @param options.least the minimum width of the frames that show it, in pixels
   */
  reserveMarker(at: Point, { share = 0, room = markerRoom, least = 0 } = {}): void {
    for (const { frame, taken } of this.#shownFrom(least)) {
      const half = Math.max(room, share * frame.width);
      const [x, y] = [at.x * frame.width, at.y * frame.height];
      taken.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
    }
  }

  /**
   * Reserves the upper right corner.
   *
   * @param width in pixels
   * @param height in pixels
   */
  reserveNorth(width: number, height: number): void {
    for (const { frame, taken } of this.#frames)
      taken.push({ left: frame.width - width, right: frame.width, top: 0, bottom: height });
  }

  /**
   * Reserves the lower corner with fewer lines of the map.
   *
   * @param widthOf in pixels, in a frame
   * @param height in pixels
   * @returns the corner; the left one if both are equal
   */
  reserveScale(widthOf: (frame: Frame) => number, height: number): "left" | "right" {
    const corners = this.#frames.map(({ frame, ...shown }) => {
      const width = widthOf(frame);
      const band = { top: frame.height - height, bottom: frame.height };
      const left = { ...band, left: 0, right: width };
      const right = { ...band, left: frame.width - width, right: frame.width };
      return { ...shown, left, right };
    });
    const linesIn = (side: "left" | "right") =>
      corners.flatMap(({ lines, [side]: corner }) => lines.filter((line) => crosses(line, corner)))
        .length;
    const side = linesIn("left") <= linesIn("right") ? "left" : "right";
    for (const { taken, [side]: corner } of corners) taken.push(corner);
    return side;
  }

  /**
   * Places a name at its marker. The marker has to be reserved first.
   *
   * @returns the placement without overlaps that crosses the fewest lines of the map; undefined if every
   *   placement overlaps
   */
  placeName(text: string, at: Point): NamePlacement | undefined {
    const width = textWidth(text);
    const best = this.#cheapest(
      names,
      (form, frame) => {
        const [letters, stem, line] = nameBoxes(form, at, width, frame);
        return { letters, others: [stem, line] };
      },
      ({ side, rise, reach }) => Math.abs(rise) * 1.2 + Math.abs(reach) + (side < 0 ? 0.4 : 0),
      at,
    );
    return best && { ...best, length: best.reach + width + lineEnd };
  }

  /**
   * Places a note at its point.
   *
   * @param options.least the minimum width of the frames that show the note, in pixels
   * @param options.clear whether it must not cross any line of the map
   */
  placeNote(text: string, at: Point, { least = 0, clear = false } = {}): NotePlacement | undefined {
    const width = textWidth(text);
    return this.#cheapest(
      notes,
      (form, frame) => ({ letters: noteBox(form, at, width, frame), others: [] }),
      (form) => notes.indexOf(form) / 4,
      at,
      { least, clear },
    );
  }

  #shownFrom(least: number) {
    return this.#frames.filter(({ frame }) => frame.width >= least);
  }

  #cheapest<Form>(
    forms: readonly Form[],
    boxesOf: (form: Form, frame: Frame) => { letters: Box; others: readonly Box[] },
    costOf: (form: Form) => number,
    at: Point,
    { least = 0, clear = false } = {},
  ): Form | undefined {
    const shown = this.#shownFrom(least);
    let found: { form: Form; cost: number } | undefined;
    const cheapestFirst = forms
      .map((form) => ({ form, base: costOf(form) }))
      .toSorted((one, other) => one.base - other.base);
    for (const { form, base } of cheapestFirst) {
      // No later form can be cheaper.
      if (found && base >= found.cost) break;
      const boxes = shown.map((shownIn) => ({ ...shownIn, ...boxesOf(form, shownIn.frame) }));
      const free = boxes.every(
        ({ frame, taken, letters, others }) =>
          isInside(letters, frame) &&
          taken.every(
            (box) =>
              !overlap(box, letters) &&
              (isAround(box, at, frame) || others.every((other) => !overlap(box, other))),
          ),
      );
      if (!free) continue;
      const lowestCost = found?.cost ?? Infinity;
      let cost = base;
      for (const { frame, letters, others, lines } of boxes) {
        if (cost >= lowestCost) break;
        const ink = inkOf(letters, frame);
        for (const line of lines) {
          if (crosses(line, ink)) cost += this.#lettersOnLine;
          if (others.some((other) => crosses(line, other))) cost += 0.5;
        }
      }
      if (cost < lowestCost && !(clear && cost > base)) found = { form, cost };
    }
    if (found)
      for (const { frame, taken } of shown) {
        const { letters, others } = boxesOf(found.form, frame);
        taken.push(letters, ...others);
      }
    return found?.form;
  }
}

const inPixels = (view: View, frame: Frame, point: Point): Point => {
  const { x, y } = fractionsOf(view, point);
  return { x: x * frame.width, y: y * frame.height };
};

/** Whether a box is that of the label's marker. */
const isAround = ({ left, right, top, bottom }: Box, at: Point, frame: Frame) => {
  const [x, y] = [at.x * frame.width, at.y * frame.height];
  return left < x && x < right && top < y && y < bottom;
};
