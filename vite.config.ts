import { cloudflare } from "@cloudflare/vite-plugin";
import contentCollections from "@content-collections/vite";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
          // A property page with its map stays below 145 kB of scripts: constants of other modules are
          // inlined, and the chunks of a page, some twenty that name each other, have a hash as name.
          optimization: { inlineConst: true },
          output: {
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
            // What changes with a dependency alone, the bundler's own helpers among it, in one file that
            // visitors keep over many versions.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|^\0(rolldown|vite)\//,
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
