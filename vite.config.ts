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
          // A constant of another module stands where it is used: no file of its own for an address.
          optimization: { inlineConst: true },
          output: {
            // A page begins with some twenty files, and each names others: with names it weighs 0.9 kB
            // more, with longer hashes a little: seven characters are the fewest that the bundler takes
            // for so many. What is fetched later keeps its name.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
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
