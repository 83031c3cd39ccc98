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
  scripts: Disposable[];
  /** Whether the test changed the clock, which cannot be reset. */
  clockChanged: boolean;
}

type Disposable = Awaited<ReturnType<Page["addInitScript"]>>;

/** Every method of the clock replaces the page's timers. */
const clockMethods = [
  "fastForward",
  "install",
  "pauseAt",
  "runFor",
  "setFixedTime",
  "setSystemTime",
] as const;

/** More tabs would take memory and save no time. */
const maxTabs = 6;

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
    if (this.#tabs.length >= maxTabs) await this.#tabs.shift()?.context.close();
    const { contextOptions, ...others } = options;
    const context = await this.#browser.newContext({
      ...contextOptions,
      ...others,
    });
    const page = await context.newPage();
    const tab: Tab = { key, options, context, page, scripts: [], clockChanged: false };
    afterEachCall(page, "addInitScript", (script) => tab.scripts.push(script as Disposable));
    for (const name of clockMethods)
      afterEachCall(page.clock, name, () => (tab.clockChanged = true));
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
    const { context, page, clockChanged } = tab;
    if (failed || clockChanged || page.isClosed()) {
      this.#tabs = this.#tabs.filter((other) => other !== tab);
      await context.close();
      return;
    }
    await context.setOffline(false);
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of events) page.removeAllListeners(event);
    for (const script of tab.scripts) await script.dispose();
    tab.scripts = [];
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await context.clearPermissions();
  }

  async close(): Promise<void> {
    for (const { context } of this.#tabs) await context.close();
  }
}

/** Calls a function with the result of each call of a method from now on. */
function afterEachCall<Name extends string>(
  object: Record<Name, (...values: never[]) => Promise<unknown>>,
  name: Name,
  then: (result: unknown) => void,
) {
  const method = object[name].bind(object);
  object[name] = async (...values) => {
    const result = await method(...values);
    then(result);
    return result;
  };
}
