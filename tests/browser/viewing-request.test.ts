import { expect, type Page } from "playwright/test";
import { company } from "../../app/content/company.ts";
import { interpolate } from "../../app/format/interpolate.ts";
import { messagesFor } from "../../app/messages/messages.ts";
import { errorResult } from "../../workers/enquiries/results.ts";
import { test } from "./support/fixtures.ts";
import { formHydrated, openForm } from "./support/hydrated.ts";
import { calendarEntryAbout, leadsOf, mailAbout } from "./support/leads.ts";
import { formNotice, notices } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import {
  comingDay,
  fillIn,
  fieldValues,
  monday,
  newVisitor,
  saturday,
  sunday,
} from "./support/visitor.ts";

test.use({ pictures: "empty" });

const send = "**/functions/v1/send-viewing-request";
const button = (page: Page) => page.getByRole("button", { name: "Request a Viewing" });

/** The live regions around each place where a page says something, as its accessibility tree has them. */
async function liveRegionsAround(page: Page, text: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return nodes
    .filter(({ role, name }) => role?.value === "StaticText" && name?.value === text)
    .map((node) => {
      const regions: string[] = [];
      for (let at = byId.get(node.parentId ?? ""); at; at = byId.get(at.parentId ?? "")) {
        const live = at.properties?.find((property) => property.name === "live")?.value.value;
        if (live && live !== "off") regions.push(`${at.role?.value}: ${at.name?.value}`);
      }
      return regions;
    });
}

/** Opens the fields of the time, which needs no JavaScript, and fills them in. */
async function askFor(page: Page, day: string, part: string) {
  await page.getByText("When? In person or video?").click();
  await page.getByLabel("Preferred day").fill(day);
  await page.getByLabel("Time of day").selectOption(part);
}

/** The receipt has the two ways to change the request. */
async function expectLinksInReceipt(page: Page) {
  const receipt = formNotice(page);
  await expect(receipt.getByRole("link", { name: company.phone })).toHaveAttribute(
    "href",
    `tel:${company.phone.replaceAll(" ", "")}`,
  );
  await expect(receipt.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me/);
}

async function leaveAndComeBack(page: Page) {
  await page.getByRole("form").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
}

/** Lets seconds pass in the page, whose clock is installed, until a toast says so. */
const passSeconds = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(notices(page)).toContainText(text, { timeout: 200 });
  }).toPass();

test.describe("with JavaScript", () => {
  test.beforeEach(async ({ page }) => {
    await openForm(page, "/property/ontario-tower");
  });

  test("a request with a day is announced once, and reaches the staff", async ({ page }) => {
    const visitor = newVisitor();
    const backend = Promise.withResolvers<void>();
    await page.route(send, async (route) => {
      await backend.promise;
      await route.continue();
    });
    await fillIn(page, visitor);
    const day = page.getByLabel("Preferred day");
    await expect(day).toBeHidden();
    await askFor(page, comingDay(saturday), "afternoon");
    const ends = await Promise.all(["min", "max"].map((end) => day.getAttribute(end)));
    const [first = Number.NaN, last = Number.NaN] = ends.map((end) => Date.parse(end ?? ""));
    expect(last - first).toBe(30 * 86_400_000);
    await button(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.getByLabel("Full name").press("Enter");
    backend.resolve();

    await expect(notices(page)).toContainText("Request Sent!");
    await expect(notices(page)).toContainText(
      "We'll contact you shortly to schedule your viewing.",
    );
    await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeHidden();
    await expect(button(page)).toBeHidden();
    await expect(day).toBeHidden();
    const places = await liveRegionsAround(page, "Request Sent!");
    // The toast alone: the receipt beside it has other words.
    expect(places).toHaveLength(1);
    expect(places.flat()).toEqual([]);
    await expectLinksInReceipt(page);
    await page.getByRole("link", { name: "Send another request" }).click();
    await expect(page.getByLabel("Full name")).toBeFocused();
    await expect(formNotice(page)).not.toContainText("We have your request");
    await expect(button(page)).toBeEnabled();
    expect(await fieldValues(page)).toEqual(["", "", "", ""]);

    const [lead, ...others] = leadsOf("viewing_requests", visitor.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      ...visitor,
      property_id: "ontario-tower",
      property_title: "Ontario Tower",
      property_location: "Business Bay, Dubai",
      property_price: "AED 1,500,000",
      preferred_date: comingDay(saturday),
      preferred_time: "afternoon",
      time_zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      spam: null,
    });
    await expect.poll(() => mailAbout(String(lead?.["id"]))).toContain(visitor.email);
    await page.reload();
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(),
    );
    await expect(page.getByText(`On ${today} you asked to see this home.`)).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem("requests") ?? "");
    expect(Object.keys(JSON.parse(kept) as object)).toEqual(["ontario-tower"]);
    await page.goto("/property/continental-tower");
    await formHydrated(page);
    await expect(page.getByText("you asked to see this home")).toHaveCount(0);
    const entry = () => calendarEntryAbout(String(lead?.["id"]));
    await expect.poll(entry).toMatch(/STATUS:TENTATIVE[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(entry()).toContain(`DTSTART:${comingDay(saturday).replaceAll("-", "")}T080000Z`);
  });

  test("an hour at which the office is closed is sent", async ({ page }) => {
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await askFor(page, "", "20:00");
    await button(page).click();
    await expect(page.getByLabel("Preferred day")).toBeFocused();
    await expect(page.getByLabel("Preferred day")).toHaveAccessibleDescription(/choose the day/);
    await page.getByLabel("Preferred day").fill(comingDay(sunday));
    await expect(page.getByLabel("Preferred day")).not.toHaveAttribute("aria-invalid");
    await expect(page.getByRole("status").filter({ hasText: "Our office is closed" })).toHaveCount(
      1,
    );
    await button(page).click();
    await expect(formNotice(page)).toContainText(/8:00.PM, Dubai time/);
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { preferred_date: comingDay(sunday), preferred_time: "20:00" },
    ]);
  });

  test.describe("in Karachi", () => {
    test.use({ timezoneId: "Asia/Karachi" });

    test("the hours of an option are Dubai's, with the visitor's", async ({ page }) => {
      await page.getByText("When? In person or video?").click();
      const afternoon = page.getByLabel("Time of day").locator("option[value=afternoon]");
      await expect(afternoon).toHaveText(
        /^Afternoon · 12:00.PM.*5:00.PM in Dubai · 1:00.PM.*6:00.PM your time$/,
      );
      await page.getByLabel("Preferred day").fill(comingDay(saturday));
      await expect(afternoon).toHaveText(/4:00.PM in Dubai · 1:00.PM.*5:00.PM your time$/);
      const hours = page.getByLabel("Time of day").locator("option[value*=':']");
      await expect(hours.first()).toHaveText(/^12:00.AM in Dubai · 1:00.AM your time$/);
      await expect(hours.last()).toHaveAttribute("value", "23:00");
      const night = page.getByLabel("Time of day").locator("option[value='23:00']");
      await expect(night).toHaveText(/^11:00.PM in Dubai · 12:00.AM your time, the day after$/);
    });
  });

  test.describe("in Milan", () => {
    test.use({ timezoneId: "Europe/Rome" });

    test("an hour of the evening before is named as such", async ({ page }) => {
      await page.clock.setFixedTime("2026-11-29T20:58:00Z");
      await page.goto("/it/contact?interest=viewing");
      const time = page.getByLabel("Fascia oraria");
      const midnight = time.locator("option[value='00:00']");
      // The fields are open: nobody has touched them yet.
      await expect(midnight).toHaveText("0:00 a Dubai · 21:00 del giorno prima nel Suo fuso");
      await expect(page.getByLabel("Giorno preferito")).toHaveAccessibleDescription(/a Dubai/);
      await page.getByLabel("Giorno preferito").fill("2026-12-11");
      await time.selectOption("00:00");
      await expect(page.getByRole("status").filter({ hasText: "0:00 a Dubai" })).toContainText(
        "venerdì 11 dicembre 2026 · Ore 0:00 a Dubai (gio 21:00 nel Suo fuso orario)",
      );
    });
  });

  test.describe("in Dubai", () => {
    test.use({ timezoneId: "Asia/Dubai" });

    test("the parts of the day are those in which the office is open on it", async ({ page }) => {
      await page.getByText("When? In person or video?").click();
      const time = page.getByLabel("Time of day");
      const offered = () =>
        time
          .locator("option:enabled:not([value*=':'])")
          .evaluateAll((options) => options.map(({ textContent }) => textContent));
      await page.getByLabel("Preferred day").fill(comingDay(saturday));
      await expect
        .poll(offered)
        .toEqual([
          "Any time",
          expect.stringMatching(/^Morning · 10:00/),
          expect.stringMatching(/^Afternoon · 12:00.PM.*4:00.PM in Dubai$/),
        ]);
      await time.selectOption("morning");
      await page.getByLabel("Preferred day").fill(comingDay(sunday));
      const announced = page.getByRole("status").filter({ hasText: /we are closed on Sunday/ });
      await expect(announced).toHaveCount(1);
      await expect(page.getByLabel("Preferred day")).toHaveAccessibleDescription(
        /we are closed on Sunday/,
      );
      // The choice is not dropped before the visitor has read why.
      await expect.poll(async () => (await offered()).length).toBe(2);
      await expect(time).toHaveValue("morning");
      await time.selectOption("");
      await expect.poll(offered).toEqual(["Any time"]);
      await expect(time.locator("option[value=morning]")).toHaveText("Morning · Closed");
      await page.getByLabel("Preferred day").fill(comingDay(monday));
      await expect(page.getByLabel("Preferred day")).not.toHaveAccessibleDescription(/closed/);
      await expect.poll(async () => (await offered()).length).toBe(4);
    });
  });

  test("a part of today that is over says so, and the hours begin with the next", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-30T10:30:00Z");
    await page.getByText("When? In person or video?").click();
    await page.getByLabel("Preferred day").fill("2026-11-30");
    const offered = page.getByLabel("Time of day").locator("option:not([hidden])");
    await expect(offered.nth(1)).toHaveText("Morning · No longer available today");
    await expect(offered.nth(1)).toBeDisabled();
    await expect(offered.nth(2)).toHaveText(/^Afternoon · 12:00.PM/);
    await expect(offered.nth(4)).toHaveText(/^3:00.PM in Dubai/);
  });

  test("a public holiday is named once it is chosen", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-25T08:00:00Z");
    await page.getByText("When? In person or video?").click();
    const named = page.getByRole("status").filter({ hasText: "is a public holiday" });
    await page.getByLabel("Preferred day").fill("2026-12-02");
    await expect(named).toBeVisible();
    await expect(page.getByLabel("Preferred day")).not.toHaveAttribute("aria-invalid");
    await page.getByLabel("Preferred day").fill("2026-12-04");
    await expect(named).toHaveCount(0);
  });

  test("each past day is named, and an incomplete day is not dropped", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-25T08:00:00Z");
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await page.getByText("When? In person or video?").click();
    const day = page.getByLabel("Preferred day");
    for (const [past, name] of [
      ["2026-11-23", /Monday,? 23 November 2026 has passed in Dubai/],
      ["2026-11-24", /Tuesday,? 24 November 2026 has passed in Dubai/],
    ] as const) {
      await day.fill(past);
      await day.blur();
      await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(1);
    }
    await day.fill("");
    await expect(day).not.toHaveAttribute("aria-invalid");
    await day.focus();
    await page.keyboard.type("12");
    await button(page).click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(/please give the day, month and year/);
    expect(leadsOf("viewing_requests", visitor.email)).toEqual([]);
  });

  test("an incomplete day is not dropped before the code of the form is loaded", async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/submit-form-*.js", async (route) => {
      await released;
      await route.continue();
    });
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await page.getByText("When? In person or video?").click();
    const day = page.getByLabel("Preferred day");
    await day.focus();
    await page.keyboard.type("12");
    await button(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    release();
    await expect(button(page)).toBeEnabled();
    await expect(day).toHaveAccessibleDescription(/please give the day, month and year/);
    expect(leadsOf("viewing_requests", visitor.email)).toEqual([]);
  });

  test("the error of a field stays until its own answer is valid", async ({ page }) => {
    const visitor = newVisitor();
    await page.getByText("When? In person or video?").click();
    await fillIn(page, { ...visitor, phone: "12" });
    const [day, phone] = [page.getByLabel("Preferred day"), page.getByLabel("Phone")];
    await day.focus();
    await page.keyboard.type("12");
    await button(page).click();
    const summary = page.getByText("Please check 2 fields");
    await expect(summary).toBeVisible();
    await phone.focus();
    await phone.blur();
    await phone.fill("123");
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(/too short/);
    await expect(summary).toBeVisible();
    await phone.fill(visitor.phone);
    await expect(phone).not.toHaveAttribute("aria-invalid");
    await expect(day).toHaveAccessibleDescription(/please give the day, month and year/);
    await day.fill(comingDay(monday));
    await expect(day).not.toHaveAttribute("aria-invalid");
  });

  test("a day that is typed is a past day only once it is left", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-25T08:00:00Z");
    await page.getByText("When? In person or video?").click();
    const day = page.getByLabel("Preferred day");
    const form = page.locator("form[aria-label]");
    await form.evaluate((element) => {
      const record = () => (element.dataset["shown"] += element.textContent);
      new MutationObserver(record).observe(element, { childList: true, subtree: true });
    });
    await day.fill("2026-01-09");
    await day.fill("2026-12-06");
    await expect(day).toHaveAccessibleDescription(/closed on Sunday/);
    await day.fill("2026-01-09");
    await day.fill("2026-12-09");
    await expect(day).not.toHaveAttribute("aria-invalid");
    await expect(form).not.toHaveAttribute("data-shown", /has passed/);
    await day.fill("2026-01-09");
    await day.blur();
    await expect(day).toHaveAccessibleDescription(/9 January 2026 has passed/);
  });

  test("a press on what an error moves counts, and a half day is named once it is left", async ({
    page,
  }) => {
    const [day, phone] = [page.getByLabel("Preferred day"), page.getByLabel("Phone")];
    await phone.focus();
    await phone.blur();
    await phone.fill("12");
    await page.locator("form summary").hover({ position: { x: 20, y: 4 } });
    await page.mouse.down();
    await expect(phone).toHaveAccessibleDescription(/too short/);
    await page.mouse.up();
    await expect(day).toBeVisible();
    await day.focus();
    await page.keyboard.type("12");
    await expect(day).not.toHaveAttribute("aria-invalid");
    await day.blur();
    await expect(day).toHaveAccessibleDescription(/please give the day, month and year/);
    await day.fill("");
    await expect(day).not.toHaveAttribute("aria-invalid");
  });

  test("an email address that looks misspelt is sent with the second press", async ({ page }) => {
    const visitor = newVisitor();
    const email = visitor.email.replace("example.it", "gmial.com");
    await fillIn(page, { ...visitor, email });
    await button(page).click();
    const field = page.getByLabel("Email");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/check this address/);
    // A check of the same answer does not remove the question.
    await field.dispatchEvent("input");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(field).toHaveAccessibleDescription(/check this address/);
    await expect(page.getByText(`Did you mean ${email.replace("gmial", "gmail")}?`)).toBeVisible();
    expect(leadsOf("viewing_requests", email)).toEqual([]);
    await button(page).click();
    await expect(notices(page)).toContainText("Request Sent!");
    expect(leadsOf("viewing_requests", email)).toHaveLength(1);
  });

  test("a day that is typed as the first answer keeps its year", async ({ page }) => {
    await page.getByText("When? In person or video?").click();
    await page.getByLabel("Preferred day").focus();
    await page.keyboard.type("12122");
    // The first input fetches the code of the form.
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/submit-form")),
      );
    await expect.poll(fetched).toBe(true);
    await page.keyboard.type("026");
    await expect(page.getByLabel("Preferred day")).toHaveValue("2026-12-12");
  });

  test("a press counts if the button moves, and not if the pointer does", async ({ page }) => {
    await formHydrated(page);
    await fillIn(page, newVisitor());
    const press = async (moved: number) => {
      await button(page).hover();
      await page.mouse.down();
      await page.locator("#request-fields > .form-fields").evaluate((fields, padding) => {
        fields.style.paddingBlockEnd = `${padding}px`;
      }, moved);
      return button(page).boundingBox();
    };
    const { x = 0, y = 0 } = (await press(80)) ?? {};
    await page.mouse.move(x - 200, y);
    await page.mouse.up();
    await expect(button(page)).toBeEnabled();
    await expect(formNotice(page)).toBeEmpty();
    await press(0);
    await page.mouse.up();
    await expect(notices(page)).toContainText("Request Sent!");
  });

  test("a dropped connection has a message, and the values stay", async ({ page, context }) => {
    allowConsoleErrors(page, /Failed to fetch/);
    const visitor = newVisitor();
    await page.clock.install();
    await fillIn(page, visitor);
    // A person takes longer to fill in the form than the code of the toast to load.
    await expect(notices(page)).toBeAttached();
    await context.setOffline(true);
    await button(page).click();
    // Three attempts within four seconds precede the message.
    await passSeconds(page, "Error");
    await expect(notices(page)).toContainText("Failed to send your request. Please try again.");
    await expect(formNotice(page)).toContainText("Failed to send your request.");
    expect(await fieldValues(page)).toEqual(Object.values(visitor));

    await context.setOffline(false);
    await button(page).click();
    await expect(notices(page)).toContainText("Request Sent!");
    expect(leadsOf("viewing_requests", visitor.email)).toHaveLength(1);
  });

  test("a connection that drops briefly is retried, and makes one enquiry", async ({ page }) => {
    allowConsoleErrors(page);
    const visitor = newVisitor();
    const keys: (string | undefined)[] = [];
    await page.route(send, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      // The first request is stored, and its response is lost.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await fillIn(page, visitor);
    await button(page).click();
    await expect(notices(page)).toContainText("Request Sent!");
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\da-f]{64}$/);
    expect(leadsOf("viewing_requests", visitor.email)).toHaveLength(1);
  });

  test("a request whose response was lost is one enquiry, also if the page is loaded again", async ({
    page,
  }) => {
    allowConsoleErrors(page, /Failed to fetch/);
    const visitor = newVisitor();
    // Each request is stored, and its response is lost.
    await page.route(send, async (route) => {
      await route.fetch();
      return route.abort("connectionreset");
    });
    await fillIn(page, visitor);
    await button(page).click();
    await expect(formNotice(page)).toContainText("Failed to send your request.");
    await page.unroute(send);
    await page.reload();
    await fillIn(page, visitor);
    await button(page).click();
    await expect(notices(page)).toContainText("Request Sent!");
    expect(leadsOf("viewing_requests", visitor.email)).toHaveLength(1);
  });

  test("a request is sent without its script, after a deployment", async ({ page }) => {
    allowConsoleErrors(page, /Failed to fetch/);
    const uncaught: Error[] = [];
    page.on("pageerror", (error) => uncaught.push(error));
    await page.route(/\/assets\/submit-form-/, (route) => route.fulfill({ status: 404 }));
    const visitor = newVisitor();
    await fillIn(page, visitor);
    // The state in which the back/forward cache keeps the page.
    await button(page).evaluate((element: HTMLButtonElement) =>
      element.form?.addEventListener("formdata", () =>
        sessionStorage.setItem("disabled", String(element.disabled)),
      ),
    );
    await button(page).click();
    await expect(page).toHaveURL(/#request-answer$/);
    expect(await page.evaluate(() => sessionStorage.getItem("disabled"))).toBe("false");
    await expect(formNotice(page)).toContainText("Request Sent!");
    expect(uncaught).toEqual([]);
    expect(leadsOf("viewing_requests", visitor.email)).toHaveLength(1);
  });

  test("a rejected request has the reason, the retry time and our numbers", async ({ page }) => {
    allowConsoleErrors(page, /^rate_limited/);
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("rate_limited "),
    );
    const { status, response, retryAfter } = errorResult("rate_limited", "en");
    await page.route(send, (route) =>
      route.fulfill({ status, json: response, headers: { "retry-after": String(retryAfter) } }),
    );
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await button(page).click();
    await expect(notices(page).locator(".Toastify__toast--error")).toContainText(
      "Failed to send your request. Please try again.",
    );
    expect((await logged).type()).toBe("error");
    await expect(formNotice(page)).toContainText("Too many requests in a short time.");
    await expect(formNotice(page)).toContainText("Please send it again in 60 seconds.");
    const link = (name: string) => formNotice(page).getByRole("link", { name });
    await expect(link(`Call ${company.phone}`)).toHaveAttribute("href", /^tel:\+\d+$/);
    const chat = new URL((await link("WhatsApp").getAttribute("href")) ?? "");
    expect(chat.origin).toBe("https://wa.me");
    const text = chat.searchParams.get("text");
    const { message } = messagesFor("en").property.contact;
    expect(text).toContain(interpolate(message, { title: "Ontario Tower", address: "http" }));
    expect(text).toMatch(/\/property\/ontario-tower\nTo help you find it: Ref\. OT-\w{4}$/);
    await expect(link("WhatsApp")).toHaveAttribute("target", "_blank");
    expect(await fieldValues(page)).toEqual(Object.values(visitor));
  });

  test("without its toast a request is confirmed by its focused receipt", async ({ page }) => {
    allowConsoleErrors(page, /Failed to fetch/);
    await page.route(/\/assets\/toast\.client-/, (route) => route.fulfill({ status: 404 }));
    await fillIn(page, newVisitor());
    await button(page).click();
    await expect(
      formNotice(page).getByRole("heading", { name: "We have your request" }),
    ).toBeFocused();
  });

  test("errors are shown at fields and in a summary, the server's too", async ({ page }) => {
    allowConsoleErrors(page, /^invalid_fields/);
    await page.getByLabel("Full name").fill("Giulia Ferrari");
    await page.getByLabel("Email").fill("giulia");
    await button(page).click();

    const email = page.getByLabel("Email");
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/name@example\.com/);
    await expect(page.getByRole("alert")).toHaveText("Please check 2 fields");
    const summary = page.getByRole("region", { name: "Please check 2 fields" });
    await summary
      .getByRole("link", { name: "Phone: Please write a phone number we can call.", exact: true })
      .click();
    await expect(page.getByLabel("Phone")).toBeFocused();

    await email.fill("giulia@example.it");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert")).toHaveText("Please check one field");
    const rest = page.getByRole("region", { name: "Please check one field" });
    await expect(rest.getByRole("link")).toHaveText(/^Phone: /);
    await page.getByLabel("Phone").fill("+39 02 1234 567");
    await expect(rest).toBeHidden();

    const error = {
      code: "invalid_fields",
      message: "",
      fields: { email: "Email: no such place." },
    };
    await page.route(send, (route) =>
      route.fulfill({ status: 422, json: { success: false, error } }),
    );
    await button(page).click();
    await expect(email).toHaveAccessibleDescription("Email: no such place.");
    await expect(email).toBeFocused();
  });

  test("the focus stays in a field that is chosen after a link of the summary", async ({
    page,
  }) => {
    await page.getByLabel("Full name").fill("Giulia Ferrari");
    await page.getByLabel("Email").fill("giulia");
    await button(page).click();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/move-focus-*.js", async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest("**/assets/move-focus-*.js");
    await page.getByRole("link", { name: "Please write a phone number we can call." }).click();
    await expect(page.getByLabel("Phone")).toBeFocused();
    const address = (await requested).url();
    const email = page.getByLabel("Email");
    await email.focus();
    release();
    await page.evaluate(async (module) => void (await import(module)), address);
    await expect(email).toBeFocused();
  });

  test("a draft is restored after another page, and accepted at once", async ({ page }) => {
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await leaveAndComeBack(page);
    await expect(page.getByLabel("Full name")).toBeVisible();
    expect(await fieldValues(page)).toEqual(Object.values(visitor));
    await button(page).click();
    await expect(notices(page)).toContainText("Request Sent!");
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([{ spam: null }]);
  });
});

test("form fillers do not recognise the honeypot, and no person reaches it", async ({ html }) => {
  const page = await html("/property/ontario-tower");
  const [trap, ...others] = page.querySelectorAll('form [aria-hidden="true"] input');
  expect(others).toEqual([]);
  expect(trap?.getAttribute("autocomplete")).toBe("off");
  expect(trap?.getAttribute("tabindex")).toBe("-1");
  for (const manager of ["1p-ignore", "bwignore", "lpignore", "protonpass-ignore"])
    expect(trap?.getAttribute(`data-${manager}`)).toBe("true");
  const label = page.querySelector(`label[for="${trap?.id}"]`) ?? trap?.closest("label");
  expect(label?.text).toBeTruthy();
  // Patterns of browsers and password managers: docs/failures.md has the sources.
  expect([trap?.getAttribute("name"), trap?.id, label?.text].join(" ")).not.toMatch(
    /name|mail|phone|tel|mobile|fax|address|street|city|town|state|region|county|country|zip|post|company|organi[sz]ation|business|title|birth|user|login|pass|code|card|number|url|web|site|page|search|query/i,
  );
});

test("a campaign is stored with a request, not on the device", async ({ page, context }) => {
  for (const isNew of [true, false]) {
    await page.goto("/buy?utm_source=letter&utm_campaign=autumn");
    const opened = isNew ? context.waitForEvent("page") : page;
    const link = page.getByRole("link", { name: "Ontario Tower", exact: true });
    await link.click({ modifiers: isNew ? ["ControlOrMeta"] : [] });
    const tab = await opened;
    await formHydrated(tab);
    const stored = await tab.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain("letter");
    const visitor = newVisitor();
    await fillIn(tab, visitor);
    await button(tab).click();
    await expect(notices(tab)).toContainText("Request Sent!");
    const source = { utm_source: "letter", utm_campaign: "autumn", referrer_host: "" };
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { ...source, page: "/property/ontario-tower" },
    ]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("errors, values and the confirmation are the same", async ({ page }) => {
    allowConsoleErrors(page);
    const visitor = newVisitor();
    await page.goto("/property/ontario-tower");
    await fillIn(page, visitor);
    await page.getByLabel("Full name").fill(" ");
    await page.getByLabel("Phone").fill("call me maybe");
    await button(page).click();
    const wrong = page.getByRole("region", { name: "Please check 2 fields" });
    await expect(wrong).toBeInViewport();
    await expect(wrong.getByRole("link")).toHaveText([
      "Full name: Please write your name.",
      "Phone: This is not a phone number. Please write one we can call.",
    ]);
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/not a phone number/);
    expect(leadsOf("viewing_requests", visitor.email)).toEqual([]);
    await page.getByLabel("Full name").fill(visitor.name);
    await page.getByLabel("Phone").fill(visitor.phone);
    await askFor(page, comingDay(saturday), "evening");
    await button(page).click();
    const time = page.getByLabel("Time of day");
    await expect(time).toHaveAccessibleDescription(/on Saturday we are in the office from/);
    await expect(time).toBeVisible();
    await expect(page.getByLabel("Preferred day")).toHaveValue(comingDay(saturday));
    expect(await fieldValues(page)).toEqual(Object.values(visitor));
    await time.selectOption("morning");
    await button(page).click();
    await expect(formNotice(page)).toContainText("Request Sent!");
    await expect(formNotice(page)).toContainText(
      "We'll contact you shortly to schedule your viewing.",
    );
    await expect(formNotice(page)).toBeInViewport();
    await expect(button(page)).toBeHidden();
    await expectLinksInReceipt(page);
    expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
      { preferred_date: comingDay(saturday), preferred_time: "morning" },
    ]);
    await page.getByRole("link", { name: "Send another request" }).click();
    await expect(page.getByLabel("Full name")).toBeInViewport();
    // A wrong letter in the address can be corrected.
    expect(await fieldValues(page)).toEqual([visitor.name, visitor.email, visitor.phone, ""]);
  });
});
