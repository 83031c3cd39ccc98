import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { root } from "../run.mjs";
import { type Rendition, settings } from "./plan.ts";

/** The folder of the encoded pictures. */
export const outputFolder = path.join(root, "public/pictures");

// Pictures are encoded in parallel, each on one thread.
sharp.concurrency(1);

const white = { background: "#fff" };

/**
 * Encodes the missing files of a rendition.
 *
 * @returns their number
 */
export async function encodeMissing(rendition: Rendition): Promise<number> {
  const { base, widths, fallbackWidth, quality } = rendition;
  const avif = { ...settings.avif, quality };
  let made = 0;
  for (const width of widths) {
    const encoded = scaled(rendition, width).avif(avif);
    made += await writeIfMissing(`${base}-${width}.avif`, encoded);
  }
  // JPEG has no transparency: the background of a signature would be black.
  const fallback = scaled(rendition, fallbackWidth).flatten(white).jpeg(settings.jpeg);
  return made + (await writeIfMissing(`${base}-${fallbackWidth}.jpg`, fallback));
}

/** The part of an original that a rendition shows, rotated by its EXIF orientation, without metadata. */
function scaled({ source, region }: Rendition, width: number): Sharp {
  const image = sharp(source).autoOrient();
  return (region ? image.extract(region) : image).resize({ width });
}

// Written to a temporary file and renamed, so that an interrupted run leaves no partial file.
async function writeIfMissing(name: string, image: Sharp): Promise<0 | 1> {
  const file = path.join(outputFolder, name);
  if (existsSync(file)) return 0;
  await mkdir(path.dirname(file), { recursive: true });
  await image.toFile(`${file}.part`);
  await rename(`${file}.part`, file);
  return 1;
}
