import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "playwright/test";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { brochureContent } from "../../app/brochures/brochure";
import { subjects } from "../../app/brochures/subjects";
import { investmentPages } from "../../app/content/investment-pages";
import { projects } from "../../app/content/projects";
import { brochureFile } from "../../app/features/brochures/brochure-link";
import { localePath, type Locale, localeCodes, locales } from "../../app/locale";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { drawPage, fontsOf, openPdf, pageSizes, textOf } from "./support/pdf.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

const limits = { bytes: 1_500_000, pages: 4 };

/** The size of an A4 page, in points. */
const a4 = { width: 595, height: 842 };

/** A placeholder of the origin: no compared text contains an address. */
const origin = "https://orizzonte.example";

function fileOf(locale: Locale, id: string) {
  const file = brochureFile(locale, id);
  if (!file) throw new Error(`There is no brochure of ${id} in ${locale}.`);
  return file;
}

const editions = subjects.flatMap((subject) =>
  subject.locales.map((locale) => {
    const { address, bytes, date } = fileOf(locale, subject.id);
    return {
      name: `${subject.id}, ${locale}`,
      subject,
      locale,
      bytes,
      file: path.join(publicFolder, address),
      says: brochureContent(subject, { locale, origin, date }),
    };
  }),
);

type Edition = (typeof editions)[number];

/** Those of a home and of a project, which stand for the others; every edition with `ALL_PAGES=1`. */
const openedEditions = editions.filter(
  ({ subject: { id } }) => testsEveryPage || ["ontario-tower", "velos"].includes(id),
);

/**
 * The letters of a text, in order. Case, line breaks, spaces and the position of commas and figures in
 * Arabic sentences are not compared, because they depend on the layout and on the PDF reader.
 */
const plain = (text: string) => text.replaceAll(/[^\p{L}]+/gu, "").toLowerCase();

const figuresOf = (text: string) => text.match(/\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd}/gu) ?? [];

/** Its sentences and names, in reading order. */
function sentences({ says }: Edition): string[] {
  const { about, money, contact } = says;
  return [
    says.title,
    says.price,
    about.title,
    ...about.text,
    ...money.flatMap(({ title, notes }) => [title, ...notes.slice(0, 1)]),
    contact.title,
    contact.text,
    contact.code.text,
    ...contact.legalNotes,
    contact.firm.legal,
  ];
}

/** Texts in columns beside these: complete, in any order. */
const asides = ({ says: { about, cover, pictures } }: Edition): string[] =>
  [
    ...about.figures.flatMap(({ value, unit }) => [value, unit]),
    ...[...about.tables, ...(about.place ? [about.place] : [])].flatMap(({ rows }) =>
      rows.flatMap(({ term, text }) => [term, text]),
    ),
    ...(about.list?.items ?? []),
    ...(about.reasons?.items.flatMap(({ title, text }) => [title, text]) ?? []),
    cover.caption,
    pictures.lead.caption,
  ].flatMap((text) => text ?? []);

function outOfOrder(text: string, phrases: readonly string[]): string[] {
  let from = 0;
  return phrases.filter((phrase) => {
    const at = text.indexOf(plain(phrase), from);
    if (at >= 0) from = at + plain(phrase).length;
    return at < 0;
  });
}

test("every brochure is a tagged A4 document of at most four pages, with its title and language", async () => {
  for (const { name, file, bytes, says, locale } of editions) {
    const content = readFileSync(file);
    expect.soft(content.length, name).toBe(bytes);
    expect.soft(bytes, name).toBeLessThanOrEqual(limits.bytes);
    const pdf = await openPdf(content);
    expect.soft((await pdf.getMetadata()).info, name).toMatchObject({
      Title: says.documentTitle,
      Language: locales[locale].lang,
    });
    expect.soft(await pdf.getMarkInfo(), name).toMatchObject({ Marked: true });
    expect.soft(await pdf.getOutline(), name).not.toHaveLength(0);
    expect.soft(pdf.numPages, name).toBeLessThanOrEqual(limits.pages);
    for (const { width, height } of await pageSizes(pdf))
      expect.soft({ width: Math.round(width), height: Math.round(height) }, name).toEqual(a4);
    await pdf.loadingTask.destroy();
  }
});

test("a brochure embeds the site's fonts only", async () => {
  const ownFaces = /^[A-Z]{6}\+(InstrumentSans|BodoniModa|Orizzonte)/;
  for (const { name, file } of openedEditions) {
    const content = readFileSync(file);
    const pdf = await openPdf(content);
    const fonts = await fontsOf(pdf);
    expect.soft(new Set(fonts.map((font) => font.name)).size, name).toBeGreaterThan(1);
    for (const font of fonts) {
      // Six letters before the name mark a subset of a font.
      expect.soft(font.name, name).toMatch(ownFaces);
      expect.soft(font.embedded, `${name}: ${font.name}`).toBe(true);
    }
    // Each font maps its glyphs to letters.
    const count = (key: string) => content.toString("latin1").split(key).length - 1;
    expect.soft(count("/ToUnicode "), name).toBe(count("/Subtype /Type0"));
    await pdf.loadingTask.destroy();
  }
});

for (const locale of localeCodes)
  test(`text copied from a brochure in ${locales[locale].name} is complete and in order`, async () => {
    for (const edition of openedEditions.filter((each) => each.locale === locale)) {
      const pdf = await openPdf(readFileSync(edition.file));
      const copy = await textOf(pdf);
      const text = plain(copy);
      expect.soft(outOfOrder(text, sentences(edition)), edition.name).toEqual([]);
      const torn = asides(edition).filter((phrase) => !text.includes(plain(phrase)));
      expect.soft(torn, edition.name).toEqual([]);
      const there = new Set(figuresOf(copy));
      const lost = [...sentences(edition), ...asides(edition)]
        .flatMap(figuresOf)
        .filter((figure) => !there.has(figure));
      expect.soft(lost, edition.name).toEqual([]);
    }
  });

test("the brochure of a place with a known position has its map, with the sources, or its distances", async () => {
  const mapped = editions.filter(({ subject: { id } }) =>
    ["ontario-tower", "al-marjan-island"].includes(id),
  );
  for (const { name, file, says } of mapped) {
    const { map, note } = says.about.place!;
    const pdf = await openPdf(readFileSync(file));
    const text = plain(await textOf(pdf));
    await pdf.loadingTask.destroy();
    const onMap = map
      ? [...map.marks.map((mark) => mark.name), ...Object.values(map.messages.credits)]
      : says.about.place!.rows.map((row) => row.text);
    for (const words of [note, ...onMap]) expect.soft(text, name).toContain(plain(words ?? ""));
  }
});

test("the QR code of a brochure opens its page, in its language", async ({ page }) => {
  // A property in two languages and a project in the third, or all of both with `ALL_PAGES=1`.
  const read = editions.filter(
    ({ subject: { id }, locale }) =>
      ["ontario-tower", "velos"].includes(id) &&
      (testsEveryPage || (id === "velos") === (locale === "it")),
  );
  for (const { name, file, subject, locale } of read) {
    const { data, info } = await sharp(await drawPage(page, file, 4, 1.5))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const address = decodeQR({ ...info, data }, { timeLimit: 5_000 });
    expect(new URL(address).href.replace(new URL(address).origin, ""), name).toBe(
      localePath(locale, subject.path),
    );
  }
});

test("a property's page links to its brochure, cached for long", async ({ html, request }) => {
  const page = await html("/it/property/ontario-tower");
  const link = page.querySelector("a[download]");
  const { address, bytes } = fileOf("it", "ontario-tower");
  expect(link?.getAttribute("href")).toBe(address);
  expect(link?.getAttribute("download")).toBe("Orizzonte, Ontario Tower (it).pdf");
  expect(link?.textContent).toBe(
    `Brochure (PDF, ${(bytes / 1e6).toFixed(1).replace(".", ",")} MB)`,
  );
  const file = await request.get(address);
  const { "content-type": type, etag = "", ...headers } = file.headers();
  expect(type).toBe("application/pdf");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect((await file.body()).length).toBe(bytes);

  const head = await request.head(address);
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  const known = await request.get(address, { headers: { "if-none-match": etag } });
  expect(known.status()).toBe(304);
  // Static assets do not support range requests.
  const part = await request.get(address, { headers: { range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([200, bytes]);
});

test("every project on the investment pages has its brochure beside it", async ({ html }) => {
  for (const [theme, { path: page }] of Object.entries(investmentPages)) {
    const shown = projects.filter((project) => project.theme === theme);
    const links = (await html(page)).querySelectorAll("a[download]");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      shown.map(({ id }) => fileOf("en", id).address),
    );
  }
});
