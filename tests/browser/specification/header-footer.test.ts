import { expect } from "playwright/test";
import { destinations, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

test.describe("Specification 2: Header", () => {
  test("the logo leads to /", async ({ read }) => {
    const logo = (await read("/buy")).getByRole("banner").getByRole("link").first();
    await expect(logo).toHaveText("Orizzonte");
    await expect(logo).toHaveAttribute("href", "/");
  });

  for (const [title, path] of [
    ["Company", "/company-overview"],
    ["Services", "/services"],
    ["Our Partners", "/team"],
    ["Buy", "/buy"],
    ["Sell", "/sell"],
    ["Contact Us", "/contact"],
  ] as const)
    test(`${title} leads to ${path}`, async ({ read }) => {
      const page = await read("/buy");
      const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", {
        name: title,
        exact: true,
      });
      await expect(link).toHaveAttribute("href", path);
    });

  test("Contact Us is a button among links", async ({ read }) => {
    const navigation = (await read("/buy")).getByRole("navigation", { name: "Main" });
    const border = (name: string) =>
      navigation
        .getByRole("link", { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderTopWidth);
    expect(await border("Contact Us")).toBe("1px");
    expect(await border("Sell")).toBe("0px");
  });

  test("the Off-plan Investments dropdown lists the four investment pages and their routes", async ({
    read,
  }) => {
    const page = await read("/buy");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("button", { name: "Off-plan Investments" }).hover();
    const links = navigation.locator(".investment-links").getByRole("link");
    await expect(links).toHaveText([
      /^Capital Appreciation/,
      /^Cash Flow/,
      /^Trophy Asset/,
      /^Prelaunch Investments/,
    ]);
    expect(await destinations(links)).toEqual([
      "/invest/capital-appreciation",
      "/invest/cash-flow",
      "/invest/trophy-asset",
      "/invest/prelaunch",
    ]);
  });

  test("it is fixed at the top", async ({ page }) => {
    await page.goto("/buy");
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });
});

test.describe("Specification 2: Footer", () => {
  test("it has the location line Dubai, UAE", async ({ read }) => {
    const footer = (await read("/buy")).getByRole("contentinfo");
    await expect(footer.getByText("Dubai, UAE", { exact: true })).toBeVisible();
  });

  test("it has a phone line and an email line", async ({ read }) => {
    const footer = (await read("/buy")).getByRole("contentinfo");
    await expect(footer.locator('a[href^="tel:+"]')).toHaveText(/^\+971/);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
  });

  test("its copyright line has the current year and the company's name", async ({ read }) => {
    const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Dubai" });
    const footer = (await read("/buy")).getByRole("contentinfo");
    await expect(footer).toContainText(`© ${year.format()} Orizzonte`);
  });

  for (const [title, path] of [
    ["Buy Property", "/buy"],
    ["Sell Property", "/sell"],
    ["Our Partners", "/team"],
    ["Contact Us", "/contact"],
  ] as const)
    test(`${title} leads to ${path}`, async ({ read }) => {
      const footer = (await read("/buy")).getByRole("contentinfo");
      await expect(footer.getByRole("link", { name: title })).toHaveAttribute("href", path);
    });

  test("social profiles are named and have no destination", async ({ read }) => {
    const footer = (await read("/buy")).getByRole("contentinfo");
    for (const name of ["Instagram", "LinkedIn", "YouTube", "Facebook"]) {
      await expect(footer.getByText(name)).toBeVisible();
      await expect(footer.getByRole("link", { name })).toHaveCount(0);
    }
  });
});
