import { expect } from "playwright/test";
import { test } from "./support/fixtures.ts";
import { formHydrated, hydrated } from "./support/hydrated.ts";
import { gallery, main, notices, overlap } from "./support/locators.ts";
import { openPdf } from "./support/pdf.ts";
import { desktop, phone } from "./support/screens.ts";

test.use({ pictures: "empty" });

test("the costs open, and lead to a plan with its figures", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/property/ontario-tower");
  await page.getByRole("link", { name: "With costs: AED 1,597,000 to 1,602,000" }).click();
  const summary = page.locator("details:has(#costs) > summary");
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(summary).toContainText("about $26,400 to 27,800");
  await expect(page.locator("#costs dl > div").first()).toContainText("Total costs");
  await page.getByRole("link", { name: "Work out the loan, the rent and the return" }).click();
  await expect(page.getByLabel("Price, in AED")).toHaveValue("1,500,000");
  await page.getByLabel("Annual rent, in AED").fill("100,000");
  await page.getByLabel("Annual service charge, in AED").fill("17,676");
  await page.getByText("Void periods, management, tax").click();
  const loan = page.getByLabel("Loan, % of the price");
  await expect(loan).toHaveAccessibleDescription(/usually lend 50–60% if you live outside the UAE/);
  await loan.fill("60");
  await page.getByLabel("Interest rate, % a year").fill("4.5");
  await page.getByLabel("Term of the loan, years").fill("25");
  await page.getByLabel("Currency of the results").selectOption("AED");
  await page.getByRole("button", { name: "Work it out" }).click();
  // 900,000 over 25 years; 100,000 less 17,676 of 1,603,820, the price with the costs and those of the loan.
  const result = page.getByRole("definition");
  await expect(result.filter({ hasText: "AED\u00A05,002" })).toContainText("over 25 years");
  await expect(result.filter({ hasText: "AED\u00A082,324" })).toContainText(
    "5.13% of price and fees",
  );
});

test("a link to the costs opens them and focuses their title, with a ring", async ({ page }) => {
  const summary = page.locator("details:has(#costs) > summary");
  const costs = page.locator("#costs");
  await page.goto("/property/ontario-tower");
  await hydrated(page);
  await page.getByRole("link", { name: "With costs" }).click();
  await expect(costs).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(summary).toHaveCSS("outline-style", "solid");
  await page.goto("/shortlist?homes=ontario-tower,continental-tower");
  await hydrated(page);
  await page.getByRole("link", { name: "What these cover" }).first().click();
  await expect(costs).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
});

test("the pictures of a home are what its first screen shows", async ({ page }) => {
  for (const path of ["/property/luxury-beachfront-villa", "/ar/property/ontario-tower"]) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const pictures = page.locator(".property-gallery");
    const grid = await pictures.boundingBox();
    expect(grid?.width, path).toBeGreaterThanOrEqual(1200);
    expect(grid?.height, path).toBeGreaterThanOrEqual(380);
    expect(
      (await pictures.locator("img").first().boundingBox())?.width,
      path,
    ).toBeGreaterThanOrEqual(800);
    await page.setViewportSize(phone);
    expect((await pictures.boundingBox())?.y, path).toBeLessThanOrEqual(360);
  }
});

test("another property resets the form", async ({ page }) => {
  await page.goto("/property/ontario-tower");
  await hydrated(page);
  await page.getByLabel("Full name").fill("Giulia Ferrari");
  await page.getByRole("link", { name: "Luxury Beachfront Villa" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luxury Beachfront Villa");
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await expect(page.locator('input[name="propertyTitle"]')).toHaveValue("Luxury Beachfront Villa");
});

test("the first screen has name, price and form, on a desktop more", async ({ page }) => {
  for (const [id, title] of [
    ["ontario-tower", "Ontario Tower"],
    ["continental-tower", "Continental Tower"],
    ["luxury-beachfront-villa", "Luxury Beachfront Villa"],
    ["al-soufuh-apartment", "Al Soufuh, Jumeirah"],
  ] as const) {
    await page.setViewportSize(desktop);
    await page.goto(`/property/${id}`);
    for (const seen of [gallery(page, title), page.locator(".fact-line > li")])
      for (const part of await seen.all()) await expect(part).toBeInViewport({ ratio: 1 });
    // Its form is in a dialog.
    if (id === "al-soufuh-apartment") continue;
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      const place = page.locator(viewport === desktop ? ".property-title" : ".contact-bar");
      await expect(place.getByText("AED").first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: "Request a Viewing" })).toBeInViewport({
        ratio: 1,
      });
    }
  }
});

test("a field that the form leads back to is seen in the sticky form", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/property/luxury-beachfront-villa");
  await formHydrated(page);
  const underTheHeader = Number((await page.getByRole("banner").boundingBox())?.height);
  const label = async () => (await page.getByText("Full name", { exact: true }).boundingBox())?.y;
  const heading = page.getByRole("heading", { name: "Where it is" });
  await heading.scrollIntoViewIfNeeded();
  expect(await label()).toBeLessThan(underTheHeader);
  await page.getByRole("button", { name: "Request a Viewing" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect.poll(label).toBeGreaterThan(underTheHeader);
});

test("title, form and contacts are whole in a window of 800 px", async ({ page }) => {
  for (const [path, width] of [
    ["/property/continental-tower", 1024],
    ["/property/al-soufuh-apartment", 1280],
    ["/it/property/luxury-beachfront-villa", 1280],
    ["/ar/property/ontario-tower", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 1300, behavior: "instant" }));
    const card = page.locator(".property-aside > *");
    if (path.startsWith("/property/continental")) {
      await expect(card.getByText("All fields are required unless marked optional.")).toBeVisible();
      await expect(card.locator("summary")).toContainText("(optional)");
      await expect(card.locator("summary > span")).toBeVisible();
    }
    const price = card.locator(":scope > :has(+ form)");
    if (await price.count()) {
      await page.setViewportSize({ width, height: 900 });
      await expect(price, path).toBeVisible();
      await page.setViewportSize({ width, height: 800 });
      await expect(price, path).toBeHidden();
      await expect(card.locator("form > h2"), path).toHaveCSS("clip-path", "none");
    }
    await expect(card, path).toBeInViewport({ ratio: 1 });
    // The header moves while it makes room.
    await expect.poll(() => overlap(card, page.getByRole("banner")), path).toBe(false);
    if (path.startsWith("/property")) continue;
    expect(await overlap(card, page.locator(".language-offer")), path).toBe(false);
  }
});

test("a form taller than the window is scrolled through with the page", async ({ page }) => {
  const card = page.locator(".property-aside > *");
  const box = async () => {
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return { top: Math.round(y), foot: Math.round(y + height) };
  };
  const scroll = (distance: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          document.addEventListener("scrollend", resolve, { once: true });
          window.scrollBy({ top, behavior: "instant" });
        }),
      distance,
    );
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/property/luxury-beachfront-villa");
  await formHydrated(page);
  await scroll(1800);
  const held = await box();
  expect(held.top).toBeLessThan(0);
  expect(held.foot).toBeLessThanOrEqual(600);
  await scroll(-100);
  expect(Math.abs((await box()).top - held.top - 100)).toBeLessThanOrEqual(1);
  await scroll(-700);
  const underTheHeader = Number((await page.getByRole("banner").boundingBox())?.height);
  expect((await box()).top).toBeGreaterThanOrEqual(underTheHeader);
  expect((await box()).top).toBeLessThan(underTheHeader + 40);
  await scroll(900);
  expect(await box()).toEqual(held);
});

test("the link is copied if the browser cannot share", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/property/ontario-tower?utm_source=letter");
  const share = page.getByRole("button", { name: "Share this home" });
  await hydrated(page);
  await share.click();
  await expect(notices(page)).toContainText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe("/property/ontario-tower");
  expect(copied).not.toContain("utm_source");
  await page.emulateMedia({ media: "print" });
  await expect(notices(page)).toBeHidden();
});

test("a floor plan is larger in a dialog on a phone, above its legend", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/property/ontario-tower");
  await hydrated(page);
  const plans = page.getByRole("region", { name: "Floor plan" });
  await expect(plans.getByRole("img")).toHaveAttribute(
    "alt",
    /^Floor plan of Ontario Tower\. .+opposite the entrance/,
  );
  await expect(plans.getByText("Artist’s impression").first()).toBeVisible();
  await plans.getByRole("button", { name: "Enlarge (Floor plan)" }).click();
  const dialog = page.getByRole("dialog", { name: "Floor plan" });
  const drawing = dialog.getByRole("img", { name: /^The entrance opens into the hall/ });
  // The title is the name of the dialog; nothing in it says it again.
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Floor plan":
      - heading "Floor plan"
      - group "Drawing":
        - img /^The entrance/
  `);
  const width = () => drawing.evaluate((image) => image.getBoundingClientRect().width);
  await expect(dialog.getByText("Living room")).toBeVisible();
  await expect
    .poll(() => drawing.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await width()).toBeLessThan(390);
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(780);
  // Its name says what it does next; a pressed state would contradict it.
  await expect(dialog.getByRole("button", { name: "Zoom out" })).not.toHaveAttribute(
    "aria-pressed",
  );
});

test("each link to WhatsApp says that it opens in a new tab", async ({ page }) => {
  await page.goto("/property/al-soufuh-apartment");
  const links = page.getByRole("main").locator("a[target=_blank][href*='wa.me']");
  await expect(links.first()).toBeAttached();
  for (const link of await links.all()) await expect(link).toHaveText(/\(.*opens in a new tab\)$/);
});

test("without JavaScript a floor plan has no button to enlarge", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/property/ontario-tower");
  const plans = page.getByRole("region", { name: "Floor plan" });
  await expect(plans.getByRole("img")).toHaveCount(1);
  await expect(plans.getByRole("button")).toHaveCount(0);
});

for (const { width, height } of [phone, { width: 1280, height: 800 }])
  test(`the numbers of a floor plan are at least 12 px high in a window of ${width} px`, async ({
    page,
  }) => {
    for (const id of ["ontario-tower", "luxury-beachfront-villa"]) {
      await page.setViewportSize({ width, height });
      await page.goto(`/property/${id}`);
      const drawing = page.getByRole("region", { name: "Floor plan" }).getByRole("img").first();
      const { src, shown } = await drawing.evaluate((image: HTMLImageElement) => {
        const { offsetWidth, offsetHeight } = image;
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        return { src: image.src, shown: Math.round(Math.min(offsetWidth, offsetHeight * ratio)) };
      });
      expect(shown, id).toBeGreaterThan(Math.min(width - 80, 600));
      // The media queries of a drawing are about its own width, here that of the window.
      const svg = await (await page.request.get(src)).text();
      await page.setViewportSize({ width: shown, height: 1000 });
      await page.goto("about:blank");
      await page.setContent(`<body style="margin: 0">${svg}`);
      const sizes = await page
        .locator(".number text")
        .evaluateAll((texts) =>
          texts.map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) *
              ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        );
      expect(sizes.length, id).toBeGreaterThan(5);
      expect(Math.min(...sizes), id).toBeGreaterThanOrEqual(12);
    }
  });

test("a price in two currencies is two lines of a card, without a slash", async ({ page }) => {
  await page.goto("/property/ontario-tower");
  const card = page.getByRole("article", { name: "Luxury Beachfront Villa" });
  await expect(card).toContainText("AED\u00A015,400,000$4,200,000");
  await expect(card).not.toContainText("/");
});

test("the map is three to two, and stays in view beside the facts", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const id of ["ontario-tower", "luxury-beachfront-villa", "al-soufuh-apartment"]) {
    await page.goto(`/property/${id}`);
    const map = page.locator(".place-map .map-canvas");
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    expect(width / height, id).toBeCloseTo(1.5);
    await page.getByRole("link", { name: "Google Maps" }).scrollIntoViewIfNeeded();
    await expect(map, id).toBeInViewport({ ratio: 0.9 });
  }
});

test("in print a page has its content, without frame, forms and controls", async ({ page }) => {
  await page.goto("/ar/property/al-soufuh-apartment");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const shown of [
    page.getByRole("heading", { level: 1 }),
    main(page).getByRole("img").first(),
    main(page).getByText("hello@orizzonte.example").first(),
    main(page).locator(".place-distances"),
  ])
    await expect(shown).toBeVisible();
  for (const frame of [page.getByRole("banner"), page.getByRole("contentinfo")])
    await expect(frame).toBeHidden();
  for (const hidden of ["form", ".carousel-actions", ".contact-bar", ".language-offer"])
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
});

test("without JavaScript a picture is a link to its file, and a home is printed as its brochure", async ({
  html,
  get,
}) => {
  const page = await html("/property/ontario-tower");
  const picture = page.querySelectorAll(".property-gallery a")[1]?.getAttribute("href");
  expect((await get(picture ?? "")).headers.get("content-type")).toBe("image/jpeg");
  const print = page.querySelectorAll("a").find(({ text }) => text === "Print the brochure");
  const brochure = await get(print?.getAttribute("href") ?? "");
  expect(brochure.headers.get("content-type")).toBe("application/pdf");
  const { numPages } = await openPdf(Buffer.from(await brochure.arrayBuffer()));
  expect(numPages).toBeGreaterThan(1);
});
