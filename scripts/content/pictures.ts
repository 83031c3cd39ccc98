import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { catalogue } from "../../app/pictures/catalogue.ts";
import {
  avifEffort,
  catalogueJson,
  filesOf,
  type PicturePlan,
  planPicture,
  type Rendition,
  settings,
} from "../pictures/plan.ts";
import { type PictureSource, pictureSources } from "../pictures/sources.ts";
import { inParallel, root } from "../run.mjs";
import { memory, stateOf } from "./memory.ts";
import { ContentProblems, damaged } from "./read.ts";

const outputFolder = path.join(root, "public/pictures");

// Pictures are encoded in parallel, each on one thread.
sharp.concurrency(1);

const white = { background: "#fff" };

const stylesheet = path.join(root, "app/app.css");

type Rgb = readonly [red: number, green: number, blue: number];

interface Placeholder {
  name: string;
  colour: Rgb;
}

/** The placeholder colours, from the stylesheet of the pages. */
const placeholders: readonly Placeholder[] = [
  ...readFileSync(stylesheet, "utf8").matchAll(/@source inline\("bg-\[#\{(?<colours>.+)\}\]"\)/g),
]
  .flatMap(({ groups }) => (groups?.["colours"] ?? "").split(","))
  .map((hex) => {
    const value = Number.parseInt(hex, 16);
    return { name: `bg-[#${hex}]`, colour: [value >> 16, (value >> 8) & 255, value & 255] };
  });

const distance = (one: Rgb, other: Rgb) =>
  one.reduce((sum, part, index) => sum + (part - (other[index] ?? 0)) ** 2, 0);

/**
 * The class of the placeholder that is nearest to a picture's dominant colour.
 *
 * @param file of the original
 */
async function placeholderOf(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .resize({ width: 96 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).stats();
  const colour: Rgb = [dominant.r, dominant.g, dominant.b];
  const [nearest] = placeholders.toSorted(
    (one, other) => distance(one.colour, colour) - distance(other.colour, colour),
  );
  return nearest?.name ?? "";
}

/**
 * Encodes the missing files of a rendition.
 *
 * @returns their number
 */
async function encodeMissing(rendition: Rendition): Promise<number> {
  const { base, widths, fallbackWidth, quality } = rendition;
  let made = 0;
  for (const width of widths) {
    const encoded = scaled(rendition, width).avif({ quality, effort: avifEffort(width) });
    made += await writeIfMissing(`${base}-${width}.avif`, encoded);
  }
  // JPEG has no transparency: the background of a signature would be black.
  const fallback = scaled(rendition, fallbackWidth).flatten(white).jpeg(settings.jpeg);
  return made + (await writeIfMissing(`${base}-${fallbackWidth}.jpg`, fallback));
}

/** The part of an original that a rendition shows, rotated by its EXIF orientation, without metadata. */
function scaled({ source, region }: Rendition, width: number): Sharp {
  const image = sharp(source).autoOrient();
  return (region ? image.extract(region) : image).resize({ width });
}

// Written to a temporary file and renamed, so that an interrupted run leaves no partial file.
async function writeIfMissing(name: string, image: Sharp): Promise<0 | 1> {
  const file = path.join(outputFolder, name);
  if (existsSync(file)) return 0;
  await mkdir(path.dirname(file), { recursive: true });
  await image.toFile(`${file}.part`);
  await rename(`${file}.part`, file);
  return 1;
}

const catalogueFile = path.join(root, "app/pictures/catalogue.json");

const relative = (file: string) => path.relative(root, file);

const renditionsOf = ({ whole, tall }: PicturePlan) => (tall ? [whole, tall] : [whole]);

/** The plans of the last runs: to make a plan, the picture is decoded. */
const knownPlans = memory<PicturePlan>("picture-plans");

/** The code that decides on a plan. */
const planners = ["scripts/pictures/plan.ts", "app/pictures/picture-files.ts"].map((file) =>
  readFileSync(path.join(root, file), "utf8"),
);

/** What a plan depends on: the code, the description, and the files. */
function stateOfSource(source: PictureSource): string {
  const files = [source.file, ...(source.tall && "file" in source.tall ? [source.tall.file] : [])];
  return createHash("sha256")
    .update(JSON.stringify([planners, source, files.map(stateOf)]))
    .digest("hex");
}

/**
 * The plans of all pictures. Only new and changed pictures are read.
 *
 * @throws ContentProblems with each damaged picture
 */
async function plansOf(): Promise<PicturePlan[]> {
  const sources = pictureSources();
  const made = new Map<PictureSource, PicturePlan>();
  const problems: string[] = [];
  await inParallel(sources, async (source) => {
    const state = stateOfSource(source);
    const key = `${source.file}#${source.name}`;
    try {
      const plan =
        knownPlans.known(key, state) ?? knownPlans.learn(key, state, await planPicture(source));
      made.set(source, plan);
    } catch {
      problems.push(damaged(source.file));
    }
  });
  // An interrupted run has decoded the pictures for the next one.
  knownPlans.save();
  if (problems.length > 0) throw new ContentProblems(problems.toSorted());
  return sources.flatMap((source) => made.get(source) ?? []);
}

/** Missing files, and files without a picture. */
function compare(plans: readonly PicturePlan[]) {
  const wanted = new Set(plans.flatMap(renditionsOf).flatMap(filesOf));
  const present = new Set(
    globSync("**/*.*", { cwd: outputFolder }).map((file) => file.replaceAll(path.sep, "/")),
  );
  return {
    missing: new Set([...wanted].filter((file) => !present.has(file))),
    stale: [...present].filter((file) => !wanted.has(file)),
  };
}

/** The placeholder of each picture: the existing one if its files are unchanged. */
async function placeholdersOf(plans: readonly PicturePlan[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inParallel(plans, async ({ name, whole }) => {
    const known = catalogue[name];
    const existing = known?.src.endsWith(`/${whole.base}`) ? known.placeholder : undefined;
    found.set(name, existing ?? (await placeholderOf(whole.source)));
  });
  return found;
}

/**
 * Lists missing and superfluous files of pictures, without encoding.
 *
 * @returns one line for each
 */
export async function pictureDifferences(): Promise<string[]> {
  const plans = await plansOf();
  const { missing, stale } = compare(plans);
  const json = catalogueJson(plans, await placeholdersOf(plans));
  return [
    ...[...missing].map((file) => `missing: ${relative(path.join(outputFolder, file))}`),
    ...stale.map((file) => `left over: ${relative(path.join(outputFolder, file))}`),
    ...(readFileSync(catalogueFile, "utf8") === json
      ? []
      : [`out of date: ${relative(catalogueFile)}`]),
  ];
}

/**
 * Encodes missing pictures, removes superfluous files and writes the catalogue. Unchanged pictures are not
 * touched.
 *
 * @param until when no further picture is begun, in ms since 1970
 * @returns the number of pictures that are left; then the catalogue stays as it was
 * @throws ContentProblems with each damaged picture
 */
export async function makePictures(until = Infinity): Promise<number> {
  const plans = await plansOf();
  const { missing, stale } = compare(plans);
  const outdated = plans.filter((plan) =>
    renditionsOf(plan)
      .flatMap(filesOf)
      .some((file) => missing.has(file)),
  );
  const problems: string[] = [];
  let done = 0;
  const encode = async (plan: PicturePlan) => {
    try {
      for (const rendition of renditionsOf(plan)) await encodeMissing(rendition);
    } catch {
      problems.push(damaged(plan.source.file));
      return;
    }
    done += 1;
    console.log(`  picture ${done}/${outdated.length}: ${plan.name}`);
  };
  const left = await inParallel(outdated, encode, until);
  if (problems.length > 0) throw new ContentProblems(problems.toSorted());
  if (left > 0) return left;
  for (const file of [...stale, ...globSync("**/*.part", { cwd: outputFolder })])
    rmSync(path.join(outputFolder, file), { force: true });
  const json = catalogueJson(plans, await placeholdersOf(plans));
  if (readFileSync(catalogueFile, "utf8") !== json) writeFileSync(catalogueFile, json);
  console.log(`${outdated.length} of ${plans.length} pictures made`);
  return 0;
}
