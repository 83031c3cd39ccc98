import { useSyncExternalStore } from "react";
import { type ClientInstrumentation, matchRoutes, useNavigation } from "react-router";

/** The pause before another attempt, in ms: doubled each time up to the maximum. */
const retryDelay = { first: 1_000, max: 30_000 };

let waiting = 0;
let navigations = 0;
let isLoading = false;
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function addWaiting(change: 1 | -1) {
  waiting += change;
  notify();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Whether the next page waits for the connection. */
export const useIsWaitingForConnection = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );

/** Whether the next page is loading, its code included, which the router does not know of. */
export function useIsNavigating(): boolean {
  const loading = useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  );
  return useNavigation().state !== "idle" || loading;
}

/** Waits for another attempt: for some time, or until the browser is online again. */
async function pause(milliseconds: number, signal: AbortSignal) {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  signal.throwIfAborted();
}

/**
 * Repeats a request until the site answers it: without a connection there is no response, and a captive portal responds
 * with its own page.
 *
 * @param isExpected whether the response is the site's
 * @throws if it is aborted
 */
async function fetchUntilConnected(
  send: () => Promise<Response>,
  isExpected: (response: Response) => boolean,
  signal: AbortSignal,
): Promise<Response> {
  const attempt = async () => {
    try {
      const response = await send();
      return isExpected(response) ? response : undefined;
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  };
  const first = await attempt();
  if (first) return first;
  addWaiting(1);
  try {
    for (let delay = retryDelay.first; ; delay = Math.min(2 * delay, retryDelay.max)) {
      await pause(delay, signal);
      const response = await attempt();
      if (response) return response;
    }
  } finally {
    addWaiting(-1);
  }
}

/** Network Authentication Required: the status of a captive portal. */
const captivePortal = 511;

/** The router's responses have this header. An error may be Cloudflare's. */
const isPageData = ({ headers, status }: Response) =>
  headers.has("x-remix-response") || (status >= 400 && status !== captivePortal);

/** `fetch` for the data of pages: a navigation waits for the connection, and the present page stays. */
export const fetchPageData = async (request: Request): Promise<Response> =>
  request.method === "GET"
    ? fetchUntilConnected(() => fetch(request.clone() as Request), isPageData, request.signal)
    : fetch(request);

/** What React Router's scripts of the document define. */
interface RouterGlobals {
  __reactRouterManifest: {
    routes: Record<
      string,
      { id: string; parentId?: string; path?: string; index?: boolean; module: string }
    >;
  };
  /** The modules that are loaded, by the id of their route. */
  __reactRouterRouteModules: Record<string, unknown>;
}

/** The address of the module of a page that is not loaded yet. */
function missingModule(pathname: string): string | undefined {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } =
    globalThis as unknown as RouterGlobals;
  const pages = Object.values(manifest.routes).filter(({ parentId }) => parentId === "root");
  const table = pages.map(({ id, path, index }) =>
    index ? { id, path, index: true as const } : { id, path },
  );
  const id = matchRoutes(table, pathname)?.at(-1)?.route.id;
  return id === undefined || id in loaded ? undefined : manifest.routes[id]?.module;
}

const canImport = async (module: string) =>
  import(/* @vite-ignore */ module).then(
    () => true,
    () => false,
  );

/** A small file that every version of the site has. */
const probe = { path: "/favicon.svg", type: "image/svg+xml" };

const isProbe = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith(probe.type) ?? false;

const never = () => new Promise<never>(() => {});

let latest = new AbortController();

/**
 * Loads the code of a page before the router does, which reloads the present page if that fails. Without a connection
 * it waits. Code that is gone was of an earlier deployment: the browser loads the page as a document.
 *
 * @returns never if the document is loaded, or if another navigation has begun
 */
async function loadPageCode(address: string): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const { href, pathname } = new URL(address, location.href);
  const module = missingModule(pathname);
  if (module === undefined || (await canImport(module))) return;
  try {
    const send = () => fetch(probe.path, { method: "HEAD", cache: "no-store", signal });
    await fetchUntilConnected(send, isProbe, signal);
  } catch {
    await never();
  }
  if (await canImport(module)) return;
  location.assign(href);
  await never();
}

/** Makes navigations independent of deployments and of the connection. */
export const keepNavigating: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to }) {
        navigations += 1;
        const navigation = navigations;
        isLoading = true;
        notify();
        try {
          if (typeof to === "string") await loadPageCode(to);
          await navigate();
        } finally {
          if (navigation === navigations) {
            isLoading = false;
            notify();
          }
        }
      },
    }),
};
