import coast from "./coast.json";

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

/** The coast of Dubai, as SVG paths. The file names the sources. */
export const landPath = coast.land.map((ring) => `${pathOf(ring)}z`).join("");

export const roadPath = pathOf(coast.road);
