import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { everyPage, everyTranslation } from "../../browser/support/addresses.ts";
import type { OpenedPage } from "./opened-page.ts";
import { ReverseProxy } from "./reverse-proxy.ts";

const paths = [...everyPage, ...everyTranslation];

const isKnown = (text: string) => ofMissingPage.test(text) || ofBusyMachine.test(text);

/** The timeout of all pages, in ms. */
const walkLimit = 600_000;

/** The expected console messages of a 404: the browser's and the router's. */
const ofMissingPage = /\/no-such-page 404$|Page not found: \/\S*no-such-page$/;
/** WebKit's message on a busy machine, if a page has not started within seconds. */
const ofBusyMachine = /was preloaded using link preload but not used within a few seconds/;

/**
 * Every page of the site is hydrated in the engine, and its console is empty.
 *
 * @param walk opens pages one after the other
 */
export function everyPageHydrates(
  walk: (proxy: ReverseProxy, paths: readonly string[]) => Promise<Map<string, OpenedPage>>,
): void {
  describe("a page is hydrated, and nothing is said in the console:", () => {
    const proxy = new ReverseProxy(inject("site"));
    let walked = new Map<string, OpenedPage>();
    beforeAll(async () => {
      await proxy.open();
      walked = await walk(proxy, paths);
    }, walkLimit);
    afterAll(() => proxy.close());

    test.for(paths)("%s", (path) => {
      const { hydrated, messages } = walked.get(path) ?? { hydrated: false, messages: [] };
      expect(hydrated).toBe(true);
      expect(messages.filter((text) => !isKnown(text))).toEqual([]);
    });
  });
}
