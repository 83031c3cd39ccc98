// Node runs this module without a build, to generate the index, so its imports have file extensions.
import type { Options } from "minisearch";
import { wordVariants, tokensOf } from "./normalize.ts";

export type DocumentKind = "property" | "project" | "area" | "article";

export interface SearchDocument {
  /** The kind and the id of the entry: "property/ontario-tower". */
  id: string;
  names: string;
  view: string;
  text: string;
}

export const documentId = (kind: DocumentKind, id: string): string => `${kind}/${id}`;

/** How texts are split into terms. The index is generated and read with the same options. */
export const indexOptions: Options<SearchDocument> = {
  fields: ["names", "view", "text"],
  tokenize: (text) =>
    tokensOf(text)
      .filter(({ kind }) => kind !== "symbol")
      .map(({ normalized }) => normalized),
  processTerm: (term) => wordVariants(term),
};
