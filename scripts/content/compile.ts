import { writeFileSync } from "node:fs";
import path from "node:path";
import { createBuilder } from "@content-collections/core";
import { root } from "../run.mjs";
import { writeSearchIndex } from "./search-index.ts";

const output = path.join(root, ".content-collections/generated");

/**
 * Compiles the files of app/content to the module that pages import as `#content`.
 *
 * @throws if a file does not match the schema: `contentProblems` explains why
 */
export async function compileContent(): Promise<void> {
  const builder = await createBuilder(path.join(root, "content-collections.ts"));
  const errors: string[] = [];
  builder.on("_error", ({ error }) => errors.push(error.message));
  await builder.build();
  if (errors.length > 0) throw new Error(errors.join("\n"));
  // The tests' runtime reads the module type in the nearest package.json. With the project's, it would
  // treat React's CommonJS as ES modules (scripts/build.mjs).
  writeFileSync(path.join(output, "package.json"), JSON.stringify({ type: "module" }));
  await writeSearchIndex(output);
}
