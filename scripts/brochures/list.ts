import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import { root } from "../run.mjs";
import type { Plan } from "./plan.ts";

const publicFolder = path.join(root, "public");

/** The folder of the files, and their path on the site. */
export const brochuresPath = "/brochures";
export const outputFolder = path.join(publicFolder, brochuresPath);

const listFile = path.join(root, "app/features/brochures/brochures.json");

/** Brochures by id, then by language. */
type BrochuresById = Record<string, Record<string, BrochureFile>>;

/** The list of brochures by key, "ontario-tower.it". */
export type BrochuresByKey = Readonly<Record<string, BrochureFile>>;

export const readList = (): BrochuresByKey =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(listFile, "utf8")) as BrochuresById).flatMap(
      ([id, locales]) => Object.entries(locales).map(([locale, file]) => [`${id}.${locale}`, file]),
    ),
  );

const fileOf = (address: string) => path.join(publicFolder, address);

/** Whether a brochure's file exists and has the current hash. */
export function isCurrent({ key, stamp }: Plan, listed: BrochuresByKey): boolean {
  const file = listed[key];
  if (file?.stamp !== stamp || !existsSync(fileOf(file.address))) return false;
  return statSync(fileOf(file.address)).size === file.bytes;
}

export function unlistedFiles(files: BrochuresByKey): string[] {
  const listedFiles = new Set(Object.values(files).map(({ address }) => fileOf(address)));
  return globSync("**/*.pdf", { cwd: outputFolder })
    .map((file) => path.join(outputFolder, file))
    .filter((file) => !listedFiles.has(file));
}

/** Removes files, and folders that are then empty. */
export function removeFiles(files: readonly string[]): void {
  for (const file of files) rmSync(path.dirname(file), { recursive: true });
}

/** Writes the list of brochures for the site, in the order of the plans. */
export function writeList(plans: readonly Plan[], files: BrochuresByKey): void {
  const list: BrochuresById = {};
  for (const { id, locale, key } of plans) {
    const file = files[key];
    if (!file) continue;
    const entry = (list[id] ??= {});
    entry[locale] = file;
  }
  const text = `${JSON.stringify(list, undefined, 2)}\n`;
  if (readFileSync(listFile, "utf8") === text) return;
  writeFileSync(`${listFile}.part`, text);
  renameSync(`${listFile}.part`, listFile);
}
