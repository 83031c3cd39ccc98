import path from "node:path";
import { root } from "../run.mjs";
import { contentFolder } from "./read.ts";

/** What is wrong with what the firm edits, in words for those who edit it, one line for each problem. */
export class ContentProblems extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** How a message names a file: "properties/ontario-tower/03.jpg", or its path if it is no content. */
export function nameInMessages(file: string, folder = contentFolder): string {
  const inContent = path.relative(folder, file);
  const name = inContent.startsWith("..") ? path.relative(root, file) : inContent;
  return name.replaceAll(path.sep, "/");
}

/** Says that a picture's header can be read and the rest of it cannot. */
export const damaged = (file: string, folder?: string): string =>
  `${nameInMessages(file, folder)}: the picture is damaged. Save it again, or take another`;
