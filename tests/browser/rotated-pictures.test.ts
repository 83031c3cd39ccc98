import { expect, type Locator } from "playwright/test";
import sharp, { type Sharp } from "sharp";
import { cataloguedPicture } from "../../app/pictures/find-picture.ts";
import { test } from "./support/fixtures.ts";
import { slides } from "./support/locators.ts";

/** As few pixels as tell one picture from another, whatever the format that it came in. */
const grid = { width: 48, height: 32 };

/** One that lies on its side. The unit tests name all that are rotated. */
const rotated = [
  ["/invest/capital-appreciation", "Colibri Views", 6, "projects/colibri-views/06"],
] as const;

/** The mean difference of two pictures of the grid's size, of 255. */
function difference(one: Buffer, other: Buffer) {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** A picture of any size, cropped to a shape as a page crops it, on the grid. */
async function onGrid(image: Sharp, shape: { width: number; height: number }) {
  const cropped = await image.resize({ ...shape, fit: "cover" }).toBuffer();
  return sharp(cropped)
    .resize({ ...grid, fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A screenshot of a slide with its picture. */
async function screenshotOf(slide: Locator) {
  const image = slide.getByRole("img");
  await slide.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(image).toHaveJSProperty("complete", true);
  await image.evaluate((element: HTMLImageElement) => element.decode());
  return slide.screenshot();
}

for (const [address, subject, number, name] of rotated)
  test(`slide ${number} of ${subject} is displayed upright, in the shape of the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    const region = page.getByRole("region", { name: `Pictures of ${subject}` });
    await region.scrollIntoViewIfNeeded();
    await region
      .getByRole("button", { name: `Go to slide ${number} of` })
      .first()
      .press("Enter");
    await expect(region.getByText(new RegExp(`^${number} / `))).toBeVisible();
    const slide = slides(page, subject).nth(number - 1);
    const shot = sharp(await screenshotOf(slide));
    const { width, height } = await shot.metadata();
    const shape = { width, height };
    const other = await slides(page, subject).nth(number).boundingBox();
    expect(width / height).toBeCloseTo((other?.width ?? 0) / (other?.height ?? 1), 1);

    const { rotate = 0 } = cataloguedPicture(name);
    const file = `app/content/${name}.jpg`;
    const displayed = await onGrid(shot, shape);
    const from = async (angle: number) =>
      difference(displayed, await onGrid(sharp(await sharp(file).rotate(angle).toBuffer()), shape));
    const upright = await from(rotate);
    expect(upright).toBeLessThan(6);
    for (const angle of [0, 90, 180, 270])
      if (angle !== rotate) expect(await from(angle), `${angle}°`).toBeGreaterThan(upright * 3);
  });
