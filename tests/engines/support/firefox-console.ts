import { openFirefox } from "./firefox.ts";
import type { OpenedPage } from "./opened-page.ts";
import type { ReverseProxy } from "./reverse-proxy.ts";
import { Visitor } from "./visitor.ts";

/** Scrolls through the whole page. */
async function readToTheEnd() {
  const { body, documentElement } = document;
  for (let top = 0; top < body.scrollHeight; top += innerHeight) {
    documentElement.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Opens pages in Firefox one by one, scrolls through each, and returns its problems.
 *
 * @param proxy the reverse proxy of the site
 * @param paths the paths of the pages
 */
export async function walkInFirefox(
  proxy: ReverseProxy,
  paths: readonly string[],
): Promise<Map<string, OpenedPage>> {
  const engine = await openFirefox();
  const visitor = new Visitor(engine, proxy.origin);
  const walked = new Map<string, OpenedPage>();
  try {
    for (const path of paths) {
      const hydrated = await visitor.open(path).then(
        () => true,
        () => false,
      );
      await engine.ask(readToTheEnd);
      await proxy.untilIdle();
      walked.set(path, { hydrated, messages: await engine.complaints() });
    }
  } finally {
    await engine.close();
  }
  return walked;
}
