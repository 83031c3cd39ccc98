import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { mastersFolder, outputFolder } from "./folders.ts";
import type { Rendition } from "./plan.ts";
import { settings } from "./settings.ts";

// One thread: the set takes minutes, and whoever makes it goes on working beside it.
sharp.concurrency(1);

/** Encodes those files of a rendition that are not there yet, and says how many they were. */
export async function encodeMissing(rendition: Rendition): Promise<number> {
  const { base, widths, fallbackWidth, quality } = rendition;
  const avif = { ...settings.avif, quality };
  let made = 0;
  for (const width of widths) {
    const encoded = scaled(rendition, width).avif(avif);
    made += await writeIfMissing(`${base}-${width}.avif`, encoded);
  }
  const fallback = scaled(rendition, fallbackWidth).jpeg(settings.jpeg);
  return made + (await writeIfMissing(`${base}-${fallbackWidth}.jpg`, fallback));
}

function scaled({ source, region }: Rendition, width: number): Sharp {
  const image = sharp(path.join(mastersFolder, source));
  return (region ? image.extract(region) : image).resize({ width });
}

// Written beside and renamed, so that a run that is broken off leaves no half file behind.
async function writeIfMissing(name: string, image: Sharp): Promise<0 | 1> {
  const file = path.join(outputFolder, name);
  if (existsSync(file)) return 0;
  await mkdir(path.dirname(file), { recursive: true });
  await image.toFile(`${file}.part`);
  await rename(`${file}.part`, file);
  return 1;
}
