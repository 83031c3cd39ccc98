import { writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { root } from "../run.mjs";
import { readSettings, studioConfig } from "./config.ts";
import { headersFile } from "./headers.ts";

/** The built studio: static files only. */
export const studioFolder = path.join(root, "build/studio");

const noLanguage = "\0no-code-language";

/** The editor of code colours 250 languages, each a file of its own. No field of the content holds code. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? noLanguage : undefined),
  load: (id) => (id === noLanguage ? "export default []" : undefined),
};

/** Builds the studio: the CMS with its fonts and icons, the configuration, and the headers. */
export async function buildStudio(): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, "studio"),
    logLevel: "warn",
    plugins: [withoutCodeLanguages],
    build: {
      outDir: studioFolder,
      emptyOutDir: true,
      // The content-security policy refuses an asset that is inlined as a data: address.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 4096,
    },
  });
  const files = {
    "config.json": JSON.stringify(studioConfig(readSettings())),
    "robots.txt": "User-agent: *\nDisallow: /\n",
    _headers: headersFile(),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(studioFolder, name), text);
}
