import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compileContent } from "./scripts/content/compile.ts";
import { contentFolder } from "./scripts/content/read.ts";
import { readContent } from "./scripts/content/validate.ts";
import { run } from "./scripts/run.mjs";

const isOwnModule = /\/app\/.*\.(tsx?|css)$/;

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** A module and all that it imports. */
function withImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    withImports(imported, modules, found);
  return found;
}

/** The entries of every page. */
const everyPage = ["entry.client.tsx", "root.tsx"].map((name) =>
  path.join(import.meta.dirname, "app", name),
);

const needsStylesheet = (id: string, modules: Modules) =>
  [...withImports(id, modules)].some((imported) => imported.endsWith(".css"));

/** The entries that import a module, directly or not. */
function entriesOf(id: string, modules: Modules, found = new Set<string>()): string[] {
  if (found.has(id)) return [];
  found.add(id);
  const { isEntry = false, importers = [] } = modules.getModuleInfo(id) ?? {};
  return isEntry ? [id] : importers.flatMap((importer) => entriesOf(importer, modules, found));
}

/** The forms of enquiries, which the list and the articles do not have. */
const isOfForms =
  /\/app\/(features\/(enquiries\/(?!contact-|turnstile-)|invest\/request-section)|ui\/error-summary)/;

/** Code of many pages, but not of the heaviest: a home has no carousel, and calculations have fields but no form. */
const someOf: Readonly<Record<string, RegExp>> = {
  carousel:
    /\/app\/(ui\/carousel|hooks\/(use-carousel|use-swiper|scroll-row)|features\/invest\/(payment-plan|price-list|showcase-parts|project-(card|units)))/,
  field: /\/app\/(ui\/field|listings\/listing-video)\.tsx/,
};

const groupOf = (id: string) =>
  Object.entries(someOf).find(([, pattern]) => pattern.test(id))?.[0] ?? null;

/** With 4 or 5, the home page and the forms load 1.5 kB more code of other pages; with 6, a project 0.5 kB. */
const minPages = 7;

/**
 * Whether a module is in a file with others: many small files compress worse. Modules of pages that need a
 * stylesheet are not, so that a page loads only its styles.
 */
const isShared = (id: string, modules: Modules) =>
  everyPage.some((entry) => withImports(entry, modules).has(id)) ||
  (!needsStylesheet(id, modules) && entriesOf(id, modules).length >= minPages);

/** Compiles the content again when a file of it changes. Before a build, scripts/build.mjs compiles it. */
const content: Plugin = {
  name: "content",
  apply: "serve",
  configureServer({ watcher, config: { logger } }) {
    watcher.on("all", async (_, file) => {
      if (!file.startsWith(contentFolder) || !/\.(yaml|md)$/.test(file)) return;
      const { files, problems } = await readContent(contentFolder, null);
      if (problems.length > 0) logger.error(problems.join("\n"));
      else {
        // A preview has the photos of new homes.
        if (process.env["DRAFTS"] === "on") run("node", ["scripts/make-content.ts", "--pictures"]);
        compileContent(files);
      }
    });
  },
};

/** Folders of public/ with generated files, which nothing changes in place. */
const generatedFolders = new Set(["pictures", "share", "brochures"]);

function link(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    // Another file system.
    copyFileSync(file, copy);
  }
}

/** Puts public/ into the build. Vite copies each file: gigabytes for 2,000 homes, which are linked instead. */
const publicFiles: Plugin = {
  name: "public-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  config: () => ({ environments: { client: { build: { copyPublicDir: false } } } }),
  writeBundle({ dir = "" }) {
    const { publicDir } = this.environment.config;
    const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true });
    const folders = new Set(entries.map(({ parentPath }) => path.relative(publicDir, parentPath)));
    for (const folder of folders) mkdirSync(path.join(dir, folder), { recursive: true });
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const folder = path.relative(publicDir, parentPath);
      const isGenerated = generatedFolders.has(folder.split(path.sep)[0] ?? "");
      (isGenerated ? link : copyFileSync)(
        path.join(parentPath, name),
        path.join(dir, folder, name),
      );
    }
  },
};

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // wrangler.toml refers to the build's output; the build starts here.
      config: { main: "workers/app.ts" },
    }),
    content,
    publicFiles,
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // The content-security policy blocks small assets inlined as data: URLs.
    assetsInlineLimit: 0,
    // Lazy modules have no dependencies to preload.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Dependencies and the bundler's helpers, which change rarely, in one file with a long cache
            // lifetime.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|^\0(rolldown|vite)\//,
                },
                {
                  name: (id, modules) =>
                    isShared(id, modules) && !groupOf(id) && !isOfForms.test(id) ? "root" : null,
                  test: isOwnModule,
                },
                { name: groupOf, test: isOwnModule },
                {
                  name: (id, modules) =>
                    isShared(id, modules) ||
                    (isOfForms.test(id) && entriesOf(id, modules).length > 1)
                      ? "forms"
                      : null,
                  test: isOwnModule,
                },
              ],
            },
          },
        },
      },
    },
  },
  resolve: { tsconfigPaths: true },
});
