import { cloudflare } from "@cloudflare/vite-plugin";
import contentCollections from "@content-collections/vite";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";

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

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // wrangler.toml refers to the build's output; the build starts here.
      config: { main: "workers/app.ts" },
    }),
    // Compiles the content again when a file changes. scripts/build.mjs compiles it before a build.
    { ...contentCollections(), apply: "serve" },
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
                  minShareCount: 4,
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
