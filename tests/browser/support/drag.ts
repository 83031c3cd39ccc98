import type { Locator } from "playwright/test";

/**
 * Drags an element with the mouse from its centre to the side.
 *
 * @param share of its width; negative to the left
 */
export async function drag(element: Locator, share: number): Promise<void> {
  const page = element.page();
  const box = (await element.boundingBox())!;
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(x + (step / 10) * share * box.width, y);
    // The browser coalesces moves until the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}
