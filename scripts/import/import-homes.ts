import { readFileSync } from "node:fs";
import path from "node:path";
import { parseCsv, writeCsv } from "hucre/csv";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { parse } from "yaml";
import { beforeEnding, columns, priceColumns, type ImportFile, valueAt } from "./columns.ts";
import { readKyero } from "./kyero.ts";
import { type Home, type HomePlan, idFor, planHome, type PlanOptions } from "./plan.ts";
import { filesOfHome, readHomes, withPhotoFiles } from "./store.ts";
import { readTable } from "./table.ts";

/** The text of a file in UTF-8 or UTF-16, or in the encoding of Excel’s CSV files on Windows. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Reads the homes of a CSV or Excel file, or of a feed in Kyero's format.
 *
 * @param rate dirhams per euro
 */
export async function readImportFile(file: string, rate?: number): Promise<ImportFile> {
  const bytes = readFileSync(file);
  const kind = path.extname(file).toLowerCase();
  if (kind === ".xlsx") {
    const { sheets } = await readXlsx(bytes);
    return readTable(sheets[0]?.rows ?? []);
  }
  const text = decode(bytes).replace(/^\uFEFF/, "");
  return kind === ".xml" || text.trimStart().startsWith("<")
    ? readKyero(text, rate)
    : readTable(parseCsv(text));
}

const bare = (text: unknown) => (typeof text === "string" ? text.trim().toLowerCase() : "");

/** The home with a reference number, otherwise with that short name. */
const homeOf = (homes: readonly Home[], reference: string) =>
  homes.find(({ data }) => bare(data["reference"]) === bare(reference)) ??
  homes.find(({ id }) => id === bare(reference));

interface ImportPlan {
  plans: HomePlan[];
  notes: string[];
}

/**
 * Plans the import of a file, without writing anything.
 *
 * @param folder of the content
 * @param beside the folder of the file
 */
export function planImport(
  { records, notes, isFeed }: ImportFile,
  {
    folder,
    beside,
    ...options
  }: Omit<PlanOptions, "districts" | "takenFiles" | "isFeed"> & {
    folder: string;
    beside: string;
  },
): ImportPlan {
  const homes = readHomes(folder);
  const places = parse(readFileSync(path.join(folder, "places.yaml"), "utf8")) as Pick<
    PlanOptions,
    "districts"
  >;
  const taken = new Set(homes.map(({ id }) => id));
  const rows = new Map<string, string>();
  const plans = records.map((record) => {
    const home = homeOf(homes, record.reference);
    const first = rows.get(bare(record.reference));
    rows.set(bare(record.reference), first ?? record.where);
    const { value: title = "" } = record.values.get("title") ?? record.initial?.get("title") ?? {};
    const id = home?.id ?? idFor(String(title), taken);
    taken.add(id);
    const isRepeated = first !== undefined && record.reference !== "";
    const problems = isRepeated
      ? [...record.problems, `${record.where}: ${record.reference} is in ${first} too`]
      : record.problems;
    return planHome(withPhotoFiles({ ...record, problems }, beside), home, id, {
      ...options,
      isFeed,
      districts: places.districts,
      takenFiles: (one) => filesOfHome(folder, one),
    });
  });
  const missing = isFeed
    ? homes.filter(
        ({ id, imported, data }) =>
          imported && data["status"] !== "withdrawn" && !plans.some((plan) => plan.id === id),
      )
    : [];
  return {
    plans,
    notes: [
      ...notes,
      ...(missing.length > 0
        ? [
            `Imported earlier, and not in this feed any more: ${missing.map(({ id }) => id).join(", ")}. Withdraw them in the studio if they are not offered`,
          ]
        : []),
    ],
  };
}

const columnOf = (key: string) => {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`There is no column ${key}.`);
  return column;
};

/** A table as a CSV or Excel file, by the ending of its name. */
export async function tableFile(
  name: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<string | Uint8Array> {
  if (path.extname(name).toLowerCase() !== ".xlsx")
    return writeCsv(
      rows.map((row) => [...row]),
      { bom: true, quoteStyle: "all" },
    );
  const [headings = []] = rows;
  return writeXlsx({
    sheets: [
      {
        name: "Homes",
        columns: headings.map(() => ({ width: 22 })),
        rows: rows.map((row) => [...row]),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** The headings of a table with a column for each field: first those that name a home. */
export function template(): string[][] {
  const names = ["reference", "title"];
  const others = columns.filter(({ key }) => !names.includes(key));
  return [[...names.map(columnOf), ...others].map(({ heading }) => heading)];
}

const cell = (home: Home, key: string) => (valueAt(home.data, key) ?? "") as string | number;

/** The status and the price of each home, with their values now, by which the import recognises later edits. */
export function priceTable(homes: readonly Home[]): (string | number)[][] {
  const priced = priceColumns.map((key) => columnOf(key));
  return [
    [
      ...["reference", "title"].map((key) => columnOf(key).heading),
      ...priced.map(({ heading }) => heading),
      ...priced.map(({ heading }) => `${heading}${beforeEnding}`),
    ],
    ...homes.map((home) => [
      cell(home, "reference") || home.id,
      cell(home, "title"),
      ...priced.map(({ key }) => cell(home, key)),
      ...priced.map(({ key }) => cell(home, key)),
    ]),
  ];
}

export { readHomes, recordImported, writeHome } from "./store.ts";
