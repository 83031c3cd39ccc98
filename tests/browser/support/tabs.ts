import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright/test";

/** The options of a context, as the fixtures of a test have them. */
type Options = {
  [Name in keyof BrowserContextOptions]: BrowserContextOptions[Name] | undefined;
} & {
  contextOptions: BrowserContextOptions;
};

interface Tab {
  key: string;
  options: Options;
  context: BrowserContext;
  page: Page;
  /** Whether a test changed something that cannot be reset, such as an init script. */
  changed: boolean;
}

/** The methods whose effects remain until the context is closed. */
const lasting = (page: Page) =>
  [
    [page, ["addInitScript", "exposeFunction"]],
    [page.context(), ["addInitScript", "grantPermissions", "setOffline"]],
    [page.clock, ["install", "setFixedTime", "setSystemTime"]],
  ] as [object, string[]][];

const events = ["console", "pageerror", "request", "requestfailed", "response"] as const;

/**
 * The tabs of a worker. To open a tab takes longer than most tests: a browser context starts a renderer
 * process with an empty cache. Tests with the same options use the same tab. Between them it is at a page
 * of the site without scripts, because Chromium would also start a renderer for `about:blank`.
 */
export class Tabs {
  readonly #browser: Browser;
  /** The one that was used last is the last one. */
  #tabs: Tab[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: Options): Promise<Tab> {
    const { viewport: _, ...fixed } = options;
    const key = JSON.stringify(fixed);
    const found = this.#tabs.find((tab) => tab.key === key);
    if (found) {
      this.#tabs = [...this.#tabs.filter((tab) => tab !== found), found];
      found.options = options;
      await this.#restoreWindow(found);
      return found;
    }
    // Of tabs with unusual options, only one is kept.
    if (this.#tabs.length > 1) await this.#tabs.shift()?.context.close();
    const { contextOptions, ...others } = options;
    const context = await this.#browser.newContext({
      ...contextOptions,
      ...others,
    });
    const page = await context.newPage();
    const tab = { key, options, context, page, changed: false };
    for (const [object, methods] of lasting(page)) noteCalls(object, methods, tab);
    this.#tabs.push(tab);
    return tab;
  }

  async #restoreWindow({ page, options: { viewport, contextOptions } }: Tab) {
    if (viewport) await page.setViewportSize(viewport);
    const { reducedMotion = null, forcedColors = null } = contextOptions;
    await page.emulateMedia({ media: null, reducedMotion, forcedColors });
    await page.mouse.move(-1, -1);
  }

  /** Prepares a tab for the next test, or closes it if that is not possible. */
  async reset(tab: Tab, failed: boolean): Promise<void> {
    const { context, page, changed } = tab;
    if (failed || changed || page.isClosed()) {
      this.#tabs = this.#tabs.filter((other) => other !== tab);
      await context.close();
      return;
    }
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of events) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  }

  async close(): Promise<void> {
    for (const { context } of this.#tabs) await context.close();
  }
}

/** Notes in a tab that a method was called. */
function noteCalls(object: object, methods: string[], tab: Tab) {
  const target = object as Record<string, (...values: unknown[]) => unknown>;
  for (const name of methods) {
    const method = target[name]?.bind(object);
    if (!method) throw new Error(`There is no ${name}`);
    target[name] = (...values) => {
      tab.changed = true;
      return method(...values);
    };
  }
}
