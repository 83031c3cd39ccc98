import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { root } from "./run.mjs";

/**
 * Lets Node import the compiled content. Vite would parse and rewrite it, which takes half a minute and more than a
 * gigabyte for 2,000 homes.
 */
const contentByNode: Plugin = {
  name: "content-by-node",
  enforce: "pre",
  resolveId(source) {
    const [, name] = /^#(content|search-index)$/.exec(source) ?? [];
    const file = name === "content" ? "index" : name;
    return file === undefined
      ? undefined
      : { id: pathToFileURL(path.join(root, `.content/${file}.js`)).href, external: true };
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
  const { module } = await runnerImport<Exports>(path.join(root, file), {
    configFile: false,
    root,
    plugins: [contentByNode],
    resolve: { tsconfigPaths: true },
  });
  return module;
}
