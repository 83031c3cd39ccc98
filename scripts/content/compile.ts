import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { officeDay } from "../../app/format/office-time.ts";
import { changesOf } from "./changes.ts";
import type { Files } from "./read.ts";
import { searchIndexOf } from "./search-index.ts";
import { transformContent } from "./transform.ts";

/** The folder of the modules that pages import as `#content` and `#search-index`. */
const output = path.resolve(import.meta.dirname, "../../.content");

export function compileContent(files: Files): void {
  const content = transformContent(files, changesOf(files, officeDay(new Date())));
  const names = Object.keys(content);
  const modules = {
    ...Object.fromEntries(
      Object.entries(content).map(([name, value]) => [
        `${name}.js`,
        `export const ${name} = ${JSON.stringify(value, undefined, 2)};\n`,
      ]),
    ),
    "index.js": names.map((name) => `export { ${name} } from "./${name}.js";\n`).join(""),
    "index.d.ts": `import type { transformContent } from "../scripts/content/transform.ts";

type Content = ReturnType<typeof transformContent>;
${names.map((name) => `export declare const ${name}: Content["${name}"];\n`).join("")}`,
    "search-index.js": `export const searchIndex = ${JSON.stringify(searchIndexOf(content))};\n`,
    "search-index.d.ts": "export declare const searchIndex: string;\n",
    // The tests' runtime reads the module type in the nearest package.json. With the project's, it would treat
    // React's CommonJS as ES modules (scripts/build.mjs).
    "package.json": JSON.stringify({ type: "module", sideEffects: false }),
  };
  mkdirSync(output, { recursive: true });
  for (const [name, text] of Object.entries(modules)) {
    const file = path.join(output, name);
    // A build or a check may be reading what is unchanged.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
