import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import decode from "heic-decode";
import sharp, { type Sharp } from "sharp";

/** In bytes: a PNG begins with a signature of 8 and the chunk IHDR of 25. */
const pngHeader = 33;

/** A chunk of a PNG: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Puts a colour profile into a PNG: sharp converts to a profile, and cannot assign one. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from("icc\0\0", "latin1"), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, pngHeader), chunk("iCCP", named), png.subarray(pngHeader)]);
}

/**
 * Opens a HEIC photo, which sharp's own libheif does not decode: its HEVC is patented. The photo stands
 * upright, and has the colours of its profile, as those of iPhones do.
 *
 * @throws if it is damaged
 */
export async function openHeic(file: string): Promise<Sharp> {
  const bytes = await readFile(file);
  const { icc } = await sharp(bytes).metadata();
  const { width, height, data } = await decode({ buffer: bytes });
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(icc ? withProfile(png, icc) : png);
}
