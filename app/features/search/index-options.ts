// Node reads this module without a build, to make the index: its imports name files.
import type { Options } from "minisearch";
import { formsOf, tokensOf } from "./fold.ts";

/** What a document of the index is about. */
export type DocumentKind = "property" | "project" | "area" | "article";

/** A document of the index: the texts of one entry in all languages. */
export interface SearchDocument {
  /** The kind and the id of the entry: "property/ontario-tower". */
  id: string;
  /** Title, place and area. */
  names: string;
  /** What a property looks out on. */
  view: string;
  /** Everything else. */
  text: string;
}

export const documentId = (kind: DocumentKind, id: string): string => `${kind}/${id}`;

/** How texts become terms. The index is made and read with the same options. */
export const indexOptions: Options<SearchDocument> = {
  fields: ["names", "view", "text"],
  tokenize: (text) =>
    tokensOf(text)
      .filter(({ kind }) => kind !== "sign")
      .map(({ folded }) => folded),
  processTerm: (term) => formsOf(term),
};
