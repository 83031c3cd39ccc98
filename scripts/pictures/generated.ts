import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../run.mjs";
import type { PicturePlan, Rendition } from "./plan.ts";

const placeholdersFile = path.join(root, "app/pictures/placeholders.css");

type Rgb = readonly [red: number, green: number, blue: number];

interface Placeholder {
  name: string;
  colour: Rgb;
}

/** The placeholder colours, from the stylesheet of the pages. */
const placeholders: readonly Placeholder[] = [
  ...readFileSync(placeholdersFile, "utf8").matchAll(
    /\.(?<name>placeholder-\d+) \{\s*background-color: #(?<hex>[0-9a-f]{6});/g,
  ),
].map(({ groups }) => {
  const value = Number.parseInt(groups?.["hex"] ?? "0", 16);
  return { name: groups?.["name"] ?? "", colour: [value >> 16, (value >> 8) & 255, value & 255] };
});

const distance = (one: Rgb, other: Rgb) =>
  one.reduce((sum, part, index) => sum + (part - (other[index] ?? 0)) ** 2, 0);

/**
 * The class of the placeholder that is nearest to a picture's dominant colour.
 *
 * @param file of the original
 */
export async function placeholderOf(file: string): Promise<string> {
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
 * The JSON of the picture catalogue, a picture in each line.
 *
 * @param plans of all pictures
 * @param placeholderByName the placeholder's class of each
 */
export function catalogueJson(
  plans: readonly PicturePlan[],
  placeholderByName: ReadonlyMap<string, string>,
): string {
  const entries = plans.map((plan) => {
    const placeholder = placeholderByName.get(plan.name) ?? "";
    return `  "${plan.name}": ${literal(pictureOf(plan, placeholder))}`;
  });
  return `{\n${entries.join(",\n")}\n}\n`;
}

function pictureOf({ source, whole, tall }: PicturePlan, placeholder: string) {
  return {
    ...viewOf(whole),
    placeholder,
    rotate: source.rotate,
    keep: source.keep,
    crops: tall && { tall: viewOf(tall) },
  };
}

function viewOf({ base, width, height }: Rendition) {
  return { src: `/pictures/${base}`, width, height };
}

function literal(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([key, part]) => `"${key}": ${literal(part)}`).join(", ")} }`;
}
