import coast from "./coast.json" with { type: "json" };
import type { CoastName } from "./projection";

type Ring = readonly (readonly number[])[];

/** Units of a path per kilometre: the data is accurate to 10 m. */
const unitsInKilometre = 100;

/** Land extends below the data, because tall views show more of it. */
const foot = -60;
const lowest = -8.2;

/** A path of relative steps in whole units of 10 m, y downwards, without optional separators. */
function pathOf(points: Ring): string {
  const [start = [0, 0], ...others] = points.map(([x = 0, y = 0]) => [
    Math.round(x * unitsInKilometre),
    Math.round(-(y === lowest ? foot : y) * unitsInKilometre),
  ]);
  let [lastX = 0, lastY = 0] = start;
  const steps = others.flatMap(([x = 0, y = 0]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${start.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}`;
}

const landPathOf = (rings: readonly Ring[]) => rings.map((ring) => `${pathOf(ring)}z`).join("");

/** Each coast as SVG paths. The file names the sources. */
export const coastPaths: Readonly<Record<CoastName, { land: string; road: string }>> = {
  dubai: { land: landPathOf(coast.land), road: pathOf(coast.road) },
  rasAlKhaimah: { land: landPathOf(coast.rasAlKhaimah), road: "" },
};
