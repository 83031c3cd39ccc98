import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "../content/read.ts";
import { cropRegion } from "../pictures/plan.ts";
import { pictureSources } from "../pictures/sources.ts";
import { root } from "../run.mjs";

const brochuresFolder = path.join(root, "app/brochures");
const fontsFolder = path.join(brochuresFolder, "fonts");
const packagesFolder = path.join(root, "node_modules");

interface Source {
  type: string;
  body: Buffer | string;
}

/** The resolution for print. Originals that fill the page have 174. */
const dotsPerInch = 190;
const millimetresInInch = 25.4;
/** The format in the PDF: Chromium embeds JPEG files unchanged, and encodes others again. */
const jpeg = { quality: 68, mozjpeg: true };

const sources = new Map(pictureSources().map((source) => [source.name, source] as const));

function originalOf(name: string) {
  const source = sources.get(name);
  if (!source) throw new Error(`There is no picture ${name}.`);
  return source;
}

/** Crops an upright original to its printed size. */
async function crop(name: string, width: number, height: number): Promise<Buffer> {
  const { file, rotate = 0, keep = "centre", focus } = originalOf(name);
  const { data, info } = await sharp(file)
    .autoOrient()
    .rotate(rotate)
    .toBuffer({ resolveWithObject: true });
  const maxWidth = Math.min(info.width, (info.height * width) / height);
  const pixels = Math.round(Math.min(maxWidth, (width / millimetresInInch) * dotsPerInch));
  // Only an upright crop cuts off the sides.
  const isUpright = width < height && focus !== undefined;
  const part = isUpright
    ? sharp(data).extract(
        cropRegion(info.width, info.height, { aspect: `${width}/${height}`, focus }),
      )
    : sharp(data);
  return part
    .resize({
      width: pixels,
      height: Math.round((pixels * height) / width),
      fit: "cover",
      position: keep,
    })
    .jpeg(jpeg)
    .toBuffer();
}

/** The pictures of the last brochures: those of a home are in each language. */
const images = new Map<string, Promise<Buffer>>();
const maxImages = 100;

function image(pathname: string): Promise<Buffer> {
  const cachedImage = images.get(pathname);
  if (cachedImage) return cachedImage;
  const [, , size = "", ...name] = pathname.replace(/\.jpg$/, "").split("/");
  const [width = 0, height = 0] = size.split("x").map(Number);
  const cropped = crop(name.join("/"), width, height);
  images.set(pathname, cropped);
  if (images.size > maxImages) images.delete(images.keys().next().value ?? "");
  return cropped;
}

const mapStyles = () => readFileSync(path.join(root, "app/features/map/map.css"), "utf8");

/** The fonts of a drawing's numbers, and of its scale in Arabic. */
const drawingFonts = {
  "Instrument Sans": path.join(
    packagesFolder,
    "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2",
  ),
  "IBM Plex Sans Arabic": path.join(fontsFolder, "text-arabic.woff"),
};

/**
 * A floor plan with the site's fonts embedded, because an SVG image cannot use the fonts of its page.
 *
 * @param file of the drawing, below app/content
 */
function drawing(file: string): string {
  const faces = Object.entries(drawingFonts).map(([family, font]) => {
    const body = readFileSync(font, "base64");
    return `@font-face { font-family: "${family}"; src: url(data:font/woff;base64,${body}); }`;
  });
  const style = `<style>${faces.join("")}</style>`;
  return readFileSync(path.join(contentFolder, file), "utf8").replace(/<svg\b[^>]*>/, `$&${style}`);
}

/** Gives fonts URLs of their own: drawings with equal ones share a font in the PDF, or not, by chance. */
const withOwnFonts = (svg: string, file: string) =>
  svg.replaceAll("data:font/woff;", `$&drawing=${encodeURIComponent(file)};`);

/** The content of a floor plan: a drawing, or a picture as it is. */
const floorPlan = (file: string): string | Buffer =>
  file.endsWith(".svg") ? drawing(file) : readFileSync(path.join(contentFolder, file));

/**
 * Returns the file at a path that a brochure requests.
 *
 * @throws if there is none
 */
export async function sourceAt(pathname: string): Promise<Source> {
  const [, folder, ...rest] = pathname.split("/");
  const file = rest.join("/");
  switch (folder) {
    case "print-images":
      return { type: "image/jpeg", body: await image(pathname) };
    case "drawings":
      return file.endsWith(".svg")
        ? { type: "image/svg+xml", body: withOwnFonts(drawing(file), file) }
        : { type: `image/${path.extname(file).slice(1)}`, body: floorPlan(file) };
    case "fonts":
      return { type: "font/woff", body: readFileSync(path.join(fontsFolder, file)) };
    case "packages":
      return { type: "font/woff2", body: readFileSync(path.join(packagesFolder, file)) };
    case "map.css":
      return { type: "text/css", body: mapStyles() };
    default:
      throw new Error(`A brochure requests ${pathname}, which does not exist.`);
  }
}

/** The quoted paths in a text, sorted. */
const quotedPaths = (text: string, start: string) =>
  text
    .split('"')
    .filter((part) => part.startsWith(start))
    .toSorted();

/**
 * The sources of a brochure besides its HTML, which has the other styles: fonts, original pictures, and the styles of
 * the map without comments. Pictures are not decoded, so that the check for outdated brochures is fast.
 */
export function sourceContents(html: string): (Buffer | string)[] {
  const fonts = [
    ...quotedPaths(html, "/packages/").map((at) =>
      path.join(packagesFolder, at.slice("/packages/".length)),
    ),
    ...quotedPaths(html, "/fonts/").map((at) => path.join(fontsFolder, at.slice("/fonts/".length))),
  ];
  const pictures = quotedPaths(html, "/print-images/").map((at) => {
    const [, , , ...name] = at.replace(/\.jpg$/, "").split("/");
    const { file, rotate, keep } = originalOf(name.join("/"));
    return Buffer.concat([Buffer.from(`${rotate} ${keep}`), readFileSync(file)]);
  });
  const drawings = quotedPaths(html, "/drawings/").map((at) =>
    floorPlan(at.slice("/drawings/".length).replace(/#.*/, "")),
  );
  return [
    JSON.stringify([dotsPerInch, jpeg]),
    ...fonts.map((file) => readFileSync(file)),
    ...pictures,
    ...drawings,
    mapStyles().replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ""),
  ];
}
