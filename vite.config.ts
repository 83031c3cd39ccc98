import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compileContent } from "./scripts/content/compile.ts";
import { contentFolder } from "./scripts/content/read.ts";
import { readContent } from "./scripts/content/validate.ts";

const isAppModule = /\/app\/.*\.tsx?$/;

/** If a module, or one that it imports, imports a stylesheet. */
function needsStylesheet(
  id: string,
  modules: Pick<Rolldown.PluginContext, "getModuleInfo">,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(".css")) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    needsStylesheet(imported, modules, seen),
  );
}

/** Compiles the content again when a file of it changes. Before a build, scripts/build.mjs compiles it. */
const content: Plugin = {
  name: "content",
  apply: "serve",
  configureServer({ watcher, config: { logger } }) {
    watcher.on("all", async (_, file) => {
      if (!file.startsWith(contentFolder) || !/\.(yaml|md)$/.test(file)) return;
      const { files, problems } = await readContent(contentFolder, null);
      if (problems.length > 0) logger.error(problems.join("\n"));
      else compileContent(files);
    });
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
                // Shared modules in one file: many small files compress worse. Modules that need a
                // stylesheet are excluded, so that a page loads only its styles, and after those of the
                // root, which order the layers.
                {
                  name: (id, modules) => (needsStylesheet(id, modules) ? null : "shared"),
                  test: isAppModule,
                  // With 4, /property/* fetches parts of the investment pages and exceeds its limit of scripts.
                  minShareCount: 5,
                },
                // Modules of the layout that other pages use too, and single constants: each is not worth a file.
                {
                  name: "layout",
                  test: /\/(layout\/connection|ui\/disclosure-menu|hooks\/use-hover-menu|invest\/investment-menu|turnstile-origin|content\/firm)\.tsx?$|\/\.content\/(firmNames|openingHours|socialProfiles)\.js$/,
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
