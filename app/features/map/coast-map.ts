import type { SitePath } from "~/locale";
import type { MapMessages } from "~/messages/en/areas";
import type { Frame, NamePlacement, NotePlacement } from "./label-candidates";
import type { Side } from "./label-placement";

/**
 * `wide`: from edge to edge, scrolls on a phone. `crop`: 3 : 2. `square`: beside a list. `print`: in a brochure.
 */
export type MapShape = "wide" | "crop" | "square" | "print";

/** Width to height. */
export const ratios: Readonly<Record<MapShape, number>> = {
  wide: 2.3,
  crop: 3 / 2,
  square: 1,
  print: 2,
};

/**
 * Sizes in pixels that each shape is drawn at, from the smallest to the largest; see map.css, linked-map.css
 * and brochure.css.
 */
export const frameSizes: Readonly<Record<MapShape, readonly Omit<Frame, "height">[]>> = {
  wide: [
    { width: 960, name: 20, note: 13 },
    { width: 1120, name: 20, note: 13 },
    { width: 1399, name: 20, note: 13 },
    { width: 1400, name: 24, note: 14 },
    { width: 2560, name: 24, note: 14 },
  ],
  crop: [
    { width: 320, name: 20, note: 13 },
    { width: 480, name: 20, note: 13 },
    { width: 640, name: 20, note: 13 },
    { width: 960, name: 20, note: 13 },
  ],
  square: [
    { width: 320, name: 20, note: 13 },
    { width: 480, name: 20, note: 13 },
    { width: 640, name: 20, note: 13 },
    { width: 960, name: 20, note: 13 },
  ],
  // 96 mm, 12 pt and 8 pt.
  print: [{ width: 363, name: 16, note: 10.7 }],
};

/**
 * The minimum widths of the map, in pixels, for notes without room on narrower maps. map.css has a class
 * for each.
 */
export const noteMinWidths: Readonly<Record<MapShape, readonly number[]>> = {
  wide: [0, 1120, 1400],
  crop: [0, 480, 640],
  square: [0, 480, 640],
  print: [0],
};

/** A place of a map, in percent of its width and height. */
export interface PercentPoint {
  x: number;
  y: number;
}

export interface MapMark extends PercentPoint {
  /** The key for `useLinkedHighlight`. */
  id: string;
  name: string;
  /** The placement of the name; undefined for a marker without a name. */
  label?: NamePlacement;
  to?: SitePath | `#${string}`;
  /** The accessible name, if it is not the name. */
  description?: string;
  /** The number of entries, from 2. */
  count?: string;
  /** The radius of a district in percent of the map; undefined: an exact position. */
  radius?: number;
}

export interface MapNote extends PercentPoint {
  text: string;
  label: NotePlacement;
  /** The minimum width of the map that shows it, in pixels. */
  minWidth: number;
  /** `cross`: a landmark. A number: an arrow at the edge, in degrees clockwise from straight up. */
  symbol?: "cross" | number;
  sea?: boolean;
}

export interface CoastMapData {
  /** The direction of the labels. The map itself is never mirrored. */
  direction: "ltr" | "rtl";
  shape: MapShape;
  viewBox: string;
  /** The SVG paths, in units of 10 m. Pages without a map do not load them. */
  coast: { land: string; road: string };
  alt: string;
  marks: MapMark[];
  notes: MapNote[];
  /** The length of its line in percent of the map's width, and the corner that it is in. */
  scale: { share: number; text: string; side: Side };
  north: { side: Side; angle: number };
  messages: Pick<MapMessages, "north" | "frame" | "credits">;
}

/** The id of a list entry, the fragment of its marker's link. */
export const entryId = (id: string): string => `property-${id}`;
