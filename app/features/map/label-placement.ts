import {
  type Candidate,
  type Frame,
  type Ground,
  lineGap,
  nameCandidates,
  type NamePlacement,
  noteCandidates,
  type NotePlacement,
  type Box,
  boxAround,
  crosses,
  isOnLand,
  land,
  overlap,
  road,
  type Segment,
} from "./label-candidates";
import { fractionsOf, pointAt, type Point, type View } from "./projection";

export type Side = "left" | "right";
/** The lines that may cross the letters of a note. */
export type Crossing = "nothing" | "road" | "anything";

/** The cost of a line that crosses letters: on the coast they are half on the sea. Without an outline: `plain`. */
const costs = { coast: 12, road: 2, plain: 20, district: 4, leader: 0.5 };
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
   * @param margin the minimum distance from other labels at its sides, in pixels
   */
  placeNote(
    text: string,
    at: Point,
    options: { minWidth: number; crossing: Crossing; margin: number; mayBeFar: boolean },
  ): NotePlacement | undefined {
    const { minWidth, crossing } = options;
    return this.#place(noteCandidates(text, at, options), at, { minWidth, crossing });
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
