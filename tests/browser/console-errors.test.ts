import { expect, type Locator, type Page } from "playwright/test";
import { everyPage, testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { hydrated, transitionEnded } from "./support/hydrated.ts";
import { notices } from "./support/locators.ts";
import { allowConsoleErrors, collectProblems, expectedProblems } from "./support/page-problems.ts";
import { desktop, phone } from "./support/screens.ts";
import { scrollThroughPage } from "./support/scroll-through-page.ts";

// Where every page is walked through, its pictures come too.
test.use({ contextOptions: {}, pictures: testsEveryPage ? "as they are" : "empty" });

/** The visible elements of a kind. */
const visible = async (place: Page | Locator, selector: string) =>
  place.locator(`${selector}:visible`).all();

/** Clicks a button as soon as the page is hydrated, without waiting for animations. */
async function press(button: Locator) {
  await hydrated(button.page());
  await button.dispatchEvent("click");
}

async function openMenus(page: Page) {
  for (const menu of await visible(page, "button[aria-expanded]")) {
    await press(menu);
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await press(menu);
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  }
}

async function turnCarousels(page: Page) {
  for (const carousel of await visible(page, ".carousel")) {
    const steps = carousel.getByRole("button", { name: "Next slide" });
    for (const step of await steps.all()) await press(step);
    const dots = carousel.getByRole("button", { name: /^Go to slide 1\b/ });
    for (const dot of await dots.all()) await press(dot);
  }
}

async function lookAtPictures(page: Page) {
  for (const opener of await page
    .locator(".carousel-open, .property-gallery li:last-child a")
    .all()) {
    await press(opener);
    const viewer = page.locator("dialog.viewer");
    await expect(viewer).toBeVisible();
    await press(viewer.getByRole("button", { name: "Next slide" }));
    await press(viewer.getByRole("button", { name: "Close" }));
    await expect(viewer).toHaveCount(0);
  }
}

const values: Record<string, string> = {
  email: "giulia@example.it",
  tel: "+39 02 1234 567",
  text: "Giulia Ferrari",
  textarea: "Saturday morning, please.\nWe are two.",
};

/** Submits a form empty, then fills it in and submits it. */
async function fillInAndSend(form: Locator) {
  await expect(form).toHaveAttribute("novalidate");
  const send = form.locator("[type=submit]");
  await send.click();
  await expect(form.locator("[aria-invalid=true]").first()).toBeFocused();
  for (const field of await form.locator("input:not([tabindex]), textarea").all()) {
    const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
    const value = values[kind];
    if (value) await field.fill(value);
  }
  await send.click();
  await expect(notices(form.page())).toContainText("Sent!");
}

async function sendForms(page: Page) {
  for (const opener of await visible(page, "main [aria-haspopup=dialog]")) {
    await press(opener);
    const dialog = page.locator("dialog:modal");
    const form = dialog.locator("form[method=post]");
    // A dialog without a form shows a floor plan.
    if ((await form.count()) > 0) await fillInAndSend(form);
    else await press(dialog.getByRole("button", { name: "Close" }));
    await expect(dialog).toHaveCount(0);
  }
  for (const form of await visible(page, "main form[method=post]:not(dialog *)"))
    await fillInAndSend(form);
}

/** The calculators of the investment pages. */
async function workOutSums(page: Page) {
  for (const sum of await visible(page, "form.amount-form")) {
    await hydrated(page);
    await sum.locator("input:visible").first().fill("2.5M");
    await press(sum.locator("[type=submit]"));
  }
}

/** Chooses an option in filters and in the sentence of Find Your Partner. */
async function narrowLists(page: Page) {
  const form = page.locator("main form:is([action='/buy'], [action='/team'])").first();
  if (!(await form.isVisible())) return;
  const { pathname } = new URL(
    await form.evaluate((element) => (element as HTMLFormElement).action),
  );
  await hydrated(page);
  await form.locator("select").first().selectOption({ index: 1 });
  await press(form.locator("[type=submit]"));
  await page.waitForURL((address) => address.pathname === pathname && address.search !== "");
}

/** Opens the popovers of phones, such as the filters. */
async function openSheets(page: Page) {
  await page.setViewportSize(phone);
  for (const opener of await visible(page, "main button[popovertarget]:not([popover] *)")) {
    await press(opener);
    await expect(page.locator("main [popover]:popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(desktop);
}

// The fixture `page` checks the console in every test. `ALL_PAGES=1` also uses everything on each page.
for (const address of testsEveryPage ? everyPage : [])
  test(`the console has no errors while everything is used on ${address}`, async ({ page }) => {
    // `collectProblems` reports them too.
    allowConsoleErrors(page, /./);
    await page.setViewportSize(desktop);
    const problems = await collectProblems(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(scrollThroughPage);
    await turnCarousels(page);
    await lookAtPictures(page);
    await workOutSums(page);
    await sendForms(page);
    await openSheets(page);
    await narrowLists(page);
    expect(problems).toEqual(expectedProblems(address));
  });

for (const address of testsEveryPage ? ["/", "/property/ontario-tower"] : [])
  test(`the console has no errors while links are followed from ${address} and back`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    const problems = await collectProblems(page);
    await page.goto(address);
    await openMenus(page);
    const title = await page.title();
    await press(page.getByRole("contentinfo").getByRole("link", { name: "Journal" }));
    await expect(page).toHaveTitle(/^Journal/);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await transitionEnded(page);
    await page.setViewportSize(phone);
    await press(page.getByRole("button", { name: "Menu" }));
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await press(menu.getByRole("link", { name: "Services" }));
    await expect(page).toHaveTitle(/Services/);
    await expect(menu).toBeHidden();
    expect(problems).toEqual([]);
  });
