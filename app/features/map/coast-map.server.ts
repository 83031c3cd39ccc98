import { locales } from "~/locale";
import type { Site } from "~/site/site";
import {
  type CoastMapData,
  frameSizes,
  type MapMark,
  type MapNote,
  type MapShape,
  noteMinWidths,
  type PercentPoint,
  ratios,
} from "./coast-map";
import { coastPaths } from "./coast.server";
import { type Crossing, LabelPlacer } from "./label-placement";
import {
  coastOf,
  edgeTowards,
  fractionsOf,
  isInView,
  northAngle,
  type Point,
  type Position,
  project,
  type View,
  viewBoxOf,
} from "./projection";

export interface MarkSource {
  id: string;
  /** Empty for a marker without a label. */
  name: string;
  point: Point;
  /** Whether the position is that of a district. */
  isDistrict?: boolean;
  to?: MapMark["to"];
  description?: string;
  count?: string;
}

export interface NoteSource {
  name: string;
  position: Position;
  /** Appended to the name of a place outside of the map. */
  distance?: string;
}

interface MapSource {
  shape: MapShape;
  view: View;
  alt: string;
  marks: readonly MarkSource[];
  notes: readonly NoteSource[];
  /** The start of arrows to places outside of the map. */
  centre?: Position;
}

/** The radius of the circle around the position of a district, in kilometres. */
const districtRadiusKm = 0.75;

/** The space of a note's symbol from its centre, in pixels. */
const symbolRadius = 11;

/** Positions of the labels of the sea and the road, if there is space. */
const seaNames: readonly Point[] = [
  { x: -0.4, y: 5.2 },
  { x: 6, y: 4.6 },
  { x: -11.6, y: 5.6 },
  { x: -1, y: 3.4 },
  { x: 3, y: 3.2 },
  { x: 97, y: -1 },
  { x: 90, y: 3 },
  { x: 108, y: -4 },
];
const roadNames: readonly Point[] = [
  { x: 0.6, y: -0.7 },
  { x: -3, y: -0.35 },
  { x: 4, y: -0.78 },
  { x: 12, y: -0.48 },
  { x: -9, y: 0.8 },
];

const percent = (fraction: number) => Math.round(fraction * 10_000) / 100;
const hundredths = (value: number) => Math.round(value * 100) / 100;

const inPercent = ({ x, y }: Point): PercentPoint => ({ x: percent(x), y: percent(y) });

const rounded = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === "number" ? hundredths(value) : (value as unknown),
    ]),
  ) as Values;

/** The longest of these lengths within a third of the map, in kilometres. */
const scaleOf = ({ width }: View) =>
  [10, 5, 2, 1].find((kilometres) => kilometres * 4 < width) ?? 1;

/** Places every label of a map. For loaders: the browser only renders the result. */
export function coastMapData(
  { locale, messages: { map: messages }, format }: Site,
  source: MapSource,
): CoastMapData {
  const { shape, view, alt } = source;
  const coast = coastOf(view);
  const frames = frameSizes[shape].map((frame) => ({
    ...frame,
    height: frame.width / ratios[shape],
  }));
  // Letters with an outline are not text in a PDF: see brochure.css.
  const outlined = shape !== "print";
  const placer = new LabelPlacer(view, frames, outlined);
  const northSide = placer.reserveCorner("top", () => 72, 64, "right");
  const kilometres = scaleOf(view);
  const share = kilometres / view.width;
  const scaleSide = placer.reserveCorner(
    "bottom",
    ({ width }) => (shape === "wide" ? 240 : share * width + 24),
    48,
    "left",
  );

  const marks = source.marks.map((mark) => ({
    mark,
    at: fractionsOf(view, mark.point),
  }));
  for (const { at } of marks) placer.reserveMarker(at);
  const labels = marks.map(({ mark, at }) =>
    mark.name
      ? placer.placeName(mark.name, at, mark.isDistrict ? districtRadiusKm / view.width : 0)
      : undefined,
  );
  const placedMarks = marks.map(({ mark, at }, index): MapMark => {
    const { point: _, isDistrict, ...fields } = mark;
    const label = labels[index];
    return {
      ...fields,
      ...inPercent(at),
      ...(label && { label: rounded(label) }),
      ...(isDistrict && {
        // A radius in percent is one of the root of the mean square of width and height.
        radius: percent(districtRadiusKm / Math.hypot(view.width, view.height) / Math.SQRT1_2),
      }),
    };
  });

  // A district reserves its circle after the placement of its name.
  for (const { mark, at } of marks)
    if (mark.isDistrict) placer.reserveMarker(at, { share: (0.8 * districtRadiusKm) / view.width });

  function placeMapNote(
    text: string,
    at: Point,
    { symbol, crossing }: { symbol?: MapNote["symbol"]; crossing: Crossing },
  ): MapNote[] {
    for (const minWidth of noteMinWidths[shape]) {
      if (symbol !== undefined && !placer.isFree(at, minWidth)) continue;
      // A name without a symbol must not look like the name of a symbol beside it.
      const margin = symbol === undefined ? 24 : 4;
      const mayBeFar = symbol === "cross" && coast === "rasAlKhaimah";
      const label = placer.placeNote(text, at, { minWidth, crossing, margin, mayBeFar });
      if (!label) continue;
      if (symbol !== undefined) placer.reserveMarker(at, { radius: symbolRadius, minWidth });
      return [
        {
          text,
          ...inPercent(at),
          label: rounded(label),
          minWidth,
          ...(symbol !== undefined && { symbol }),
        },
      ];
    }
    return [];
  }
  const notes = source.notes.flatMap(({ name, position, distance }) => {
    const point = project(position);
    const crossing = outlined ? "road" : "nothing";
    if (isInView(view, point))
      return placeMapNote(name, fractionsOf(view, point), { symbol: "cross", crossing });
    if (!source.centre || distance === undefined) return [];
    const { angle, ...at } = edgeTowards(view, project(source.centre), point);
    return placeMapNote(`${name} ${distance}`, at, { symbol: Math.round(angle), crossing });
  });
  const placeFirstNote = (text: string, points: readonly Point[]) => {
    for (const point of points) {
      if (!isInView(view, point)) continue;
      const [placedNote] = placeMapNote(text, fractionsOf(view, point), { crossing: "nothing" });
      if (placedNote) return [placedNote];
    }
    return [];
  };
  const sea = placeFirstNote(messages.sea, seaNames).map((name) => ({ ...name, sea: true }));
  const road = placeFirstNote(messages.road, roadNames);
  return {
    direction: locales[locale].direction,
    shape,
    viewBox: viewBoxOf(view),
    coast: coastPaths[coast],
    alt,
    marks: placedMarks,
    notes: [...notes, ...sea, ...road],
    scale: { share: percent(share), text: format.distance(kilometres), side: scaleSide },
    north: { side: northSide, angle: northAngle },
    messages: {
      north: messages.north,
      frame: coast === "dubai" ? messages.frame : messages.frameOutside,
      credits: messages.credits,
    },
  };
}
