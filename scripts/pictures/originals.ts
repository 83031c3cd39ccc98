import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
// @ts-expect-error -- the package has no types
import untypedDecode from "heic-decode";
import sharp, { type Sharp } from "sharp";
import { memory, stateOf } from "../content/memory.ts";
import { contentFolder, ContentProblems, damaged, nameInMessages } from "../content/read.ts";
import { inParallel } from "../run.mjs";
import { originalsFolder } from "./sources.ts";

/** Decodes the first picture of a HEIC file, upright. Its pixels have four bytes each. */
const decode = untypedDecode as (input: { buffer: Uint8Array }) => Promise<{
  width: number;
  height: number;
  data: Uint8ClampedArray;
}>;

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
async function openHeic(file: string): Promise<Sharp> {
  const bytes = await readFile(file);
  const { icc } = await sharp(bytes).metadata();
  const { width, height, data } = await decode({ buffer: bytes });
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(icc ? withProfile(png, icc) : png);
}

/** The maximum length of an original's longer side, in pixels: twice the largest rendition. */
const longest = 2880;

/** The JPEG quality of a rewritten original. */
const quality = 90;

const pictureFile = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|gif)$/i;

/** Accepted formats. Others become JPEG. */
const supportedFormats = ["jpeg", "png", "webp", "avif"] as const;
type SupportedFormat = (typeof supportedFormats)[number];

interface Unprepared {
  file: string;
  reason: string;
  isHeic: boolean;
  format: SupportedFormat;
}

/** Whether an original may be committed. */
const accepted = memory<true>("originals");

/** Why an original must not be committed; undefined if it may be, or is not a picture. */
async function inspect(file: string): Promise<Unprepared | undefined> {
  // The rules are in this file.
  const state = [file, import.meta.filename].map(stateOf).join();
  if (accepted.known(file, state)) return undefined;
  const found = await inspectHeader(file);
  if (!found) accepted.learn(file, state, true);
  return found;
}

async function inspectHeader(file: string): Promise<Unprepared | undefined> {
  const header = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!header) return undefined;
  const { compression, exif, xmp, iptc, width, height } = header;
  const isHeic = header.format === "heif" && compression !== "av1";
  const format = header.format === "heif" ? "avif" : header.format;
  const acceptedFormat = isHeic ? undefined : supportedFormats.find((one) => one === format);
  const found = { file, isHeic, format: acceptedFormat ?? "jpeg" };
  if (!acceptedFormat) return { ...found, reason: "the picture is not in a format of the web" };
  if (exif ?? xmp ?? iptc)
    return { ...found, reason: "the picture holds data of the camera, which may tell the place" };
  if (Math.max(width, height) > longest)
    return { ...found, reason: `the picture has ${width} × ${height} pixels, more than it needs` };
  return undefined;
}

/** All originals in some folders that must not be committed, used by the content or not. */
async function unprepared(folders: readonly string[]): Promise<Unprepared[]> {
  const files = folders.flatMap((folder) =>
    globSync("**/*.*", { cwd: folder })
      .filter((name) => pictureFile.test(name))
      .map((name) => path.join(folder, name))
      .toSorted(),
  );
  const found = await Promise.all(files.map(inspect));
  return found.filter((one) => one !== undefined);
}

const originals = [contentFolder, originalsFolder];

/**
 * Lists originals that must not be committed, because the repository would publish the location of a photo.
 *
 * @param folders with originals
 * @returns one line for each
 */
export async function originalDifferences(folders = originals): Promise<string[]> {
  const found = await unprepared(folders);
  return found.map(({ file, reason }) => `${nameInMessages(file, folders[0])}: ${reason}`);
}

/** Renames a file in the texts of a folder. */
function renameInTexts(folder: string, before: string, after: string): void {
  const name = before.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const named = new RegExp(String.raw`^([ \t-]*(?:\w+:)?[ \t]*(["']?))${name}(\2[ \t]*)$`, "gm");
  for (const text of globSync("*.{yaml,md}", { cwd: folder })) {
    const file = path.join(folder, text);
    const content = readFileSync(file, "utf8");
    const changed = content
      .replace(named, (_, start: string, _quote, end: string) => [start, after, end].join(""))
      .replaceAll(`](${before}`, `](${after}`);
    if (changed === content) continue;
    writeFileSync(`${file}.part`, changed);
    renameSync(`${file}.part`, file);
  }
}

/** Rewrites an original: upright, in sRGB, within the maximum size, without metadata. */
async function prepare({ file, isHeic, format }: Unprepared): Promise<string> {
  const image: Sharp = isHeic ? await openHeic(file) : sharp(file).autoOrient();
  const resized = image.resize({
    width: longest,
    height: longest,
    fit: "inside",
    withoutEnlargement: true,
  });
  const flat = format === "jpeg" ? resized.flatten({ background: "#fff" }) : resized;
  const bytes = await flat.toFormat(format, format === "png" ? {} : { quality }).toBuffer();
  const { dir, name, ext } = path.parse(file);
  const ending = format === "jpeg" && !/^\.jpe?g$/i.test(ext) ? ".jpg" : ext;
  const target = path.join(dir, `${name}${ending}`);
  writeFileSync(`${target}.part`, bytes);
  renameSync(`${target}.part`, target);
  if (target !== file) {
    // In this order, so that an interrupted run loses nothing.
    renameInTexts(dir, path.basename(file), path.basename(target));
    rmSync(file);
  }
  return target;
}

/**
 * Rewrites originals that must not be committed. A changed extension is updated in the files of the folder.
 * Others are not touched.
 *
 * @param folders with originals
 * @throws ContentProblems with each that is damaged, or whose new name exists
 */
export async function prepareOriginals(folders = originals): Promise<void> {
  const [folder] = folders;
  const problems: string[] = [];
  await inParallel(await unprepared(folders), async (original) => {
    const { file, reason, format } = original;
    const { dir, name } = path.parse(file);
    const jpeg = path.join(dir, `${name}.jpg`);
    if (format === "jpeg" && !/\.jpe?g$/i.test(file) && existsSync(jpeg)) {
      problems.push(
        `${nameInMessages(file, folder)}: there is a ${name}.jpg too. Give one of them another name`,
      );
      return;
    }
    try {
      const target = await prepare(original);
      console.log(
        `  ${nameInMessages(file, folder)}: ${reason}. ${nameInMessages(target, folder)} is written`,
      );
    } catch {
      problems.push(damaged(file, folder));
    }
  });
  if (problems.length > 0) throw new ContentProblems(problems.toSorted());
}
