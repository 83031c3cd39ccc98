import { expect, type Page } from "playwright/test";
import { retentionMonths } from "../../app/content/privacy-terms.ts";
import { brochures } from "../../app/features/brochures/brochure-files.ts";
import { test } from "./support/fixtures.ts";
import { formHydrated, openForm } from "./support/hydrated.ts";
import { leadsOf, mailAbout } from "./support/leads.ts";
import { notices } from "./support/locators.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop } from "./support/screens.ts";
import { comingDay, newVisitor, saturday } from "./support/visitor.ts";

test.use({ pictures: "empty" });

const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });
const interest = (page: Page) => page.getByRole("combobox", { name: /^Interest/ });

const homeToView = (page: Page) => page.getByRole("combobox", { name: /^Home to view/ });

async function writeMessage(page: Page, visitor = newVisitor()) {
  await field(page, "First name").fill("Giulia");
  await field(page, "Last name").fill("Ferrari");
  await field(page, "Email").fill(visitor.email);
  await field(page, "Phone").fill(visitor.phone);
  await field(page, "Message").fill(visitor.message);
  return visitor;
}

async function askForValuation(page: Page, visitor = newVisitor()) {
  await field(page, "Full name").fill(visitor.name);
  await field(page, "Email").fill(visitor.email);
  await field(page, "Phone").fill(visitor.phone);
  await field(page, "Property address").fill("Ontario Tower 1204, Business Bay");
  await field(page, "Additional details").fill("Let until March.");
  return visitor;
}

const ownHome = "4+ bedrooms, 4,800 sq ft";

const valuation = {
  property_address: "Ontario Tower 1204, Business Bay",
  details: `Let until March.\nMarina Bay, ${ownHome}`,
  page: "/sell",
};

test("an owner reads asking prices; the staff get the valuation request", async ({ page }) => {
  await openForm(page, "/sell");
  await field(page, "Full name").fill("Giulia");
  await readAskingPrices(page);
  await expect(field(page, "Full name")).toHaveValue("Giulia");
  // In the owner's words: the firm's figures are not the owner's.
  await expect(field(page, "Additional details")).toHaveValue(`Palm Beach, ${ownHome}`);
  const visitor = await askForValuation(page);
  // Another district does not replace what the owner has written.
  await page.getByLabel("District").selectOption("Marina Bay");
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(page.getByRole("heading", { name: /Marina Bay/ }).first()).toBeVisible();
  await expect(field(page, "Property address")).toHaveValue(valuation.property_address);
  // The district is in a line of its own.
  await expect(field(page, "Additional details")).toHaveValue(valuation.details);
  await askForCall(page);
  await page.getByRole("button", { name: "Get a Free Valuation" }).click();
  await expect(notices(page)).toContainText("Request Sent!");
  // The owner chose the day.
  await expect(notices(page)).not.toContainText("shortly");
  await expect(page.getByRole("definition").filter({ hasText: "Video call" })).toBeVisible();
  await page.getByRole("link", { name: "Send another request" }).click();
  await expect(field(page, "Property address")).toHaveValue("Marina Bay");
  const [lead, ...others] = leadsOf("valuation_requests", visitor.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    full_name: visitor.name,
    phone: visitor.phone,
    preferred_date: comingDay(saturday),
    preferred_time: "afternoon",
    call_channel: "video",
    ...valuation,
  });
  await expect.poll(() => mailAbout(String(lead?.["id"]))).toContain("Let until March.");
});

/** An owner chooses the day and the part of the day of a video call. */
async function askForCall(page: Page) {
  await page.getByText("Choose when we call you").click();
  await page.getByLabel("Preferred day").fill(comingDay(saturday));
  await page.getByLabel("Time of day").selectOption("afternoon");
  await expect(page.getByLabel("Kind of call").locator("option")).toHaveCount(3);
  await page.getByLabel("Kind of call").selectOption("video");
}

/** An owner on Palm Beach reads what others ask there, and sends it with the request. */
async function readAskingPrices(page: Page) {
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(page.getByLabel("District")).toBeFocused();
  await expect(page.getByLabel("District")).toHaveAccessibleDescription(/choose the district/);
  await page.getByLabel("District").selectOption("Palm Beach");
  await page.getByLabel("Bedrooms").selectOption("4+ bedrooms");
  await page.getByLabel("Size in sq ft").fill("4,800");
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(page.getByText("AED 3.5M–16M", { exact: true })).toBeInViewport();
  await expect(page.getByLabel("District")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText(/5 bedrooms, .*AED 15,400,000/)).toBeVisible();
  await expect(page.getByText("It is not a valuation")).toBeVisible();
  await expect(field(page, "Property address")).toHaveValue("Palm Beach");
  await expect(field(page, "Property address")).toHaveAccessibleDescription(
    /building and the unit/,
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form without a district says so at the field, which has the focus", async ({ page }) => {
    await page.goto("/sell");
    await page.getByRole("button", { name: "Show the range" }).click();
    const district = page.getByLabel("District");
    await expect(district).toHaveAccessibleDescription("Please choose the district of your home.");
    await expect(district).toBeFocused();
    await expect(district).toBeInViewport();
  });
});

test("the guide of an area leads an owner to its asking prices", async ({ page }) => {
  await page.goto("/areas/marina-bay");
  await page.getByRole("link", { name: "Sell in Marina Bay" }).click();
  await expect(page.getByRole("heading", { name: "Asking prices in Marina Bay" })).toBeInViewport();
  await expect(page.getByLabel("District")).toHaveValue("marina-bay");
});

test("an error in the answers of an owner is over once its field is changed", async ({ page }) => {
  await openForm(page, "/sell?district=&size=large");
  const district = page.getByLabel("District");
  const size = page.getByLabel("Size in sq ft");
  await expect(district).toHaveAccessibleDescription(/choose the district/);
  await expect(size).toHaveAccessibleDescription(/in figures, for example 1250/);
  await district.selectOption("Palm Beach");
  await expect(district).not.toHaveAttribute("aria-invalid");
  await expect(size).toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(page.getByRole("heading", { name: /Palm Beach/ }).first()).toBeVisible();
  await expect(size).toHaveAttribute("aria-invalid");
});

test("an owner’s new answers replace the earlier ones after a visit to the guide", async ({
  page,
}) => {
  await openForm(page, "/sell");
  await readAskingPrices(page);
  await page.getByRole("link", { name: "The guide to Palm Beach" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Palm Beach");
  await page.goBack();
  await formHydrated(page);
  await expect(field(page, "Additional details")).toHaveValue(`Palm Beach, ${ownHome}`);
  await page.getByLabel("District").selectOption("Marina Bay");
  await page.getByLabel("Size in sq ft").fill("900");
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(field(page, "Property address")).toHaveValue("Marina Bay");
  await expect(field(page, "Additional details")).toHaveValue("Marina Bay, 4+ bedrooms, 900 sq ft");
  await field(page, "Property address").fill("Tower 2, Marina Bay");
  await page.getByLabel("District").selectOption("Palm Beach");
  await page.getByLabel("Bedrooms").selectOption("");
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(field(page, "Additional details")).toHaveValue("Palm Beach, 900 sq ft");
  await expect(field(page, "Property address")).toHaveValue("Tower 2, Marina Bay");
});

test("an owner who fills in the request first sends the later answers too, and reads no error of a filled field", async ({
  page,
}) => {
  await openForm(page, "/sell");
  await page.getByRole("button", { name: "Get a Free Valuation" }).click();
  await expect(field(page, "Property address")).toHaveAttribute("aria-invalid");
  await field(page, "Additional details").fill("Let until March.");
  await page.getByLabel("District").selectOption("Palm Beach");
  await page.getByRole("button", { name: "Show the range" }).click();
  await expect(field(page, "Property address")).toHaveValue("Palm Beach");
  await expect(field(page, "Property address")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "Full name")).toHaveAttribute("aria-invalid");
  await page.getByLabel("Price, in AED").fill("4m");
  await page.getByRole("button", { name: "Work out the costs" }).click();
  const written = /^Let until March\.\nPalm Beach, price in mind: AED.4,000,000$/;
  await expect(field(page, "Additional details")).toHaveValue(written);
  // The answers are part of what the tab keeps.
  await page.getByRole("link", { name: "The guide to Palm Beach" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Palm Beach");
  await page.goBack();
  await formHydrated(page);
  await expect(field(page, "Additional details")).toHaveValue(written);
});

test("what the page filled in follows the language, and what the owner wrote stays", async ({
  page,
}) => {
  await openForm(page, "/sell?district=marina-bay&bedrooms=2");
  await field(page, "Full name").fill("Giulia Neri");
  await page.getByRole("link", { name: "Italiano" }).first().click();
  await expect(page).toHaveURL(/\/it\/sell/);
  await expect(field(page, "Nome e cognome")).toHaveValue("Giulia Neri");
  await expect(field(page, "Indirizzo dell’immobile")).toHaveValue("Marina");
  await expect(field(page, "Altre informazioni")).toHaveValue("Marina, 2 camere");
  await field(page, "Altre informazioni").fill("Due camere e uno studio");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(field(page, "Property address")).toHaveValue("Marina Bay");
  await expect(field(page, "Additional details")).toHaveValue("Due camere e uno studio");
});

test("an owner may write the size in any digits, and reads at the field that it is no number", async ({
  html,
}) => {
  const area = "دبي مارينا";
  const details = async (size: string) => {
    const page = await html(`/ar/sell?district=marina-bay&size=${encodeURIComponent(size)}`);
    return {
      written: page.querySelector("#valuation-details")?.text.trim(),
      error: page.querySelector("#asking-size-error")?.text,
    };
  };
  for (const size of [
    "1250",
    "1,250",
    "١٢٥٠",
    "١٬٢٥٠",
    "١٢٥٠ قدم",
    "١٢٥٠ قدمًا مربعة",
    "1250 sq ft",
  ])
    expect(await details(size)).toEqual({ written: `${area}، 1,250 قدم مربعة`, error: undefined });
  const inMetres = await html("/it/sell?district=marina-bay&size=120+mq");
  expect(inMetres.querySelector("#valuation-details")?.text.trim()).toBe("Marina, 120 m²");
  expect(await details("كبيرة")).toEqual({
    written: area,
    error: "يُرجى كتابة المساحة بالأرقام، مثل 1250.",
  });
  expect(await details("")).toEqual({ written: area, error: undefined });
});

test("the subject in a link to the contact form is sent with the message", async ({ page }) => {
  await openForm(
    page,
    "/contact?interest=viewing&about=Ontario+Tower&specialization=luxury&language=french",
  );
  await expect(page.getByText("Your message is about Ontario Tower")).toBeVisible();
  await expect(page.getByText("to help with luxury homes, who speaks French")).toHaveCount(2);
  await expect(interest(page)).toHaveValue("viewing");
  const visitor = await writeMessage(page);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(notices(page)).toContainText("Request Sent!");
  // The receipt has the subject, in place of the line that would remove it.
  await expect(page.getByRole("definition").filter({ hasText: /^Ontario Tower$/ })).toBeVisible();
  await expect(page.getByText("Your message is about Ontario Tower")).toBeHidden();
  await page.getByRole("link", { name: "Send another request" }).click();
  await expect(field(page, "Message")).toHaveValue("");
  const [lead, ...others] = leadsOf("contact_messages", visitor.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    first_name: "Giulia",
    last_name: "Ferrari",
    phone: visitor.phone,
    message: visitor.message,
    interest: "viewing",
    about: "Ontario Tower",
    specialization: "luxury",
    language: "french",
    page: "/contact",
  });
  await expect.poll(() => mailAbout(String(lead?.["id"]))).toContain("Ontario Tower");
});

test("a viewing request has the chosen property", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Book a Viewing" }).first().click();
  await expect(page).toHaveURL("/contact?interest=viewing");
  await expect(page).toHaveTitle("Book a Viewing | Orizzonte");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Choose a day");
  await formHydrated(page);
  await expect(page.getByText("When? In person or video?")).toBeVisible();
  await homeToView(page).selectOption("Continental Tower");
  const visitor = await writeMessage(page);
  await page.getByLabel("Time of day").selectOption("afternoon");
  const how = page.getByLabel("In person or by video");
  await expect(how.locator("option")).toHaveText([
    "No preference",
    "Video call",
    "In person, in Dubai",
  ]);
  await how.selectOption({ label: "In person, in Dubai" });
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(notices(page)).toContainText("Request Sent!");
  const [lead] = leadsOf("contact_messages", visitor.email);
  expect(lead).toMatchObject({
    interest: "viewing",
    property_id: "continental-tower",
    preferred_time: "afternoon",
    call_channel: "in-person",
  });
  await expect
    .poll(() => mailAbout(String(lead?.["id"])))
    .toMatch(/Would like to come:\n> Afternoon\n(.*\n)*.*In person, in Dubai/u);
});

test("another interest or subject leaves the values in the form", async ({ page }) => {
  await openForm(page, "/contact?about=Ontario+Tower&language=french");
  await expect(interest(page)).toHaveValue("");
  await expect(homeToView(page)).toBeHidden();
  await interest(page).selectOption("viewing");
  await expect(homeToView(page)).toBeVisible();
  const channels = page.locator("[name=callChannel] option:not([value=''])");
  await expect(page.getByText("When? In person or video?")).toBeVisible();
  await expect(channels).toHaveText(["Video call", "In person, in Dubai"]);
  await interest(page).selectOption("area");
  await expect(homeToView(page)).toBeHidden();
  await expect(page.getByText("When? In person or video?")).toHaveCount(0);
  await expect(channels).toHaveText(["Phone call", "Video call", "In person, in Dubai"]);
  const visitor = await writeMessage(page);
  await page.getByRole("link", { name: "Remove Ontario Tower" }).click();
  await expect(page.getByText("Your message is about")).toHaveCount(0);
  await expect(page).toHaveURL("/contact?language=french");
  await expect(field(page, "Message")).toHaveValue(visitor.message);
  await page.getByRole("link", { name: /^Developers/ }).click();
  await expect(interest(page)).toHaveValue("partnership");
  await expect(field(page, "Email")).toHaveValue(visitor.email);
  await expect(field(page, "First name")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is corrected and sent with its subject and its home", async ({ page }) => {
    allowConsoleErrors(page);
    await page.goto("/contact?interest=viewing&about=Palazzo+Tissoli");
    await homeToView(page).selectOption("Al Soufuh, Jumeirah");
    const visitor = await writeMessage(page, { ...newVisitor(), phone: "call me" });
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/not a phone number/);
    await expect(field(page, "Message")).toHaveValue(visitor.message);
    await expect(interest(page)).toHaveValue("viewing");
    await expect(homeToView(page)).toHaveValue("al-soufuh-apartment");
    await field(page, "Phone").fill("+39 02 1234 567");
    await page.getByRole("button", { name: "Send Request" }).click();
    await expect(page.getByText("Request Sent!")).toBeVisible();
    await page.getByRole("link", { name: "Send another request" }).click();
    await expect(field(page, "Message")).toHaveValue("");
    expect(leadsOf("contact_messages", visitor.email)).toMatchObject([
      {
        interest: "viewing",
        about: "Palazzo Tissoli",
        property_id: "al-soufuh-apartment",
        phone: "+39 02 1234 567",
      },
    ]);
  });

  test("an owner reads the asking prices of a district", async ({ page }) => {
    await page.goto("/sell");
    await readAskingPrices(page);
  });
});

// Friday 20 November 2026, 17:59:30 in Dubai.
const lastMinute = new Date("2026-11-20T13:59:30Z");

test.describe("a visitor whose clock is in Auckland", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("sees whether the office in Dubai is open, and sees it close", async ({ page }) => {
    await page.clock.install({ time: lastMinute });
    await page.goto("/contact");
    await expect(page.getByText("Open now, until 6:00 PM")).toBeVisible();
    await expect(page.getByText("now 5:59 PM")).toBeVisible();
    await page.clock.runFor(60_000);
    // It is Saturday there already.
    await expect(page.getByText("Closed now, opens Saturday at 10:00 AM")).toBeVisible();
  });
});

test("a choice on the home page is on /team and in the form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: /specialization/ }).selectOption("luxury");
  await page.getByRole("combobox", { name: /language/ }).selectOption("french");
  await page.getByRole("button", { name: "See all partners" }).click();
  // The home page has the same fields.
  await expect(page).toHaveTitle(/^Our Partners/);
  await expect(page).toHaveURL("/team?specialization=luxury&language=french");
  await expect(page.getByRole("combobox", { name: /specialization/ })).toHaveValue("luxury");
  await page.getByRole("combobox", { name: /language/ }).selectOption("russian");
  await expect(page).toHaveURL("/team?specialization=luxury&language=russian");
  await page.getByRole("link", { name: "Contact Our Team" }).click();
  await expect(page).toHaveURL("/contact?interest=partner&specialization=luxury&language=russian");
  await expect(interest(page)).toHaveValue("partner");
  await expect(page.getByText("You asked for a partner")).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test("a choice on the home page leads to the form", async ({ page }) => {
      await page.goto("/it");
      await page.locator("select[name=specialization]").selectOption("seller");
      await page.getByRole("button", { name: "Contatta questo consulente" }).click();
      await expect(page).toHaveURL(
        "/it/contact?specialization=seller&language=italian&interest=partner",
      );
      await expect(page.getByText("Ha chiesto un consulente")).toBeVisible();
    });
  });

test("a chosen word of the sentence is not cut in Arabic", async ({ page }) => {
  await page.goto("/ar/team?specialization=seller");
  const word = page.locator("select[name=specialization]");
  await expect(word).toHaveValue("seller");
  // The tail of its last letter was below the line.
  expect(await word.evaluate((select) => select.scrollHeight - select.clientHeight)).toBe(0);
});

test("the title of the contact page breaks between words on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/contact", "/it/contact", "/ar/contact"]) {
    await page.goto(`${path}?interest=viewing`);
    const broken = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const [text] = heading.childNodes as unknown as [Text];
      return [...text.data.matchAll(/[^\s]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? word : [];
      });
    });
    expect(broken).toEqual([]);
  }
});

test("the index of services marks the one being read, and none at the head", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/services");
  const index = page.getByRole("navigation", { name: "Services on this page" });
  const marked = index.locator("[aria-current]");
  for (const service of [/Conveyancing/, /Residential/]) {
    await index.getByRole("link", { name: service }).click();
    await expect(marked).toHaveText(service);
  }
  await expect(marked).toBeInViewport();
  await expect(async () => {
    await page.keyboard.press("Home");
    await expect(marked).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("the catalogs are all brochures, in the page’s language", async ({ html, get }) => {
  const links = (await html("/it/catalogs"))
    .querySelectorAll("main a")
    .filter(({ text }) => / \(PDF, /.test(text));
  expect(links).toHaveLength(Object.keys(brochures).length);
  for (const link of links) {
    const address = link.getAttribute("href") ?? "";
    expect(address).toMatch(/-it\.pdf$/);
    const { headers } = await get(address, { method: "HEAD" });
    expect(headers.get("content-type")).toBe("application/pdf");
  }
});

test("the fees of a sale have their sources, the usual fee of brokers too", async ({ html }) => {
  const page = await html("/sell");
  const sources = new Map(
    page
      .querySelectorAll("main dl > div")
      .map((row) => [row.querySelector("dt")?.text ?? "", row.querySelectorAll("cite").length]),
  );
  const sourcesOf = (name: string) => [...sources].find(([term]) => term.startsWith(name))?.[1];
  expect(sourcesOf("Our fee")).toBeGreaterThan(1);
  expect(page.text).toContain(
    "Usually 2% of the price, plus 5% VAT on the fee itself. The buyer usually pays it",
  );
  expect((await html("/it/sell")).text.replaceAll("\u00A0", " ")).toContain(
    "il 2% del prezzo, più il 5% di IVA sulla provvigione stessa",
  );
  // At AED 2,000,000: the certificate alone, and with 2% and VAT.
  expect(page.text.replaceAll("\u00A0", " ")).toMatch(/AED 500 to 5,000[^]*AED 42,500 to 47,000/);
  expect(sourcesOf("Developer’s no-objection certificate")).toBeGreaterThan(1);
  expect(sourcesOf("Transfer fee, Dubai Land Department")).toBeGreaterThan(1);
});

test("an owner sees what a sale costs at a price of one's own", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/sell?district=palm-beach");
  const price = page.getByLabel("Price, in AED");
  await expect(price).toHaveValue("");
  await expect(price).toHaveAccessibleDescription("For example 2,000,000");
  await expect(page.getByText("for example at AED 2,000,000")).toBeVisible();
  await price.fill("3.2M");
  await page.getByRole("button", { name: "Work out the costs" }).click();
  await expect(page.getByText("at a price of AED 3,200,000")).toBeVisible();
  // 2% with VAT is 67,200; the certificate is 500 to 5,000.
  await expect(page.locator("main")).toContainText(/AED.67,700 to.72,200/);
  await expect(page.getByLabel("District")).toHaveValue("palm-beach");
  await expect(field(page, "Additional details")).toHaveValue(
    /^Palm Beach, price in mind: AED.3,200,000$/,
  );
  await page.getByRole("link", { name: "Ask for a valuation with this price" }).click();
  await expect(field(page, "Full name")).toBeInViewport();
  // Four millions without the unit.
  await price.fill("4");
  await page.getByRole("button", { name: "Work out the costs" }).click();
  await expect(price).toHaveAccessibleDescription(/between 10,000 and 500,000,000/);
  await price.fill("a lot");
  await page.getByRole("button", { name: "Work out the costs" }).click();
  await expect(price).toHaveAccessibleDescription(/should be a number/);
  await expect(price).toHaveValue("a lot");
});

test("an owner reads that the price is not within the range of the district", async ({ html }) => {
  const textAt = async (price: string) =>
    (await html(`/sell?district=palm-beach&price=${price}`))
      .querySelector("main")
      ?.text.replaceAll("\u00A0", " ");
  expect(await textAt("20m")).toContain(
    "The price you entered, AED 20,000,000, is above this range",
  );
  expect(await textAt("3m")).toContain("The price you entered, AED 3,000,000, is below this range");
  for (const within of ["3.5m", "16m", "a lot", ""])
    expect(await textAt(within)).not.toContain("The price you entered");
});

test("an owner who chose a language on the team's page asks for a call in it", async ({ html }) => {
  const written = async (address: string) =>
    (await html(address)).querySelector("#valuation-details")?.text.trim();
  const team = await html("/team?specialization=seller&language=arabic");
  const address = "/sell?language=arabic";
  expect(team.querySelectorAll(`main a[href="${address}"]`)).toHaveLength(1);
  expect(await written(address)).toBe("please call in Arabic");
  expect(await written(`${address}&district=palm-beach`)).toBe("Palm Beach, please call in Arabic");
  // The form says so itself.
  expect(await written("/ar/sell?language=arabic")).toBe("");
});

test("a price that an owner types replaces the earlier one, wherever the field is pressed", async ({
  page,
}) => {
  await openForm(page, "/ar/sell?price=4m");
  const price = page.getByLabel("السعر بالدرهم");
  await expect(price).toHaveValue("4,000,000");
  await price.click({ position: { x: 8, y: 20 } });
  await page.keyboard.type("4500000");
  await expect(price).toHaveValue("4500000");
});

test("the privacy page states the retention of the code", async ({ html }) => {
  const rows = (await html("/privacy")).querySelectorAll("tr");
  const row = rows.find(({ text }) => text.includes("What you write in a form"));
  expect(row?.text).toContain(`${retentionMonths} months from the day you sent it`);
});
