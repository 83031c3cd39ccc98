import { expect, type Page } from "playwright/test";

/**
 * Waits until a page is hydrated.
 */
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

/**
 * Opens a page with delayed scripts, and waits for its first paint; `release` lets the scripts load.
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

/**
 * Opens a page, and calls a function in it after React has begun to hydrate it and before it is hydrated.
 *
 * @param action gets the element
 */
export async function openDuringHydration(
  page: Page,
  address: string,
  selector: string,
  action: (element: HTMLElement) => void,
) {
  await page.addInitScript(`{
    const listen = document.addEventListener;
    document.addEventListener = (type, ...listener) => {
      listen.call(document, type, ...listener);
      if (type !== "input") return;
      document.addEventListener = listen;
      setTimeout(() => {
        const { hydrated } = document.documentElement.dataset;
        if (hydrated !== undefined) throw new Error("The page is hydrated already");
        (${action.toString()})(document.querySelector(${JSON.stringify(selector)}));
      });
    };
  }`);
  await page.goto(address);
}
