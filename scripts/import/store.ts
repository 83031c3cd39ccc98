import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { isMap, isScalar, parse, parseDocument, stringify } from "yaml";
import { property } from "../../app/content/schema/property.ts";
import { type PriceChange, readChanges } from "../../studio/fields/price-changes.ts";
import { formerSlugs, renamedHomes, type HomeData, type HomeRecord } from "./columns.ts";
import { type Home, type HomePlan, type Imported, planHome, type PlanOptions } from "./plan.ts";

/** The file with what imports have written, by the folder of the home. It is committed. */
const importedFile = (folder: string) => path.join(folder, "imported.json");

const homeFile = (folder: string, id: string) =>
  path.join(folder, "properties", id, "property.yaml");

type ImportedHomes = Readonly<Record<string, Imported>>;

function readImported(folder: string): ImportedHomes {
  const file = importedFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ImportedHomes) : {};
}

function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** A line for each home, so that Git merges two imports. */
function writeImported(folder: string, imported: ImportedHomes): void {
  const lines = Object.entries(imported)
    .filter(([id]) => existsSync(homeFile(folder, id)))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([id, value]) => `${JSON.stringify(id)}: ${JSON.stringify(value)}`);
  writeWhole(importedFile(folder), `{\n${lines.join(",\n")}\n}\n`);
}

/**
 * The homes of the content.
 *
 * @param folder of the content
 */
export function readHomes(folder: string): Home[] {
  const imported = readImported(folder);
  return globSync("properties/*/property.yaml", { cwd: folder })
    .map((name) => path.basename(path.dirname(name)))
    .toSorted()
    .map((id) => {
      const data = parseDocument(readFileSync(homeFile(folder, id), "utf8")).toJS() as HomeData;
      const names = [id, ...formerSlugs(data)];
      return { id, data, imported: names.map((name) => imported[name]).find(Boolean) };
    });
}

/** The names of the files of a home. */
export function filesOfHome(folder: string, id: string): string[] {
  const home = path.join(folder, "properties", id);
  return existsSync(home) ? readdirSync(home) : [];
}

const pictureFile = /\.(?:jpe?g|png|webp|avif|heic|heif)$/i;

const hashOfFile = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);

/** Separates the path of a photo from its hash. */
const hashSign = "#sha256=";

/**
 * Resolves a folder of photos to its files, each with a hash, by which the next import recognises it.
 *
 * @param beside the folder of the imported file
 */
export function withPhotoFiles(record: HomeRecord, beside: string): HomeRecord {
  const problems: string[] = [];
  const photos = record.photos.flatMap((source) => {
    if (/^https?:/i.test(source)) return [source];
    const folder = path.resolve(beside, source);
    if (!existsSync(folder)) {
      problems.push(
        `${record.where}, column “photos”: there is no folder ${source} beside the file`,
      );
      return [];
    }
    const files = statSync(folder).isDirectory()
      ? readdirSync(folder)
          .filter((name) => pictureFile.test(name))
          .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))
          .map((name) => path.join(folder, name))
      : [folder];
    if (files.length === 0)
      problems.push(`${record.where}, column “photos”: the folder ${source} has no photos`);
    return files.map((file) => `${path.relative(beside, file)}${hashSign}${hashOfFile(file)}`);
  });
  return { ...record, photos, problems: [...record.problems, ...problems] };
}

/** The timeout of a photo's download, in ms, and its maximum size, in bytes. */
const downloadTimeout = 60_000;
const maxPhoto = 60_000_000;

/** @throws saying why a photo cannot be had */
async function photoAt(source: string, beside: string): Promise<Uint8Array> {
  if (!/^https?:/i.test(source)) {
    const [file = ""] = source.split(hashSign);
    return readFileSync(path.resolve(beside, file));
  }
  const response = await fetch(source, { signal: AbortSignal.timeout(downloadTimeout) });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > maxPhoto) throw new Error(`${source} has more than 60 MB`);
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/")) throw new Error(`${source} is a page, not a picture`);
  return bytes;
}

const order = Object.keys(property.shape);

/** The text of a field with its name. */
const fieldText = (home: HomeData, name: string) =>
  name in home ? stringify({ [name]: home[name] }, { lineWidth: 100 }) : "";

/** The file of a home after an import. Of an existing one, only the lines of changed fields are others. */
function fileAfter(before: string | undefined, { data, changes }: HomePlan): string {
  if (before === undefined) return stringify(data, { lineWidth: 100 });
  const { contents } = parseDocument(before);
  const fields = isMap(contents) ? contents.items : [];
  const starts = fields.map(({ key }) => ({
    name: String(key),
    at: isScalar(key) ? (key.range?.[0] ?? 0) : 0,
  }));
  const changed = [...new Set(changes.map(({ key }) => key.split(".")[0] ?? ""))];
  const edits = changed.map((name) => {
    const index = starts.findIndex((field) => field.name === name);
    const next =
      index === -1
        ? starts.find((field) => order.indexOf(field.name) > order.indexOf(name))
        : starts[index + 1];
    const end = next?.at ?? before.length;
    return { start: starts[index]?.at ?? end, end, text: fieldText(data, name) };
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), before);
}

/**
 * Writes a home: its new photos, its file, then what was imported, so that an interrupted import is repeated by the next
 * one.
 *
 * @param beside the folder of the imported file
 * @throws saying why a photo cannot be had; nothing of the home is written then
 */
export async function writeHome(folder: string, plan: HomePlan, beside: string): Promise<string> {
  const file = homeFile(folder, plan.id);
  const home = path.dirname(file);
  const shown = new Set(plan.data["photos"] as string[] | undefined);
  const missing = Object.entries(plan.imported.photos).filter(
    ([, name]) => shown.has(name) && !existsSync(path.join(home, name)),
  );
  const photos: [name: string, bytes: Uint8Array][] = [];
  for (const [source, name] of missing) photos.push([name, await photoAt(source, beside)]);
  mkdirSync(home, { recursive: true });
  for (const [name, bytes] of photos) writeWhole(path.join(home, name), bytes);
  writeWhole(file, fileAfter(existsSync(file) ? readFileSync(file, "utf8") : undefined, plan));
  return file;
}

/** Records what an import has written. */
export const recordImported = (folder: string, plans: readonly HomePlan[]): void =>
  writeImported(folder, {
    ...readImported(folder),
    ...Object.fromEntries(plans.map(({ id, imported }) => [id, imported])),
  });

/** The table of prices and statuses of the studio, as it was saved last. */
export const pricesFile = (folder: string): string => path.join(folder, "prices.yaml");

const inReport = (value: unknown) =>
  typeof value === "number" ? value.toLocaleString("en-GB") : ((value ?? "nothing") as string);

/** What the table changes of a home. A home is not changed if something of it would be refused. */
function planTable(
  folder: string,
  id: string,
  changes: readonly PriceChange[],
  options: Pick<PlanOptions, "today" | "districts">,
): { plan?: HomePlan; leftOut: string[] } {
  const where = `properties/${id}`;
  const file = homeFile(folder, id);
  if (!existsSync(file)) return { leftOut: [`${where}: there is no such property any more`] };
  const data = parse(readFileSync(file, "utf8")) as HomeData;
  const values = new Map(
    changes.map(({ field, before, after }) => [field, { value: after, before: { value: before } }]),
  );
  const record = { where, reference: id, values, photos: [], problems: [] };
  const unused = { isFeed: false, overwrite: false, takenFiles: () => [] };
  const plan = planHome(record, { id, data }, id, { ...options, ...unused });
  const leftOut = [
    ...plan.problems,
    ...plan.kept.map(
      ({ heading, before, after }) =>
        `${where}: ${heading} was changed to ${inReport(before)} meanwhile, and stays so. The table has ${inReport(after)}`,
    ),
  ];
  return plan.problems.length > 0 || plan.changes.length === 0 ? { leftOut } : { plan, leftOut };
}

/** What applying the table does. */
interface AppliedTable {
  /** The files that are written. */
  files: string[];
  /** "properties/ontario-tower: price in AED: 1,500,000 → 1,450,000" */
  changes: string[];
  /** What is left out, with the reason. */
  leftOut: string[];
}

/**
 * Applies the studio's table of prices and statuses to the files of the homes, and empties it. A value that somebody has
 * changed since is kept.
 *
 * @param today in Dubai, as yyyy-mm-dd
 * @param write false to write nothing
 */
export async function applyTable(
  folder: string,
  today: string,
  write = true,
): Promise<AppliedTable> {
  const file = pricesFile(folder);
  const saved = existsSync(file) ? (parse(readFileSync(file, "utf8")) as { changes?: string }) : {};
  const given = readChanges(saved.changes);
  if (given.length === 0) return { files: [], changes: [], leftOut: [] };
  // The address of a home may have changed since the table was saved, and be that of another one by now.
  const renamed = renamedHomes(readHomes(folder).map(({ id, data }) => [id, data]));
  const homes = Map.groupBy(given, ({ home }) => renamed.get(home) ?? home);
  const places = parse(readFileSync(path.join(folder, "places.yaml"), "utf8")) as PlanOptions;
  const planned = [...homes].map(([id, own]) =>
    planTable(folder, id, own, { today, districts: places.districts }),
  );
  const plans = planned.flatMap(({ plan }) => plan ?? []);
  const files: string[] = [];
  if (write) {
    for (const plan of plans) files.push(await writeHome(folder, plan, folder));
    writeWhole(file, 'changes: ""\n');
    files.push(file);
  }
  return {
    files,
    changes: plans.flatMap(({ where, changes }) =>
      changes.map(
        ({ heading, before, after }) =>
          `${where}: ${heading}: ${inReport(before)} → ${inReport(after)}`,
      ),
    ),
    leftOut: planned.flatMap(({ leftOut }) => leftOut),
  };
}
