import { expect, type Page } from "playwright/test";

/** Waits until a page is hydrated. */
export const hydrated = (page: Page) => expect(page.locator("html[data-hydrated]")).toHaveCount(1);

/**
 * Waits until the transition between two pages has ended. A window that changes its size aborts it, which is
 * an error in the console.
 */
export const transitionEnded = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));

/** Waits until the enquiry form of a page is hydrated, so that the script validates it. */
export const formHydrated = (page: Page) =>
  expect(page.locator("form[aria-label][novalidate]")).toHaveCount(1);

/** Opens a page whose scripts a test needs. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Opens a page whose form a test fills in. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await formHydrated(page);
}

/** Opens a page with delayed scripts, and waits for its first paint; `release` lets the scripts load. */
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
