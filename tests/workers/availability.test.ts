import { describe, expect, it } from "vitest";
import type { Property } from "~/content/properties";
import { type Locale, localePath, type SitePath } from "~/locale";
import { advertisedAt, listingsAndAreas } from "~/site/advertised";
import { renderBuiltPage } from "./built-pages";

const now = new Date("2026-11-28T12:00:00+04:00");

type State = NonNullable<Property["availability"]>["state"];

/** The page at a path while one property is reserved, sold or let since 8 November. */
async function visit(id: string, state: State, locale: Locale, path: SitePath, permitEnd?: string) {
  const properties = listingsAndAreas.properties.map((property) =>
    property.id === id
      ? {
          ...property,
          availability: { state, date: "2026-11-08" },
          ...(permitEnd && {
            permit: { number: "1", validUntil: permitEnd, card: "https://a.example" },
          }),
        }
      : property,
  );
  const advertised = advertisedAt(now, { ...listingsAndAreas, properties }, locale);
  const response = await renderBuiltPage(localePath(locale, path), advertised);
  const html = (await response.text()).replaceAll(/[\u00a0\u202f]|&nbsp;/g, " ");
  return { status: response.status, html };
}

describe("a property that is sold or let", () => {
  it.each([
    ["ontario-tower", "sold", "en", "This home was sold on 8 November 2026."],
    ["al-soufuh-apartment", "sold", "en", "This home was sold on 8 November 2026."],
    ["continental-tower", "let", "it", "Questa casa è stata affittata l’8 novembre 2026."],
  ] as const)("%s, %s, says so in place of its form: %s", async (id, state, locale, sentence) => {
    const { status, html } = await visit(id, state, locale, `/property/${id}`);
    expect(status).toBe(200);
    expect(html).toContain(sentence);
    expect(html).toContain('href="#similar"');
    expect(html).toContain('"availability":"https://schema.org/SoldOut"');
    expect(html).not.toContain('id="request"');
    expect(html).not.toContain(".pdf");
  });

  it.each([
    "/",
    "/buy",
    "/areas/business-district",
    "/sitemap.xml",
    "/feed.xml",
    "/llms.txt",
  ] as const)("is not on %s", async (path) => {
    const { status, html } = await visit("ontario-tower", "sold", "en", path);
    expect(status).toBe(200);
    expect(html).not.toContain("/property/ontario-tower");
  });

  it.each([
    ["/property/ontario-tower", "2026-11-27"],
    ["/brochures/00000000/orizzonte-ontario-tower-en.pdf", "2026-12-31"],
  ] as const)("answers 410 at %s with the day it was sold", async (path, permitEnd) => {
    const { status, html } = await visit("ontario-tower", "sold", "en", path, permitEnd);
    expect(status).toBe(410);
    expect(html).toContain("Ontario Tower: Sold");
    expect(html).toContain("This home was sold on 8 November 2026.");
  });
});

describe("a property that is reserved", () => {
  it("says so on its page and its card", async () => {
    const page = await visit("ontario-tower", "reserved", "en", "/property/ontario-tower");
    expect(page.html).toContain("This home was reserved on 8 November 2026.");
    expect(page.html).toContain('id="request"');
    expect(page.html).toContain('"availability":"https://schema.org/Reserved"');
    const list = await visit("ontario-tower", "reserved", "en", "/buy");
    expect(list.html).toContain(">Reserved<");
  });

  it("is not counted among the homes for sale, and not shown as similar", async () => {
    const home = await visit("ontario-tower", "reserved", "en", "/");
    expect(home.html.match(/(One|Two) homes? for sale/)?.[0]).toBe("One home for sale");
    const other = await visit("ontario-tower", "reserved", "en", "/property/al-soufuh-apartment");
    expect(other.html.includes('href="/property/ontario-tower"')).toBe(false);
  });
});
