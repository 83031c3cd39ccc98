import { expect } from "playwright/test";
import { destinations, listWith, main, questions, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

test.describe("Specification 2: Partners", () => {
  test("it has an image and Contact Our Team, which leads to /contact with the interest chosen", async ({
    read,
  }) => {
    const page = await read("/team");
    await expect(main(page).getByRole("img").first()).toBeVisible();
    const link = page.getByRole("link", { name: "Contact Our Team" });
    await expect(link).toHaveAttribute("href", /^\/contact\?interest=partner/);
  });

  test("the choice made on the home page is shown and passed to the contact form", async ({
    read,
  }) => {
    const page = await read("/team?specialization=luxury&language=russian");
    await expect(page.getByRole("combobox", { name: /specialization/ })).toHaveValue("luxury");
    await expect(page.getByRole("combobox", { name: /language/ })).toHaveValue("russian");
    const link = page.getByRole("link", { name: "Contact Our Team" });
    await expect(link).toHaveAttribute("href", /specialization=luxury&language=russian/);
  });
});

test.describe("Specification 2: Contact", () => {
  test("the form asks for first name, last name, email, phone, interest and message", async ({
    read,
  }) => {
    const form = main(await read("/contact")).getByRole("form");
    expect((await questions(form)).map(({ label }) => label)).toEqual([
      "First name",
      "Last name",
      "Email",
      "Phone",
      "Interest",
      "Message",
    ]);
  });

  test("the office's address is city and country only", async ({ read }) => {
    const page = await read("/contact");
    const office = main(page).locator("dt", { hasText: "Office" }).locator("+ dd");
    await expect(office).toHaveText("Dubai, UAE");
  });

  test("phone and email are links", async ({ read }) => {
    const page = await read("/contact");
    await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
  });

  test("there is a 24/7 support box", async ({ read }) => {
    const box = (await read("/contact")).getByRole("region", { name: "24/7 support" });
    await expect(box.getByRole("link")).toHaveAttribute("href", /^tel:/);
  });
});

test.describe("Specification 2: Services", () => {
  test("a header, and the seven services in a section each", async ({ read }) => {
    const page = await read("/services");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main(page).getByRole("region")).toHaveCount(7);
  });
});

test.describe("Specification 2: CEO message", () => {
  test("a portrait and a text that welcomes", async ({ read }) => {
    const letter = main(await read("/ceo-message"));
    await expect(letter.getByRole("img").first()).toBeVisible();
    await expect(letter.getByText("Welcome.", { exact: true })).toBeVisible();
  });

  test("it is signed by the founder and CEO, without an invented name", async ({ read }) => {
    const letter = main(await read("/ceo-message"));
    await expect(letter.getByText("Founder & CEO, Orizzonte", { exact: true })).toBeVisible();
  });
});

test.describe("Specification 2: Company Overview", () => {
  test("an introduction, and six services in this order", async ({ read }) => {
    const page = await read("/company-overview");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(listWith(page, "Research & Advisory").getByRole("heading")).toHaveText([
      "Research & Advisory",
      "Portfolio Management",
      "Financial Planning",
      "Developer Solutions",
      "Legal Services",
      "After-Sales Care",
    ]);
  });

  test("an 'Our Commitment' section", async ({ read }) => {
    const page = await read("/company-overview");
    await expect(page.getByRole("heading", { name: "Our Commitment" })).toBeVisible();
  });
});

test.describe("Specification 2: 404 page", () => {
  test("it says 'Oops! Page not found' and links to home", async ({ read }) => {
    const page = await read("/nowhere/at-all");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    expect(await destinations(main(page).getByRole("link").first())).toEqual(["/"]);
  });

  test("a home that does not exist is a 404 of the same kind", async ({ read, request }) => {
    expect((await request.get("/property/castle")).status()).toBe(404);
    const page = await read("/property/castle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  });
});
