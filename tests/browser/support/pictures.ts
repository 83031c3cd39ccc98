import type { Page } from "playwright/test";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

/**
 * Answers a page's pictures with a single pixel from here on: their places and sizes stand in the page,
 * and decoding them is much of what opening it costs. Playwright's own `route` would keep all other
 * files from being cached.
 */
export async function emptyPictures(page: Page): Promise<void> {
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
}
