import path from "node:path";
import { root } from "../run.mjs";
import { contentFolder } from "./read.ts";

/** Problems of the content, as messages for the staff, one line each. */
export class ContentProblems extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/**
 * The name of a file in messages: "properties/ontario-tower/03.jpg", or its path outside of the content.
 */
export function nameInMessages(file: string, folder = contentFolder): string {
  const inContent = path.relative(folder, file);
  const name = inContent.startsWith("..") ? path.relative(root, file) : inContent;
  return name.replaceAll(path.sep, "/");
}

/** The error for a picture with a valid header and damaged data. */
export const damaged = (file: string, folder?: string): string =>
  `${nameInMessages(file, folder)}: the picture is damaged. Save it again, or take another`;
