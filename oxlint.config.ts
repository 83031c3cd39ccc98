import { defineConfig, type OxlintOverride } from "oxlint";

/**
 * What each folder of app/ may import from besides itself: imports run downstairs only. The README
 * draws it. A feature names the few others that it uses, never one that uses it.
 */
const knowledge = ["format", "locale", "content", "messages", "data"];
const parts = ["ui", "hooks", "pictures", "late-words", ...knowledge];
const downstairs: Record<string, string[]> = {
  pictures: ["locale", "words", "content"],
  format: ["locale", "data"],
  hooks: ["locale"],
  ui: ["hooks", "pictures", "format", "locale", "messages/contract"],
  "features/brochures": parts,
  "features/map": parts,
  "features/search": [...parts, "features/map"],
  "features/enquiries": [...parts, "shell-data"],
  "features/costs": parts,
  "features/permits": parts,
  "features/company": [...parts, "features/enquiries"],
  "features/properties": [
    ...parts,
    "features/brochures",
    "features/company",
    "features/costs",
    "features/enquiries",
    "features/map",
    "features/permits",
    "features/search",
  ],
  "features/areas": [...parts, "features/permits", "features/properties"],
  "features/journal": [...parts, "features/permits", "features/properties"],
  "features/invest": [
    ...parts,
    "features/brochures",
    "features/costs",
    "features/enquiries",
    "features/permits",
  ],
  "features/home": [
    ...parts,
    "features/company",
    "features/enquiries",
    "features/invest",
    "features/properties",
    "shell-data",
  ],
  shell: [
    ...parts,
    "features/company",
    "features/enquiries",
    "features/invest",
    "features/permits",
    "features/properties",
    "request-context",
    "shell-data",
    "last-error-words",
    "language-offer-words",
  ],
  brochures: [...parts, "features", "words"],
  routes: [...parts, "features", "shell", "request-context", "page-words", "words"],
};

const places = [
  ...Object.keys(downstairs),
  "messages/contract",
  "messages/en",
  "messages/it",
  "messages/ar",
  "data",
  "locale",
  "shell-data",
  "request-context",
  "words",
  "page-words",
  "last-error-words",
  "language-offer-words",
  "late-words",
];

/** The places that a folder may not import from: all that it does not name. */
function upstairs(folder: string) {
  const allowed = [folder, ...(downstairs[folder] ?? [])];
  return places.filter((place) => !allowed.some((name) => `${place}/`.startsWith(`${name}/`)));
}

/** What Node reads without a build names the files that it imports. */
const noParents = {
  group: ["../**", "!../../data/*.ts", "!../../format/*.ts"],
  message: "Name the folder with ~/ so that the direction of the import can be checked.",
};
const noWorker = {
  regex: "^~workers/",
  message: "Pages never import the Worker: what they need of it comes in the request's context.",
};

const noCompiledContent = {
  regex: "^(#content|#search-index|zod)$",
  message:
    "app/content is the way to the compiled content; the schema library stays out of the site.",
};

const noRoute = {
  regex: "^(~|\\.)/routes/",
  message: "The route table names the routes; nothing imports from them.",
};

/** Values that are facts of every listing, shown or not. Their types are free. */
const listings = [
  { name: "~/content/properties", importNames: ["properties"] },
  { name: "~/content/projects", importNames: ["projects"] },
  { name: "~/content/areas", importNames: ["areas"] },
].map((path) => ({
  ...path,
  message: "A page shows what is advertised: features/permits/advertised.ts has it.",
}));

/** The one source of what is advertised, and brochures, which are printed whether or not they are shown. */
const readsListings = new Set(["features/permits", "brochures"]);

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
            regex: `^~/(${upstairs(folder).join("|")})(/|$)`,
            message: `app/${folder} imports only what stands below it: see the README.`,
          },
        ],
      },
    ],
  },
});

export default defineConfig({
  jsPlugins: ["./scripts/lint/logical-classes.ts"],
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    "build/**",
    ".react-router/**",
    ".wrangler/**",
    ".cache/**",
    "worker-configuration.d.ts",
    "app/pictures/catalogue.ts",
  ],
  rules: {
    // Playwright reads from the pattern which fixtures a fixture needs: none is an empty one.
    "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    "react/react-in-jsx-scope": "off",
    // It would have `output`, which is for what a form computes, in place of `role="status"`.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A group that scrolls must be reachable by keyboard.
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "group"] }],
    // Node's own types and the Workers' ones overlap here.
    "typescript/triple-slash-reference": "off",
    // An effect may run again for a new page without reading its address.
    "react/exhaustive-effect-dependencies": "off",
    // Content is never changed in place: a loader's copy is the point.
    "oxc/no-map-spread": "off",
    // Some awaits must follow each other: a claim before a send, a row before the next page.
    "no-await-in-loop": "off",
    // FormData, Object.entries and JSON meet their types at an assertion; each stands beside its check.
    "typescript/no-unsafe-type-assertion": "off",
    // Fonts and styles are imported for what they do.
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
    ...Object.keys(downstairs).map(directions),
    {
      files: ["app/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          ...["toFixed", "toLocaleString", "toLocaleDateString", "toLocaleTimeString"].map(
            (property) => ({ property, message: "app/format writes numbers and dates." }),
          ),
        ],
        // Words come from content and addresses from data: neither stands in a component, but for signs.
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
    { files: ["app/**/*.tsx"], rules: { "site/no-physical-class": "error" } },
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
                regex:
                  "^~/(features|shell|ui|hooks|pictures|format|routes|messages|data|words)(/|$)|^\\.\\./",
                allowTypeImports: true,
                message: "Content imports the compiled content, languages and types only.",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["app/messages/**", "app/data/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: "^[^.]|^\\.\\./",
                allowTypeImports: true,
                message: "Messages and data import nothing but types, and what lies beside them.",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["workers/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: "^~/((routes|shell|ui|hooks|pictures|brochures)/|root$|routes$|entry)",
                message: "The Worker takes rules, content and pure functions from the pages only.",
              },
              {
                regex: "^(\\.\\./)+app/",
                message: "Name it with ~/ so that the direction of the import can be checked.",
              },
            ],
          },
        ],
      },
    },
    { files: ["scripts/**", "tests/**"], rules: { "no-console": "off" } },
  ],
});
