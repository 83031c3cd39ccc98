import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { adaptRouter } from "./scripts/build/adapt-router.ts";

/**
 * What every page needs comes as two files: what changes with a dependency, and what changes with
 * the site. In many small files it would weigh some 5 kB more. The start of it all is in neither: a
 * page's own files would start it with their first line.
 */
const groups = [
  { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: "site",
    test: /\/app\/(shell\/page-shell|shell\/site-head|shell\/error-page|pictures\/picture|ui\/action-link|ui\/button|ui\/call-to-action|shell\/page-meta|features\/enquiries\/contact-path)\.tsx?$|preload-helper/,
  },
  { name: "carousel", test: /\/app\/(ui\/carousel|hooks\/(scroll-row|glide-time))/ },
];

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // wrangler.toml names what the build writes; the build starts here.
      config: { main: "workers/app.ts" },
    }),
    tailwindcss(),
    reactRouter(),
    adaptRouter(),
  ],
  // A small asset inlined as a data: address would be refused by the content-security policy.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3 },
      // Browsers compile what stands in parentheses while it arrives: React, which its package hands
      // over as one function, is else read twice, the second time while the page waits.
      format: { wrap_func_args: true },
    },
  },
  environments: {
    client: {
      build: {
        // Slower than the default, and some 2 kB compressed less on every page.
        minify: "terser",
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
  resolve: { tsconfigPaths: true },
});
