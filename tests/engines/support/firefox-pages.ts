import { scrollThroughPage } from "../../browser/support/scroll-through-page.ts";
import { openFirefox } from "./firefox.ts";
import type { OpenedPage } from "./opened-page.ts";
import type { ReverseProxy } from "./reverse-proxy.ts";
import { Visitor } from "./visitor.ts";

/**
 * Opens pages in Firefox one by one, scrolls through each, and returns its problems.
 *
 * @param proxy the reverse proxy of the site
 * @param paths the paths of the pages
 */
export async function visitPagesInFirefox(
  proxy: ReverseProxy,
  paths: readonly string[],
): Promise<Map<string, OpenedPage>> {
  const engine = await openFirefox();
  const visitor = new Visitor(engine, proxy.origin);
  const visited = new Map<string, OpenedPage>();
  try {
    for (const path of paths) {
      const hydrated = await visitor.open(path).then(
        () => true,
        () => false,
      );
      await engine.evaluate(scrollThroughPage);
      await proxy.untilIdle();
      visited.set(path, { hydrated, messages: await engine.takeConsoleMessages() });
    }
  } finally {
    await engine.close();
  }
  return visited;
}
