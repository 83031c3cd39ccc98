import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The contrast of text over its background, including pictures and scrims: for each element the contrast
 * ratio of WCAG 2.2 at the worst point. One pixel in a hundred is ignored, such as reflections on water.
 *
 * @param words elements, of a page or of a drawing, in the first screen of the page; they are invisible afterwards
 */
export async function contrasts(page: Page, words: Locator) {
  const lines = await words.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const isDrawn = element instanceof SVGElement;
      const { x, y, width, height } = (isDrawn ? element : text).getBoundingClientRect();
      const style = getComputedStyle(element);
      const colour = ((isDrawn ? style.fill : style.color).match(/[\d.]+/g) ?? []).map(Number);
      return { text: element.textContent, colour, box: { x, y, width, height } };
    }),
  );
  await words.evaluateAll((elements) => {
    for (const { style } of elements as HTMLElement[]) {
      style.transition = "none";
      style.visibility = "hidden";
    }
  });
  const screen = sharp(await page.screenshot()).removeAlpha();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // Only the part in the first screen is measured.
  const seen = lines.flatMap(({ box, ...line }) => {
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    const part = {
      left,
      top,
      width: Math.min(Math.floor(box.width), width - left),
      height: Math.min(Math.floor(box.height), height - top),
    };
    return part.width > 0 && part.height > 0 ? [{ ...line, part }] : [];
  });
  return Promise.all(
    seen.map(async ({ text, colour: [red = 0, green = 0, blue = 0], part }) => {
      const ground = await screen.clone().extract(part).raw().toBuffer();
      return { text, ratio: ratioOver(ground, [red, green, blue]) };
    }),
  );
}

function ratioOver(ground: Buffer, colour: Rgb) {
  const ratios: number[] = [];
  for (let at = 0; at < ground.length; at += 3)
    ratios.push(ratioOf(colour, [ground[at] ?? 0, ground[at + 1] ?? 0, ground[at + 2] ?? 0]));
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 100)] ?? 0;
}

function ratioOf(one: Rgb, other: Rgb) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linearParts = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linear = (part: number) => linearParts[Math.round(part)] ?? 0;
