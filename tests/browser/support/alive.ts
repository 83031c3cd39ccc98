import type { Locator } from "playwright/test";

/**
 * Waits until React has taken an element over. Before that the browser handles it by itself, and
 * what a test wants to see is what happens afterwards.
 */
export async function alive(element: Locator) {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      (node) => node !== null && Object.keys(node).some((key) => key.startsWith("__react")),
      handle,
    );
}
