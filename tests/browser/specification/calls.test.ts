import { expect } from "playwright/test";
import { errorResult } from "../../../workers/enquiries/results.ts";
import { test } from "../support/fixtures.ts";
import { formHydrated } from "../support/hydrated.ts";
import { notices } from "../support/locators.ts";
import { allowConsoleErrors } from "../support/page-problems.ts";
import { fillIn, newVisitor } from "../support/visitor.ts";

test("the call has the visitor and the property; a failure is an error toast and is logged", async ({
  page,
}) => {
  allowConsoleErrors(page, /^internal_error/);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const { status, response } = errorResult("internal_error", "en");
  await page.route("**/functions/v1/*", (route) => route.fulfill({ status, json: response }));
  await page.goto("/property/ontario-tower");
  await formHydrated(page);
  const visitor = newVisitor();
  await fillIn(page, visitor);
  const call = page.waitForRequest("**/functions/v1/send-viewing-request");
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  expect((await call).method()).toBe("POST");
  expect((await call).postDataJSON()).toMatchObject({
    ...visitor,
    propertyId: "ontario-tower",
    propertyTitle: "Ontario Tower",
    propertyLocation: "Business Bay, Dubai",
    propertyPrice: "AED 1,500,000",
  });
  const toast = notices(page).locator(".Toastify__toast--error");
  await expect(toast).toContainText("Failed to send your request. Please try again.");
  await expect
    .poll(() => errors)
    .toContain("internal_error Something went wrong on our side. Please try again.");
});
