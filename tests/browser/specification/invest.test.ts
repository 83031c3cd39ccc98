import { expect, type Page } from "playwright/test";
import { destinations, listWith, main, slides, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const headings = (page: Page, names: readonly string[]) =>
  main(page)
    .getByRole("heading", { level: 3 })
    .filter({ hasText: new RegExp(`^(${names.join("|")})$`) });

interface ThemePage {
  section: string;
  address: string;
  benefits: readonly string[];
  projects: Record<string, number>;
  button: string;
}

const pages: ThemePage[] = [
  {
    section: "Specification 2: Capital Appreciation",
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
    section: "Specification 2: Cash Flow",
    address: "/invest/cash-flow",
    benefits: ["Steady Income", "High Occupancy", "ROI Optimization"],
    projects: { "Marque Place Residences": 10, "Binghatti Aquarise": 10, VELOS: 10 },
    button: "Get Started Now",
  },
  {
    section: "Specification 2: Trophy Asset",
    address: "/invest/trophy-asset",
    benefits: ["Rarity", "A name", "Discretion"],
    projects: { "Atelier Residences": 10, "The Regent Residences": 10 },
    button: "Private Consultation",
  },
];

for (const { section, address, benefits, projects, button } of pages)
  test.describe(section, () => {
    test("it opens with a hero: a title over or beside a picture", async ({ read }) => {
      const page = await read(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(main(page).getByRole("img").first()).toBeInViewport();
    });

    test(`three benefits: ${benefits.join(", ")}`, async ({ read }) => {
      await expect(headings(await read(address), benefits)).toHaveText([...benefits]);
    });

    test(`carousels of ${Object.keys(projects).join(", ")}`, async ({ read }) => {
      const page = await read(address);
      const names = Object.keys(projects);
      await expect(headings(page, names)).toHaveText(names);
      for (const [project, count] of Object.entries(projects))
        await expect(slides(page, project), project).toHaveCount(count);
    });

    test(`'${button}' leads to /contact`, async ({ read }) => {
      expect(await destinations(link(await read(address), button))).toEqual(["/contact"]);
    });
  });

test.describe("Specification 2: Prelaunch Investments", () => {
  const address = "/invest/prelaunch";

  test("the hero has Register Interest to /contact", async ({ read }) => {
    expect(await destinations(link(await read(address), "Register Interest"))).toEqual([
      "/contact",
    ]);
  });

  test("'Why Invest in Pre-Launch?' with text and four investment highlights, each with its drawing", async ({
    read,
  }) => {
    const page = await read(address);
    await expect(page.getByRole("heading", { name: "Why Invest in Pre-Launch?" })).toBeVisible();
    const highlights = listWith(page, "First in line").getByRole("listitem");
    await expect(highlights).toHaveCount(4);
    for (const highlight of await highlights.all()) {
      await expect(highlight.getByRole("heading")).not.toBeEmpty();
      await expect(highlight.getByRole("paragraph")).not.toBeEmpty();
      await expect(highlight.locator("svg")).toHaveCount(1);
    }
  });

  test("Palazzo Tissoli is a carousel of 8 slides", async ({ read }) => {
    await expect(slides(await read(address), "Palazzo Tissoli")).toHaveCount(8);
  });

  test("three unit types, each with Enquire Now to /contact", async ({ read }) => {
    const page = await read(address);
    const links = main(page).getByRole("link", { name: /^Enquire Now/ });
    await expect(links).toHaveCount(3);
    expect(await destinations(links)).toEqual(["/contact", "/contact", "/contact"]);
  });

  test("market facts of Ras Al Khaimah", async ({ read }) => {
    const page = await read(address);
    await expect(page.getByRole("heading", { name: "Ras Al Khaimah" })).toBeVisible();
    await expect(page.getByRole("table", { name: /Ras Al Khaimah/ })).toBeVisible();
  });

  test("the final block has Book Consultation to /contact and Download Brochure to /catalogs", async ({
    read,
  }) => {
    const page = await read(address);
    expect(await destinations(link(page, "Book Consultation"))).toEqual(["/contact"]);
    expect(await destinations(link(page, "Download Brochure"))).toEqual(["/catalogs"]);
  });
});
