import { type HTMLElement as Parsed, parse } from "node-html-parser";
import type { Browser, Locator, Page } from "playwright/test";
import { emptyPictures } from "./pictures.ts";
import { test as base } from "./test.ts";

interface Reader {
  page: Page;
  origin: string;
}

type Read = (address: string) => Promise<Page>;

/** A page whose pictures are empty, for all the tests of a worker: what it has loaded, it keeps. */
async function shared(browser: Browser, origin: string | undefined, javaScriptEnabled: boolean) {
  const page = await browser.newPage({
    javaScriptEnabled,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  await emptyPictures(page);
  return { page, origin: origin ?? "" };
}

const reading =
  ({ page, origin }: Reader): Read =>
  async (address) => {
    if (page.url() !== `${origin}${address}`) await page.goto(`${origin}${address}`);
    return page;
  };

interface Reading {
  /** A page without JavaScript: everything that is specified has to be in the HTML. */
  read: Read;
  /** A hydrated page with reduced motion. The tests of a page share its state. */
  live: Read;
  /** The HTML of a page, the fastest way to read many pages. */
  source: (address: string) => Promise<Parsed>;
}

export const test = base.extend<Reading, { reader: Reader; visitor: Reader }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const reader = await shared(browser, project.use.baseURL, false);
      await use(reader);
      await reader.page.close();
    },
    { scope: "worker" },
  ],
  visitor: [
    async ({ browser }, use, { project }) => {
      const visitor = await shared(browser, project.use.baseURL, true);
      await use(visitor);
      await visitor.page.close();
    },
    { scope: "worker" },
  ],
  read: ({ reader }, use) => use(reading(reader)),
  live: ({ visitor }, use) => use(reading(visitor)),
  source: ({ request }, use) =>
    use(async (address) => parse(await (await request.get(address)).text())),
});

/** The main content, without header and footer. */
export const main = (page: Page) => page.getByRole("main");

/** The list that contains an item with a heading. */
export const listWith = (page: Page, heading: string) =>
  main(page)
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

/** The slides of a carousel; before JavaScript takes it over there are no copies among them. */
export const slides = (page: Page, subject: string) =>
  page
    .getByRole("region", { name: `Pictures of ${subject}` })
    .getByRole("group", { name: /^\d+ of \d+$/ });

/**
 * The paths of links, without their queries.
 *
 * @returns paths in the order of the links
 */
export const destinations = (links: Locator) =>
  links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );

interface Asked {
  label: string;
  type: string;
  required: boolean;
  rows?: number;
}

/** The fields of a form: the label, the kind of control and its rows. */
export const questions = (form: Locator): Promise<Asked[]> =>
  form.locator("input:not([type=hidden]), textarea, select").evaluateAll((controls) =>
    (controls as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[])
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .map((control) => ({
        label: (control.labels?.[0]?.textContent ?? "").replace("(optional)", "").trim(),
        type: control.type,
        required: control.required,
        ...(control instanceof HTMLTextAreaElement && { rows: control.rows }),
      })),
  );

/** The fields of every viewing request. */
export const viewingQuestions: Asked[] = [
  { label: "Full name", type: "text", required: true },
  { label: "Email", type: "email", required: true },
  { label: "Phone", type: "tel", required: true },
  { label: "Message", type: "textarea", required: false, rows: 4 },
];
