import { expect, type Page } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { listWith, main, slides } from "../support/locators.ts";

/** Checks that links lead to the contact form with their subject. */
async function expectToContact(page: Page, ...names: string[]) {
  for (const name of names) {
    const link = main(page).getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", /^\/contact\?.*about=./);
  }
}

const headings = (page: Page, names: readonly string[]) =>
  main(page)
    .getByRole("heading", { level: 3 })
    .filter({ hasText: new RegExp(`^(${names.join("|")})$`) });

const pages = [
  {
    address: "/invest/capital-appreciation",
    benefits: ["Long-Term Growth", "Premium Locations", "Secure Investment"],
    projects: {
      "Colibri Views": 10,
      "Al Marjan Island Residences": 9,
      "AVIDA Residences Dubai Islands": 10,
      "ARKA Enclave": 10,
      "Sobha Central": 10,
    },
    button: "Schedule a Consultation",
  },
  {
    address: "/invest/cash-flow",
    benefits: ["Steady Income", "High Occupancy", "ROI Optimization"],
    projects: { "Marque Place Residences": 10, "Binghatti Aquarise": 10, VELOS: 10 },
    button: "Get Started Now",
  },
  {
    address: "/invest/trophy-asset",
    benefits: ["Rarity", "A name", "Discretion"],
    projects: { "Atelier Residences": 10, "The Regent Residences": 10 },
    button: "Private Consultation",
  },
];

for (const { address, benefits, projects, button } of pages)
  test(`${address} has a hero, three benefits, its projects' carousels and “${button}”`, async ({
    pageWithoutScripts,
  }) => {
    const page = await pageWithoutScripts(address);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeInViewport();
    if (address === "/invest/cash-flow") await expect(title).toContainText("6–8%");
    await expect(main(page).getByRole("img").first()).toBeInViewport();
    await expect(headings(page, benefits)).toHaveText([...benefits]);
    const names = Object.keys(projects);
    await expect(headings(page, names)).toHaveText(names);
    for (const [project, count] of Object.entries(projects))
      await expect(slides(page, project), project).toHaveCount(count);
    await expectToContact(page, button);
  });

test("/invest/prelaunch has its highlights, carousel, units, market facts and links", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/invest/prelaunch");
  await expect(page.getByRole("heading", { name: "Why Invest in Pre-Launch?" })).toBeVisible();
  const highlights = listWith(page, "First in line").getByRole("listitem");
  await expect(highlights).toHaveCount(4);
  for (const highlight of await highlights.all()) {
    await expect(highlight.getByRole("heading")).not.toBeEmpty();
    await expect(highlight.getByRole("paragraph")).not.toBeEmpty();
    await expect(highlight.locator("svg")).toHaveCount(1);
  }
  await expect(slides(page, "Palazzo Tissoli")).toHaveCount(8);
  await expect(main(page).getByRole("link", { name: /^Enquire Now/ })).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Ras Al Khaimah" })).toBeVisible();
  await expect(page.getByRole("table", { name: /Ras Al Khaimah/ })).toBeVisible();
  await expectToContact(page, "Register Interest", "Book Consultation");
  const brochure = main(page).getByRole("link", { name: "Download Brochure", exact: true });
  await expect(brochure).toHaveAttribute("href", /^\/catalogs/);
});
