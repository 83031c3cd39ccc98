import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/**
 * Writes a photo as a phone takes it: a JPEG of 12 megapixels, to be rotated by EXIF, with the place where it was
 * taken.
 */
export async function takePhoto(
  motif: string,
  file: string,
  size = { width: 4032, height: 3024 },
): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(motif)
    .resize(size)
    .withExifMerge({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 11/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
}

/** Writes a photo of the smallest size that the site accepts, which is encoded in half the time. */
export async function takeSmallPhoto(motif: string, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(motif).resize({ width: 1080, height: 720 }).jpeg().toFile(file);
}
