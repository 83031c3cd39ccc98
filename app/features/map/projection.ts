export interface Position {
  lat: number;
  lon: number;
}

/** A place on the map in kilometres: x along the coast to the north-east, y towards the sea. */
export interface Point {
  x: number;
  y: number;
}

/** The part of the map that is drawn, in kilometres. `left` and `top` are its corner out at sea. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

const origin: Position = { lat: 25.13, lon: 55.2 };
const kilometresInDegree = {
  lat: 110.8,
  lon: 111.32 * Math.cos((origin.lat * Math.PI) / 180),
};

/** How far the map is turned clockwise, so that the coast lies flat. North points to the upper right. */
export const northAngle = 51;

const cosine = Math.cos((northAngle * Math.PI) / 180);
const sine = Math.sin((northAngle * Math.PI) / 180);

/** Projects a position on the map, accurate to 1 % within the Emirates. */
export function project({ lat, lon }: Position): Point {
  const east = (lon - origin.lon) * kilometresInDegree.lon;
  const north = (lat - origin.lat) * kilometresInDegree.lat;
  return { x: east * cosine + north * sine, y: north * cosine - east * sine };
}

/**
 * The coasts that are drawn, in one projection: their extent along the coast, and how far out at sea every view
 * begins at least, in kilometres.
 */
const coasts = {
  dubai: { left: -13.5, right: 21.5, top: 2.4 },
  rasAlKhaimah: { left: 72, right: 116, top: 4 },
};

export type CoastName = keyof typeof coasts;

export const coastEnds = coasts.dubai;

/** The whole coast, 2.3 : 1. */
export const wholeCoast: View = {
  left: coastEnds.left,
  top: 7.9,
  width: coastEnds.right - coastEnds.left,
  height: (coastEnds.right - coastEnds.left) / 2.3,
};

/** The coast of a view. */
export const coastOf = ({ left }: View): CoastName =>
  left < coasts.rasAlKhaimah.left ? "dubai" : "rasAlKhaimah";

/**
 * A view around a point. It always contains the coastline.
 *
 * @param width in kilometres
 * @param ratio of width to height
 */
export function viewAround(
  { x, y }: Point,
  width: number,
  ratio: number,
  coast: CoastName = "dubai",
): View {
  const height = width / ratio;
  const { left, right, top } = coasts[coast];
  return {
    left: Math.min(Math.max(x - width / 2, left), right - width),
    top: Math.max(y + height / 2, top),
    width,
    height,
  };
}

/** Where a point is in a view, as fractions of its width and height from the upper left corner. */
export const fractionsOf = (view: View, { x, y }: Point): Point => ({
  x: (x - view.left) / view.width,
  y: (view.top - y) / view.height,
});

/** The point at fractions of a view. */
export const pointAt = (view: View, { x, y }: Point): Point => ({
  x: view.left + x * view.width,
  y: view.top - y * view.height,
});

/** Whether a point is within a view and its margin. */
export function isInView(view: View, point: Point): boolean {
  const { x, y } = fractionsOf(view, point);
  return x > 0.03 && x < 0.97 && y > 0.05 && y < 0.95;
}

/**
 * The intersection of the way to a point outside of a view with the view's margin.
 *
 * @returns fractions of the view, and the direction in degrees clockwise from straight up
 */
export function edgeTowards(view: View, from: Point, to: Point): Point & { angle: number } {
  const start = fractionsOf(view, from);
  const end = fractionsOf(view, to);
  const [stepX, stepY] = [end.x - start.x, end.y - start.y];
  const inset = { x: 0.04, y: 0.07 };
  const reach = Math.min(
    stepX === 0 ? Infinity : ((stepX > 0 ? 1 - inset.x : inset.x) - start.x) / stepX,
    stepY === 0 ? Infinity : ((stepY > 0 ? 1 - inset.y : inset.y) - start.y) / stepY,
  );
  return {
    x: start.x + stepX * reach,
    y: start.y + stepY * reach,
    angle: (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI,
  };
}

/** Units of the drawn paths in a kilometre. */
export const unitsInKilometre = 100;

/** The view as the `viewBox` of the drawn paths. */
export const viewBoxOf = ({ left, top, width, height }: View): string =>
  [left, -top, width, height].map((value) => Math.round(value * unitsInKilometre)).join(" ");

/** Mean radius of the earth in kilometres. */
const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight-line distance between two positions in kilometres, on a sphere. */
export function distanceBetween(one: Position, other: Position): number {
  const lat = radians(other.lat - one.lat);
  const lon = radians(other.lon - one.lon);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
