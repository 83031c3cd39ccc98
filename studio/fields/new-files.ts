/** Files that were added to a form, and are not saved yet: their values are addresses of the browser. */
import {
  type Finding,
  fieldName,
  type Size,
  sizeProblem,
  smallest,
  smallestPortrait,
  smallestSignature,
} from "../../scripts/content/explain.ts";
import { type CheckedKind, type EntryData, isNewFile, known, schemaOf } from "./entry-files";

const names = new Map<string, string>();

/** Remembers the name of each file that the CMS makes an address for. A duplicate has the files of the first entry. */
export function rememberNewFiles(): void {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const address = create(object);
    if (object instanceof File) names.set(address, object.name);
    return address;
  };
}

/** The name of a new file; undefined for other values. */
export const newFileName = (address: string): string | undefined => names.get(address);

/** The sizes of new pictures in pixels; undefined while one is read, null if the file is no picture. */
const sizes = new Map<string, Size | null | undefined>();

function sizeOf(address: string, whenRead: () => void): Size | null | undefined {
  if (sizes.has(address)) return sizes.get(address);
  sizes.set(address, undefined);
  const picture = new Image();
  const read = (size: Size | null) => {
    sizes.set(address, size);
    whenRead();
  };
  picture.addEventListener("load", () =>
    read({ width: picture.naturalWidth, height: picture.naturalHeight }),
  );
  picture.addEventListener("error", () => read(null));
  picture.src = address;
  return undefined;
}

/** The pictures in an article's text. */
const inText = /(?<=!\[[^\]]*\]\()[^)\s]+/g;

/** The texts of a form that may be files, with their paths. */
function filesIn(value: unknown, path: readonly PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === "string")
    return (path.at(-1) === "body" ? (value.match(inText) ?? []) : [value]).map((file) => [
      [...path],
      file,
    ]);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    filesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const minimumOf = (field: PropertyKey | undefined): Size => {
  if (field === "photograph") return smallestPortrait;
  return field === "signature" ? smallestSignature : smallest;
};

/** A form with the files of its folder. */
export interface FormWithFiles extends EntryData {
  /** The file of the entry: "app/content/areas/jumeirah/area.yaml". */
  path?: string;
  mediaFiles?: readonly { id: string; path: string }[];
}

/** The folder of an entry's files. */
const folderOf = (kind: CheckedKind, path: string) =>
  kind === "company" ? "app/content/people/" : path.replace(/[^/]*$/, "");

/**
 * The pictures that are too small, and new ones whose size is not known yet.
 *
 * @param whenRead is called when the size of a picture is known later
 */
export function smallPictures(
  kind: CheckedKind,
  { data, i18n, path: entry = "", mediaFiles = [] }: FormWithFiles,
  today: string,
  whenRead: () => void,
): Finding[] {
  const bodies = Object.entries(i18n).map(([language, texts]) => [
    language,
    { body: texts.data["body"] },
  ]);
  const { small = {} } = known();
  const ids = new Map(mediaFiles.map((file) => [file.path, file.id]));
  return filesIn({ ...data, ...Object.fromEntries(bodies) }).flatMap(([path, file]) => {
    if (/\.(svg|pdf|mp4|webm|vtt)$/i.test(newFileName(file) ?? "")) return [];
    const name = path.at(-1) === "body" ? "picture in the text" : undefined;
    const finding = (text: string) => [
      { path, text: `${name ?? fieldName(schemaOf(kind, today), path)} ${text}` },
    ];
    const stored = ids.get(folderOf(kind, entry) + file) ?? "";
    const size = isNewFile(file) ? sizeOf(file, whenRead) : (small[stored] ?? null);
    if (size === undefined) return finding("is still being measured: wait a moment");
    const problem = size && sizeProblem(size, minimumOf(path.at(-1)));
    return problem ? finding(problem) : [];
  });
}
