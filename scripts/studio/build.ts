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

/** The code editor has 250 languages, each in a file. No field contains code. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? noLanguage : undefined),
  load: (id) => (id === noLanguage ? "export default []" : undefined),
};

/**
 * Changes the code of the CMS in one place.
 *
 * @param pattern matches the code, once
 * @param change returns the new code, from the match and its groups
 * @throws if an update of the CMS has no such code
 */
const changeCms = (
  name: string,
  pattern: RegExp,
  change: (...match: string[]) => string,
): Plugin => ({
  name,
  transform(code, id) {
    if (!id.endsWith("@sveltia/cms/npm/index.js")) return undefined;
    if ([...code.matchAll(new RegExp(pattern, "g"))].length !== 1)
      throw new Error(`The CMS has other code than before: ${name}`);
    return code.replace(pattern, change);
  },
});

const nameOf = new Intl.DisplayNames("en", { type: "language" });
const names = JSON.stringify(translations.map((language) => [language, nameOf.of(language)]));

/**
 * Shows the missing languages in the list, where a summary has {{locales}}. The CMS has a tag for existing
 * languages only, and its filters read fields of the English text only.
 */
const missingLanguages = changeCms(
  "missing-languages",
  /===`locales`\)return (\w+)\.sort\([^;]*?\)\.join\(`, `\);/,
  (_, has) =>
    `===\`locales\`)return ${names}.filter(([l])=>!${has}.includes(l)).map(([,n])=>n).join(\` and \`).replace(/.$/,\`$& missing\`)||\`all languages\`;`,
);

/**
 * Marks missing fields while a language is disabled. In its row of languages the CMS throws there: a disabled
 * language has no fields to check, and the marks of the other languages are not drawn.
 */
const disabledLanguages = changeCms(
  "disabled-languages",
  /Object\.values\((\w+\(\w+\)\[\w+\])\)(\.some\(\(\{valid:\w+\}\)=>)/,
  (_, checked, test) => `Object.values(${checked}??{})${test}`,
);

/** Builds the studio: the CMS with its fonts and icons, the configuration, and the headers. */
export async function buildStudio(): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, "studio"),
    logLevel: "warn",
    plugins: [withoutCodeLanguages, missingLanguages, disabledLanguages],
    build: {
      outDir: studioFolder,
      emptyOutDir: true,
      // The content-security policy blocks assets that are inlined as data: URLs.
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
