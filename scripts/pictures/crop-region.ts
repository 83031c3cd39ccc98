import type { Region } from "sharp";

interface FocusedCrop {
  aspect: string;
  /** In fractions of width and height. */
  focus: readonly [x: number, y: number];
}

/** The largest region with the requested aspect ratio that is centred as near as possible to the focus. */
export function cropRegion(width: number, height: number, request: FocusedCrop): Region {
  const [across = 1, down = 1] = request.aspect.split("/").map(Number);
  const aspect = across / down;
  const cropWidth = Math.min(width, Math.round(height * aspect));
  const cropHeight = Math.min(height, Math.round(width / aspect));
  const [x, y] = request.focus;
  return {
    left: startOf(width, cropWidth, x),
    top: startOf(height, cropHeight, y),
    width: cropWidth,
    height: cropHeight,
  };
}

function startOf(whole: number, part: number, focus: number): number {
  const centred = Math.round(whole * focus - part / 2);
  return Math.min(Math.max(centred, 0), whole - part);
}
