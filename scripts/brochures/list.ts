import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrochureFile, brochures } from "../../app/data/brochures.ts";
import { listFile, outputFolder, publicFolder } from "./folders.ts";
import type { Plan } from "./plan.ts";

export type Listed = Readonly<Record<string, BrochureFile>>;

/** What has been made, by key. */
export const listed: Listed = Object.fromEntries(
  Object.entries(brochures).flatMap(([id, locales]) =>
    Object.entries(locales).map(([locale, file]) => [`${id}.${locale}`, file]),
  ),
);

const fileOf = (address: string) => path.join(publicFolder, address);

/** Whether a brochure is there as it is listed, made from what is planned today. */
export function isCurrent({ key, stamp }: Plan): boolean {
  const file = listed[key];
  if (file?.stamp !== stamp || !existsSync(fileOf(file.address))) return false;
  return statSync(fileOf(file.address)).size === file.bytes;
}

/** Files that no list names. */
export function leftOver(files: Listed): string[] {
  const wanted = new Set(Object.values(files).map(({ address }) => fileOf(address)));
  return globSync("**/*.pdf", { cwd: outputFolder })
    .map((file) => path.join(outputFolder, file))
    .filter((file) => !wanted.has(file));
}

/** A line for each brochure that is missing, out of date or not wanted any more. */
export const brochureProblems = (planned: readonly Plan[]): string[] => [
  ...planned.filter((plan) => !isCurrent(plan)).map(({ key }) => `out of date: ${key}`),
  ...leftOver(listed).map((file) => `left over: ${path.relative(outputFolder, file)}`),
];

/** Removes files with the folders that held nothing else. */
export function remove(files: readonly string[]): void {
  for (const file of files) rmSync(path.dirname(file), { recursive: true });
}

/** A name as an object has it as the formatter writes it: in quotation marks where it needs them. */
const property = (name: string) => (name.includes("-") ? `"${name}"` : name);

/** A file as it stands in the list, as the formatter writes it. */
function entry({ locale, key }: Plan, files: Listed): string {
  const file = files[key];
  if (!file) throw new Error(`${key} has not been made.`);
  return [
    `    ${locale}: {`,
    `      address: "${file.address}",`,
    `      bytes: ${file.bytes},`,
    `      date: "${file.date}",`,
    `      stamp: "${file.stamp}",`,
    "    },",
  ].join("\n");
}

/** Writes the module in which the site looks its brochures up. */
export function writeList(plans: readonly Plan[], files: Listed): void {
  const ids = [...new Set(plans.map(({ id }) => id))];
  const entries = ids.map((id) => {
    const locales = plans.filter((plan) => plan.id === id).map((plan) => entry(plan, files));
    return [`  ${property(id)}: {`, ...locales, "  },"].join("\n");
  });
  const source = readFileSync(listFile, "utf8");
  const start = source.indexOf("> = {");
  if (start < 0) throw new Error(`There is no list in ${listFile}.`);
  writeFileSync(listFile, `${source.slice(0, start)}> = {\n${entries.join("\n")}\n};\n`);
}
