import { createHash } from "node:crypto";
import { publicPath } from "./folders.ts";
import type { PlaceholderColours } from "./placeholder-colours.ts";
import type { PicturePlan, Rendition } from "./plan.ts";
import { paletteSize } from "./settings.ts";

/**
 * The line both generated files carry. It changes with whatever they are made from, so that a
 * check can tell that they are out of date without decoding a picture.
 */
export function originLine(plans: PicturePlan[]): string {
  const sources = plans.map(({ entry, whole, tall }) => [entry, whole, tall]);
  const recipe = JSON.stringify([sources, paletteSize, publicPath]);
  const key = createHash("sha256").update(recipe).digest("hex").slice(0, 12);
  return `Made by "npm run pictures" from the masters (${key}): change those, not this file.`;
}

/** The module in which the site looks its pictures up. */
export function catalogueModule(plans: PicturePlan[], { chosen }: PlaceholderColours): string {
  const names = plans.map(({ name }) => `  | "${name}"`);
  const entries = plans.map((plan, index) => {
    const placeholder = placeholderClass(chosen[index] ?? 0);
    return `  "${plan.name}": ${literal(pictureOf(plan, placeholder))},`;
  });
  return [
    `// ${originLine(plans)}`,
    'import type { CataloguedPicture } from "./picture-data";',
    "",
    "/** Every picture of the site. */",
    "export type PictureName =",
    `${names.join("\n")};`,
    "",
    "/** For loaders only: the browser is handed the pictures it shows, never the whole list. */",
    "export const catalogue: Readonly<Record<PictureName, CataloguedPicture>> = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

/** The stylesheet of grounds that pictures show while they load. */
export function placeholderStylesheet(
  plans: PicturePlan[],
  { palette }: PlaceholderColours,
): string {
  const rules = palette.map(
    (colour, index) => `.${placeholderClass(index)} {\n  background-color: ${colour};\n}\n`,
  );
  return `/* ${originLine(plans)} */\n${rules.join("\n")}`;
}

function pictureOf({ entry, whole, tall }: PicturePlan, placeholder: string) {
  return {
    ...viewOf(whole),
    placeholder,
    rotate: entry.rotate,
    keep: entry.keep,
    light: entry.light,
    crops: tall && { tall: viewOf(tall) },
  };
}

function viewOf({ base, width, height }: Rendition) {
  return { src: `${publicPath}/${base}`, width, height };
}

function placeholderClass(index: number): string {
  return `placeholder-${String(index + 1).padStart(2, "0")}`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([key, part]) => `${key}: ${literal(part)}`).join(", ")} }`;
}
