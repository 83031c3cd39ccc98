import { expect, type Page } from "playwright/test";
import { main, slides, test } from "../support/reading.ts";

test.describe.configure({ mode: "default" });

const projects: Record<string, Record<string, number>> = {
  "/invest/capital-appreciation": {
    "Colibri Views": 10,
    "Al Marjan Island Residences": 9,
    "AVIDA Residences Dubai Islands": 10,
    "ARKA Enclave": 10,
    "Sobha Central": 10,
  },
  "/invest/cash-flow": { "Marque Place Residences": 10, "Binghatti Aquarise": 10, VELOS: 10 },
  "/invest/trophy-asset": { "Atelier Residences": 10, "The Regent Residences": 10 },
  "/invest/prelaunch": { "Palazzo Tissoli": 8 },
};

/** One carousel of each composition that has one: their slides are counted where each page is tested. */
const live = [
  ["/invest/capital-appreciation", "Al Marjan Island Residences", 9],
  ["/property/al-soufuh-apartment", "Al Soufuh, Jumeirah", 3],
  ["/", "Luxury Beachfront Villa", 3],
] as const;

const carousel = (page: Page, subject: string) =>
  page.getByRole("region", { name: `Pictures of ${subject}` });

test.describe("Specification 2: Carousels", () => {
  for (const [address, subject, count] of live)
    test(`${subject} on ${address} has ${count} slides, loops both ways, and its dots jump to a slide and mark it`, async ({
      live: open,
    }) => {
      const region = carousel(await open(address), subject);
      await region.scrollIntoViewIfNeeded();
      const dots = region.getByRole("button", { name: /^Go to slide/ });
      const current = region.locator("[aria-current=true]");
      await expect(dots).toHaveCount(count);
      await expect(region.locator(".swiper-initialized")).toHaveCount(1);
      await expect(current).toHaveAccessibleName(`Go to slide 1 of ${count}`);
      await region.getByRole("button", { name: "Previous slide" }).click();
      await expect(current).toHaveAccessibleName(`Go to slide ${count} of ${count}`);
      await region.getByRole("button", { name: "Next slide" }).click();
      await expect(current).toHaveAccessibleName(`Go to slide 1 of ${count}`);
      const middle = Math.ceil(count / 2);
      // By keyboard, because the dots are close to each other.
      await dots.nth(middle - 1).press("Enter");
      await expect(current).toHaveAccessibleName(`Go to slide ${middle} of ${count}`);
      await expect(region.getByText(`${middle} / ${count}`, { exact: true })).toBeVisible();
    });

  const turned: [string, string, number, string][] = [
    ["/invest/capital-appreciation", "Colibri Views", 6, "90deg"],
    ["/invest/trophy-asset", "Atelier Residences", 4, "180deg"],
    ["/invest/trophy-asset", "Atelier Residences", 9, "90deg"],
    ["/invest/prelaunch", "Palazzo Tissoli", 1, "180deg"],
  ];
  for (const [address, subject, number, angle] of turned)
    test(`slide ${number} of ${subject} is displayed rotated by ${angle}, in the shape of the others`, async ({
      read,
    }) => {
      const page = await read(address);
      const image = slides(page, subject)
        .nth(number - 1)
        .getByRole("img");
      await expect(image).toHaveCSS("rotate", angle);
      const shape = async (slide: number) => {
        const box = await slides(page, subject).nth(slide).boundingBox();
        return Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100) / 100;
      };
      expect(await shape(number - 1)).toBe(await shape(number));
    });

  test("no other slide is rotated", async ({ read }) => {
    let found = 0;
    for (const address of Object.keys(projects)) {
      const images = main(await read(address)).locator(".carousel-slide img");
      found += await images.evaluateAll(
        (all) => all.filter((image) => getComputedStyle(image).rotate !== "none").length,
      );
    }
    expect(found).toBe(turned.length);
  });

  test("every slide of a project is called an artist's impression", async ({ read }) => {
    for (const [address, subjects] of Object.entries(projects))
      for (const [subject, count] of Object.entries(subjects)) {
        const captions = carousel(await read(address), subject).locator(".carousel-caption");
        await expect(captions).toHaveText(
          Array.from({ length: count }, () => /Artist’s impression/),
        );
      }
  });
});

test.describe("Specification 3: Entities: carousel slide", () => {
  test("Al Marjan's 9 slides have title, subtitle and description", async ({ read }) => {
    const region = carousel(
      await read("/invest/capital-appreciation"),
      "Al Marjan Island Residences",
    );
    const captions = region.locator(".carousel-caption");
    await expect(captions).toHaveCount(9);
    for (const caption of await captions.all()) await expect(caption.locator("p")).toHaveCount(4);
  });

  for (const subject of ["AVIDA Residences Dubai Islands", "ARKA Enclave"])
    test(`${subject}'s 10 slides have title and subtitle`, async ({ read }) => {
      const region = carousel(await read("/invest/capital-appreciation"), subject);
      const captions = region.locator(".carousel-caption");
      await expect(captions).toHaveCount(10);
      for (const caption of await captions.all()) await expect(caption.locator("p")).toHaveCount(3);
    });
});
