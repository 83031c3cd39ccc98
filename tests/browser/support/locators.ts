import { expect, type Locator, type Page } from "playwright/test";

export const main = (page: Page) => page.getByRole("main");

export const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

/** The result of a request, below its form. */
export const formNotice = (page: Page) => page.locator("form .form-notice");

/** Waits until a carousel is initialised: slides out of view are inert from then on. */
export const carouselReady = (carousel: Locator) =>
  expect(carousel.locator(".carousel-slide[inert]")).not.toHaveCount(0);

/** The slides of a carousel; before JavaScript takes it over there are no copies among them. */
export const slides = (page: Page, subject: string) =>
  page
    .getByRole("region", { name: `Pictures of ${subject}` })
    .getByRole("group", { name: /^\d+ of \d+$/ });

export const gallery = (page: Page, subject: string) =>
  page.getByRole("region", { name: `Pictures of ${subject}` }).getByRole("link");

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("An element is not visible");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
