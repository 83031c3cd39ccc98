import { captionsOf } from "../../app/content/schema/property.ts";
import type { EntryData } from "./entry-files";
import { newFileName } from "./new-files";

/** A caption with the name of its photo, or the address of a new one. */
export interface Captioned {
  photo: string;
  caption: string;
}

type Stored = string | Captioned;

/**
 * Captions by the photos of a form. The photos of a duplicate are new files, and its captions name those of the first
 * entry.
 */
export const captionsByPhoto = (
  photos: readonly string[],
  captions: readonly unknown[],
): Stored[] =>
  (captions as Stored[]).map((one) => {
    if (typeof one === "string" || photos.includes(one.photo)) return one;
    const copied = photos.find((photo) => newFileName(photo) === one.photo);
    return copied ? { ...one, photo: copied } : one;
  });

/** The caption of each photo of a form, in their order. */
export const captionsOfPhotos = (
  photos: readonly string[],
  captions: readonly unknown[],
): (string | undefined)[] => captionsOf(photos, captionsByPhoto(photos, captions));

/** An entry of the CMS, an Immutable Map. */
interface StoredEntry {
  toJS(): object;
  setIn(path: readonly string[], value: unknown): this;
  deleteIn(path: readonly string[]): this;
}

/**
 * Forgets the captions of removed photos in the languages that are not on the screen.
 *
 * @returns the changed entry; undefined if there is nothing to forget
 */
export function withoutLostCaptions<Entry extends StoredEntry>(entry: Entry): Entry | undefined {
  const { data, i18n } = entry.toJS() as EntryData;
  const { photos } = data as { photos?: string[] };
  if (!photos) return undefined;
  let changed: Entry | undefined;
  for (const [language, texts] of Object.entries(i18n)) {
    const { photoCaptions: captions } = texts.data as { photoCaptions?: (string | Captioned)[] };
    if (!Array.isArray(captions)) continue;
    const kept = captionsByPhoto(photos, captions).filter(
      (one) => typeof one === "string" || photos.includes(one.photo),
    );
    if (kept.length < captions.length)
      changed = (changed ?? entry).setIn(["i18n", language, "data", "photoCaptions"], kept);
  }
  return changed;
}

/**
 * Leaves out the empty lists of translations: below them, the CMS keeps the English entries that it copied, and would show
 * those when the form is opened again.
 *
 * @returns the changed entry; undefined if there is nothing to leave out
 */
export function withoutEmptyLists<Entry extends StoredEntry>(entry: Entry): Entry | undefined {
  const { i18n } = entry.toJS() as EntryData;
  const empty = Object.entries(i18n).flatMap(([language, { data }]) =>
    ["amenities", "photoCaptions"]
      .filter((name) => name in data && (data[name] as string | unknown[] | null)?.length === 0)
      .map((name) => ["i18n", language, "data", name]),
  );
  return empty.length > 0
    ? empty.reduce((changed, place) => changed.deleteIn(place), entry)
    : undefined;
}
