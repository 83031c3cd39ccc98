import { readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import contentCollections from "@content-collections/vite";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const isAppModule = /\/app\/.*\.tsx?$/;

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
                // Shared modules in one file: many small files compress worse. Modules with a stylesheet
                // are excluded, so that a page loads only its styles.
                {
                  name: "shared",
                  test: (id) => isAppModule.test(id) && !readFileSync(id, "utf8").includes('.css"'),
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
