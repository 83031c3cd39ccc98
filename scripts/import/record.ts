/** The data of a home's file, before its validation. */
export type HomeData = Readonly<Record<string, unknown>>;

/** A value that a file has for a field of a home. */
export interface Given {
  /** undefined if the field is to be empty. */
  value: unknown;
  /** The value of the field when the file was exported, if it says so. */
  before?: { value: unknown };
  /** Whether a home has this already, although its value differs: a converted price, or an area in other units. */
  isSame?: (home: HomeData) => boolean;
}

/** A home of a file that is imported. */
export interface HomeRecord {
  /** "row 4" */
  where: string;
  /** The reference number of the firm, or the short name of a home. */
  reference: string;
  /** By the key of their column. */
  values: ReadonlyMap<string, Given>;
  /** Values of a new home that the file does not have itself. */
  initial?: ReadonlyMap<string, Given>;
  /** Addresses of photos, or a folder beside the file. */
  photos: readonly string[];
  /** "row 4, column “price in AED”: …" */
  problems: readonly string[];
}

export interface ImportFile {
  records: readonly HomeRecord[];
  /** Problems and remarks about the file as a whole. */
  notes: readonly string[];
  /** Whether it is a feed of another program, which has all of its homes. */
  isFeed: boolean;
}

/** The value at a path: "permit.number". */
export const valueAt = (home: HomeData | undefined, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], home);
