import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Region } from "sharp";
import { cropRegion } from "./crop-region.ts";
import { mastersFolder } from "./folders.ts";
import type { ManifestEntry } from "./manifest.ts";
import { settings } from "./settings.ts";

/** One view of a master, whole or cropped, and how it is to be encoded. */
export interface Rendition {
  /** Output path without width and extension: "home/hero.3fa9c1d2". */
  base: string;
  width: number;
  height: number;
  region?: Region;
  widths: number[];
  fallbackWidth: number;
  quality: number;
}

/** Everything that is to be made from one master. */
export interface PicturePlan {
  name: string;
  master: string;
  entry: ManifestEntry;
  whole: Rendition;
  tall?: Rendition;
}

/** Works out what a master becomes, reading its bytes and header but decoding nothing. */
export async function planPicture(entry: ManifestEntry): Promise<PicturePlan> {
  const master = path.join(mastersFolder, entry.path);
  const bytes = await readFile(master);
  const { width, height } = await sharp(bytes).metadata();

  const name = entry.path.replace(/\.jpg$/, "");
  const quality = entry.quality ?? settings.avif.quality;
  const whole = rendition(name, bytes, {
    width,
    height,
    quality,
    ladder: settings.ladder,
    fallbackWidth: settings.fallbackWidth,
  });
  if (!entry.crops?.tall) return { name, master, entry, whole };

  const region = cropRegion(width, height, entry.crops.tall);
  const tall = rendition(`${name}-tall`, bytes, {
    width: region.width,
    height: region.height,
    region,
    quality,
    ladder: settings.cropLadder,
    fallbackWidth: settings.cropFallbackWidth,
  });
  return { name, master, entry, whole, tall };
}

/** The file names a rendition is encoded to. */
export function filesOf({ base, widths, fallbackWidth }: Rendition): string[] {
  return [...widths.map((width) => `${base}-${width}.avif`), `${base}-${fallbackWidth}.jpg`];
}

function rendition(
  name: string,
  bytes: Buffer,
  {
    ladder,
    ...shape
  }: Pick<Rendition, "width" | "height" | "region" | "quality" | "fallbackWidth"> & {
    ladder: readonly number[];
  },
): Rendition {
  const made = {
    ...shape,
    widths: widthsFor(shape.width, ladder),
    fallbackWidth: Math.min(shape.fallbackWidth, shape.width),
  };
  const recipe = JSON.stringify([made, settings.avif.effort, settings.jpeg]);
  const key = createHash("sha256").update(bytes).update(recipe).digest("hex").slice(0, 8);
  return { base: `${name}.${key}`, ...made };
}

// A step just below the full width would double a file for a difference nobody sees.
function widthsFor(full: number, ladder: readonly number[]): number[] {
  return [...ladder.filter((width) => width < full * 0.9), full];
}
