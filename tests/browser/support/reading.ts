import type { Locator, Page } from "playwright/test";
import { test as base } from "./test.ts";

/** Pages are read as they come from the server: what is specified must be there without JavaScript. */
export const test = base.extend<
  { read: (address: string) => Promise<Page> },
  { reader: { page: Page; origin: string } }
>({
  // One page for all the tests of a worker: the next statement about it needs no loading.
  reader: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        javaScriptEnabled: false,
        viewport: { width: 1280, height: 800 },
      });
      await page.route("**/*.{avif,jpg,woff2}", (route) => route.abort());
      await use({ page, origin: project.use.baseURL ?? "" });
      await page.close();
    },
    { scope: "worker" },
  ],
  read: async ({ reader: { page, origin } }, use) => {
    await use(async (address) => {
      if (page.url() !== `${origin}${address}`) await page.goto(`${origin}${address}`);
      return page;
    });
  },
});

/** The page's own part, without header and footer. */
export const main = (page: Page) => page.getByRole("main");

/** The slides of a carousel; before JavaScript takes it over there are no copies among them. */
export const slides = (page: Page, subject: string) =>
  page
    .getByRole("region", { name: `Pictures of ${subject}` })
    .getByRole("group", { name: /^\d+ of \d+$/ });

/**
 * Where each of some links leads, without what it tells the page there.
 *
 * @returns paths in the order of the links
 */
export const destinations = async (links: Locator) =>
  (await links.all()).length === 0
    ? []
    : links.evaluateAll((found) =>
        found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );

interface Asked {
  label: string;
  type: string;
  required: boolean;
  rows?: number;
}

/** What a form asks, as the browser knows it: the label, the kind of control and its rows. */
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
