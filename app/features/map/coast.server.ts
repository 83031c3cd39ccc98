import coast from "./coast.json" with { type: "json" };
import { type CoastName, type Point, unitsInKilometre } from "./projection";

/** Land extends below the data, because tall views show more of it. */
const foot = -60;
const lowest = -8.2;

/** The points of a line as they are drawn, in kilometres: the data is accurate to 10 m. */
const drawn = (points: readonly (readonly number[])[]): Point[] =>
  points.map(([x = 0, y = 0]) => ({
    x: Math.round(x * unitsInKilometre) / unitsInKilometre,
    y: -Math.round(-(y === lowest ? foot : y) * unitsInKilometre) / unitsInKilometre,
  }));

/** The lines of each coast. Those of land are rings: their last point is joined to the first. The file names the sources. */
export const coastLines: Readonly<Record<CoastName, { land: Point[][]; road: Point[] }>> = {
  dubai: { land: coast.land.map(drawn), road: drawn(coast.road) },
  rasAlKhaimah: { land: coast.rasAlKhaimah.map(drawn), road: [] },
};

/** The islands of Dubai, without the city between its canal and its creek, which is one too. */
export const islands = coastLines.dubai.land.filter((ring) => ring.length < 100);

/** A path of relative steps in whole units of 10 m, y downwards, without optional separators. */
function pathOf(points: readonly Point[]): string {
  const [start, ...others] = points.map(({ x, y }) => [
    Math.round(x * unitsInKilometre),
    Math.round(-y * unitsInKilometre),
  ]);
  if (!start) return "";
  let [lastX = 0, lastY = 0] = start;
  const steps = others.flatMap(([x = 0, y = 0]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${start.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}`;
}

const pathsOf = ({ land, road }: (typeof coastLines)[CoastName]) => ({
  land: land.map((ring) => `${pathOf(ring)}z`).join(""),
  road: pathOf(road),
});

/** Each coast as SVG paths. */
export const coastPaths = {
  dubai: pathsOf(coastLines.dubai),
  rasAlKhaimah: pathsOf(coastLines.rasAlKhaimah),
};
