import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "../content/read.ts";
import { pictureSources } from "../pictures/sources.ts";
import { fontsFolder, packagesFolder, brochuresFolder, coloursFile } from "./folders.ts";

/** A file that a brochure requests. */
interface Source {
  type: string;
  body: Buffer | string;
}

/** Enough for print; an original has fewer where it fills the page, 174 to the inch. */
const dotsPerInch = 190;
const millimetresInInch = 25.4;
/** As it goes into the file: Chromium takes a JPEG over as it is, and packs anything else anew. */
const jpeg = { quality: 68, mozjpeg: true };

const sources = new Map(pictureSources().map((source) => [source.name, source] as const));

/** A picture's original and what is known of it. */
function originalOf(name: string) {
  const source = sources.get(name);
  if (!source) throw new Error(`There is no picture ${name}.`);
  return source;
}

/** Crops an original to the shape that it is printed in, stood upright first. */
async function cut(name: string, width: number, height: number): Promise<Buffer> {
  const { file, rotate = 0, keep = "centre" } = originalOf(name);
  const { data, info } = await sharp(file)
    .autoOrient()
    .rotate(rotate)
    .toBuffer({ resolveWithObject: true });
  const most = Math.min(info.width, (info.height * width) / height);
  const pixels = Math.round(Math.min(most, (width / millimetresInInch) * dotsPerInch));
  return sharp(data)
    .resize({
      width: pixels,
      height: Math.round((pixels * height) / width),
      fit: "cover",
      position: keep,
    })
    .jpeg(jpeg)
    .toBuffer();
}

const images = new Map<string, Promise<Buffer>>();

function image(pathname: string): Promise<Buffer> {
  const made = images.get(pathname);
  if (made) return made;
  const [, , size = "", ...name] = pathname.replace(/\.jpg$/, "").split("/");
  const [width = 0, height = 0] = size.split("x").map(Number);
  const cutting = cut(name.join("/"), width, height);
  images.set(pathname, cutting);
  return cutting;
}

/** The site’s colours as plain CSS: what Tailwind calls a theme is to a browser a rule of the root. */
const colours = () => readFileSync(coloursFile, "utf8").replace("@theme static", ":root");

/** The font of a drawing's numbers. */
const drawingFont = "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2";

/**
 * A floor plan with the site's font inside it: a drawing in an image has no fonts but its own, and those of the
 * machine that prints.
 *
 * @param file of the drawing, from the content's folder
 */
function drawing(file: string): string {
  const font = readFileSync(path.join(packagesFolder, drawingFont), "base64");
  const style = `<style>@font-face { font-family: "Instrument Sans"; src: url(data:font/woff2;base64,${font}); }</style>`;
  return readFileSync(path.join(contentFolder, file), "utf8").replace(/<svg\b[^>]*>/, `$&${style}`);
}

/**
 * Returns the file at an address in a brochure.
 *
 * @throws if there is none
 */
export async function sourceAt(pathname: string): Promise<Source> {
  const [, folder, ...rest] = pathname.split("/");
  const file = rest.join("/");
  switch (folder) {
    case "plates":
      return { type: "image/jpeg", body: await image(pathname) };
    case "drawings":
      return { type: "image/svg+xml", body: drawing(file) };
    case "faces":
      return { type: "font/woff", body: readFileSync(path.join(fontsFolder, file)) };
    case "packages":
      return { type: "font/woff2", body: readFileSync(path.join(packagesFolder, file)) };
    case "colours.css":
      return { type: "text/css", body: colours() };
    case "brochure.css":
    case "details.css":
      return { type: "text/css", body: readFileSync(path.join(brochuresFolder, folder)) };
    default:
      throw new Error(`A sheet asks for ${pathname}, which is nowhere.`);
  }
}

/** The addresses that a text names, in quotation marks. */
const named = (text: string, start: string) =>
  text
    .split('"')
    .filter((part) => part.startsWith(start))
    .toSorted();

/**
 * Everything that goes into a brochure besides its HTML: styles, fonts and original pictures. Nothing is decoded,
 * so that it is known in no time whether one is out of date.
 */
export function ingredients(html: string): (Buffer | string)[] {
  const sheets = readFileSync(path.join(brochuresFolder, "brochure.css"), "utf8");
  const fonts = [
    ...named(sheets, "/packages/").map((at) => path.join(packagesFolder, at.slice(10))),
    ...named(sheets, "/faces/").map((at) => path.join(fontsFolder, at.slice(7))),
  ];
  const pictures = named(html, "/plates/").map((at) => {
    const [, , , ...name] = at.replace(/\.jpg$/, "").split("/");
    const { file, rotate, keep } = originalOf(name.join("/"));
    return Buffer.concat([Buffer.from(`${rotate} ${keep}`), readFileSync(file)]);
  });
  const drawings = named(html, "/drawings/").map((at) => drawing(at.slice("/drawings/".length)));
  return [
    JSON.stringify([dotsPerInch, jpeg]),
    colours(),
    sheets,
    ...fonts.map((file) => readFileSync(file)),
    ...pictures,
    ...drawings,
    ...(html.includes('"/details.css"')
      ? [readFileSync(path.join(brochuresFolder, "details.css"))]
      : []),
  ];
}
