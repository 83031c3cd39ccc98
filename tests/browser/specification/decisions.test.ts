import { expect } from "playwright/test";
import { company } from "../../../app/content/company.ts";
import { company as companyMessages } from "../../../app/messages/en/company.ts";
import { testsEveryPage, testedPages } from "../support/addresses.ts";
import { test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydrated.ts";
import { collectProblems } from "../support/page-problems.ts";
import { pressEveryButton, watchChanges } from "../support/press-buttons.ts";

test.use({ pictures: "empty" });

const wide = [1280, "Off-plan Investments"] as const;
const narrow = [390, "Menu"] as const;

/** The pages with most buttons, in one window each. `ALL_PAGES=1` opens the others too, and each in both windows. */
const pagesOfButtons = [
  "/",
  "/property/ontario-tower",
  ...(testsEveryPage
    ? [
        "/buy",
        "/contact",
        "/sell",
        "/team",
        "/invest/cash-flow",
        "/invest/capital-appreciation",
        "/property/al-soufuh-apartment",
      ]
    : []),
];

test("numbers, addresses and hours on the pages are the company's", async ({ html }) => {
  const call = `tel:${company.phone.replaceAll(" ", "")}`;
  const chatOfOurs = `https://wa.me/${company.whatsapp.replaceAll(/[ +]/g, "")}`;
  for (const address of testedPages) {
    const page = await html(address);
    const targets = (start: string) =>
      page
        .querySelectorAll(`a[href^="${start}"]`)
        .map((link) => link.getAttribute("href")?.replace(/\?.*/, ""));
    expect(new Set(targets("tel:")), address).toEqual(new Set([call]));
    expect(new Set(targets("mailto:")), address).toEqual(new Set([`mailto:${company.email}`]));
    for (const chat of targets("https://wa.me/")) expect(chat, address).toBe(chatOfOurs);
    const foot = page.querySelector("footer")?.structuredText;
    // What is the same for all visitors does not know the time.
    expect(page.querySelector("main")?.structuredText, address).not.toMatch(/Open now|Closed now/);
    for (const fact of [
      companyMessages.tagline,
      companyMessages.place,
      company.phone,
      company.email,
      "Monday to Friday",
      "9:00 AM–6:00 PM",
      "Saturday",
      "10:00 AM–4:00 PM",
      "Sunday",
      "Closed",
    ])
      expect(foot, address).toContain(fact);
  }
});

for (const [index, address] of pagesOfButtons.entries())
  test(`no control is dead: every button of ${address} works`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchChanges(page);
    const problems = await collectProblems(page);
    const open = async () => {
      await openHydrated(page, address);
    };
    for (const [width, one] of testsEveryPage ? [wide, narrow] : [index === 0 ? wide : narrow]) {
      await page.setViewportSize({ width, height: 800 });
      const presses = await pressEveryButton(page, open);
      expect(presses.filter(({ hasNoEffect }) => hasNoEffect)).toEqual([]);
      expect(presses.map(({ name }) => name)).toContain(one);
    }
    expect(problems).toEqual([]);
  });

test("the links of pages to /contact choose an interest", async ({ html }) => {
  for (const [address, name, interest] of [
    ["/", "Book a Viewing", "viewing"],
    ["/catalogs", "Request Custom Catalog", "catalog"],
    ["/team", "Contact Our Team", "partner"],
    ["/areas", "Speak with an Expert", "area"],
    ["/invest/capital-appreciation", "Schedule a Consultation", "investing"],
    ["/invest/cash-flow", "Get Started Now", "investing"],
    ["/invest/trophy-asset", "Private Consultation", "investing"],
    ["/invest/prelaunch", "Register Interest", "off-plan"],
  ] as const) {
    const links = (await html(address)).querySelectorAll("main a");
    const link = links.find(({ structuredText }) => structuredText.trim() === name);
    const href = link?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
    expect(href, address).toMatch(/^\/contact\?/);
    const chosen = (await html(href)).querySelector("[name=interest] option[selected]");
    expect(chosen?.getAttribute("value"), address).toBe(interest);
  }
});
