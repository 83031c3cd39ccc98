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
import { type CheckedKind, type EntryData, isNewFile, schemaOf } from "./entry-files";

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

/** The sizes of pictures in pixels; undefined while one is read, null if the file is no picture. */
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

/** The new files of a form with their paths. */
function newFilesIn(value: unknown, path: readonly PropertyKey[] = []): [PropertyKey[], string][] {
  if (isNewFile(value)) return [[[...path], value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    newFilesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const minimumOf = (field: PropertyKey | undefined): Size => {
  if (field === "photograph") return smallestPortrait;
  return field === "signature" ? smallestSignature : smallest;
};

/**
 * The new pictures that are too small.
 *
 * @param whenRead is called when the size of a picture is known later
 */
export const smallPictures = (
  kind: CheckedKind,
  { data }: EntryData,
  today: string,
  whenRead: () => void,
): Finding[] =>
  newFilesIn(data).flatMap(([path, address]) => {
    if (/\.(svg|pdf|mp4|webm|vtt)$/i.test(newFileName(address) ?? "")) return [];
    const size = sizeOf(address, whenRead);
    const problem = size && sizeProblem(size, minimumOf(path.at(-1)));
    return problem ? [{ path, text: `${fieldName(schemaOf(kind, today), path)} ${problem}` }] : [];
  });
