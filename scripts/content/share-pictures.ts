import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { company } from "../../app/content/company.ts";
import { escapeHtml } from "../../app/format/clean-text.ts";
import { catalogue } from "../../app/pictures/catalogue.ts";
import { launchBrowser } from "../browser.mjs";
import { importSiteModule } from "../import-site-module.ts";
import { type PictureSource, pictureSources } from "../pictures/sources.ts";
import { inParallel, root } from "../run.mjs";
import { memory, stateOf } from "./memory.ts";
import type * as ShareCards from "./share-cards.ts";

/** A share picture, with the hash of its sources. */
interface Card extends ShareCards.ShareCard {
  file: string;
  source: PictureSource;
  /** The hash of the rendered page and its picture, stored in the file's EXIF data. */
  stamp: string;
}

/** The size in pixels that all networks show uncropped. */
const size = { width: 1200, height: 630 };

const folder = path.join(root, "public/share");

const dataAddress = (bytes: Buffer, type: string) =>
  `data:${type};base64,${bytes.toString("base64")}`;
const font = (file: string) =>
  dataAddress(readFileSync(path.join(root, "node_modules", file)), "font/woff2");

const fonts = `
  @font-face { font-family: Display; src: url(${font("@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2")}); }
  @font-face { font-family: Text; src: url(${font("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2")}); }
  @font-face { font-family: Arabic Display; size-adjust: 120%; src: url(${font("@fontsource/markazi-text/files/markazi-text-arabic-400-normal.woff2")}); }
  @font-face { font-family: Arabic Text; size-adjust: 105%; src: url(${font("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2")}); }`;

/** The beginning of a page, with the fonts. */
const opening = (direction: "ltr" | "rtl") =>
  `<!doctype html><html dir="${direction}"><style>${fonts}`;

/** The page after its beginning. */
function rest({ title, line, note, direction }: ShareCards.ShareCard, picture: Buffer): string {
  return `
    body { margin: 0; width: 1200px; height: 630px; color: #f7f3ec; font: 30px Text, Arabic Text; overflow: hidden; position: relative; }
    img { position: absolute; width: 100%; height: 100%; object-fit: cover; }
    .scrim { position: absolute; inset: 0; background: linear-gradient(rgb(15 25 24 / .55), rgb(15 25 24 / .12) 35%, rgb(15 25 24 / .86)); }
    .mark { position: absolute; top: 48px; inset-inline-start: 64px; font: 400 38px Display; letter-spacing: .02em; border-bottom: 1.5px solid; padding-block-end: 6px; padding-inline-end: 64px; }
    .words { position: absolute; left: 64px; right: 64px; bottom: 52px; }
    h1 { font: 400 84px/${direction === "rtl" ? 1.3 : 1.02} Display, Arabic Display; margin: 0 0 20px; text-wrap: balance; }
    p { margin: 0; display: flex; justify-content: space-between; color: #d9b27c; }
    small { font-size: 22px; color: #c9cbc4; align-self: end; }
  </style><img src="${dataAddress(picture, "image/jpeg")}" alt="">
  <div class="scrim"></div><div class="mark">${company.name}</div>
  <div class="words"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}<small>${note ?? ""}</small></p></div>`;
}

/** The hashes of both beginnings, which have 400 kB each. */
const openings = {
  ltr: createHash("sha256").update(opening("ltr")),
  rtl: createHash("sha256").update(opening("rtl")),
};

/** The share pictures of all pages in all languages. */
async function cards(): Promise<Card[]> {
  const { shareCards } = await importSiteModule<typeof ShareCards>(
    "scripts/content/share-cards.ts",
  );
  const sources = new Map(pictureSources().map((source) => [source.name, source]));
  return shareCards.map((card) => {
    const { picture } = card;
    const source = sources.get(picture);
    if (!source) throw new Error(`There is no picture ${picture}.`);
    const stamp = openings[card.direction]
      .copy()
      .update(rest(card, Buffer.alloc(0)))
      .update(catalogue[picture]?.src ?? "")
      .digest("hex")
      .slice(0, 32);
    return { ...card, file: path.join(root, "public", card.address), source, stamp };
  });
}

const label = ({ stamp }: Card) => `share picture ${stamp}`;

/** The stamps in the files. */
const stamps = memory<string>("share-stamps");

async function isCurrent(card: Card): Promise<boolean> {
  if (!existsSync(card.file)) return false;
  const state = stateOf(card.file);
  const known = stamps.known(card.file, state);
  if (known !== undefined) return known === card.stamp;
  const { exif } = await sharp(card.file).metadata();
  const [, stamp = ""] = /share picture ([\da-f]+)/.exec(exif?.toString("latin1") ?? "") ?? [];
  return stamps.learn(card.file, state, stamp) === card.stamp;
}

function unlistedFiles(all: readonly Card[]): string[] {
  const listedFiles = new Set(all.map(({ file }) => file));
  return globSync("**/*.*", { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => !listedFiles.has(file));
}

async function outdatedOf(all: readonly Card[]): Promise<Card[]> {
  const outdated: Card[] = [];
  for (const card of all) if (!(await isCurrent(card))) outdated.push(card);
  return outdated;
}

/**
 * Lists share pictures that are missing, outdated or superfluous.
 *
 * @returns one line for each
 */
export async function shareDifferences(): Promise<string[]> {
  const all = await cards();
  return [
    ...(await outdatedOf(all)).map(({ address }) => `out of date: public${address}`),
    ...unlistedFiles(all).map((file) => `left over: ${path.relative(root, file)}`),
  ];
}

/**
 * Generates missing and outdated share pictures, and removes those of removed pages.
 *
 * @param until when no further one is begun, in ms since 1970
 * @returns the number of those that are left
 */
export async function makeSharePictures(until = Infinity): Promise<number> {
  const all = await cards();
  for (const file of unlistedFiles(all)) rmSync(file);
  const outdated = await outdatedOf(all);
  let left = 0;
  if (outdated.length > 0) {
    const browser = await launchBrowser();
    let done = 0;
    const draw = async (card: Card) => {
      const { file, rotate = 0, keep = "centre" } = card.source;
      const picture = await sharp(file)
        .autoOrient()
        .rotate(rotate)
        .resize({ ...size, fit: "cover", position: keep })
        .jpeg({ quality: 90 })
        .toBuffer();
      const page = await browser.newPage({ viewport: size });
      await page.setContent(opening(card.direction) + rest(card, picture));
      await page.evaluate(() => document.fonts.ready.then(() => true));
      mkdirSync(path.dirname(card.file), { recursive: true });
      await sharp(await page.screenshot({ type: "png" }))
        .jpeg({ quality: 78, mozjpeg: true })
        .withExif({ IFD0: { Software: label(card) } })
        .toFile(`${card.file}.part`);
      renameSync(`${card.file}.part`, card.file);
      await page.close();
      done += 1;
      console.log(`  share picture ${done}/${outdated.length}: ${card.address}`);
    };
    left = await inParallel(outdated, draw, until);
    await browser.close();
  }
  console.log(`${outdated.length - left} of ${all.length} share pictures made`);
  return left;
}
