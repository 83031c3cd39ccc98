import { expect, type Page } from "playwright/test";
import { projects } from "../../../app/content/projects.ts";
import { test } from "../support/fixtures.ts";
import { hydrated } from "../support/hydrated.ts";
import { main } from "../support/locators.ts";

const carousel = (page: Page, subject: string) =>
  page.getByRole("region", { name: `Pictures of ${subject}` });

/** A project's, and a property's in the viewer: their slides are counted where each page is tested. */
for (const [address, subject, count] of [
  ["/invest/capital-appreciation", "Al Marjan Island Residences", 9],
  ["/property/ontario-tower", "Ontario Tower", 10],
] as const)
  test(`the carousel of ${subject} on ${address} loops both ways, and its dots jump to a slide and mark it`, async ({
    hydratedPage,
  }) => {
    const page = await hydratedPage(address);
    // That of a home is in the viewer, which every picture of the home opens.
    const inViewer = address.startsWith("/property/");
    await hydrated(page);
    if (inViewer) await carousel(page, subject).getByRole("link").first().click();
    const region = inViewer
      ? page.getByRole("dialog", { name: `Pictures of ${subject}` })
      : carousel(page, subject);
    await region.scrollIntoViewIfNeeded();
    const dots = region.getByRole("button", { name: /^Go to slide/ });
    const current = region.locator("[aria-current=true]");
    await expect(dots).toHaveCount(count);
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

test("every slide of a project is called an artist's impression", async ({
  pageWithoutScripts,
}) => {
  for (const address of [
    "/invest/capital-appreciation",
    "/invest/cash-flow",
    "/invest/trophy-asset",
    "/invest/prelaunch",
  ]) {
    const page = await pageWithoutScripts(address);
    const captions = await main(page).locator(".carousel-caption").allTextContents();
    expect(captions).not.toEqual([]);
    for (const caption of captions) expect(caption, address).toContain("Artist’s impression");
  }
});

test("the captions of slides have title, subtitle and, for Al Marjan, a description", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts("/invest/capital-appreciation");
  for (const [subject, paragraphs] of [
    ["Al Marjan Island Residences", 4],
    ["AVIDA Residences Dubai Islands", 3],
    ["ARKA Enclave", 3],
  ] as const) {
    const captions = carousel(page, subject).locator(".carousel-caption");
    const slides = projects.find(({ title }) => title === subject)?.slides ?? [];
    await expect(captions).toHaveCount(slides.length);
    const counts = await captions.evaluateAll((all) =>
      all.map((caption) => caption.querySelectorAll("p").length),
    );
    expect(counts, subject).toEqual(slides.map(() => paragraphs));
  }
});
