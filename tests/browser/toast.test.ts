import { expect, type Page } from "playwright/test";
import { formHydrated } from "./support/hydrated.ts";
import { test } from "./support/test.ts";
import { fillIn, newVisitor } from "./support/visitor.ts";

test.use({ pictures: "empty" });

const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

async function bringToast(page: Page) {
  await page.route("**/functions/v1/*", (route) =>
    route.fulfill({ json: { success: true, id: "1" } }),
  );
  await page.goto("/property/ontario-tower");
  await formHydrated(page);
  await fillIn(page, newVisitor());
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(notices(page)).toContainText("Request Sent!");
}

test("a toast complies with the content-security policy", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await bringToast(page);
  const face = await notices(page)
    .getByText("Request Sent!")
    .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(face).toContain("Bodoni Moda");
  expect(await page.locator("style").count()).toBe(0);
  expect(refused).toEqual([]);
});

test("a toast is announced politely and is dismissed from the keyboard", async ({ page }) => {
  await bringToast(page);
  await expect(notices(page)).toHaveAttribute("aria-live", "polite");
  await notices(page).getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(notices(page)).not.toContainText("Request Sent!");
});

test("a toast closes after its duration, but not while it has the focus", async ({ page }) => {
  await bringToast(page);
  const clock = () =>
    notices(page)
      .locator(".Toastify__progress-bar")
      .evaluate((bar) => getComputedStyle(bar).animationPlayState);
  await expect.poll(clock).toBe("running");
  await notices(page).getByRole("button", { name: "Dismiss" }).focus();
  await expect.poll(clock).toBe("paused");
});

test("under reduced motion a toast stays as long as any other", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bringToast(page);
  const lasts = await notices(page)
    .locator(".Toastify__progress-bar")
    .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).animationDuration));
  expect(lasts).toBeGreaterThanOrEqual(5);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  for (const address of ["/sell", "/contact"])
    test(`on ${address} at ${width} × ${height} a toast covers neither the button nor the line that stays`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const error = { code: "rate_limited", message: "Please wait a minute." };
      await page.route("**/functions/v1/*", (route) =>
        route.fulfill({ status: 429, json: { success: false, error } }),
      );
      await page.goto(address);
      const form = page.locator("form[aria-label][novalidate]");
      await expect(form).toHaveCount(1);
      for (const field of await form.locator("[required]").all())
        await field.fill((await field.getAttribute("type")) === "email" ? "a@b.ae" : "+39 02 1234");
      const button = form.getByRole("button");
      await button.click();
      const toast = notices(page).locator(".Toastify__toast");
      await expect(toast).toBeVisible();
      for (const shown of [button, form.locator(".form-notice")]) {
        const [one, two] = await Promise.all([toast.boundingBox(), shown.boundingBox()]);
        const across = one && two && one.x < two.x + two.width && two.x < one.x + one.width;
        const along = one && two && one.y < two.y + two.height && two.y < one.y + one.height;
        expect(across && along).toBe(false);
      }
    });

test("a toast is still there on the next page", async ({ page }) => {
  await bringToast(page);
  await page.getByRole("link", { name: "Buy", exact: true }).first().click();
  await expect(page).toHaveURL(/\/buy/);
  await expect(notices(page)).toContainText("Request Sent!");
});

test("a toast is above the menu, and stays when the menu is closed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringToast(page);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toHaveAttribute("aria-modal", "true");
  await expect(menu.getByRole("region", { name: "Notices" })).toContainText("Request Sent!");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await expect(notices(page)).toContainText("Request Sent!");
  await page.getByRole("button", { name: "Menu" }).click();
  await notices(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(notices(page)).not.toContainText("Request Sent!");
  await expect(menu).toBeVisible();
});
