import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { runnerImport } from "vite";
import { company } from "../app/data/company.ts";
import { browser } from "./browser.mjs";
import { root } from "./run.mjs";
import type * as ShareCards from "./share-cards.ts";

/** The size that every network shows whole, in pixels. */
const size = { width: 1200, height: 630 };

const dataAddress = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(path.join(root, file)).toString("base64")}`;
const font = (file: string) => dataAddress(`node_modules/${file}`, "font/woff2");

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const faces = `
  @font-face { font-family: Display; src: url(${font("@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2")}); }
  @font-face { font-family: Text; src: url(${font("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2")}); }
  @font-face { font-family: Arabic Display; size-adjust: 120%; src: url(${font("@fontsource/markazi-text/files/markazi-text-arabic-400-normal.woff2")}); }
  @font-face { font-family: Arabic Text; size-adjust: 105%; src: url(${font("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2")}); }`;

function html({ picture, title, line, note, direction }: ShareCards.ShareCard) {
  return `<!doctype html><html dir="${direction}"><style>${faces}
    body { margin: 0; width: 1200px; height: 630px; color: #f7f3ec; font: 30px Text, Arabic Text; overflow: hidden; position: relative; }
    img { position: absolute; width: 100%; height: 100%; object-fit: cover; }
    .scrim { position: absolute; inset: 0; background: linear-gradient(rgb(15 25 24 / .55), rgb(15 25 24 / .12) 35%, rgb(15 25 24 / .86)); }
    .mark { position: absolute; top: 48px; inset-inline-start: 64px; font: 400 38px Display; letter-spacing: .02em; border-bottom: 1.5px solid; padding-block-end: 6px; padding-inline-end: 64px; }
    .words { position: absolute; left: 64px; right: 64px; bottom: 52px; }
    h1 { font: 400 84px/${direction === "rtl" ? 1.3 : 1.02} Display, Arabic Display; margin: 0 0 20px; text-wrap: balance; }
    p { margin: 0; display: flex; justify-content: space-between; color: #d9b27c; }
    small { font-size: 22px; color: #c9cbc4; align-self: end; }
  </style><img src="${dataAddress(`app/pictures/masters/${picture}.jpg`, "image/jpeg")}" alt="">
  <div class="scrim"></div><div class="mark">${company.name}</div>
  <div class="words"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}<small>${note ?? ""}</small></p></div>`;
}

// The cards come from the site's own modules, which name each other as Vite resolves them.
const {
  module: { shareCards, stampOf },
} = await runnerImport<typeof ShareCards>(path.join(root, "scripts/share-cards.ts"), {
  configFile: false,
  root,
  resolve: { tsconfigPaths: true },
});

const folder = path.join(root, "public/share");
const fileOf = ({ address }: ShareCards.ShareCard) => path.join(root, "public", address);
const label = (card: ShareCards.ShareCard) => `share-pictures ${stampOf(card)}`;

/** Whether the file of a card exists and was made from the same content: its EXIF data carries the stamp. */
async function isCurrent(card: ShareCards.ShareCard): Promise<boolean> {
  const file = fileOf(card);
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(label(card)) ?? false;
}

const wanted = new Set(shareCards.map(fileOf));
for (const name of globSync("**/*.jpg", { cwd: folder })) {
  const file = path.join(folder, name);
  if (!wanted.has(file)) rmSync(file);
}

const outdated: ShareCards.ShareCard[] = [];
for (const card of shareCards) if (!(await isCurrent(card))) outdated.push(card);

if (outdated.length > 0) {
  const driver = await chromium.launch({
    executablePath: await browser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const page = await driver.newPage({ viewport: size });
  for (const card of outdated) {
    const file = fileOf(card);
    mkdirSync(path.dirname(file), { recursive: true });
    await page.setContent(html(card));
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await sharp(await page.screenshot({ type: "png" }))
      .jpeg({ quality: 78, mozjpeg: true })
      .withExif({ IFD0: { Software: label(card) } })
      .toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
  await driver.close();
}
console.log(`${outdated.length} of ${shareCards.length} pictures made in public/share`);
