import { expect } from "playwright/test";
import { projects } from "../../app/content/projects";
import { localePath, localeCodes } from "../../app/locale";
import { messagesFor } from "../../app/messages/messages";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { openForm } from "./support/hydrated.ts";
import { leadsOf, mailAbout } from "./support/leads.ts";
import { main, notices, overlap, slides } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop, phone } from "./support/screens.ts";
import { fillIn, newVisitor } from "./support/visitor.ts";

test.use({ pictures: "empty" });

/** With a long name and a plan, with prices, with a brand and without an emirate; all with `ALL_PAGES=1`. */
const opened = projects.filter(
  ({ id }) =>
    testsEveryPage || ["al-marjan-island", "palazzo-tissoli", "trophy-atelier"].includes(id),
);

const lead = {
  property_id: "palazzo-tissoli",
  property_title: "Palazzo Tissoli",
  property_location: "Ras Al Khaimah",
  property_price: "from AED 1,100,000",
};

test("a project's page has its pictures and its brochure", async ({ pageWithoutScripts }) => {
  for (const { id, title, slides: pictures } of opened) {
    const page = await pageWithoutScripts(`/off-plan/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(slides(page, title)).toHaveCount(pictures.length);
    const brochure = main(page).getByRole("link", { name: /^Brochure \(PDF/ });
    await expect(brochure.first()).toHaveAttribute("href", new RegExp(`-${id}-en\\.pdf$`));
    const similar = page.getByRole("region", { name: "Similar projects" });
    await expect(similar.getByRole("listitem")).toHaveCount(3);
    await expect(similar.getByRole("link", { name: title, exact: true })).toHaveCount(0);
    const facts = await main(page).locator("dl > div > dd").allTextContents();
    expect(facts.filter((fact) => fact.trim() === "")).toEqual([]);
  }
});

test("a project's name, figures and request are on the first screen", async ({ page }) => {
  for (const { id } of opened) {
    await page.goto(`/off-plan/${id}`);
    for (const { width, height } of [phone, desktop]) {
      await page.setViewportSize({ width, height });
      const ask = page.locator(":is(.contact-bar, .project-opening) a[href^='#request']:visible");
      await expect(ask).toBeInViewport({ ratio: 1 });
      const bar = await page.locator(".contact-bar").boundingBox();
      const end = bar?.y ?? height;
      const first = page.locator("h1, .project-opening + div .fact-line li:first-child > .display");
      for (const part of await first.all()) {
        const box = await part.boundingBox();
        expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), `${id} ${width}`).toBeLessThan(end);
      }
      const name = await page.locator("h1").boundingBox();
      const picture = await page.locator(".project-opening-picture").boundingBox();
      if (!name || !picture) throw new Error(`${id} has no name or no picture`);
      const isBeside = name.x + name.width <= picture.x + 1;
      const isBelow = name.y >= picture.y + picture.height;
      expect.soft(isBeside || isBelow, `${id}: the name is on the picture`).toBe(true);
    }
  }
});

test("the button leads to the title of the form, below the header", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/off-plan/palazzo-tissoli");
  await page.locator(".contact-bar a[href^='#request']").click();
  const title = page.getByRole("heading", { name: "Ask about Palazzo Tissoli" });
  await expect(title).toBeInViewport({ ratio: 1 });
  expect(await overlap(title, page.getByRole("banner"))).toBe(false);
});

test("a request for a video call reaches the staff with the project", async ({ page }) => {
  const visitor = newVisitor();
  await openForm(page, "/off-plan/palazzo-tissoli");
  await fillIn(page, visitor);
  await expect(page.getByLabel("When is handover?")).toBeHidden();
  await page
    .locator("summary", { hasText: "What should we ask the developer? (optional)" })
    .click();
  await page.getByLabel("When is handover?").check();
  await page.getByText("Choose when we call you").click();
  await page.getByLabel("Time of day").selectOption("morning");
  const hours = page.getByRole("status").filter({ hasText: /\d:00.AM–.?12:00.PM in Dubai/ });
  await expect(hours).toBeVisible();
  await page.getByLabel("Kind of call").selectOption({ label: "Video call" });
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(notices(page)).toContainText("We’ll contact you shortly about Palazzo Tissoli.");
  const form = page.getByRole("form", { name: "Ask about Palazzo Tissoli" });
  await expect(form.getByRole("definition").first()).toHaveText("Palazzo Tissoli");
  const [found] = leadsOf("viewing_requests", visitor.email);
  expect(found).toMatchObject({
    ...lead,
    name: visitor.name,
    message: `${visitor.message}\n\n- When is handover?`,
    preferred_time: "morning",
    call_channel: "video",
  });
  const id = String(found?.["id"]);
  await expect.poll(() => mailAbout(id)).toContain("Project’s page:");
  for (const text of ["/off-plan/palazzo-tissoli", "Would like a call:", "Video call"])
    expect(mailAbout(id)).toContain(text);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Each language, with `ALL_PAGES=1`.
  for (const locale of testsEveryPage ? localeCodes : (["ar"] as const))
    test(`a project can be requested in ${locale}`, async ({ page }) => {
      const visitor = newVisitor();
      const { page: words } = messagesFor(locale).projects;
      await page.goto(localePath(locale, "/off-plan/palazzo-tissoli"));
      const form = page.locator("#request");
      for (const [name, answer] of Object.entries(visitor))
        await form.locator(`[name=${name}]`).fill(answer);
      const { late, fee } = words.questions.texts;
      // Before the questions for the developer.
      await expect(form.locator(".form-fields :is(input, summary)").first()).toHaveAttribute(
        "name",
        "name",
      );
      await form.locator("summary", { hasText: words.questions.title }).click();
      await form.getByLabel(late).check();
      await form.getByLabel(fee).check();
      allowConsoleErrors(page);
      await form.locator("[name=phone]").fill("12345");
      await form.getByRole("button", { name: words.enquiry.submit }).click();
      // The form with the error has the answers and the questions.
      await expect(form.getByLabel(fee)).toBeVisible();
      await expect(form.getByLabel(fee)).toBeChecked();
      await expect(form.locator("[name=message]")).toHaveValue(visitor.message);
      await form.locator("[name=phone]").fill(visitor.phone);
      await form.getByRole("button", { name: words.enquiry.submit }).click();
      await expect(page.locator("#request-answer")).toContainText(
        words.enquiry.sent.replace("{project}", "Palazzo Tissoli"),
      );
      const message = `${visitor.message}\n\n- ${late}\n- ${fee}`;
      expect(leadsOf("viewing_requests", visitor.email)).toMatchObject([
        { ...lead, locale, message },
      ]);
    });
});

test("a developer’s plan is one line of payments", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/off-plan/al-marjan-island");
  const plan = page.getByRole("region", { name: "Payment plan" });
  await expect(plan.getByRole("listitem")).toHaveText([/^Before handover70%/, /^December 202730%/]);
});

const fees = {
  "/off-plan/palazzo-tissoli": ["Ras Al Khaimah Municipality", "AED 44,000", "AED 3,000 to 5,000"],
  "/off-plan/al-marjan-island": ["Ras Al Khaimah Municipality", "4%", "No. 12 of 2023"],
  "/off-plan/velos": ["Dubai Land Department", "4%", "AED 580 to 4,000"],
};

test("a project's page says what the purchase plan has filled in only if something is", async ({
  html,
}) => {
  const filledIn = "What the developer states is filled in already";
  expect((await html("/off-plan/palazzo-tissoli")).text).toContain(filledIn);
  const unstated = (await html("/off-plan/velos")).text;
  expect(unstated).toContain("You enter the figures. You will see");
  expect(unstated).not.toContain(filledIn);
});

test("a project's page names the fees of its emirate", async ({ html }) => {
  for (const [path, texts] of Object.entries(fees)) {
    const costs = (await html(path)).querySelector("#costs")?.text.replaceAll(/\s+/g, " ");
    for (const text of texts) expect(costs, path).toContain(text);
  }
});

test("a project without an emirate has no fees and no place on a map", async ({ html }) => {
  const page = await html("/off-plan/trophy-atelier");
  expect(page.querySelectorAll("#costs, .coast-map")).toEqual([]);
  expect(page.querySelector("main")?.text).toContain("ask: we will get it from the developer.");
});
