/** Scrolls through the whole page. Runs in the page. */
export async function scrollThroughPage(): Promise<void> {
  const { body, documentElement } = document;
  for (let top = 0; top < body.scrollHeight; top += innerHeight) {
    documentElement.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}
