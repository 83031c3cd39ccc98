import type { Page } from "playwright/test";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

/**
 * Serves a single pixel for each picture of a page from now on: their sizes are in the HTML, and
 * decoding takes much of the time to open a page. Playwright's `route` would disable the cache for all
 * other files.
 */
export async function emptyPictures(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: "image/png" }],
      body: pixel,
    };
    // A page that is left no longer waits for its pictures.
    browser.send("Fetch.fulfillRequest", answer).catch(() => {});
  });
  const patterns = ["*.avif", "*.jpg"].map((urlPattern) => ({ urlPattern }));
  await browser.send("Fetch.enable", { patterns });
  return () => browser.detach().catch(() => {});
}
