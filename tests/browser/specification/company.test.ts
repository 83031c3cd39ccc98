import { expect } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { listWith, main } from "../support/locators.ts";

test("Partners has an image, and its link passes the choice to the contact form", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/team?specialization=luxury&language=russian");
  await expect(main(page).getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: /specialization/ })).toHaveValue("luxury");
  await expect(page.getByRole("combobox", { name: /language/ })).toHaveValue("russian");
  await expect(page.getByRole("link", { name: "Contact Our Team" })).toHaveAttribute(
    "href",
    "/contact?interest=partner&specialization=luxury&language=russian",
  );
});

test("Contact has the office, phone, email and a 24/7 support box", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/contact");
  const office = main(page).locator("dt", { hasText: "Office" }).locator("+ dd");
  await expect(office).toHaveText("Dubai, UAE");
  await expect(main(page)).toContainText("9:00 AM–6:00 PM");
  await expect(main(page).locator('a[href^="tel:"]:visible').first()).toBeVisible();
  await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
  const box = page.getByRole("region", { name: "24/7 support" });
  await expect(box.getByRole("link")).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("link", { name: /^Viewing/ })).toHaveAttribute("href", "/buy");
  await expect(page.getByRole("link", { name: /^Valuation/ })).toHaveAttribute("href", "/sell");
});

test("Services has a header and seven services, which the overview links to", async ({
  pageWithoutScripts,
}) => {
  const overview = await pageWithoutScripts("/company-overview");
  const links = main(overview).getByRole("link", { name: /^Read more/ });
  await expect(links).toHaveCount(6);
  const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
  const page = await pageWithoutScripts("/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByRole("region")).toHaveCount(7);
  for (const id of ids) await expect(page.locator(id)).toHaveCount(1);
});

test("the CEO's message has a portrait, a welcome and a signature", async ({
  pageWithoutScripts,
}) => {
  const letter = main(await pageWithoutScripts("/ceo-message"));
  await expect(letter.getByRole("img").first()).toBeVisible();
  await expect(letter.getByText("Welcome.", { exact: true })).toBeVisible();
  await expect(letter.getByText("Founder & CEO, Orizzonte", { exact: true })).toBeVisible();
});

test("Company Overview has an introduction, six services and its commitment", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/company-overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(listWith(page, "Research & Advisory").getByRole("heading")).toHaveText([
    "Research & Advisory",
    "Portfolio Management",
    "Financial Planning",
    "Developer Solutions",
    "Legal Services",
    "After-Sales Care",
  ]);
  await expect(page.getByRole("heading", { name: "Our Commitment" })).toBeVisible();
});
