import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin, type Rolldown } from "vite";
import { root } from "./run.mjs";

const own = (file: string) => path.join(root, file);

/**
 * Lets Node load the compiled content, JSON files and what `npm run content` itself runs. A bundler would parse and
 * rewrite it, which takes half a minute and two gigabytes for 2,000 homes.
 */
const loadedByNode: Plugin = {
  name: "loaded-by-node",
  enforce: "pre",
  async resolveId(source, importer) {
    const [, name] = /^#(content|search-index)$/.exec(source) ?? [];
    if (name) {
      const file = own(`.content/${name === "content" ? "index" : name}.js`);
      return { id: pathToFileURL(file).href, external: true };
    }
    if (!importer) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (resolved?.id.startsWith(own("scripts/content/")))
      return { id: pathToFileURL(resolved.id).href, external: true };
    return resolved?.id.endsWith(".json") ? `\0${resolved.id}.js` : resolved;
  },
  load(id) {
    const [, file] = /^\0(.*\.json)\.js$/.exec(id) ?? [];
    return file === undefined
      ? null
      : `import { readFileSync } from "node:fs";
export default JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8"));`;
  },
};

// React's development build makes a document in three times as long.
process.env.NODE_ENV ??= "production";

/**
 * Imports a module that uses modules of the site, whose imports Vite has to resolve.
 *
 * @param file the path from the project's root
 * @returns the exports
 */
export async function importSiteModule<Exports>(file: string): Promise<Exports> {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: "error",
    plugins: [loadedByNode, tailwindcss({ optimize: false })],
    resolve: { tsconfigPaths: true },
    build: {
      ssr: own(file),
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  // Node resolves packages from the folder of the file.
  const bundle = own(`.cache/${path.basename(file, ".ts")}.${process.pid}.mjs`);
  mkdirSync(path.dirname(bundle), { recursive: true });
  writeFileSync(bundle, output[0].code);
  try {
    return (await import(pathToFileURL(bundle).href)) as Exports;
  } finally {
    rmSync(bundle);
  }
}
