import { landPath, roadPath } from "./coast";
import { type Point, pointsOf } from "./projection";

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

/** Rings are closed: their last point is joined to the first. */
export const land = pointsOf(landPath).flatMap((ring) =>
  segmentsOf([...ring, ...ring.slice(0, 1)]),
);
export const road = pointsOf(roadPath).flatMap(segmentsOf);

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
