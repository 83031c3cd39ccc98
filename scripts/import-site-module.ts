import path from "node:path";
import { runnerImport } from "vite";
import { root } from "./run.mjs";

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
    resolve: { tsconfigPaths: true },
  });
  return module;
}
