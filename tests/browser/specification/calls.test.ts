import { expect } from "playwright/test";
import { errorResult } from "../../../workers/enquiries/results.ts";
import { formHydrated } from "../support/hydrated.ts";
import { test } from "../support/test.ts";
import { fillIn, newVisitor } from "../support/visitor.ts";

test.describe("Specification 8: Error catalogue", () => {
  test("viewing request fails: the toast is error-styled, and the error is also logged", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    const { status, response: answer } = errorResult("internal_error", "en");
    await page.route("**/functions/v1/*", (route) => route.fulfill({ status, json: answer }));
    await page.goto("/property/ontario-tower");
    await formHydrated(page);
    await fillIn(page, newVisitor());
    await page.getByRole("button", { name: "Request a Viewing" }).click();
    const toast = page.getByRole("region", { name: "Notices" }).locator(".Toastify__toast--error");
    await expect(toast).toContainText("Failed to send your request. Please try again.");
    await expect
      .poll(() => logged)
      .toContain("internal_error Something went wrong on our side. Please try again.");
  });
});

test.describe("Specification 7: The calls it makes", () => {
  test("the payload is name, email, phone, message, propertyTitle, propertyLocation, propertyPrice", async ({
    page,
  }) => {
    await page.route("**/functions/v1/*", (route) =>
      route.fulfill({ json: { success: true, id: "1" } }),
    );
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
  });
});
