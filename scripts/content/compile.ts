import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { officeDay } from "../../app/format/office-time.ts";
import { root } from "../run.mjs";
import { changesOf } from "./changes.ts";
import type { Files } from "./read.ts";
import { indexOf, searchDocuments } from "./search-index.ts";
import { transformContent } from "./transform.ts";

/** The folder of the modules that pages import as `#content` and `#search-index`. */
const output = path.join(root, ".content");

/** What decides on the index besides the texts. */
const indexers = [
  "app/features/search/index-options.ts",
  "app/features/search/normalize.ts",
  "app/format/clean-text.ts",
  "package-lock.json",
];

/** The module of the index. It takes 5 s for 2,000 homes, so the same texts keep the one that is there. */
function searchModule(content: Parameters<typeof searchDocuments>[0]): string {
  const documents = searchDocuments(content);
  const hash = createHash("sha256").update(JSON.stringify(documents));
  for (const name of indexers) hash.update(readFileSync(path.join(root, name)));
  const stamp = `// ${hash.digest("hex")}\n`;
  const file = path.join(output, "search-index.js");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  return before.startsWith(stamp)
    ? before
    : `${stamp}export const searchIndex = ${JSON.stringify(indexOf(documents))};\n`;
}

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
    "search-index.js": searchModule(content),
    "search-index.d.ts": "export declare const searchIndex: string;\n",
    // The tests' runtime reads the module type in the nearest package.json. With the project's, it would treat
    // React's CommonJS as ES modules (scripts/build.mjs).
    "package.json": JSON.stringify({ type: "module", sideEffects: false }),
  };
  mkdirSync(output, { recursive: true });
  for (const [name, text] of Object.entries(modules)) {
    const file = path.join(output, name);
    // A build or a check may be reading what is there.
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    writeFileSync(`${file}.${process.pid}.part`, text);
    renameSync(`${file}.${process.pid}.part`, file);
  }
}
