import { expect } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { destinations } from "../support/locators.ts";

test("the header's links, its button and its dropdown", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/buy");
  const logo = page.getByRole("banner").getByRole("link").first();
  await expect(logo).toHaveText("Orizzonte");
  await expect(logo).toHaveAttribute("href", "/");

  const navigation = page.getByRole("navigation", { name: "Main" });
  const link = (name: string) => navigation.getByRole("link", { name, exact: true });
  for (const [name, path] of [
    ["Company", "/company-overview"],
    ["Services", "/services"],
    ["Our Partners", "/team"],
    ["Buy", "/buy"],
    ["Sell", "/sell"],
    ["Contact Us", "/contact"],
  ] as const)
    await expect(link(name)).toHaveAttribute("href", path);
  await expect(link("Contact Us")).toHaveCSS("border-top-width", "1px");
  await expect(link("Sell")).toHaveCSS("border-top-width", "0px");

  await navigation.getByRole("button", { name: "Off-plan Investments" }).hover();
  const investments = navigation.locator(".investment-links").getByRole("link");
  await expect(investments).toHaveText([
    /^Capital Appreciation/,
    /^Cash Flow/,
    /^Trophy Asset/,
    /^Prelaunch Investments/,
  ]);
  expect(await destinations(investments)).toEqual([
    "/invest/capital-appreciation",
    "/invest/cash-flow",
    "/invest/trophy-asset",
    "/invest/prelaunch",
  ]);
});

test("the footer's lines, links and social profiles", async ({ pageWithoutScripts }) => {
  const footer = (await pageWithoutScripts("/buy")).getByRole("contentinfo");
  await expect(footer.getByText("Dubai, UAE", { exact: true })).toBeVisible();
  await expect(footer.locator('a[href^="tel:+"]')).toHaveText(/^\+971/);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Dubai" });
  await expect(footer).toContainText(`© ${year.format()} Orizzonte`);
  for (const [name, path] of [
    ["Buy Property", "/buy"],
    ["Sell Property", "/sell"],
    ["Our Partners", "/team"],
    ["Contact Us", "/contact"],
  ] as const)
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", path);
  for (const name of ["Instagram", "LinkedIn", "YouTube", "Facebook"]) {
    await expect(footer.getByText(name)).toBeVisible();
    await expect(footer.getByRole("link", { name })).toHaveCount(0);
  }
});
