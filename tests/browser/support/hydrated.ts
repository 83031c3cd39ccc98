import { expect, type Locator, type Page } from "playwright/test";

/**
 * Waits until React has taken an element over. Before that the browser handles it by itself, and
 * what a test wants to see is what happens afterwards.
 */
export async function hydrated(element: Locator) {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      (node) => node !== null && Object.keys(node).some((key) => key.startsWith("__react")),
      handle,
    );
}

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
