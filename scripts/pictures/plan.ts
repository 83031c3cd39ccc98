import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Region } from "sharp";
import {
  avifWidths,
  cropFiles,
  jpegWidth,
  type PictureFiles,
  wholeFiles,
} from "../../app/pictures/picture-files.ts";
import { cropRegion } from "./crop-region.ts";
import { mastersFolder } from "./folders.ts";
import type { ManifestEntry } from "./manifest.ts";
import { settings } from "./settings.ts";

/** One view of a master, whole or cropped, and how it is to be encoded. */
export interface Rendition {
  /** Output path without width and extension: "home/hero.3fa9c1d2". */
  base: string;
  /** The master it is made from. */
  source: string;
  width: number;
  height: number;
  region?: Region;
  widths: number[];
  fallbackWidth: number;
  quality: number;
}

/** Everything that is to be made of one picture. */
export interface PicturePlan {
  name: string;
  entry: ManifestEntry;
  whole: Rendition;
  tall?: Rendition;
}

/** A master's bytes and what its header says of it. */
interface Master {
  source: string;
  bytes: Buffer;
  width: number;
  height: number;
}

type Shape = Pick<Rendition, "width" | "height" | "region" | "quality"> & { files: PictureFiles };

/** Works out what a picture becomes, reading its masters' bytes and headers, decoding nothing. */
export async function planPicture(entry: ManifestEntry): Promise<PicturePlan> {
  const master = await readMaster(entry.path);
  const { width, height } = master;
  const name = entry.path.replace(/\.jpg$/, "");
  const quality = entry.quality ?? settings.avif.quality;
  const whole = rendition(name, master, { width, height, quality, files: wholeFiles });
  const wanted = entry.crops?.tall;
  if (!wanted) return { name, entry, whole };

  const tall =
    "path" in wanted
      ? portrait(name, await readMaster(wanted.path), { quality, ...wanted })
      : portrait(name, master, {
          quality: wanted.quality ?? quality,
          region: cropRegion(width, height, wanted),
        });
  return { name, entry, whole, tall };
}

async function readMaster(source: string): Promise<Master> {
  const bytes = await readFile(path.join(mastersFolder, source));
  const { width, height } = await sharp(bytes).metadata();
  return { source, bytes, width, height };
}

function portrait(
  name: string,
  master: Master,
  { quality, region }: Pick<Rendition, "quality" | "region">,
): Rendition {
  const { width, height } = region ?? master;
  return rendition(`${name}-tall`, master, {
    width,
    height,
    region,
    quality,
    files: cropFiles,
  });
}

/** The file names a rendition is encoded to. */
export function filesOf({ base, widths, fallbackWidth }: Rendition): string[] {
  return [...widths.map((width) => `${base}-${width}.avif`), `${base}-${fallbackWidth}.jpg`];
}

function rendition(name: string, { source, bytes }: Master, { files, ...shape }: Shape): Rendition {
  const made = {
    ...shape,
    fallbackWidth: jpegWidth(shape.width, files),
    widths: avifWidths(shape.width, files),
  };
  const recipe = JSON.stringify([made, settings.avif.effort, settings.jpeg]);
  const key = createHash("sha256").update(bytes).update(recipe).digest("hex").slice(0, 8);
  return { base: `${name}.${key}`, source, ...made };
}
