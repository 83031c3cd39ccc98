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

interface ReadPicture extends Size {
  /** The id that its blob has in git: the CMS knows the stored ones by it. */
  id: string;
}

async function blobId(file: ArrayBuffer): Promise<string> {
  const blob = new Blob([`blob ${file.byteLength}\0`, file]);
  const digest = await crypto.subtle.digest("SHA-1", await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function readPicture(address: string): Promise<ReadPicture> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const file = await fetch(address);
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { width, height, id: await blobId(await file.arrayBuffer()) };
}

/** The new pictures; undefined while one is read, null if the file is no picture. */
const read = new Map<string, ReadPicture | null | undefined>();

async function remember(address: string, whenRead: () => void): Promise<void> {
  read.set(address, undefined);
  read.set(address, await readPicture(address).catch(() => null));
  whenRead();
}

function pictureAt(address: string, whenRead: () => void): ReadPicture | null | undefined {
  if (!read.has(address)) void remember(address, whenRead);
  return read.get(address);
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

const idsOf = ({ mediaFiles = [] }: FormWithFiles) =>
  new Map(mediaFiles.map((file) => [file.path, file.id]));

/** The photos and pictures of a listing that are another one again, whatever the files are called. */
export function repeatedPictures(kind: CheckedKind, form: FormWithFiles, today: string): Finding[] {
  const { photos = [], pictures = [] } = form.data as {
    photos?: unknown[];
    pictures?: { picture?: unknown }[];
  };
  const files = [
    ...photos.map((file, index) => [["photos", index], file] as const),
    ...pictures.map(({ picture }, index) => [["pictures", index, "picture"], picture] as const),
  ];
  const stored = idsOf(form);
  const first = new Map<string, readonly PropertyKey[]>();
  const nameOf = (path: readonly PropertyKey[]) =>
    fieldName(schemaOf(kind, today), path.slice(0, 2));
  return files.flatMap(([path, file]) => {
    if (typeof file !== "string" || file === "") return [];
    const id = read.get(file)?.id ?? stored.get(folderOf(kind, form.path ?? "") + file) ?? file;
    const before = first.get(id);
    if (!before) first.set(id, path);
    return before
      ? [{ path, text: `${nameOf(path)} is ${nameOf(before)} again: remove one of them` }]
      : [];
  });
}

/**
 * The pictures that are too small, and new ones that are not read yet.
 *
 * @param whenRead is called when the size of a picture is known later
 */
export function smallPictures(
  kind: CheckedKind,
  form: FormWithFiles,
  today: string,
  whenRead: () => void,
): Finding[] {
  const { data, i18n, path: entry = "" } = form;
  const bodies = Object.entries(i18n).map(([language, texts]) => [
    language,
    { body: texts.data["body"] },
  ]);
  const { small = {} } = known();
  const ids = idsOf(form);
  return filesIn({ ...data, ...Object.fromEntries(bodies) }).flatMap(([path, file]) => {
    if (/\.(svg|pdf|mp4|webm|vtt)$/i.test(newFileName(file) ?? "")) return [];
    const name = path.at(-1) === "body" ? "picture in the text" : undefined;
    const finding = (text: string) => [
      { path, text: `${name ?? fieldName(schemaOf(kind, today), path)} ${text}` },
    ];
    const stored = ids.get(folderOf(kind, entry) + file) ?? "";
    const size = isNewFile(file) ? pictureAt(file, whenRead) : (small[stored] ?? null);
    if (size === undefined) return finding("is still being measured: wait a moment");
    const problem = size && sizeProblem(size, minimumOf(path.at(-1)));
    return problem ? finding(problem) : [];
  });
}
