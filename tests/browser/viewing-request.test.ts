import { expect, test } from "playwright/test";

test("a visitor asks for a viewing and is told that it was sent", async ({ page }) => {
  await page.goto("/property/ontario-tower");
  await page.getByLabel("Full name").fill("Giulia Ferrari");
  await page.getByLabel("Email").fill("giulia@example.it");
  await page.getByLabel("Phone").fill("+39 02 1234 567");
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(page.getByText("Request Sent!")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("");
});
