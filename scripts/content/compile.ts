import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import MiniSearch from "minisearch";
import {
  documentId,
  indexOptions,
  type SearchDocument,
} from "../../app/features/search/index-options.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { root } from "../run.mjs";
import { changesOf } from "./changes.ts";
import type { Files } from "./read.ts";
import { transformContent } from "./transform.ts";

type Content = ReturnType<typeof transformContent>;

/** All texts in data of any shape, without placeholders. */
function textsOf(data: unknown): string[] {
  if (typeof data === "string") return [data.replaceAll(/\{\w+\}/g, " ")];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(textsOf);
}

const joined = (...data: readonly unknown[]) => [...new Set(data.flatMap(textsOf))].join("\n");

/** The texts of an entry in all languages, for searches in any of them. */
const inAll = <Text>(texts: { en: Text; it?: Text; ar?: Text }): Text[] =>
  [texts.en, texts.it, texts.ar].filter((text) => text !== undefined);

function searchDocuments({
  properties,
  projects,
  areas,
  articles,
  places,
}: Pick<Content, "properties" | "projects" | "areas" | "articles" | "places">): SearchDocument[] {
  const placeNames = (...ids: string[]) =>
    places
      .filter(({ id }) => ids.includes(id))
      .map(({ name, it, ar, alsoCalled = [] }) => [name, it, ar, ...alsoCalled]);
  const areaNames = (areaId: string) =>
    areas
      .filter(({ id }) => id === areaId)
      .map(({ texts, alsoCalled = [] }) => [inAll(texts).map(({ name }) => name), alsoCalled]);
  return [
    ...properties.map(({ id, place, district, area, texts }) => {
      const all = inAll(texts);
      return {
        id: documentId("property", id),
        names: joined(
          all.map(({ title }) => title),
          placeNames(place, district),
          areaNames(area),
        ),
        view: joined(all.map(({ view }) => view)),
        text: joined(all.map(({ title: _title, view: _view, ...text }) => text)),
      };
    }),
    ...projects.map(({ id, title, place, texts }) => ({
      id: documentId("project", id),
      names: joined(title, placeNames(place)),
      view: "",
      text: joined(inAll(texts)),
    })),
    ...areas.map(({ id, texts, alsoCalled = [] }) => {
      const all = inAll(texts);
      return {
        id: documentId("area", id),
        names: joined(
          all.map(({ name }) => name),
          alsoCalled,
        ),
        view: "",
        text: joined(
          all.map(({ description, dwellings, transport, suits, morning, evening }) => [
            description,
            dwellings,
            transport,
            suits,
            morning,
            evening,
          ]),
        ),
      };
    }),
    ...articles.map(({ id, texts }) => ({
      id: documentId("article", id),
      names: joined(inAll(texts).map(({ title }) => title)),
      view: "",
      text: joined(inAll(texts)),
    })),
  ];
}

/** The index of texts for the search, as JSON for MiniSearch. */
function indexOf(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}

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
