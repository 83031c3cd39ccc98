import { expect } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { slides } from "./support/locators.ts";

test.use({ pictures: "empty" });

test("a picture whose file lies on its side is displayed upright", async ({ page }) => {
  await page.goto("/invest/capital-appreciation");
  const picture = (slide: number) =>
    slides(page, "Colibri Views")
      .nth(slide - 1)
      .getByRole("img");
  await expect(picture(6)).toHaveCSS("rotate", "90deg");
  const [turned, other] = [await picture(6).boundingBox(), await picture(5).boundingBox()];
  expect(turned!.width).toBeCloseTo(other!.width, 0);
  expect(turned!.height).toBeCloseTo(other!.height, 0);
});
