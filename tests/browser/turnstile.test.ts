import { expect, type Page } from "playwright/test";
import { Server } from "../server";
import { test } from "./support/fixtures.ts";
import { formHydrated, openForm } from "./support/hydrated.ts";
import { leadsOf } from "./support/leads.ts";
import { formNotice } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { fillIn, newVisitor, fieldValues } from "./support/visitor.ts";

test.use({ pictures: "empty" });

const origin = "https://challenges.cloudflare.com";
const send = "**/functions/v1/send-viewing-request";
const button = (page: Page) => page.getByRole("button", { name: "Request a Viewing" });
/** A stub of Cloudflare's script: it adds a token in a hidden field, as documented. */
const script = `
  let widgets = 0;
  window.turnstile = {
    render(place, options) {
      widgets += 1;
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name: "cf-turnstile-response" });
      field.value = [options.sitekey, options.action, options.appearance, "token", widgets].join(" ");
      field.id = "widget-" + widgets;
      place.appendChild(field);
      return field.id;
    },
    remove: (id) => document.getElementById(id).remove(),
  };
`;

async function cloudflare(page: Page, { blocked = false } = {}) {
  const requests: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    requests.push(route.request().url());
    await (blocked
      ? route.abort()
      : route.fulfill({ contentType: "text/javascript", body: script }));
  });
  return requests;
}

test("with Turnstile off nothing of it is fetched or allowed", async ({ page }) => {
  const requests = await cloudflare(page);
  const response = await page.goto("/property/ontario-tower");
  expect(response?.headers()["content-security-policy"]).not.toContain("cloudflare");
  await formHydrated(page);
  await fillIn(page, newVisitor());
  await button(page).click();
  await expect(formNotice(page)).toContainText("We have your request");
  expect(requests).toEqual([]);
  await page.goto("/privacy");
  await expect(page.getByRole("main")).not.toContainText("Turnstile");
  await expect(page.getByRole("main")).not.toContainText("CRM");
});

test.describe("with Turnstile on", () => {
  // One server for all of them: in one worker, one after the other.
  test.describe.configure({ mode: "default" });

  // Cloudflare's public test keys, which always pass.
  const server = new Server(Number(process.env.TEST_PORT ?? 8799) + 3, {
    settings: {
      TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
      TURNSTILE_SECRET: "1x0000000000000000000000000000000AA",
    },
  });
  test.use({ baseURL: server.origin });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server.migrate();
    await server.start();
  });
  test.afterEach(async ({}, testInfo) => {
    if (testInfo.errors.length > 0)
      await testInfo.attach("server", { body: server.output, contentType: "text/plain" });
  });
  test.afterAll(async () => server.close());

  test("it is fetched with the first input; each enquiry has a new token", async ({ page }) => {
    allowConsoleErrors(page, /^unavailable/);
    const requests = await cloudflare(page);
    const tokens: unknown[] = [];
    await page.route(send, async (route) => {
      tokens.push(
        (route.request().postDataJSON() as Record<string, unknown>)["cf-turnstile-response"],
      );
      if (tokens.length > 1) return route.continue();
      return route.fulfill({
        status: 503,
        json: { success: false, error: { code: "unavailable" } },
      });
    });
    await openForm(page, "/property/ontario-tower");
    expect(requests).toEqual([]);

    const token = page.locator("form [name=cf-turnstile-response]");
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await expect(token).toHaveValue("1x00000000000000000000AA enquiry interaction-only token 1");
    await button(page).click();
    await expect(formNotice(page)).toContainText("Failed to send");
    expect(await fieldValues(page)).toEqual(Object.values(visitor));

    await expect(token).toHaveValue(/token 2$/);
    await button(page).click();
    await expect(formNotice(page)).toContainText("We have your request");
    expect(tokens.map((one) => String(one).split(" ").at(-1))).toEqual(["1", "2"]);
    expect(requests).toEqual([`${origin}/turnstile/v0/api.js?render=explicit`]);
    await expect(token).toHaveCount(0);
  });

  test("the enquiry is sent if Turnstile is blocked", async ({ page }) => {
    allowConsoleErrors(page, /Turnstile could not be fetched/);
    const requests = await cloudflare(page, { blocked: true });
    const visitor = newVisitor();
    await openForm(page, "/property/ontario-tower");
    await fillIn(page, visitor);
    await expect.poll(() => requests.length).toBe(1);
    await button(page).click();
    await expect(formNotice(page)).toContainText("We have your request");
    expect(leadsOf("viewing_requests", visitor.email, server.state)).toMatchObject([
      { spam: null },
    ]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the enquiry is sent too", async ({ page }) => {
      await page.goto("/property/ontario-tower");
      await fillIn(page, newVisitor());
      await button(page).click();
      await expect(formNotice(page)).toContainText("Request Sent!");
    });
  });
});
