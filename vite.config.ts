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
      // wrangler.toml names what the build writes; the build starts here.
      config: { main: "workers/app.ts" },
    }),
    // Compiles the content again when a file changes. A build compiles it before (scripts/build.mjs).
    { ...contentCollections(), apply: "serve" },
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // A small asset inlined as a data: address would be refused by the content-security policy.
    assetsInlineLimit: 0,
    // The few modules that come late have none of their own to fetch ahead.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What changes with a dependency alone, the bundler's own helpers among it, in one file that
            // visitors keep over many versions.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|^\0(rolldown|vite)\//,
                },
                // What pages share, in one file: many small ones compress worse. A module with a
                // stylesheet stays out of it, so that a page loads its own styles alone.
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
