import { defineConfig, type OxlintOverride } from "oxlint";

/**
 * The folders of app/ that each folder may import from besides itself. The README has the same list as a
 * diagram.
 */
const base = ["format", "locale", "content", "messages/lazy"];
const shared = ["ui", "hooks", "pictures", "site", ...base];
const allowedImports: Record<string, string[]> = {
  pictures: ["site", "locale", "content", "messages"],
  format: ["locale", "content"],
  site: ["pictures", "format", "locale", "content", "messages"],
  hooks: ["locale"],
  ui: ["hooks", "pictures", "format", "locale"],
  "features/brochures": shared,
  "features/map": shared,
  "features/search": [...shared, "features/map"],
  "features/enquiries": shared,
  "features/costs": shared,
  "features/permits": shared,
  "features/counts": shared,
  "features/portals": [...shared, "listings", "features/permits", "features/search"],
  listings: [...shared, "features/costs", "features/enquiries", "features/permits"],
  "features/company": [...shared, "listings", "features/enquiries"],
  "features/properties": [
    ...shared,
    "listings",
    "features/brochures",
    "features/company",
    "features/costs",
    "features/enquiries",
    "features/map",
    "features/permits",
    "features/search",
  ],
  "features/areas": [...shared, "listings", "features/permits", "features/properties"],
  "features/journal": [...shared, "listings", "features/permits", "features/properties"],
  "features/invest": [
    ...shared,
    "listings",
    "features/brochures",
    "features/costs",
    "features/enquiries",
    "features/map",
    "features/permits",
    "features/properties",
  ],
  "features/purchase-plan": [...shared, "listings", "features/costs", "features/enquiries"],
  "features/shortlist": [
    ...shared,
    "listings",
    "features/costs",
    "features/enquiries",
    "features/invest",
    "features/properties",
  ],
  "features/home-page": [
    ...shared,
    "listings",
    "features/company",
    "features/enquiries",
    "features/invest",
    "features/properties",
  ],
  layout: [
    ...shared,
    "listings",
    "features/company",
    "features/counts",
    "features/enquiries",
    "features/invest",
    "features/permits",
    "features/properties",
    "messages",
  ],
  brochures: [...shared, "listings", "features", "messages"],
  routes: [...shared, "listings", "features", "layout", "messages"],
};

const folders = [...Object.keys(allowedImports), "content", "locale", "messages/lazy"];

/** The folders that a folder may not import from: all others. */
function forbiddenImports(folder: string) {
  const allowed = [folder, ...(allowedImports[folder] ?? [])];
  return folders.filter((other) => !allowed.some((name) => `${other}/`.startsWith(`${name}/`)));
}

/** Modules that Node runs without a build import files with their extensions. */
const noParents = {
  group: [
    "../**",
    "!../../content/*.ts",
    "!../../format/*.ts",
    "!../content/*.ts",
    "!../format/*.ts",
  ],
  message: "Name the folder with ~/ so that the direction of the import can be checked.",
};
const noWorker = {
  regex: "^~workers/",
  message: "Pages never import the Worker: what they need of it comes in the request's context.",
};

const noCompiledContent = {
  regex: "^(#content|zod)$",
  message:
    "Import the compiled content through app/content; the schema library stays out of the site.",
};

/** Components get messages as props, so that pages do not load those of other pages. */
const noMessages = {
  regex: "^~/messages/(ar|en|it|fallback-error|language-offer|messages)(/|$)",
  allowTypeImports: true,
  message: "Only loaders and the layout import messages. A type of them may be imported.",
};

const noRoute = {
  regex: "^(~|\\.)/routes/",
  message: "The route table names the routes; nothing imports from them.",
};

/** Values with facts of every listing, advertised or not. Their types are allowed. */
const listings = [
  { name: "~/content/properties", importNames: ["properties"] },
  { name: "~/content/projects", importNames: ["projects"] },
  { name: "~/content/areas", importNames: ["areas"] },
].map((path) => ({
  ...path,
  message: "A page shows what is advertised: site/advertised.ts has it.",
}));

/** The source of advertised listings, and brochures, which are generated for all listings. */
const readsListings = new Set(["site", "brochures"]);

const directions = (folder: string): OxlintOverride => ({
  files: [`app/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths: readsListings.has(folder) ? [] : listings,
        patterns: [
          noParents,
          noWorker,
          noCompiledContent,
          {
            regex: `^~/(${forbiddenImports(folder).join("|")})(/|$)`,
            message: `app/${folder} imports only the folders that oxlint.config.ts lists for it.`,
          },
          ...(allowedImports[folder]?.includes("messages") ? [] : [noMessages]),
        ],
      },
    ],
  },
});

/** The folders of workers/: each imports only from those after it. */
const workerFolders =
  "functions enquiries visitors desk counts browser-reports mail http records db".split(" ");

/** @param before the folders that may not be imported */
const workerImports = (before: readonly string[]): OxlintOverride["rules"] => ({
  "no-restricted-imports": [
    "error",
    {
      patterns: [
        {
          regex: `^\\.\\./(${before.join("|")})/`,
          message: "workerFolders in oxlint.config.ts has the direction of these imports.",
        },
        {
          regex: "^~/((routes|ui|hooks|pictures|brochures)/|root$|routes$|entry)",
          message: "The Worker takes rules, content and pure functions from the pages only.",
        },
        {
          group: ["~/layout/*", "!~/layout/error-report", "!~/layout/script-nonce-header"],
          message: "The Worker shares two headers with the layout, and no component.",
        },
        {
          // Node runs the modules that import these, for the commands of the staff.
          group: [
            "../**/app/**",
            "!../../app/content/company.ts",
            "!../../app/content/listing-ids.ts",
            "!../../app/format/contact-code.ts",
            "!../../app/content/firm.ts",
            "!../../app/features/enquiries/fields.ts",
            "!../../app/format/clean-text.ts",
            "!../../app/format/office-time.ts",
            "!../../app/format/working-hours.ts",
          ],
          message: "Name it with ~/ so that the direction of the import can be checked.",
        },
      ],
    },
  ],
});

export default defineConfig({
  jsPlugins: ["./scripts/lint/rules.ts"],
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    "build/**",
    ".react-router/**",
    ".wrangler/**",
    ".cache/**",
    "worker-configuration.d.ts",
  ],
  rules: {
    // Playwright parses the fixtures of a test from its parameter: an empty pattern requests none.
    "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    "react/react-in-jsx-scope": "off",
    // The rule would require `output`, which is for results of a form, instead of `role="status"`.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A scrollable group must be focusable.
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "group"] }],
    // The types of Node and of Workers overlap here.
    "typescript/triple-slash-reference": "off",
    // An effect may depend on the page without reading its address.
    "react/exhaustive-effect-dependencies": "off",
    // Content is immutable, so loaders copy it.
    "oxc/no-map-spread": "off",
    // Some awaits are sequential: a claim before a send, a row before the next page.
    "no-await-in-loop": "off",
    // FormData, Object.entries and JSON need type assertions, each beside its check.
    "typescript/no-unsafe-type-assertion": "off",
    // Imports of fonts and styles have side effects.
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "import/no-cycle": "error",
    "import/no-default-export": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "off",
    "typescript/consistent-type-imports": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "oxc/no-barrel-file": "error",
    "react/no-danger": "error",
    "react/forbid-dom-props": ["error", { forbid: ["style"] }],
    "react/forbid-component-props": ["error", { forbid: ["style"] }],
    eqeqeq: "error",
    "no-console": ["error", { allow: ["warn", "error", "info"] }],
  },
  overrides: [
    ...Object.keys(allowedImports).map(directions),
    {
      files: ["app/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          ...["toFixed", "toLocaleString", "toLocaleDateString", "toLocaleTimeString"].map(
            (property) => ({ property, message: "app/format writes numbers and dates." }),
          ),
        ],
        // Texts come from messages and addresses from content, except symbols.
        "react/jsx-no-literals": [
          "error",
          {
            noStrings: true,
            ignoreProps: true,
            allowedStrings: [" ", "/", "·", ":", "(", ")", "%", "©"],
            restrictedAttributes: [
              "to",
              "href",
              "action",
              "aria-label",
              "title",
              "placeholder",
              "label",
            ],
          },
        ],
      },
    },
    {
      files: ["app/**/*.tsx"],
      rules: { "site/no-physical-class": "error", "site/no-conditional-text": "error" },
    },
    // Brochures are printed, not translated.
    { files: ["app/brochures/**"], rules: { "site/no-conditional-text": "off" } },
    {
      files: ["app/*.{ts,tsx}"],
      rules: {
        "no-restricted-imports": ["error", { patterns: [noParents, noWorker, noRoute] }],
      },
    },
    {
      files: ["app/content/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: "^~/(features|layout|ui|hooks|pictures|format|routes|messages)(/|$)",
                allowTypeImports: true,
                message: "Content imports the compiled content, languages and types only.",
              },
              {
                // Node runs the schema, which imports the languages by path.
                group: ["../**", "!../../locale.ts"],
                allowTypeImports: true,
                message: "Content imports the compiled content, languages and types only.",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["app/messages/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: "^[^.]|^\\.\\./",
                allowTypeImports: true,
                message: "Messages import types and the files beside them only.",
              },
            ],
          },
        ],
      },
    },
    { files: ["workers/*.ts"], rules: workerImports([]) },
    ...workerFolders.map((folder, index) => ({
      files: [`workers/${folder}/**`],
      rules: workerImports(workerFolders.slice(0, index)),
    })),
    // A mail has inline styles, and is rendered once.
    {
      files: ["workers/mail/mail-html.tsx", "workers/visitors/visitor-html.tsx"],
      rules: { "react/forbid-dom-props": "off", "react/no-array-index-key": "off" },
    },
    { files: ["scripts/**", "tests/**"], rules: { "no-console": "off" } },
  ],
});
