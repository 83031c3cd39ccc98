import { expect, type Page } from "playwright/test";

/**
 * Waits until React has taken a page over. Before that the browser handles it by itself, and what a test
 * wants to see is what happens afterwards.
 */
export const hydrated = (page: Page) => expect(page.locator("html[data-live]")).toHaveCount(1);

/** The same of the page's one enquiry form, which then checks its answers by itself. */
export const formHydrated = (page: Page) =>
  expect(page.locator("form[aria-label][novalidate]")).toHaveCount(1);

/**
 * Opens a page whose scripts take their time, as on a slow line, and waits until there is something
 * to be seen; `release` lets them through.
 */
export async function openBeforeHydration(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  return release;
}
