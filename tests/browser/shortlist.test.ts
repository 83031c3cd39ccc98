import { expect, type Page } from "playwright/test";
import { properties } from "../../app/content/properties";
import { textsIn } from "../../app/content/texts";
import { localePath, localeCodes } from "../../app/locale";
import { messagesFor } from "../../app/messages/messages";
import { test } from "./support/fixtures.ts";
import { hydrated, openBeforeHydration, openHydrated } from "./support/hydrated.ts";
import { leadsOf } from "./support/leads.ts";
import { formNotice, notices } from "./support/locators.ts";
import { collectProblems } from "./support/page-problems.ts";
import { desktop, phone } from "./support/screens.ts";
import { fillIn, newVisitor } from "./support/visitor.ts";

test.use({ pictures: "empty" });

const header = (page: Page) => page.getByRole("banner");
const shortlistLink = (page: Page) => header(page).getByRole("link", { name: /^Shortlist/ });
const save = (page: Page, title: string) =>
  page.getByRole("button", { name: `Shortlist ${title}`, exact: true });
const listingTitles = (page: Page) => page.getByRole("columnheader").getByRole("link");
const storedIds = (page: Page) => page.evaluate(() => localStorage.getItem("shortlist"));

async function openWith(page: Page, saved: string, address: string) {
  await page.goto("/robots.txt");
  await page.evaluate((text) => localStorage.setItem("shortlist", text), saved);
  await page.goto(address);
}

const count = async (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector(".site-header nav [href$='/shortlist']");
    return link?.checkVisibility() ? getComputedStyle(link, "::after").content : "none";
  });

test("a listing saved in one tab is saved in all, and announced", async ({ page, context }) => {
  const other = await context.newPage();
  await openHydrated(other, "/property/luxury-beachfront-villa");
  await page.goto("/buy");
  await expect(shortlistLink(page)).toHaveCount(0);
  const tower = save(page, "Ontario Tower");
  await hydrated(page);
  await expect(tower).toHaveAttribute("aria-pressed", "false");
  // By keyboard.
  await tower.focus();
  const before = await tower.boundingBox();
  await page.keyboard.press("Space");
  await expect(tower).toHaveAttribute("aria-pressed", "true");
  expect(await tower.boundingBox()).toEqual(before);
  await expect(
    page.locator("[aria-live=polite]", { hasText: "Ontario Tower: on your shortlist" }),
  ).toHaveCount(1);
  expect(await count(page)).toBe('"1"');

  await expect.poll(() => count(other)).toBe('"1"');
  await save(other, "Luxury Beachfront Villa").click();
  await expect.poll(() => count(page)).toBe('"2"');
  expect(await storedIds(page)).toBe("ontario-tower,luxury-beachfront-villa");

  await other.goto("/buy");
  await expect(save(other, "Ontario Tower")).toHaveAttribute("aria-pressed", "true");
  await save(other, "Ontario Tower").click();
  await expect(tower).toHaveAttribute("aria-pressed", "false");
  expect(await count(page)).toBe('"1"');

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: /Shortlist/ }).click();
  await expect(listingTitles(page)).toHaveText(["Luxury Beachfront Villa"]);
});

for (const what of ["full", "blocked"])
  test(`a storage that is ${what} breaks nothing, and there is a message`, async ({ page }) => {
    const problems = await collectProblems(page);
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException("No", how === "full" ? "QuotaExceededError" : "SecurityError");
      };
      if (how === "full") Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, "localStorage", { get: refuse });
    }, what);
    await page.goto("/buy");
    const tower = save(page, "Ontario Tower");
    await hydrated(page);
    await tower.click();
    await expect(notices(page)).toContainText("Saved only until you reload the page");
    await expect(tower).toHaveAttribute("aria-pressed", "true");
    expect(await count(page)).toBe('"1"');
    await shortlistLink(page).click();
    await expect(listingTitles(page)).toHaveText(["Ontario Tower"]);
    expect(problems).toEqual([]);
  });

test("an unreadable storage is an empty list, which has links", async ({ page }) => {
  for (const stored of ['{"homes":[1]}', "<b>,,", "null "]) {
    await openWith(page, stored, "/shortlist");
    await expect(page.getByText("There is nothing on your shortlist yet.")).toBeVisible();
    await expect(shortlistLink(page)).toHaveCount(0);
  }
  await expect(header(page).getByRole("link", { name: "Italiano" })).toBeVisible();
  await page.getByRole("button", { name: "Shortlist Ontario Tower" }).click();
  await expect(listingTitles(page)).toHaveText(["Ontario Tower"]);
  await page.getByRole("button", { name: "Remove Ontario Tower" }).click();
  await page.getByRole("main").getByRole("link", { name: "See the homes" }).click();
  await expect(page).toHaveURL(/\/buy$/);
});

test("listings saved before hydration are saved, also after repeated clicks", async ({ page }) => {
  const release = await openBeforeHydration(page, "/buy");
  await save(page, "Ontario Tower").click();
  await save(page, "Al Soufuh, Jumeirah").click();
  await save(page, "Al Soufuh, Jumeirah").click();
  release();
  await expect.poll(() => count(page)).toBe('"2"');
  expect(await storedIds(page)).toBe("ontario-tower,al-soufuh-apartment");
});

test("a seventh listing has a message, and the list is unchanged", async ({ page }) => {
  const six = "a-1,a-2,a-3,a-4,a-5,a-6";
  await openWith(page, six, "/property/ontario-tower");
  expect(await count(page)).toBe('"6"');
  const tower = save(page, "Ontario Tower");
  await hydrated(page);
  await tower.click();
  await expect(notices(page)).toContainText("Your shortlist is full");
  await expect(notices(page)).toContainText("Remove one from the list, then add this one.");
  await expect(tower).toHaveAttribute("aria-pressed", "false");
  expect(await storedIds(page)).toBe(six);
});

test("the page shows the saved listings in order, without unknown ids", async ({ page }) => {
  await openWith(page, "al-soufuh-apartment,sold-long-ago,ontario-tower", "/shortlist");
  await expect(listingTitles(page)).toHaveText(["Al Soufuh, Jumeirah", "Ontario Tower"]);
  await expect.poll(() => storedIds(page)).toBe("al-soufuh-apartment,ontario-tower");
  const table = page.getByRole("table", { name: "The shortlist, side by side" });
  await expect(table.getByRole("columnheader", { name: "Ontario Tower", exact: true })).toHaveCount(
    1,
  );
  await expect(page.getByRole("row", { name: /^Bedrooms/ })).toContainText("the same for both");
  await expect(page.getByRole("row", { name: /^Per square foot/ })).toContainText(
    "Lower of the two",
  );

  await page.getByRole("button", { name: "Remove Al Soufuh, Jumeirah" }).click();
  await expect(listingTitles(page)).toHaveText(["Ontario Tower"]);
  await expect(page.getByRole("link", { name: "Ontario Tower", exact: true })).toBeFocused();
  await expect(page.getByText("Al Soufuh, Jumeirah: off your shortlist")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove Ontario Tower" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Ontario Tower" }).click();
  await expect(page.getByText("There is nothing on your shortlist yet.")).toBeVisible();
  await expect(page).toHaveURL(/\/shortlist$/);
  expect(await storedIds(page)).toBe("");
});

const shared = "/shortlist?homes=luxury-beachfront-villa,made-up,ontario-tower";

test("a shared list has exactly its listings in every language, with noindex", async ({ html }) => {
  for (const locale of localeCodes) {
    const page = await html(localePath(locale, shared));
    const { title } = messagesFor(locale).shortlist.sharedList;
    expect(page.querySelector("h1")?.text).toBe(title["2"]);
    expect(page.querySelectorAll("thead a").map(({ text }) => text)).toEqual(
      ["luxury-beachfront-villa", "ontario-tower"].flatMap((id) =>
        properties.filter((one) => one.id === id).map((one) => textsIn(one, locale).title),
      ),
    );
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
      /\/shortlist\?homes=luxury-beachfront-villa,ontario-tower$/,
    );
  }
});

test("a link to a part of the visitor's list, and a new load, do not make it a received one", async ({
  page,
}) => {
  await openWith(page, "ontario-tower,continental-tower", "/shortlist");
  const remove = page.getByRole("button", { name: "Remove Ontario Tower" });
  await expect(remove).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#request-title";
  });
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(page.getByText("This is the list in the link you opened.")).toHaveCount(0);
  await remove.click();
  await expect(page).toHaveURL(/\?homes=continental-tower$/);
  await expect(page.getByRole("button", { name: "Remove Continental Tower" })).toBeVisible();
});

test("a received list can be added to the visitor's list, or replace it", async ({ page }) => {
  await openWith(page, "continental-tower", shared);
  await expect(page.getByText("Your own shortlist has one entry.")).toBeVisible();
  await page.getByRole("button", { name: "Add to mine" }).click();
  await expect(listingTitles(page)).toHaveText([
    "Continental Tower",
    "Luxury Beachfront Villa",
    "Ontario Tower",
  ]);
  await expect(notices(page)).toContainText("Saved");
  expect(await count(page)).toBe('"3"');

  await page.goto("/shortlist?homes=al-soufuh-apartment");
  await page.getByRole("button", { name: "Replace mine with this list" }).press("Enter");
  await expect(notices(page)).toContainText("Your own shortlist has one entry.");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(listingTitles(page)).toHaveText(["Al Soufuh, Jumeirah"]);
  expect(await storedIds(page)).toBe("al-soufuh-apartment");
});

test("a received list and the visitor's are announced, and their heading has the focus", async ({
  page,
}) => {
  await openWith(page, "continental-tower,ontario-tower", shared);
  const heading = page.getByRole("heading", { level: 1 });
  const announced = (text: RegExp) =>
    expect(page.locator("[aria-live=polite]", { hasText: text })).toHaveCount(1);
  const own = /^Continental Tower and Ontario Tower \|/;
  await page.getByRole("link", { name: "Show my shortlist" }).press("Enter");
  await expect(heading).toBeFocused();
  await announced(own);
  await page.getByRole("button", { name: "Share this list" }).focus();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Show my shortlist" })).toBeVisible();
  await expect(heading).toBeFocused();
  await announced(/^Luxury Beachfront Villa and Ontario Tower \|/);
  await shortlistLink(page).press("Enter");
  await expect(listingTitles(page)).toHaveText(["Continental Tower", "Ontario Tower"]);
  await expect(heading).toBeFocused();
  await announced(own);
});

test("a visitor without a list saves a received one and shares it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(shared);
  await page.getByRole("button", { name: "Save this list" }).click();
  await expect(page.getByRole("button", { name: "Remove Ontario Tower" })).toBeVisible();
  await expect(notices(page)).toContainText("Your own shortlist has 2 entries.");
  await page.getByRole("button", { name: "Share this list" }).click();
  await expect(notices(page)).toContainText("Link copied");
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe(
    "/shortlist?homes=luxury-beachfront-villa,ontario-tower",
  );
});

test("on phones the table scrolls below headers and sticky names", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const locale of ["en", "ar"] as const) {
    await page.goto(
      localePath(
        locale,
        "/shortlist?homes=ontario-tower,continental-tower,al-soufuh-apartment,luxury-beachfront-villa",
      ),
    );
    const names = page.locator(".comparison-names");
    await expect(names).toBeHidden();
    const table = page.locator(".comparison");
    const price = page.locator(".comparison tbody th span").first();
    const before = await price.boundingBox();
    await table.focus();
    await page.keyboard.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect
      .poll(() => table.evaluate(({ scrollLeft }) => Math.abs(scrollLeft)))
      .toBeGreaterThan(0);
    expect((await price.boundingBox())?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
    await table.evaluate((element) => {
      element.querySelector("tbody tr:nth-child(6)")?.scrollIntoView({ behavior: "instant" });
      element.scrollBy({ left: 150 * (document.dir === "rtl" ? -1 : 1), behavior: "instant" });
    });
    await expect(names).toBeVisible();
    const leftOf = (css: string) =>
      page.locator(css).evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
    // The scrolling that the arrow key began takes several frames.
    await expect(async () => {
      const bottom = await header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect((await names.boundingBox())?.y).toBeCloseTo(bottom, -1);
      const columns = await leftOf(".comparison thead th:not(:first-child)");
      const left = await leftOf(".comparison-names li");
      expect(left).toHaveLength(columns.length);
      for (const [index, column] of columns.entries()) expect(left[index]).toBeCloseTo(column, -1);
    }).toPass();
  }
});

test("without JavaScript the sticky names are at the top of the window", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/shortlist?homes=ontario-tower,al-soufuh-apartment");
  await page.setViewportSize(phone);
  await page.locator(".comparison tbody tr:nth-child(6)").evaluate((row) => {
    row.scrollIntoView({ behavior: "instant" });
  });
  const names = page.locator(".comparison-names");
  await expect(names).toBeVisible();
  expect((await names.boundingBox())?.y).toBe(0);
  await page.setViewportSize(desktop);
});

test("an address with more than six names those that are left out", async ({ html }) => {
  const ids =
    "ontario-tower,continental-tower,al-soufuh-apartment,luxury-beachfront-villa,palazzo-tissoli,sobha-central,velos";
  const textOf = async (list: string) =>
    (await html(`/shortlist?homes=${list}`)).querySelector("main")?.text;
  expect(await textOf(ids)).toMatch(/Six is the most you can compare\. Left out: VELOS/);
  expect(await textOf(ids.replace(",velos", ""))).not.toContain("Left out");
});

test("without JavaScript no button needs a script", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/buy");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(save(page, "Ontario Tower")).toHaveCount(0);
});

test("without JavaScript a home to rent is put beside another by a link", async ({
  page: withScript,
  pageWithoutScripts,
}) => {
  const link = "Compare this home with others";
  const page = await pageWithoutScripts("/property/continental-tower");
  await page.getByRole("link", { name: link }).click();
  await expect(page.getByRole("checkbox", { name: "Continental" })).toBeChecked();
  const other = page.getByRole("checkbox", { name: "Ontario Tower" });
  // Before the facts of the only home.
  const [choice, facts] = [await other.boundingBox(), await listingTitles(page).boundingBox()];
  expect(choice?.y).toBeLessThan(facts?.y ?? 0);
  await other.check();
  await page.getByRole("button", { name: "Compare" }).first().click();
  await expect(listingTitles(page)).toHaveText(["Ontario Tower", "Continental Tower"]);
  await withScript.goto("/property/continental-tower");
  await expect(withScript.getByRole("link", { name: "Show all properties" })).toBeVisible();
  await expect(withScript.getByRole("link", { name: link })).toBeHidden();
});

test("without JavaScript homes are chosen on its page", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/property/ontario-tower");
  await page.setViewportSize({ width: 360, height: 640 });
  await shortlistLink(page).click();
  // The list of names is the first of the page, with what tells one home from another.
  const tower = page.getByRole("checkbox", { name: "Ontario Tower" });
  await expect(tower).toBeInViewport();
  await expect(page.getByRole("listitem").filter({ has: tower })).toContainText(
    /^Ontario Tower\s*AED 1,500,000 · 2\sbedrooms · .*Business Bay/,
  );
  await expect(
    page.getByRole("group", { name: "For rent" }).getByRole("checkbox", { name: "Continental" }),
  ).toBeVisible();
  const compare = page.getByRole("button", { name: "Compare" }).first();
  await page.getByRole("checkbox", { name: "Palazzo Tissoli" }).scrollIntoViewIfNeeded();
  await expect(compare).toBeInViewport({ ratio: 1 });
  await compare.click();
  // getByText leaves out what is in a noscript element.
  const error = page.locator("legend .field-error");
  await expect(error).toHaveText("Please tick at least one home or project.");
  await expect(error).toBeInViewport();
  await page.getByRole("checkbox", { name: "Palazzo Tissoli" }).check();
  await compare.click();
  await expect(listingTitles(page)).toHaveText(["Palazzo Tissoli"]);
  await expect(page.getByText("Your list is in the address of this page")).toBeInViewport();
  await expect(page.getByText("This is the list in the link you opened.")).toBeHidden();
  await tower.check();
  await compare.click();
  await expect(listingTitles(page)).toHaveText(["Ontario Tower", "Palazzo Tissoli"]);
  await expect(page.getByText("Loading your shortlist…")).toBeHidden();
  await page.setViewportSize(desktop);
});

test("without JavaScript chosen homes are requested, and an error keeps them and what was typed", async ({
  pageWithoutScripts,
}) => {
  const visitor = newVisitor();
  const page = await pageWithoutScripts("/shortlist");
  await page.getByRole("checkbox", { name: "Ontario Tower" }).check();
  await page.getByRole("checkbox", { name: "Continental" }).check();
  await page.getByRole("button", { name: "Compare" }).first().click();
  await fillIn(page, { ...visitor, phone: "1O" });
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/letter/);
  await expect(page.getByLabel("Full name")).toHaveValue(visitor.name);
  await expect(listingTitles(page)).toHaveText(["Ontario Tower", "Continental Tower"]);
  await page.getByLabel("Phone").fill(visitor.phone);
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(formNotice(page)).toContainText("Request Sent!");
  expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
    { property_ids: "ontario-tower; continental-tower" },
  ]);
});

test("a project is saved, compared with a property, and requested with it", async ({ page }) => {
  const visitor = newVisitor();
  await openWith(page, "ontario-tower", "/off-plan/palazzo-tissoli");
  const palazzo = save(page, "Palazzo Tissoli");
  await hydrated(page);
  await palazzo.click();
  await expect(palazzo).toHaveAttribute("aria-pressed", "true");
  await page.goto("/shortlist");
  await expect(listingTitles(page)).toHaveText(["Ontario Tower", "Palazzo Tissoli"]);
  await expect(page).toHaveURL(/homes=ontario-tower,palazzo-tissoli$/);
  await expect(page.getByRole("row", { name: /^Price AED/ })).toContainText("AED 1,100,000");
  await expect(page.getByRole("row", { name: /^Bedrooms/ })).toContainText("Studio, 1, 2");
  await hydrated(page);
  await fillIn(page, visitor);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(notices(page)).toContainText("We’ll contact you shortly about your enquiry.");
  expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
    {
      property_ids: "ontario-tower; palazzo-tissoli",
      property_title: "Ontario Tower; Palazzo Tissoli",
      property_price: "AED 1,500,000; from AED 1,100,000",
    },
  ]);
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the bar leads to the heading of the request", async ({ page }) => {
    await openHydrated(page, "/shortlist?homes=ontario-tower,al-soufuh-apartment");
    await page.locator(".contact-bar").getByRole("link", { name: "Request a Viewing" }).click();
    await expect(
      page.getByRole("heading", { name: "Request a viewing of these homes" }),
    ).toBeInViewport({ ratio: 1 });
  });
});

test("a home is compared with similar ones by a link", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/property/ontario-tower");
  await page.getByRole("link", { name: "Compare them with this home" }).click();
  await expect(listingTitles(page)).toHaveText([
    "Ontario Tower",
    "Al Soufuh, Jumeirah",
    "Luxury Beachfront Villa",
  ]);
  // Nothing else is to rent.
  await page.goto("/property/continental-tower");
  await expect(page.getByRole("link", { name: "Show all properties" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Compare them" })).toHaveCount(0);
});
