/**
 * Generates the paths of the map, app/features/map/coast.ts, from scripts/map/coast.json.
 *
 *     node scripts/map/draw-coast.ts
 */
import { readFileSync, writeFileSync } from "node:fs";

type Ring = readonly (readonly [x: number, y: number])[];

interface Coast {
  /** In kilometres: x along the coast to the north-east, y towards the sea. */
  land: readonly Ring[];
  road: Ring;
}

/** Units of a path per kilometre: the data is accurate to 10 m. */
const unitsInKilometre = 100;

/** Land extends below the data, because tall views show more of it. */
const foot = -60;
const lowest = -8.2;

/** A path of relative steps in whole units, y downwards, without optional separators. */
function pathOf(points: Ring): string {
  const whole = points.map(
    ([x, y]) =>
      [
        Math.round(x * unitsInKilometre),
        Math.round(-(y === lowest ? foot : y) * unitsInKilometre),
      ] as const,
  );
  const [[startX, startY] = [0, 0], ...others] = whole;
  let [lastX, lastY] = [startX, startY];
  const steps = others.flatMap(([x, y]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${startX} ${startY}l${steps.join(" ").replaceAll(" -", "-")}`;
}

/** The module that the map imports. */
function coastModule({ land, road }: Coast): string {
  return `/**
 * The coast of Dubai as SVG paths in units of 10 m, y downwards. scripts/map/draw-coast.ts writes this
 * module from coast.json, which names the sources.
 */
export const landPath =
  "${land.map((ring) => `${pathOf(ring)}z`).join("")}";

export const roadPath = "${pathOf(road)}";
`;
}

const coast = JSON.parse(
  readFileSync(new URL("coast.json", import.meta.url), "utf8"),
) as unknown as Coast;
writeFileSync(new URL("../../app/features/map/coast.ts", import.meta.url), coastModule(coast));
