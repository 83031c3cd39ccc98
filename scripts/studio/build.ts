import { writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { translations } from "../../app/content/schema.ts";
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

/** How the CMS puts the languages of an entry where a summary says {{locales}}. */
const languagesOfEntry = /===`locales`\)return (\w+)\.sort\([^;]*?\)\.join\(`, `\);/;

/**
 * Says in the list which languages are missing. The CMS names those that an entry has; it has no tag for the
 * others, and its filters read fields of the English text alone.
 */
const missingLanguages: Plugin = {
  name: "missing-languages",
  transform(code, id) {
    if (!id.endsWith("@sveltia/cms/npm/index.js")) return undefined;
    if (!languagesOfEntry.test(code))
      throw new Error("The CMS writes the languages of an entry in another way than before.");
    const nameOf = new Intl.DisplayNames("en", { type: "language" });
    const names = JSON.stringify(translations.map((language) => [language, nameOf.of(language)]));
    return code.replace(
      languagesOfEntry,
      (_, has) =>
        `===\`locales\`)return ${names}.filter(([l])=>!${has}.includes(l)).map(([,n])=>n).join(\` and \`).replace(/.$/,\`$& missing\`)||\`all languages\`;`,
    );
  },
};

/** Builds the studio: the CMS with its fonts and icons, the configuration, and the headers. */
export async function buildStudio(): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, "studio"),
    logLevel: "warn",
    plugins: [withoutCodeLanguages, missingLanguages],
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
