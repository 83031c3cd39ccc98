import { createHash } from "node:crypto";
import path from "node:path";
import { type HTMLElement as ParsedHtml, parse } from "node-html-parser";
import { type Browser, expect, type Page, test as base } from "playwright/test";
import { collectProblems, consoleErrors, withoutAllowed } from "./page-problems.ts";
import { type ReadSource, sourceReader } from "./pages.ts";
import { emptyPictures } from "./pictures.ts";
import { desktop } from "./screens.ts";
import { Tabs } from "./tabs.ts";

type Open = (address: string) => Promise<Page>;

export type Get = (address: string, options?: RequestInit) => Promise<Response>;

interface Fixtures {
  /** "empty" where nothing is seen of them: see `emptyPictures`. */
  pictures: "as they are" | "empty";
  visitorHeaders: Record<string, string>;
  /** A page without JavaScript: everything that is specified has to be in the HTML. */
  pageWithoutScripts: Open;
  /** A hydrated page with reduced motion. The tests of a page share its state. */
  hydratedPage: Open;
  /** The problems of `hydratedPage`: see `collectProblems`. A test fails unless the list is empty at its end. */
  hydratedPageProblems: string[];
  /** `fetch` with the headers of the test's visitor. `request` takes seven times as long if a test reads many pages. */
  get: Get;
  /** The HTML of a page, which is requested once for all tests. */
  source: (address: string) => Promise<string>;
  /** The same, parsed: the fastest way to read many pages. */
  html: (address: string) => Promise<ParsedHtml>;
}

interface WorkerFixtures {
  openWithoutScripts: Open;
  hydratedTab: { open: Open; problems: string[] };
  readSource: ReadSource;
  tabs: Tabs;
}

/** Opens pages without pictures in one tab, for all tests of a worker. */
async function openInOneTab(browser: Browser, origin = "", javaScriptEnabled = true) {
  const page = await browser.newPage({
    javaScriptEnabled,
    reducedMotion: "reduce",
    viewport: desktop,
  });
  await emptyPictures(page);
  const open: Open = async (address) => {
    // A test before may have had a phone's window.
    await page.setViewportSize(desktop);
    if (page.url() !== `${origin}${address}`) await page.goto(`${origin}${address}`);
    return page;
  };
  return { open, page };
}

/**
 * A test with a unique visitor's IP address, so that rate limits apply to each test separately. In
 * production the edge sets this header, and discards a visitor's.
 *
 * A test fails if its page has an error or a warning in the console, unless it calls `allowConsoleErrors`.
 *
 * Tests with the same options use one tab, one after the other: `Tabs` resets it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  pictures: ["as they are", { option: true }],
  visitorHeaders: async ({}, use, { testId }) => {
    const hash = createHash("sha256").update(testId).digest();
    await use({ "cf-connecting-ip": `10.${hash[0]}.${hash[1]}.${hash[2]}` });
  },
  request: async ({ playwright, baseURL, visitorHeaders }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: visitorHeaders,
    });
    await use(request);
    await request.dispose();
  },
  context: async (
    {
      tabs,
      baseURL,
      visitorHeaders,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    },
    use,
    { errors },
  ) => {
    const tab = await tabs.open({
      baseURL,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    });
    await tab.context.setExtraHTTPHeaders(visitorHeaders);
    await use(tab.context);
    await tabs.reset(tab, errors.length > 0);
  },
  page: async ({ context, pictures }, use, testInfo) => {
    const [page = await context.newPage()] = context.pages();
    const errors = consoleErrors(page);
    const restorePictures = pictures === "empty" ? await emptyPictures(page) : undefined;
    await use(page);
    await restorePictures?.();
    if (testInfo.errors.length > 0)
      await testInfo.attach("console", { body: errors.join("\n"), contentType: "text/plain" });
    expect.soft(withoutAllowed(page, errors), "errors in the console").toEqual([]);
  },
  tabs: [
    async ({ browser }, use) => {
      const tabs = new Tabs(browser);
      await use(tabs);
      await tabs.close();
    },
    { scope: "worker" },
  ],
  openWithoutScripts: [
    async ({ browser }, use, { project }) => {
      const { open, page } = await openInOneTab(browser, project.use.baseURL, false);
      await use(open);
      await page.close();
    },
    { scope: "worker" },
  ],
  hydratedTab: [
    async ({ browser }, use, { project }) => {
      const { open, page } = await openInOneTab(browser, project.use.baseURL);
      await use({ open, problems: await collectProblems(page) });
      await page.close();
    },
    { scope: "worker" },
  ],
  pageWithoutScripts: ({ openWithoutScripts }, use) => use(openWithoutScripts),
  hydratedPage: async ({ hydratedTab: { open, problems } }, use) => {
    problems.length = 0;
    await use(open);
    expect.soft(problems, "problems of the page").toEqual([]);
  },
  hydratedPageProblems: ({ hydratedTab }, use) => use(hydratedTab.problems),
  get: ({ baseURL, visitorHeaders: headers }, use) =>
    use((address, options) => fetch(`${baseURL}${address}`, { headers, ...options })),
  readSource: [
    async ({}, use, { project }) =>
      use(sourceReader(project.use.baseURL ?? "", path.join(project.outputDir, "pages"))),
    { scope: "worker" },
  ],
  source: ({ readSource }, use) => use(async (address) => (await readSource(address)).html),
  html: ({ source }, use) => use(async (address) => parse(await source(address))),
});
