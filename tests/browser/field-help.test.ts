import { expect } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { openForm } from "./support/hydrated.ts";
import { leadsOf } from "./support/leads.ts";
import { formNotice } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { fieldValues, fillIn, newVisitor } from "./support/visitor.ts";

test.use({ pictures: "empty" });

const home = "/property/ontario-tower";
const code = /\/assets\/field-help-.*\.js/;

test.describe("a visitor in Italy", () => {
  test.use({ timezoneId: "Europe/Rome", locale: "it-IT" });

  test("a number without a prefix shows the number that will be called", async ({ page }) => {
    await openForm(page, `/it${home}`);
    await page.getByLabel("Telefono").fill("333 1234567");
    const note = page.getByRole("status").filter({ hasText: "333" });
    await expect(note).toHaveText("La chiameremo al +39 333 123 4567 (Italia)");
    await page.getByLabel("Telefono").fill("333 12");
    await expect(note).toHaveCount(0);
    // With a prefix, no country is to be chosen.
    await page.getByLabel("Telefono").fill("+44 (0)20 7946 0958");
    await expect(page.getByRole("status").filter({ hasText: "7946" })).toHaveText(
      "La chiameremo al +44 20 7946 0958 (Regno Unito)",
    );
    await expect(page.getByRole("button", { name: "Cambia Paese" })).toHaveCount(0);
  });

  test("the country can be changed, by keyboard too, and is stored", async ({ page }) => {
    await openForm(page, home);
    const visitor = { ...newVisitor(), phone: "050 123 4567" };
    await fillIn(page, visitor);
    const note = page.getByRole("status").filter({ hasText: "We will call" });
    await expect(note).toHaveText("We will call you on +39 050 123 4567 (Italy)");
    const change = page.getByRole("button", { name: "Change country" });
    await expect(change).toHaveAttribute("aria-expanded", "false");
    await change.press("Enter");
    await expect(change).toHaveAttribute("aria-expanded", "true");
    await page.getByLabel("Country for this number").selectOption("United Arab Emirates");
    await expect(note).toHaveText("We will call you on +971 50 123 4567 (United Arab Emirates)");
    await page.getByRole("button", { name: "Request a Viewing" }).click();
    await expect(formNotice(page)).toContainText("We have your request");
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { phone: "050 123 4567", phone_e164: "+971501234567", phone_country: "AE" },
    ]);
  });
});

test.describe("a Briton in Dubai", () => {
  test.use({ timezoneId: "Asia/Dubai", locale: "en-GB" });

  test("is asked for the country of a number that no likely country has", async ({ page }) => {
    await openForm(page, home);
    const visitor = { ...newVisitor(), phone: "07700 900124" };
    await fillIn(page, visitor);
    const country = page.getByLabel("Country for this number");
    await expect(
      page.getByRole("status").filter({
        hasText: "Which country is this number from? Please choose it in the list after the phone",
      }),
    ).toBeVisible();
    await expect(country).toHaveValue("");
    await expect(country.locator("option").nth(1)).toHaveText("United Arab Emirates");
    await expect(country.locator("option").nth(2)).toHaveText("United Kingdom");
    await expect(country.locator("option").nth(3)).toHaveText("Afghanistan");
    await expect(country.locator("option", { hasText: "United Kingdom" })).toHaveCount(1);
    await country.selectOption("United Kingdom");
    await expect(page.getByText("We will call you on +44 7700 900124")).toBeVisible();
    await expect(country).toBeVisible();
    await page.getByRole("button", { name: "Request a Viewing" }).click();
    await expect(formNotice(page)).toContainText("We have your request");
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { phone_e164: "+447700900124", phone_country: "GB" },
    ]);
  });
});

test.describe("a visitor in London", () => {
  test.use({ timezoneId: "Europe/London", locale: "en-GB" });

  test("is asked once about a number that is cut short", async ({ page }) => {
    await openForm(page, home);
    const visitor = { ...newVisitor(), phone: "020 7946 09" };
    const question = "This number is too short for +44 (United Kingdom). Please check it.";
    const status = page.getByRole("status").filter({ hasText: question });
    // No number of the Emirates, and of a range that no British network uses.
    await page.getByLabel("Phone").fill("07700 90012");
    await expect(status).toBeVisible();
    await page.getByLabel("Phone").fill("+44 7700 900123");
    await expect(page.getByText("We will call you on +44 7700 900123")).toBeVisible();
    await fillIn(page, visitor);
    await expect(status).toBeVisible();
    const send = page.getByRole("button", { name: "Request a Viewing" });
    await send.click();
    const field = page.getByLabel("Phone");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      /\(United Kingdom\)\. Please check it\. If it is right, send again\./,
    );
    await expect(page.getByText(question)).toHaveCount(1);
    // The same question about the same number is not asked again.
    await page.getByLabel("Country for this number").selectOption("United Kingdom");
    await expect(page.getByRole("status").filter({ hasText: question })).toBeVisible();
    expect(leadsOf("viewing_requests", visitor.email)).toEqual([]);
    await send.click();
    await expect(formNotice(page)).toContainText("We have your request");
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { phone: visitor.phone, phone_country: "GB" },
    ]);
  });
});

test.describe("without JavaScript", () => {
  const hint = "With the country code, for example +39 …";

  test("the phone field asks for the country code", async ({ page, browser }) => {
    await openForm(page, home);
    await expect(page.getByText(hint)).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL(home, page.url()).href);
    await expect(plain.getByText(hint)).toBeVisible();
    await expect(plain.getByLabel("Phone")).toHaveAccessibleDescription(hint);
    await context.close();
  });

  test.describe("a number without a country code", () => {
    test.use({ javaScriptEnabled: false });

    test("is asked about once, and then sent", async ({ page }) => {
      allowConsoleErrors(page);
      await page.goto(home);
      const visitor = { ...newVisitor(), phone: "050 123 4567" };
      await fillIn(page, visitor);
      const send = page.getByRole("button", { name: "Request a Viewing" });
      await send.click();
      await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
        /We read this number as \+971\s50\s123\s4567 \(United Arab Emirates\)/,
      );
      expect(leadsOf("viewing_requests", visitor.email)).toEqual([]);
      expect(await fieldValues(page)).toEqual(Object.values(visitor));
      await send.click();
      await expect(formNotice(page)).toContainText("Request Sent!");
      expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
        { phone: "050 123 4567", phone_e164: "+971501234567" },
      ]);
    });
  });
});

test("the number stays readable from the left in Arabic", async ({ page }) => {
  await openForm(page, `/ar${home}`);
  await page.getByLabel("الهاتف").fill("+٩٧١ ٥٠ ١٢٣ ٤٥٦٧");
  await expect(page.getByText("سنتصل بك على الرقم")).toContainText(
    "\u2066+971 50 123 4567\u2069 (الإمارات العربية المتحدة)",
  );
});

test("a misspelt address has a suggestion, which a key accepts", async ({ page }) => {
  await openForm(page, home);
  const email = page.getByLabel("Email");
  await email.fill("k@gmial.con");
  const question = page.getByRole("status").filter({ hasText: "Did you mean" });
  await expect(question).toHaveText("Did you mean k@gmail.com?Use this address");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await email.press("Tab");
  await expect(page.getByRole("button", { name: "Use this address" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("k@gmail.com");
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
});

test("the help is fetched with the first input, and is optional", async ({ page }) => {
  allowConsoleErrors(page, /Failed to fetch/);
  const requests: string[] = [];
  await page.route(code, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await openForm(page, home);
  expect(requests).toEqual([]);
  const visitor = newVisitor();
  const failed = page.waitForResponse(code);
  await fillIn(page, visitor);
  await failed;
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(formNotice(page)).toContainText("We have your request");
  expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
    { phone_e164: "+39021234567" },
  ]);
});
