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
import type { CropRequest, PictureSource } from "./sources.ts";

/**
 * The encoding of all pictures; app/pictures/picture-files.ts has the widths. A change of either changes
 * the hash of every output, so that all files are generated again.
 */
export const settings = {
  avif: { quality: 50 },
  jpeg: { quality: 76, mozjpeg: true },
  /** Another number encodes all pictures again. */
  version: 5,
} as const;

/**
 * The effort of AVIF. 5 takes a quarter longer than 4 for files of the same size, and a small file with 3 takes a fifth
 * of the time, with 1 to 4 % more bytes. A change does not encode existing pictures again.
 */
export const avifEffort = (width: number): number => (width > 768 ? 4 : 3);

/** A view of an original, whole or cropped, with its encoding. */
export interface Rendition {
  /** Output path without width and extension: "home/hero.3fa9c1d2". */
  base: string;
  source: string;
  width: number;
  height: number;
  region?: Region;
  widths: number[];
  fallbackWidth: number;
  quality: number;
}

export interface PicturePlan {
  name: string;
  source: PictureSource;
  whole: Rendition;
  tall?: Rendition;
}

/** An original's bytes and header, with the size after EXIF rotation. */
interface Original {
  file: string;
  bytes: Buffer;
  width: number;
  height: number;
}

type Shape = Pick<Rendition, "width" | "height" | "region" | "quality"> & { files: PictureFiles };

/** The maximum widths of a picture of content and of a crop, in pixels. */
const widest = 1440;
const widestCrop = 960;

/** The tolerance of aspect ratios: a rounding difference needs no crop. */
const aspectTolerance = 0.01;

export async function planPicture(source: PictureSource): Promise<PicturePlan> {
  const { name, tall: request } = source;
  const quality = source.quality ?? settings.avif.quality;
  const original = await readOriginal(source.file);
  const crop = await regionOf(original, source);
  const part = crop ?? original;
  const isContent = source.aspect !== undefined || source.whole === true;
  const width = isContent && !source.rotate ? Math.min(widest, part.width) : part.width;
  const height = Math.round((part.height * width) / part.width);
  const whole = rendition(name, original, {
    width,
    height,
    ...(crop && { region: crop }),
    quality,
    files: wholeFiles,
  });
  if (!request || source.rotate) return { name, source, whole };

  const tall =
    "file" in request
      ? portrait(name, await readOriginal(request.file), { quality: request.quality ?? quality })
      : portrait(name, original, {
          quality: request.quality ?? quality,
          region: await region(original, request),
        });
  return { name, source, whole, tall };
}

/** The region of a picture of content; undefined if it has the right aspect ratio, or is not cropped. */
async function regionOf(
  original: Original,
  { aspect, focus, rotate }: PictureSource,
): Promise<Region | undefined> {
  if (!aspect || rotate) return undefined;
  const [across = 1, down = 1] = aspect.split("/").map(Number);
  const difference = Math.abs(original.width / original.height / (across / down) - 1);
  if (difference < aspectTolerance) return undefined;
  return region(original, { aspect, ...(focus && { focus }) });
}

/** The region of a crop: around its focal point, or chosen by sharp's attention strategy. */
async function region(original: Original, request: CropRequest): Promise<Region> {
  const { width, height, bytes } = original;
  const { aspect, focus } = request;
  if (focus) return cropRegion(width, height, { aspect, focus });
  const centred = cropRegion(width, height, { aspect, focus: [0.5, 0.5] });
  const { info } = await sharp(bytes)
    .autoOrient()
    .resize({
      width: centred.width,
      height: centred.height,
      fit: "cover",
      position: sharp.strategy.attention,
    })
    .toBuffer({ resolveWithObject: true });
  return {
    ...centred,
    left: Math.abs(info.cropOffsetLeft ?? -centred.left),
    top: Math.abs(info.cropOffsetTop ?? -centred.top),
  };
}

async function readOriginal(file: string): Promise<Original> {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, bytes, width: autoOrient.width, height: autoOrient.height };
}

function portrait(
  name: string,
  original: Original,
  { quality, region: part }: Pick<Rendition, "quality" | "region">,
): Rendition {
  const { width, height } = part ?? original;
  const scale = part ? Math.min(1, widestCrop / width) : 1;
  return rendition(`${name}-tall`, original, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    ...(part && { region: part }),
    quality,
    files: cropFiles,
  });
}

export function filesOf({ base, widths, fallbackWidth }: Rendition): string[] {
  return [...widths.map((width) => `${base}-${width}.avif`), `${base}-${fallbackWidth}.jpg`];
}

function rendition(name: string, { file, bytes }: Original, { files, ...shape }: Shape): Rendition {
  const made = {
    width: shape.width,
    height: shape.height,
    ...(shape.region && { region: shape.region }),
    quality: shape.quality,
    fallbackWidth: jpegWidth(shape.width, files),
    widths: avifWidths(shape.width, files),
  };
  const recipe = JSON.stringify([made, settings.version, settings.jpeg]);
  const key = createHash("sha256").update(bytes).update(recipe).digest("hex").slice(0, 8);
  return { base: `${name}.${key}`, source: path.resolve(file), ...made };
}

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

/**
 * The JSON of the picture catalogue, a picture in each line.
 *
 * @param plans of all pictures
 * @param placeholderByName the placeholder's class of each
 */
export function catalogueJson(
  plans: readonly PicturePlan[],
  placeholderByName: ReadonlyMap<string, string>,
): string {
  const entries = plans.map((plan) => {
    const placeholder = placeholderByName.get(plan.name) ?? "";
    return `  "${plan.name}": ${literal(pictureOf(plan, placeholder))}`;
  });
  return `{\n${entries.join(",\n")}\n}\n`;
}

function pictureOf({ source, whole, tall }: PicturePlan, placeholder: string) {
  return {
    ...viewOf(whole),
    placeholder,
    rotate: source.rotate,
    keep: source.keep,
    crops: tall && { tall: viewOf(tall) },
  };
}

function viewOf({ base, width, height }: Rendition) {
  return { src: `/pictures/${base}`, width, height };
}

function literal(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([key, part]) => `"${key}": ${literal(part)}`).join(", ")} }`;
}
