import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type * as Contents from "../../app/brochures/brochure-document.tsx";
import { company } from "../../app/content/company.ts";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import { memory, stateOf } from "../content/memory.ts";
import { contentFolder } from "../content/read.ts";
import { importSiteModule } from "../import-site-module.ts";
import { root } from "../run.mjs";
import { setting } from "../settings.ts";
import { sourceContents } from "./sources.ts";

/** A brochure, with the hash of its sources. */
export interface Plan extends Contents.Edition {
  /** "ontario-tower.it" */
  key: string;
  name: string;
  stamp: string;
}

/** The version of the print script's output. Increment it to regenerate all brochures. */
const printVersion = 2;

/** A fixed date for the hash: a new day alone does not make a brochure outdated. */
const placeholderDate = "2000-01-01";

/** The origin of the site for links in brochures. While SITE_ORIGIN is localhost, the domain of the firm's mail. */
function publishedOrigin(): string {
  const origin = setting("SITE_ORIGIN");
  return new URL(origin).hostname === "localhost"
    ? `https://${company.email.split("@")[1]}`
    : origin;
}

/** Content that no brochure shows: the days of changes, the search, redirects; and that which `listing` has. */
const otherContent = new Set(["properties", "changes", "redirects", "search-index", "index"]);

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The state of what all brochures share: the code, its styles and fonts, pictures of the site, and other content. */
function sharedState(): string {
  const code = globSync(
    [
      "app/**/*.{ts,tsx,css,woff,woff2}",
      "app/pictures/originals/**/*.jpg",
      "scripts/brochures/*.ts",
    ],
    { cwd: root },
  );
  const content = globSync(".content/*.js", { cwd: root }).filter(
    (name) => !otherContent.has(path.basename(name, ".js")),
  );
  return sha256(
    JSON.stringify([
      printVersion,
      publishedOrigin(),
      code.toSorted().map((name) => [name, stateOf(path.join(root, name))]),
      content.toSorted().map((name) => readFileSync(path.join(root, name), "utf8")),
    ]),
  );
}

const stamps = memory<string>("brochure-stamps");

/**
 * The hash of a brochure. The document is made for it only if something that it may show has changed, because that takes
 * 10 ms.
 */
function stampOf({ folder, listing, html }: Contents.Edition, key: string, shared: string): string {
  const files = path.join(contentFolder, folder);
  const states = readdirSync(files)
    .toSorted()
    .map((name) => [name, stateOf(path.join(files, name))]);
  const name = `${files}#${key}`;
  const state = sha256(JSON.stringify([shared, listing, states]));
  return stamps.known(name, state) ?? stamps.learn(name, state, hashOf(html(placeholderDate)));
}

function hashOf(html: string): string {
  const hash = createHash("sha256").update(`${printVersion}\n${html}`);
  for (const content of sourceContents(html)) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/** All brochures of the catalogue, with their current hashes. */
export async function plans(): Promise<Plan[]> {
  const { editions } = await importSiteModule<typeof Contents>(
    "app/brochures/brochure-document.tsx",
  );
  const shared = sharedState();
  return editions(publishedOrigin()).map((edition) => {
    const key = `${edition.id}.${edition.locale}`;
    const name = `${company.name.toLowerCase()}-${edition.id}-${edition.locale}`;
    return { ...edition, key, name, stamp: stampOf(edition, key, shared) };
  });
}

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
export function writeList(planned: readonly Plan[], files: BrochuresByKey): void {
  const list: BrochuresById = {};
  for (const { id, locale, key } of planned) {
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
