import { landPath, roadPath } from "./coast";
import { fractionsOf, pointAt, type Point, pointsOf, type View } from "./projection";
import { textWidth } from "./text-width";

/** A size of the map in pixels, with the font sizes of names with a marker and of notes. */
export type Frame = Record<"width" | "height" | "name" | "note", number>;

/** The placement of a name at its marker, on a line at the end of a stem from it. Lengths are in em of the name. */
export interface NamePlacement {
  /** 1: the name is right of the marker; -1: left. */
  side: 1 | -1;
  /** Upwards. Negative: downwards. 0: no stem. */
  stemHeight: number;
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
type Ground = "land" | "sea";
export type Side = "left" | "right";
/** The lines that may cross the letters of a note. */
export type Crossing = "nothing" | "road" | "anything";

type Box = Record<"left" | "top" | "right" | "bottom", number>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** A square round a point, `half` as wide and high in pixels. */
function boxAround({ x, y }: Point, { width, height }: Frame, half: number): Box {
  const [left, top] = [x * width - half, y * height - half];
  return { left, top, right: left + 2 * half, bottom: top + 2 * half };
}

type Segment = readonly [start: Point, end: Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);

/** Rings are closed: their last point is joined to the first. */
const land = pointsOf(landPath).flatMap((ring) => segmentsOf([...ring, ...ring.slice(0, 1)]));
const road = pointsOf(roadPath).flatMap(segmentsOf);

/** Whether a line crosses a box: its ends are beyond one side of it, or the box is on one side of it. */
function crosses([start, end]: Segment, { left, top, right, bottom }: Box): boolean {
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
const isOnLand = ({ x, y }: Point) =>
  land.filter(
    ([start, end]) =>
      start.y > y !== end.y > y &&
      x > start.x + ((y - start.y) * (end.x - start.x)) / (end.y - start.y),
  ).length %
    2 ===
  1;

/** A possible place of a label, with its boxes in a frame: its letters, then its lines. */
interface Candidate<Placement> {
  placement: Placement;
  cost: number;
  boxes: (frame: Frame) => readonly [letters: Box, ...lines: Box[]];
}

/** The line extends beyond the last letter by this many em. Lines that touch look like one: their distance in em. */
const [lineEnd, lineGap] = [0.35, 0.4];
/** Starts of a name. The stem of a name below its marker would cross letters that start before the marker. */
const starts = [0.8, 2.6, 4.6, 6.6, 8.6];
const startsAbove = [...starts, -1.6, -3.2, -4.8];
const stems = [0, 1.7, 2.8, 4, 5.4, 7, -1.7, -2.8, -4, -5.4];

function nameCandidates(text: string, at: Point): Candidate<Omit<NamePlacement, "ground">>[] {
  const width = textWidth(text);
  const places = stems.flatMap((stemHeight) =>
    (stemHeight > 0 ? startsAbove : starts).flatMap((textStart) =>
      ([1, -1] as const).map((side) => ({ side, stemHeight, textStart })),
    ),
  );
  return places.map(({ side, stemHeight, textStart }) => ({
    placement: { side, stemHeight, textStart, length: textStart + width + lineEnd },
    cost: Math.abs(stemHeight) * 1.2 + Math.abs(textStart) + (side < 0 ? 0.4 : 0),
    boxes({ name: em, ...frame }) {
      const [x, y] = [at.x * frame.width, at.y * frame.height];
      const line = y - stemHeight * em;
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

function noteCandidates(text: string, at: Point, margin: number) {
  const width = textWidth(text);
  const offsets = { left: 0, middle: -width / 2, right: -width };
  return notePlaces.map((placement, index): Candidate<Omit<NotePlacement, "ground">> => ({
    placement,
    cost: index / 4,
    boxes({ note: em, ...frame }) {
      const left = at.x * frame.width + (placement.dx + offsets[placement.anchor]) * em;
      const line = at.y * frame.height + placement.dy * em;
      const [top, bottom] = [line - 1.25 * em, line + 0.55 * em];
      return [{ left: left - margin, right: left + width * em + margin, top, bottom }];
    },
  }));
}

/** The cost of a line that crosses letters: on the coast they are half on the sea. Without an outline: `plain`. */
const costs = { coast: 6, road: 2, plain: 20, district: 4, leader: 0.5 };
/** The space of a marker in pixels from its centre: its target is at least 24 px wide. */
const markerRadius = 14;
/** Minimum distance of letters from the edge of a frame, in pixels. */
const edge = 8;

/** Places the labels of a map one after another. Earlier labels have precedence. */
export class LabelPlacer {
  readonly #view: View;
  readonly #frames: readonly {
    frame: Frame;
    taken: Box[];
    lines: { segment: Segment; kind: "coast" | "road"; cost: number }[];
  }[];

  /**
   * @param frames all sizes that the map may have. A label that is free in two sizes is free in those
   *   between: markers part as the map grows, and labels keep their distance from their own marker.
   * @param outlined whether letters have an outline in the colour of the ground, which parts lines
   */
  constructor(view: View, frames: readonly Frame[], outlined: boolean) {
    this.#view = view;
    this.#frames = frames.map((frame) => {
      const { width, height } = frame;
      const inPixels = (point: Point) => {
        const { x, y } = fractionsOf(view, point);
        return { x: x * width, y: y * height };
      };
      const drawn = (segments: readonly Segment[], kind: "coast" | "road") =>
        segments
          .map(([start, end]): Segment => [inPixels(start), inPixels(end)])
          .filter((segment) => crosses(segment, { left: 0, top: 0, right: width, bottom: height }))
          .map((segment) => ({ segment, kind, cost: outlined ? costs[kind] : costs.plain }));
      return { frame, taken: [], lines: [...drawn(land, "coast"), ...drawn(road, "road")] };
    });
  }

  #framesFrom(minWidth: number) {
    return this.#frames.filter(({ frame }) => frame.width >= minWidth);
  }

  /** Whether a symbol has space at a point in the frames from a width on, in pixels. */
  isFree(at: Point, minWidth: number): boolean {
    return this.#framesFrom(minWidth).every(
      ({ frame, taken }) => !taken.some((box) => overlap(box, boxAround(at, frame, 5))),
    );
  }

  /** Reserves a radius round a marker: in pixels, or a share of the frame's width if that is more. */
  reserveMarker(at: Point, { share = 0, radius = markerRadius, minWidth = 0 } = {}): void {
    for (const { frame, taken } of this.#framesFrom(minWidth))
      taken.push(boxAround(at, frame, Math.max(radius, share * frame.width)));
  }

  /** Reserves the corner of an edge with fewer lines of the map; `side` if both have as many. In pixels. */
  reserveCorner(
    at: "top" | "bottom",
    widthOf: (frame: Frame) => number,
    height: number,
    side: Side,
  ): Side {
    const corner = (frame: Frame, of: Side): Box => {
      const top = at === "top" ? 0 : frame.height - height;
      const left = of === "left" ? 0 : frame.width - widthOf(frame);
      return { left, top, right: left + widthOf(frame), bottom: top + height };
    };
    const linesIn = (of: Side) =>
      this.#frames.flatMap(({ frame, lines }) =>
        lines.filter(({ segment }) => crosses(segment, corner(frame, of))),
      ).length;
    const more = linesIn("left") - linesIn("right");
    const emptier = more < 0 ? "left" : "right";
    const chosen = more === 0 ? side : emptier;
    for (const { frame, taken } of this.#frames) taken.push(corner(frame, chosen));
    return chosen;
  }

  /**
   * Places a name at its marker, which has to be reserved first.
   *
   * @param districtRadius the radius of the circle of its district, as a share of the frame's width
   */
  placeName(text: string, at: Point, districtRadius: number): NamePlacement | undefined {
    return this.#place(nameCandidates(text, at), at, { districtRadius, margin: lineGap });
  }

  /**
   * Places a note at its point in the frames from a width on.
   *
   * @param sideMargin the minimum distance from other labels at its sides, in pixels
   */
  placeNote(
    text: string,
    at: Point,
    { sideMargin, ...options }: { minWidth: number; crossing: Crossing; sideMargin: number },
  ): NotePlacement | undefined {
    return this.#place(noteCandidates(text, at, sideMargin), at, options);
  }

  #place<Placement>(
    candidates: readonly Candidate<Placement>[],
    at: Point,
    {
      minWidth = 0,
      crossing = "anything",
      districtRadius = 0,
      margin = 0,
    }: { minWidth?: number; crossing?: Crossing; districtRadius?: number; margin?: number },
  ): (Placement & { ground: Ground }) | undefined {
    const frames = this.#framesFrom(minWidth);
    const isFree = ({ boxes }: Candidate<Placement>) =>
      frames.every(({ frame, taken }) => {
        const [letters, ...leader] = boxes(frame);
        const inset = edge - margin * frame.name;
        return (
          letters.left >= inset &&
          letters.top >= edge &&
          letters.right <= frame.width - inset &&
          letters.bottom <= frame.height - edge &&
          taken.every(
            (box) =>
              !overlap(box, letters) &&
              (overlap(box, boxAround(at, frame, 0)) || !leader.some((line) => overlap(box, line))),
          )
        );
      });
    const costOf = ({ boxes, cost }: Candidate<Placement>) =>
      frames.reduce((sum, { frame, lines }) => {
        const [letters, ...leader] = boxes(frame);
        // The space above is for Arabic diacritics.
        const ink = {
          ...letters,
          top: letters.top + 0.5 * frame.note,
          bottom: letters.bottom - 0.3 * frame.note,
        };
        const inDistrict = overlap(ink, boxAround(at, frame, districtRadius * frame.width));
        return lines.reduce(
          (total, { segment, kind, cost: crossed }) =>
            total +
            (!crosses(segment, ink)
              ? 0
              : [kind, "anything"].includes(crossing)
                ? crossed
                : Infinity) +
            (leader.some((line) => crosses(segment, line)) ? costs.leader : 0),
          sum + (inDistrict ? costs.district : 0),
        );
      }, cost);
    const [best] = candidates
      .filter(isFree)
      .map((candidate) => ({ candidate, cost: costOf(candidate) }))
      .filter(({ cost }) => cost < Infinity)
      .toSorted((one, other) => one.cost - other.cost || one.candidate.cost - other.candidate.cost);
    if (!best) return undefined;
    const { boxes, placement } = best.candidate;
    for (const { frame, taken } of frames) taken.push(...boxes(frame));
    const median = frames[Math.floor(frames.length / 2)]?.frame;
    return { ...placement, ground: median ? this.#groundOf(boxes(median)[0], median) : "land" };
  }

  #groundOf({ left, right, top, bottom }: Box, { width, height }: Frame): Ground {
    const points = [0.1, 0.5, 0.9].map((across) =>
      pointAt(this.#view, {
        x: (left + across * (right - left)) / width,
        y: (top + bottom) / 2 / height,
      }),
    );
    return points.filter(isOnLand).length > 1 ? "land" : "sea";
  }
}
