import { expect, type Page } from "playwright/test";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { openForm, transitionEnded } from "./support/hydrated.ts";
import { formNotice, notices, overlap } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop, phone } from "./support/screens.ts";
import { fillIn, newVisitor } from "./support/visitor.ts";

test.use({ contextOptions: {}, pictures: "empty" });

async function bringToast(page: Page) {
  await page.route("**/functions/v1/*", (route) =>
    route.fulfill({ json: { success: true, id: "1" } }),
  );
  await openForm(page, "/property/ontario-tower");
  await fillIn(page, newVisitor());
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(notices(page)).toContainText("Request Sent!");
}

test("a toast obeys the policy, stays while focused, and is dismissed", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await bringToast(page);
  // The receipt, which has the focus, says the same.
  await expect(notices(page)).toHaveAttribute("aria-live", "off");
  const font = await notices(page)
    .getByText("Request Sent!")
    .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(font).toContain("Bodoni Moda");
  expect(await page.locator("style").count()).toBe(0);
  expect(refused).toEqual([]);
  const progress = () =>
    notices(page)
      .locator(".Toastify__progress-bar")
      .evaluate((bar) => getComputedStyle(bar).animationPlayState);
  // Under the pointer it stays.
  await page.mouse.move(0, 0);
  await expect.poll(progress).toBe("running");
  await notices(page).getByRole("button", { name: "Dismiss" }).focus();
  await expect.poll(progress).toBe("paused");
  await page.keyboard.press("Enter");
  await expect(notices(page)).not.toContainText("Request Sent!");
});

for (const address of testsEveryPage ? ["/sell", "/contact"] : ["/sell"])
  test(`on ${address} a toast covers neither the button nor the result`, async ({ page }) => {
    allowConsoleErrors(page, /^rate_limited/);
    const error = { code: "rate_limited", message: "Please wait a minute." };
    await page.route("**/functions/v1/*", (route) =>
      route.fulfill({ status: 429, json: { success: false, error } }),
    );
    await openForm(page, address);
    const form = page.locator("form[aria-label][novalidate]");
    for (const field of await form.locator("[required]").all())
      await field.fill((await field.getAttribute("type")) === "email" ? "a@b.ae" : "+39 02 1234");
    const button = form.getByRole("button");
    const toast = notices(page).locator(".Toastify__toast");
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await button.click();
      await expect(toast).toBeVisible();
      await expect(notices(page)).toHaveAttribute("aria-live", "polite");
      for (const shown of [button, formNotice(page)])
        expect(await overlap(toast, shown), `${size.width} px`).toBe(false);
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast).toHaveCount(0);
    }
  });

test("on a phone a toast does not cover the heading of a receipt that was on the screen", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openForm(page, "/property/ontario-tower");
  await fillIn(page, newVisitor());
  const button = page.getByRole("button", { name: "Request a Viewing" });
  // The receipt begins where the form does: below the header.
  await page
    .getByRole("form")
    .evaluate((form) =>
      scrollBy({ top: form.getBoundingClientRect().top - 80, behavior: "instant" }),
    );
  await button.evaluate((element) => (element as HTMLElement).click());
  const toast = notices(page).locator(".Toastify__toast");
  await expect(toast).toBeVisible();
  expect(await overlap(toast, formNotice(page).getByRole("heading"))).toBe(false);
});

test("a toast is still there on the next page, and above the menu", async ({ page }) => {
  await bringToast(page);
  await page.getByRole("link", { name: "Buy", exact: true }).first().click();
  await expect(page).toHaveURL(/\/buy/);
  await expect(notices(page)).toContainText("Request Sent!");
  await transitionEnded(page);
  await page.setViewportSize(phone);
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
