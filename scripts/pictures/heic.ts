import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import decode from "heic-decode";
import sharp, { type Sharp } from "sharp";

/** Sizes in bytes: the signature of a PNG is 8, the chunk IHDR 25. */
const pngHeader = 33;

/** A chunk of a PNG: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Adds a colour profile to a PNG: sharp converts to a profile, and cannot assign one. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from("icc\0\0", "latin1"), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, pngHeader), chunk("iCCP", named), png.subarray(pngHeader)]);
}

/**
 * Decodes a HEIC photo, which sharp's libheif does not because of HEVC patents. The result is upright, with
 * the photo's colour profile.
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
