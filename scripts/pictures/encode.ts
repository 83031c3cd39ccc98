import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { outputFolder } from "./folders.ts";
import type { Rendition } from "./plan.ts";
import { settings } from "./settings.ts";

// One thread: the set takes minutes, and whoever makes it goes on working beside it.
sharp.concurrency(1);

/** Encodes those files of a rendition that are not there yet, and says how many they were. */
export async function encodeMissing(master: string, rendition: Rendition): Promise<number> {
  const { base, widths, fallbackWidth, quality } = rendition;
  const avif = { ...settings.avif, quality };
  let made = 0;
  for (const width of widths) {
    const encoded = scaled(master, rendition, width).avif(avif);
    made += await writeIfMissing(`${base}-${width}.avif`, encoded);
  }
  const fallback = scaled(master, rendition, fallbackWidth).jpeg(settings.jpeg);
  return made + (await writeIfMissing(`${base}-${fallbackWidth}.jpg`, fallback));
}

function scaled(master: string, { region }: Rendition, width: number): Sharp {
  const image = sharp(master);
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
