import { landPath, roadPath } from "./coast";
import { fractionsOf, pointAt, type Point, pointsOf, type View } from "./projection";
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
  stemHeight: number;
  /** From the marker to the name's first letter. Negative: the name is above or below the marker. */
  textStart: number;
  /** From the marker to the end of the line. */
  length: number;
  /** The ground below it, for the median size of the map. */
  ground: Ground;
}

/** The placement of a note at its point. Lengths are in em of the note. */
export interface NotePlacement {
  anchor: "left" | "middle" | "right";
  dx: number;
  dy: number;
  /** The ground below it, for the median size of the map. */
  ground: Ground;
}

export type Ground = "land" | "sea";

export type Side = "left" | "right";

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

/** Whether a box is in a frame; `sideMargin` is the part of its width that is not letters, at each side. */
const isInside = ({ left, top, right, bottom }: Box, frame: Frame, sideMargin = 0) =>
  left + sideMargin >= margin &&
  top >= margin &&
  right - sideMargin <= frame.width - margin &&
  bottom <= frame.height - margin;

/** A name for its marker. */
interface MarkerName {
  text: string;
  at: Point;
  /**
   * The radius of the circle of its district, as a share of the frame's width. Placements with letters in it have a
   * higher cost.
   */
  districtRadius: number;
}

type NameCandidate = Omit<NamePlacement, "length" | "ground">;
type NoteCandidate = Omit<NotePlacement, "ground">;

/** The space of a marker in pixels from its centre: its target is at least 24 px wide. */
const markerRadius = 14;

/** The minimum distance between a name and a label beside it, in em. Lines that touch look like one. */
const nameSideMargin = 0.4;

/** The line extends beyond the last letter by this many em. */
const lineEnd = 0.35;

/** Possible starts of a name. Those before the marker are for names above it only. */
const textStarts = [0.8, 2.6, 4.6, 6.6, 8.6];
const nameCandidates: readonly NameCandidate[] = [
  0, 1.7, 2.8, 4, 5.4, 7, -1.7, -2.8, -4, -5.4,
].flatMap((stemHeight) =>
  // The stem of a name below its marker would cross letters that start before the marker.
  (stemHeight > 0 ? [...textStarts, -1.6, -3.2, -4.8] : textStarts).flatMap((textStart) =>
    ([1, -1] as const).map((side) => ({ side, stemHeight, textStart })),
  ),
);

const noteCandidates: readonly NoteCandidate[] = [
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
  { anchor: "left", dx: 0, dy: -1.7 },
  { anchor: "right", dx: 0, dy: -1.7 },
  { anchor: "left", dx: 0, dy: 2.5 },
  { anchor: "right", dx: 0, dy: 2.5 },
];

/** The boxes of a name in a frame: its letters, its stem and its line. */
function nameBoxes(
  { side, stemHeight, textStart }: NameCandidate,
  at: Point,
  width: number,
  frame: Frame,
): readonly [letters: Box, stem: Box, line: Box] {
  const em = frame.name;
  const [x, y] = [at.x * frame.width, at.y * frame.height];
  const line = y - stemHeight * em;
  const from = x + side * textStart * em;
  const to = from + side * (width + lineEnd) * em;
  const letters = {
    left: Math.min(from, to) - nameSideMargin * em,
    right: Math.max(from, to) + nameSideMargin * em,
  };
  return [
    { ...letters, top: line - 1.75 * em, bottom: line + 0.2 * em },
    { left: x - 2, right: x + 2, top: Math.min(y, line), bottom: Math.max(y, line) },
    { left: Math.min(x, from), right: Math.max(x, from), top: line - 2, bottom: line + 2 },
  ];
}

/** A square round a point, `half` as wide and high in pixels. */
function boxAround(at: Point, frame: Frame, half: number): Box {
  const [x, y] = [at.x * frame.width, at.y * frame.height];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** The part of a label's box with letters. The space above is for Arabic diacritics. */
const inkOf = ({ top, bottom, ...sides }: Box, { note }: Frame): Box => ({
  ...sides,
  top: Math.min(top + 0.5 * note, bottom),
  bottom: Math.max(bottom - 0.3 * note, top),
});

/** The box of a note in a frame. */
function noteBox(
  { anchor, dx, dy }: NoteCandidate,
  at: Point,
  { width, sideMargin }: { width: number; sideMargin: number },
  frame: Frame,
): Box {
  const em = frame.note;
  const start = { left: 0, middle: -width / 2, right: -width }[anchor];
  const left = at.x * frame.width + (dx + start) * em;
  const baseline = at.y * frame.height + dy * em;
  return {
    left: left - sideMargin,
    right: left + width * em + sideMargin,
    top: baseline - 1.25 * em,
    bottom: baseline + 0.55 * em,
  };
}

type Segment = readonly [Point, Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point] as const);

/** Rings are closed: their last point is joined to the first. */
const land = pointsOf(landPath).flatMap((ring) => segmentsOf([...ring, ...ring.slice(0, 1)]));
const road = pointsOf(roadPath).flatMap(segmentsOf);

/** The cost of a line that crosses letters. On the coast they are half on the sea. */
const lineCosts = { coast: 6, road: 2 };
/** The same for letters without an outline. */
const plainCost = 20;

/** The cost of letters in the circle of their district. */
const districtCost = 4;

/** The lines that may cross the letters of a note. */
export type Crossing = "nothing" | "road" | "anything";

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
function isOnLand({ x, y }: Point): boolean {
  const left = land.filter(
    ([start, end]) =>
      start.y > y !== end.y > y &&
      x > start.x + ((y - start.y) * (end.x - start.x)) / (end.y - start.y),
  );
  return left.length % 2 === 1;
}

/** A line of the map in a frame, in pixels. */
interface DrawnLine {
  segment: Segment;
  kind: keyof typeof lineCosts;
}

/** The ground below most of a box. */
function groundOf(view: View, frame: Frame, { left, right, top, bottom }: Box): Ground {
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
    [0.3, 0.7].map((down) => ({
      x: (left + across * (right - left)) / frame.width,
      y: (top + down * (bottom - top)) / frame.height,
    })),
  );
  const onLand = points.filter((point) => isOnLand(pointAt(view, point)));
  return onLand.length * 2 > points.length ? "land" : "sea";
}

/** Places the labels of a map one after another. Earlier labels have precedence. */
export class LabelPlacer {
  readonly #view: View;
  readonly #lettersOnLine: typeof lineCosts;
  readonly #frames: readonly { frame: Frame; taken: Box[]; lines: DrawnLine[] }[];

  /**
   * @param frames all sizes that the map may have. A label that is free in two sizes is free in those
   *   between: markers part as the map grows, and labels keep their distance from their own marker.
   * @param outlined whether letters have an outline in the colour of the ground, which parts lines
   */
  constructor(view: View, frames: readonly Frame[], outlined: boolean) {
    this.#view = view;
    this.#lettersOnLine = outlined ? lineCosts : { coast: plainCost, road: plainCost };
    this.#frames = frames.map((frame) => {
      const edges = { left: 0, top: 0, right: frame.width, bottom: frame.height };
      const drawn = (lines: readonly Segment[], kind: DrawnLine["kind"]): DrawnLine[] =>
        lines
          .map(([start, end]): Segment => [
            inPixels(view, frame, start),
            inPixels(view, frame, end),
          ])
          .filter((segment) => crosses(segment, edges))
          .map((segment) => ({ segment, kind }));
      return { frame, taken: [], lines: [...drawn(land, "coast"), ...drawn(road, "road")] };
    });
  }

  /**
   * Whether a note's symbol has space at a point, without a label in it.
   *
   * @param minWidth the minimum width of the frames that show the symbol, in pixels
   */
  isFree(at: Point, minWidth = 0): boolean {
    return this.#framesFrom(minWidth).every(({ frame, taken }) => {
      const symbol = boxAround(at, frame, 5);
      return taken.every((box) => !overlap(box, symbol));
    });
  }

  /**
   * Reserves the space of a marker.
   *
   * @param options.radius the space from its centre, in pixels, or `share` of the frame's width if that is
   *   more
   * @param options.minWidth the minimum width of the frames that show it, in pixels
   */
  reserveMarker(at: Point, { share = 0, radius = markerRadius, minWidth = 0 } = {}): void {
    for (const { frame, taken } of this.#framesFrom(minWidth)) {
      taken.push(boxAround(at, frame, Math.max(radius, share * frame.width)));
    }
  }

  /**
   * Reserves the corner of an edge with fewer lines of the map.
   *
   * @param widthOf in pixels, in a frame
   * @param height in pixels
   * @param defaultSide the corner if both are equal
   */
  reserveCorner(
    edge: "top" | "bottom",
    widthOf: (frame: Frame) => number,
    height: number,
    defaultSide: Side,
  ): Side {
    const corners = this.#frames.map(({ frame, ...shown }) => {
      const width = widthOf(frame);
      const top = edge === "top" ? 0 : frame.height - height;
      const band = { top, bottom: top + height };
      const left = { ...band, left: 0, right: width };
      const right = { ...band, left: frame.width - width, right: frame.width };
      return { ...shown, left, right };
    });
    const linesIn = (side: Side) =>
      corners.flatMap(({ lines, [side]: corner }) =>
        lines.filter(({ segment }) => crosses(segment, corner)),
      ).length;
    const [left, right] = [linesIn("left"), linesIn("right")];
    const fewest = left < right ? "left" : "right";
    const side = left === right ? defaultSide : fewest;
    for (const { taken, [side]: corner } of corners) taken.push(corner);
    return side;
  }

  /**
   * Places names at their markers, in this order or from the last to the first: earlier names take space from
   * later ones, and the order that crosses fewer lines of the map is kept. The markers have to be reserved first.
   *
   * @returns a placement for each name; undefined for a name without space
   */
  placeNames(names: readonly MarkerName[]): (NamePlacement | undefined)[] {
    const inOrder = this.#tryNames(names);
    const reversed = this.#tryNames(names.toReversed());
    const isBetter =
      reversed.missing === inOrder.missing
        ? reversed.cost < inOrder.cost
        : reversed.missing < inOrder.missing;
    const { placements, taken } = isBetter ? reversed : inOrder;
    this.#frames.forEach((frame, index) => frame.taken.push(...(taken[index] ?? [])));
    return isBetter ? placements.toReversed() : placements;
  }

  /** Places names one after another, without reserving their space. */
  #tryNames(names: readonly MarkerName[]) {
    const before = this.#frames.map(({ taken }) => taken.length);
    const found = names.map((name) => this.#placeName(name));
    const taken = this.#frames.map((frame, index) => frame.taken.splice(before[index] ?? 0));
    return {
      placements: found.map((name) => name?.placement),
      cost: found.reduce((sum, name) => sum + (name?.cost ?? 0), 0),
      missing: found.filter((name) => !name).length,
      taken,
    };
  }

  #placeName({ text, at, districtRadius }: MarkerName) {
    const width = textWidth(text);
    const best = this.#placeCheapest(
      nameCandidates,
      (candidate, frame) => {
        const [letters, stem, line] = nameBoxes(candidate, at, width, frame);
        return { letters, others: [stem, line] };
      },
      ({ side, stemHeight, textStart }) =>
        Math.abs(stemHeight) * 1.2 + Math.abs(textStart) + (side < 0 ? 0.4 : 0),
      at,
      { districtRadius, sideMargin: nameSideMargin },
    );
    if (!best) return undefined;
    const { cost, ...candidate } = best;
    return { cost, placement: { ...candidate, length: candidate.textStart + width + lineEnd } };
  }

  /**
   * Places a note at its point.
   *
   * @param options.minWidth the minimum width of the frames that show the note, in pixels
   * @param options.crossing the lines of the map that may cross its letters
   * @param options.sideMargin the minimum distance from other labels at its sides, in pixels
   */
  placeNote(
    text: string,
    at: Point,
    {
      minWidth,
      crossing,
      sideMargin = 4,
    }: { minWidth: number; crossing: Crossing; sideMargin?: number },
  ): NotePlacement | undefined {
    const size = { width: textWidth(text), sideMargin };
    const best = this.#placeCheapest(
      noteCandidates,
      (candidate, frame) => ({ letters: noteBox(candidate, at, size, frame), others: [] }),
      (candidate) => noteCandidates.indexOf(candidate) / 4,
      at,
      { minWidth, crossing },
    );
    if (!best) return undefined;
    const { cost: _cost, ...placement } = best;
    return placement;
  }

  #framesFrom(minWidth: number) {
    return this.#frames.filter(({ frame }) => frame.width >= minWidth);
  }

  #placeCheapest<Candidate>(
    candidates: readonly Candidate[],
    boxesOf: (candidate: Candidate, frame: Frame) => { letters: Box; others: readonly Box[] },
    costOf: (candidate: Candidate) => number,
    at: Point,
    {
      minWidth = 0,
      crossing = "anything",
      districtRadius = 0,
      sideMargin = 0,
    }: { minWidth?: number; crossing?: Crossing; districtRadius?: number; sideMargin?: number },
  ): (Candidate & { ground: Ground; cost: number }) | undefined {
    const frames = this.#framesFrom(minWidth);
    let cheapest: { candidate: Candidate; cost: number } | undefined;
    const cheapestFirst = candidates
      .map((candidate) => ({ candidate, base: costOf(candidate) }))
      .toSorted((one, other) => one.base - other.base);
    for (const { candidate, base } of cheapestFirst) {
      // No later candidate can be cheaper.
      if (cheapest && base >= cheapest.cost) break;
      const boxes = frames.map((frameState) => ({
        ...frameState,
        ...boxesOf(candidate, frameState.frame),
      }));
      const free = boxes.every(
        ({ frame, taken, letters, others }) =>
          isInside(letters, frame, sideMargin * frame.name) &&
          taken.every(
            (box) =>
              !overlap(box, letters) &&
              (isAround(box, at, frame) || others.every((other) => !overlap(box, other))),
          ),
      );
      if (!free) continue;
      const lowestCost = cheapest?.cost ?? Infinity;
      let cost = base;
      for (const { frame, letters, others, lines } of boxes) {
        if (cost >= lowestCost) break;
        const ink = inkOf(letters, frame);
        if (overlap(ink, boxAround(at, frame, districtRadius * frame.width))) cost += districtCost;
        for (const { segment, kind } of lines) {
          if (crosses(segment, ink))
            cost +=
              crossing === "anything" || crossing === kind ? this.#lettersOnLine[kind] : Infinity;
          if (others.some((other) => crosses(segment, other))) cost += 0.5;
        }
      }
      if (cost < lowestCost) cheapest = { candidate, cost };
    }
    if (!cheapest) return undefined;
    const { candidate, cost: lowest } = cheapest;
    for (const { frame, taken } of frames) {
      const { letters, others } = boxesOf(candidate, frame);
      taken.push(letters, ...others);
    }
    const middle = frames[Math.floor(frames.length / 2)]?.frame;
    const ground = middle
      ? groundOf(this.#view, middle, boxesOf(candidate, middle).letters)
      : "land";
    return { ...candidate, ground, cost: lowest };
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
