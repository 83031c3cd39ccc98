import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { type Locale, locales } from "~/locale";
import { advertisedAt, type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import { renderBuiltPage } from "./built-pages";

const without =
  (id: string) =>
  <Listing extends { id: string; texts: { it?: unknown } }>(listing: Listing): Listing =>
    listing.id === id ? { ...listing, texts: { ...listing.texts, it: undefined } } : listing;

const all: ListingsAndAreas = {
  properties: listingsAndAreas.properties.map(without("ontario-tower")),
  projects: listingsAndAreas.projects.map(without("palazzo-tissoli")),
  areas: listingsAndAreas.areas.map(without("marina-bay")),
};

async function visit(path: string, locale: Locale, given = all) {
  const response = await renderBuiltPage(path, advertisedAt(new Date(), given, locale));
  return { status: response.status, html: await response.text() };
}

it.each([
  ["/property/ontario-tower", "Ontario Tower in English"],
  ["/areas/marina-bay", "Marina Bay in English"],
  ["/invest/prelaunch", "Palazzo Tissoli in English"],
  ["/off-plan/palazzo-tissoli", "Palazzo Tissoli in English"],
])("%s without Italian texts answers 404 and links to English", async (path, link) => {
  const { status, html } = await visit(`/it${path}`, "it");
  expect(status).toBe(404);
  expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${link}<`));
  expect(html).toMatch(new RegExp(`href="/ar${path}"`));
});

it.each([
  ["/property/ontario-tower"],
  ["/areas/marina-bay"],
  ["/invest/prelaunch"],
  ["/off-plan/palazzo-tissoli"],
])("%s in English names no Italian page as its alternate", async (path) => {
  const { status, html } = await visit(path, "en");
  expect(status).toBe(200);
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)];
  expect(alternates.map(([, language]) => language)).toEqual(["en", "ar", "x-default"]);
  const { html: map } = await visit("/sitemap.xml", "en");
  expect(map).toContain(`<loc>${env.SITE_ORIGIN}${path}</loc>`);
  expect(map).toContain(`<loc>${env.SITE_ORIGIN}/ar${path}</loc>`);
  expect(map).not.toContain(`${env.SITE_ORIGIN}/it${path}<`);
});

it.each(["ontario-tower", "palazzo-tissoli"])("a brochure of %s links to English", async (id) => {
  const { status, html } = await visit(`/brochures/00000000/orizzonte-${id}-it.pdf`, "it");
  expect(status).toBe(404);
  expect(html).toContain("in English<");
});

it("a brochure of a withdrawn property without Italian texts answers 404 in Italian and names no property", async () => {
  const properties = all.properties.map((property) =>
    property.id === "ontario-tower" ? { ...property, status: "withdrawn" as const } : property,
  );
  const brochure = (locale: Locale) =>
    visit(`/brochures/00000000/orizzonte-ontario-tower-${locale}.pdf`, locale, {
      ...all,
      properties,
    });
  expect((await brochure("en")).status).toBe(410);
  const { status, html } = await brochure("it");
  expect(status).toBe(404);
  expect(html).toContain(`<html lang="${locales.it.lang}"`);
  expect(html).not.toContain("/property/ontario-tower");
});

it.each([
  "/",
  "/buy",
  "/areas",
  "/off-plan",
  "/catalogs",
  "/areas/downtown-district",
  "/off-plan/al-marjan-island",
  "/contact",
])("/it%s links to no listing without Italian texts", async (path) => {
  const { status, html } = await visit(`/it${path}`.replace(/\/$/, ""), "it");
  expect(status).toBe(200);
  for (const gone of [
    "/property/ontario-tower",
    "/areas/marina-bay",
    "/invest/prelaunch",
    "/off-plan/palazzo-tissoli",
  ])
    expect(html).not.toContain(`href="/it${gone}"`);
});
