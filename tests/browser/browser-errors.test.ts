import { expect, type Page, type Request } from "playwright/test";
import type { ErrorReport } from "../../app/layout/error-report.ts";
import { test } from "./support/fixtures.ts";
import { openForm, openHydrated } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";

function reportsOf(page: Page): Request[] {
  const reports: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/report")) reports.push(request);
  });
  return reports;
}

const contentOf = (request: Request | undefined) => request?.postDataJSON() as ErrorReport;

test("an error in the site's code is reported once, without values of fields", async ({ page }) => {
  allowConsoleErrors(page, /^No such name/);
  await page.route(/\/assets\/entry\.client-[\w-]+\.js/, async (route) => {
    const response = await route.fetch();
    const fault = `addEventListener("fault", () => {
      throw new RangeError("No such name: " + document.querySelector("[autocomplete=name]").value);
    });`;
    await route.fulfill({ response, body: `${await response.text()}\n${fault}` });
  });
  const reports = reportsOf(page);
  await openForm(page, "/sell?email=giulia@example.it");
  await page.getByLabel("Full name").fill("Giulia Ferrari");
  const answer = page.waitForResponse("**/functions/v1/report");
  await page.evaluate(() => {
    // As an extension's: it has no frame in the site's files.
    dispatchEvent(new ErrorEvent("error", { error: new Error("Not ours"), filename: "inject.js" }));
    dispatchEvent(new Event("fault"));
    dispatchEvent(new Event("fault"));
  });
  expect((await answer).status()).toBe(204);
  expect(reports).toHaveLength(1);
  expect(contentOf(reports[0])).toEqual({
    name: "RangeError",
    message: "No such name: …",
    frames: [expect.stringMatching(/^entry\.client-[\w-]+\.js:\d+:\d+$/)],
    page: "/sell",
    version: await page.locator('meta[name="version"]').getAttribute("content"),
  });
  expect(contentOf(reports[0]).version).not.toBe("");
});

test("an error that the error page shows is reported", async ({ page }) => {
  // Without the header it would be the page of a captive portal, and the router would try again.
  const headers = { "x-remix-response": "yes" };
  await page.route("**/buy.data*", async (route) => route.fulfill({ headers, body: "no data" }));
  const reports = reportsOf(page);
  await openHydrated(page, "/");
  const answer = page.waitForResponse("**/functions/v1/report");
  await page.evaluate(() => {
    history.pushState(null, "", "/buy?location=Giulia");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect((await answer).status()).toBe(204);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect(contentOf(reports[0])).toMatchObject({ page: "/buy" });
});

test("a page has the reporting endpoint of its policy, with its version", async ({ request }) => {
  const response = await request.get("/it/sell");
  const version = /<meta name="version" content="([\w-]+)"/.exec(await response.text())?.[1];
  const address = `/functions/v1/report?version=${version}`;
  expect(response.headers()["reporting-endpoints"]).toBe(`policy="${address}"`);
  const policy = response.headers()["content-security-policy"]?.split("; ");
  expect(policy).toEqual(expect.arrayContaining(["report-to policy", `report-uri ${address}`]));
});
