import { expect, type Page } from "playwright/test";
import { localeCodes, localePath } from "../../app/locale";
import { messagesFor } from "../../app/messages/messages";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { openForm } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";

test.use({ pictures: "empty" });

const message = "Saturday morning, please.";

async function typeMessage(page: Page, address: string) {
  await openForm(page, address);
  await page.locator("main textarea").fill(message);
}

const follow = (page: Page, path: string) =>
  page.locator(`.site-header nav [href$='${path}']:visible`).dispatchEvent("click");

test("a link whose code is gone after a deployment loads its page", async ({ page }) => {
  allowConsoleErrors(page, /./);
  await page.route("**/assets/sell-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await typeMessage(page, "/contact");
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await follow(page, "/sell");
  await expect(page).toHaveURL("/sell");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(false);
});

for (const locale of testsEveryPage ? localeCodes : (["ar"] as const))
  test(`without a connection the page stays and says so: ${locale}`, async ({ page, context }) => {
    allowConsoleErrors(page, /./);
    const { noConnection } = messagesFor(locale).layout.navigation;
    const notice = page.getByRole("status").filter({ hasText: noConnection });
    for (const path of ["/sell", "/services"] as const) {
      await typeMessage(page, localePath(locale, "/contact"));
      await context.setOffline(true);
      await follow(page, path);
      await expect(notice).toBeVisible();
      await expect(page.locator("main textarea")).toHaveValue(message);
      await context.setOffline(false);
      await expect(page).toHaveURL(localePath(locale, path));
      await expect(notice).toHaveCount(0);
      await page.goBack();
      await expect(page.locator("main textarea")).toHaveValue(message);
    }
  });

test("the page of a captive portal is no data", async ({ page }) => {
  allowConsoleErrors(page, /./);
  const { noConnection } = messagesFor("en").layout.navigation;
  await typeMessage(page, "/contact");
  const portal = {
    contentType: "text/html",
    body: "<!doctype html><title>Welcome to our Wi-Fi</title>",
  };
  for (const pattern of ["**/*.data*", "**/assets/sell-*.js", "**/favicon.svg"])
    await page.route(pattern, (route) => route.fulfill(portal));
  await follow(page, "/sell");
  await expect(page.getByRole("status").filter({ hasText: noConnection })).toBeVisible();
  await expect(page.locator("main textarea")).toHaveValue(message);
  await page.unrouteAll();
  await expect(page).toHaveURL("/sell");
});

test("a second link replaces the one that waits for the connection", async ({ page, context }) => {
  allowConsoleErrors(page, /./);
  await typeMessage(page, "/contact");
  await context.setOffline(true);
  await follow(page, "/sell");
  await follow(page, "/services");
  await context.setOffline(false);
  await expect(page).toHaveURL("/services");
});
