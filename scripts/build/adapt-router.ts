import type { Plugin } from "vite";

const library = "node_modules/react-router/dist/production/lib/";

/**
 * What this site never uses of the router, and what that is at the time of the build: lazy route
 * discovery, instrumentation, single-page mode, server components, hot updates, fetchers, blockers,
 * the router's own pages for errors, and posts: forms post by themselves, or to the functions, and
 * one that would post through the router is answered with its error 405.
 */
const leftOut: Record<string, [expression: string, value: string][]> = {
  "dom-export/hydrated-router.js": [
    ["ssrInfo.context.future.unstable_customRouteDiscovery ? new", "false ? new"],
    [
      "let discoveryRuntime = ssrInfo.routeDiscoveryRuntime;",
      "const discoveryRuntime = undefined;",
    ],
    ["ssrInfo.context.isSpaMode", "false"],
    ["router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", ""],
  ],
  "dom/ssr/single-fetch.js": [
    ["if (fetcherKey)", "if (false)"],
    ["if (!ssr && !foundRevalidatingServerLoader)", "if (false)"],
    ['if (request.method !== "GET")', "if (false)"],
  ],
  "dom/ssr/fog-of-war.js": [['return routeDiscovery.mode === "lazy" && ssr;', "return false;"]],
  "router/router.js": [
    ["if (init.instrumentations)", "if (false)"],
    ["return validMutationMethods.has(method.toUpperCase())", "return false"],
    [
      "return validRequestMethods.has(method.toUpperCase())",
      'return method.toUpperCase() === "GET"',
    ],
    ["future.unstable_customRouteDiscovery", "false"],
    ["init.patchRoutesOnNavigation", "undefined"],
    ["if (isFogOfWar)", "if (false)"],
    ["\t\tpatchRoutes,\n", ""],
    ["\t\tgetBlocker,\n\t\tdeleteBlocker,\n", ""],
    ["\t\t_internalSetRoutes,\n", ""],
    ["\t\tfetch,\n\t\trevalidate,", "\t\trevalidate,"],
  ],
  "dom/ssr/components.js": [["useIsRSCRouterContext()", "false"]],
  "components.js": [["useIsRSCRouterContext()", "false"]],
  "hooks.js": [
    [
      "React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()",
      "useNavigateStable()",
    ],
    ["if (this.context && typeof error", "if (false && typeof error"],
    ["if (this.context) return", "if (false) return"],
    ["React$1.createElement(DefaultErrorComponent, null)", "null"],
  ],
  "dom/ssr/routes.js": [
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : void 0', "void 0"],
  ],
};

/**
 * What the router does not do: of a page that the visitor is about to turn to it fetches data and
 * scripts, but its stylesheets only with the click, and the page waits for them.
 */
const added: typeof leftOut = {
  "dom/ssr/links.js": [
    [
      "return mod.links ? mod.links() : [];",
      'return (route.css ?? []).map((href) => ({ rel: "stylesheet", href })).concat(mod.links?.() ?? []);',
    ],
  ],
};

/**
 * What stands before a module that is fetched later: its stylesheets. Vite's own helper also
 * preloads scripts, which the few that come late here do not have.
 */
const preloadHelper = `
export async function __vitePreload(load, files = []) {
  const sheets = files.filter((file) => file.endsWith(".css") && !document.querySelector(\`link[href="/\${file}"]\`));
  await Promise.all(sheets.map((file) => new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/" + file, onload: resolve, onerror: reject });
    document.head.append(link);
  })));
  return load();
}`;

/**
 * Leaves out of the browser's code what the router carries for other kinds of sites, some 9 kB
 * compressed on every page, and lets it fetch ahead what a page needs. Where a new version of the
 * router words it otherwise, the build stops and says what to look at; an entry can be removed
 * without harm but its weight, or what a visitor then waits for.
 */
export function adaptRouter(): Plugin {
  return {
    name: "adapt-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => preloadHelper,
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const [, file = ""] = id.split(library);
        const changes = [leftOut, added].flatMap((table) => table[file] ?? []);
        if (changes.length === 0) return undefined;
        const text = changes.reduce((result, [expression, value]) => {
          if (!result.includes(expression)) this.error(`${file} has no longer: ${expression}`);
          return result.replaceAll(expression, value);
        }, code);
        return { code: text, map: null };
      },
    },
  };
}
