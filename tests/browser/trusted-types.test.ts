import { expect } from "playwright/test";
import { test } from "./support/test.ts";

test("back navigation from a missing page works", async ({ page }) => {
  await page.goto("/property/ontario-tower");
  await expect(page.locator("form[aria-label][novalidate]")).toHaveCount(1);
  await page.evaluate(() => {
    history.pushState(null, "", "/no-such-page");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ontario Tower");
});
