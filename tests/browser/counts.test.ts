import { expect, type Page, type Request } from "playwright/test";
import { contactCode } from "../../app/format/contact-code.ts";
import { test } from "./support/fixtures.ts";
import { hydrated, openHydrated } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { fillIn, newVisitor } from "./support/visitor.ts";

const countPath = "/functions/v1/count";

function beaconsOf(page: Page) {
  const beacons: Record<string, unknown>[] = [];
  page.on("request", (request: Request) => {
    if (request.url().endsWith(countPath)) beacons.push(request.postDataJSON());
  });
  return beacons;
}

/** Opens a page, and waits until it counts. */
async function open(page: Page, path: string) {
  const last = path.includes("utm_campaign") ? "campaign-code" : "count-page";
  const code = page.waitForResponse(new RegExp(`/assets/${last}-`));
  await openHydrated(page, path);
  await code;
}

/** What the browser does when the tab is hidden, which a headless one never is. */
const hide = async (page: Page, state: "hidden" | "visible") =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, "visibilityState", {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("a page that is left sends what happened on it once, and stores nothing", async ({ page }) => {
  // The beacon of a page that is left without a connection.
  allowConsoleErrors(page, /ERR_INTERNET_DISCONNECTED/);
  const beacons = beaconsOf(page);
  await open(page, "/property/ontario-tower?utm_campaign=november");
  await page.evaluate(() => {
    addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
      },
      true,
    );
  });
  const chats = 'main a[href^="https://wa.me/"]';
  for (const link of ['a[href^="tel:"]', chats, 'a[href*="/brochures/"]'])
    for (let click = 0; click < 2; click += 1)
      await page.locator(link).first().dispatchEvent("click");
  const chat = new URL((await page.locator(chats).first().getAttribute("href")) ?? "");
  expect(chat.searchParams.get("text")).toMatch(
    new RegExp(`Ref\\. ${contactCode("ontario-tower", "november")}$`),
  );
  const visitor = newVisitor();
  await fillIn(page, visitor);
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
  await hide(page, "hidden");
  await expect.poll(() => beacons).toHaveLength(1);
  expect(beacons[0]).toMatchObject({
    path: "/property/ontario-tower",
    campaign: "november",
    events: ["viewed", "called", "whatsapp", "brochure", "begun", "sent"],
    device: "desktop",
    vitals: { ttfb: expect.any(Number), lcp: expect.any(Number), cls: expect.any(Number) },
  });
  for (const answer of Object.values(visitor))
    expect(JSON.stringify(beacons)).not.toContain(answer);

  // Back in the tab nothing has happened again.
  await hide(page, "visible");
  await hide(page, "hidden");
  expect(beacons).toHaveLength(1);

  // A page from the back/forward cache is opened again. Without a connection its beacon is lost, and nothing else.
  await hide(page, "visible");
  const comeBack = async () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await comeBack();
  await hide(page, "hidden");
  await expect.poll(() => beacons).toHaveLength(2);
  expect(beacons[1]).toMatchObject({ campaign: "november", events: ["viewed"] });
  expect(beacons[1]).not.toHaveProperty("vitals");
  await hide(page, "visible");
  await comeBack();
  await page.context().setOffline(true);
  await hide(page, "hidden");
  await page.context().setOffline(false);
  await hide(page, "visible");
  await hide(page, "hidden");
  expect(beacons.length).toBeLessThanOrEqual(3);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  // The day of the request alone, for the page of the home.
  expect(stored).toEqual({ local: ["requests"], databases: [], caches: [] });
  expect(await page.context().cookies()).toEqual([]);
});

test("each page of a visit is counted, and the campaign of its beginning", async ({ page }) => {
  const beacons = beaconsOf(page);
  const answered = page.waitForResponse(`**${countPath}`);
  await open(page, "/buy?utm_campaign=november");
  await page.locator('main a[href="/property/ontario-tower"]').first().click();
  await expect(page).toHaveURL(/ontario-tower/);
  await expect.poll(() => beacons).toHaveLength(1);
  expect((await answered).status()).toBe(204);
  await hide(page, "hidden");
  await expect.poll(() => beacons).toHaveLength(2);
  expect(beacons.map(({ path, campaign, events }) => [path, campaign, events])).toEqual([
    ["/buy", "november", ["viewed"]],
    ["/property/ontario-tower", "november", ["viewed"]],
  ]);
});

test("a prerendered page is counted once it is shown, and measured since", async ({ page }) => {
  const beacons = beaconsOf(page);
  // What a browser reports of a page that it prerenders and shows after 60 s: the tests' own cannot prerender.
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const entriesOf = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => {
      if (type === "visibility-state")
        return [
          { name: "hidden", startTime: 0 },
          { name: "visible", startTime: 60_000 },
        ] as unknown as PerformanceEntryList;
      const entries = entriesOf(type);
      if (type === "navigation")
        Object.defineProperty(entries[0], "activationStart", { value: 60_000 });
      return entries;
    };
  });
  await page.goto("/property/ontario-tower", { waitUntil: "networkidle" });
  await hide(page, "hidden");
  await hide(page, "visible");
  expect(beacons).toEqual([]);

  const code = page.waitForResponse(/\/assets\/count-page-/u);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await code;
  await hide(page, "hidden");
  await expect.poll(() => beacons).toHaveLength(1);
  expect(beacons[0]).toMatchObject({ events: ["viewed"], vitals: { ttfb: 0, lcp: 0 } });
});

for (const [name, switchOn] of [
  ["Global Privacy Control", "globalPrivacyControl"],
  ["Do Not Track", "doNotTrack"],
] as const)
  test(`nothing is sent with ${name}`, async ({ page }) => {
    const beacons = beaconsOf(page);
    await page.addInitScript((property) => {
      const value = property === "doNotTrack" ? "1" : true;
      Object.defineProperty(Navigator.prototype, property, { get: () => value });
    }, switchOn);
    const code: string[] = [];
    page.on("request", (request) => code.push(request.url()));
    await page.goto("/buy", { waitUntil: "networkidle" });
    await hydrated(page);
    await hide(page, "hidden");
    expect(beacons).toEqual([]);
    expect(code.filter((url) => url.includes("count-page"))).toEqual([]);
  });
