import { expect, type Page } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";
import { leadsOf } from "./support/leads.ts";
import { formNotice, notices } from "./support/locators.ts";
import { fillIn, newVisitor, fieldValues } from "./support/visitor.ts";

test.use({ contextOptions: {}, pictures: "empty" });

/** One beside the price, and one in the card. */
const opener = (page: Page) => page.getByRole("button", { name: "Request Viewing" }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Request a Viewing" });

test.describe("with JavaScript", () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/property/al-soufuh-apartment");
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test("the dialog contains and returns the focus, and keeps its values", async ({ page }) => {
    await expect(page.getByLabel("Full name")).toBeFocused();
    const inside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    const visitor = newVisitor();
    await fillIn(page, visitor);
    // A selection that is dragged out of the dialog.
    const box = await page.getByLabel("Full name").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();

    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    expect(await fieldValues(page)).toEqual(Object.values(visitor));
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("a request that is sent closes the dialog, and the staff have it", async ({ page }) => {
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(notices(page)).toContainText("Request Sent!");
    await expect(dialog(page)).toBeHidden();
    const confirmation = page.locator("#request-confirmation");
    await expect(confirmation.getByRole("heading")).toBeFocused();
    await expect(confirmation).toContainText("Al Soufuh, Jumeirah");
    await expect(confirmation).toContainText("+39 02 123 4567 (Italy)");
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { property_price: "AED 3,200,000" },
    ]);
    // The toast covers the button meanwhile.
    await notices(page).getByRole("button", { name: "Dismiss" }).click();
    await opener(page).click();
    expect(await fieldValues(page)).toEqual(["", "", "", ""]);
    await page.reload();
    await expect(page.getByText("you asked to see this home").first()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page)).toHaveAccessibleDescription(/you asked to see this home/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button shows the form, and the request reaches the staff", async ({ page }) => {
    const visitor = newVisitor();
    await page.goto("/property/al-soufuh-apartment");
    await opener(page).click();
    await fillIn(page, visitor);
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(formNotice(page)).toContainText("Request Sent!");
    expect(leadsOf("viewing_requests", visitor.email)).toHaveLength(1);
  });
});
