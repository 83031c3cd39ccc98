import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import type { Server } from "../server.ts";
import { takePhoto } from "../support/phone-photo.ts";
import { type Changes, ProjectCopy } from "../support/project-copy.ts";

const port = Number(process.env.FAULTS_PORT ?? 8798);

const repriced = "app/content/properties/ontario-tower/property.yaml";
const withdrawn = "app/content/properties/continental-tower/property.yaml";
const added = "app/content/properties/marina-gate";
/** An article that loses its Italian text. */
const article = "two-ways-a-home-earns";
const photos = ["02", "03", "04", "05", "06"].map((name) => `IMG_00${name}.jpg`);

/** What an office writes at first: English alone, and only what is required. */
const marinaGate = {
  status: "listed",
  purpose: "sale",
  type: "apartment",
  place: "jumeirah",
  district: "jumeirah",
  area: "marina-bay",
  aed: 2_750_000,
  areaSqFt: 1210,
  bedrooms: 2,
  bathrooms: 2,
  handover: "ready",
  desk: "sales",
  enquiry: "form",
  amenitiesTitle: "amenities",
  cover: photos[0],
  title: "Marina Gate",
  summary: "Two-bedroom apartment over the water",
  description: ["Two bedrooms on the water, with a balcony along both of them."],
  amenities: ["Swimming pool"],
  pictures: photos.map((picture, index) => ({
    picture,
    caption: `Room ${index + 1}`,
    alt: `Room ${index + 1} with tall windows over the water`,
  })),
};

const copy = new ProjectCopy();
let site: Server;
let priceChanges: Changes;
let otherChanges: Changes;
/** The addresses that the brochures of the withdrawn property had. */
let withdrawnBrochures: BrochureFile[];

type Brochures = Record<string, Record<string, BrochureFile>>;
const readBrochures = () =>
  JSON.parse(copy.read("app/features/brochures/brochures.json")) as Brochures;

/** Generates the content and prints how long it took. */
function makeContent(what: string): Changes {
  const before = copy.generatedFiles();
  const { seconds } = copy.makeContent();
  console.log(`npm run content, ${what}: ${seconds.toFixed(1)} s`);
  return copy.changesSince(before);
}

beforeAll(async () => {
  withdrawnBrochures = Object.values(readBrochures()["continental-tower"] ?? {});
  copy.replace(repriced, "aed: 1500000", "aed: 1450000");
  priceChanges = makeContent("a changed price");

  copy.replace(withdrawn, "status: listed", "status: withdrawn");
  copy.remove(`app/content/journal/${article}/index.it.md`);
  copy.write(`${added}/property.yaml`, stringify(marinaGate));
  for (const photo of photos)
    await takePhoto(
      copy.path(`app/content/properties/continental-tower/${photo.slice(-6)}`),
      copy.path(`${added}/${photo}`),
    );
  otherChanges = makeContent(
    "five photos of 12 megapixels, a withdrawn property, an article without Italian",
  );
  console.log(`npm run build: ${copy.build().seconds.toFixed(1)} s`);
  site = await copy.serve(port);
}, 600_000);
afterAll(() => copy.close());

/** A page of the served copy. */
async function visit(address: string) {
  const response = await site.fetch(address);
  const html = await response.text();
  const page = parse(html);
  return {
    status: response.status,
    html,
    links: page.querySelectorAll("main a").map((link) => link.getAttribute("href")),
    text: page.querySelector("main")?.text ?? "",
    page,
  };
}

/** The status and the content type of a file. */
async function fileAt(address: string) {
  const response = await site.fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type"), bytes };
}

/** Brochures without the hash of their addresses. */
const named = (names: readonly string[]) =>
  names.map((name) => name.replace(/brochures\/[0-9a-f]{8}/, "brochures/*")).toSorted();

describe("a changed price", () => {
  it("regenerates the share pictures and brochures of that property, and nothing else", () => {
    const brochures = ["ar", "en", "it"].map(
      (locale) => `public/brochures/*/orizzonte-ontario-tower-${locale}.pdf`,
    );
    expect({
      added: named(priceChanges.added),
      changed: priceChanges.changed,
      removed: named(priceChanges.removed),
    }).toEqual({
      added: brochures,
      changed: [
        "app/features/brochures/brochures.json",
        "public/share/ar/property-ontario-tower.jpg",
        "public/share/it/property-ontario-tower.jpg",
        "public/share/property-ontario-tower.jpg",
      ],
      removed: brochures,
    });
  });

  it.each(["/property/ontario-tower", "/buy", "/areas/business-district", "/"])(
    "is on %s",
    async (address) => {
      const { text } = await visit(address);
      expect(text).toContain("1,450,000");
      expect(text).not.toContain("1,500,000");
    },
  );

  it("is in the structured data of its page", async () => {
    const { html } = await visit("/property/ontario-tower");
    expect(html).toMatch(/"price":"?1450000/);
  });
});

describe("a new property in English", () => {
  it("adds its own files, and rewrites no picture, share picture or brochure of another", () => {
    expect(otherChanges.added.filter((name) => !name.includes("marina-gate"))).toEqual([]);
    expect(otherChanges.changed).toEqual([
      "app/features/brochures/brochures.json",
      "app/pictures/catalogue.ts",
    ]);
    expect(otherChanges.removed.filter((name) => !name.includes("continental-tower"))).toEqual([
      `public/share/it/journal-${article}.jpg`,
    ]);
  });

  it("has its page, with its photos upright and without the place where they were taken", async () => {
    const { status, page, text } = await visit("/property/marina-gate");
    expect(status).toBe(200);
    expect(text).toContain("Two bedrooms on the water");
    for (const { alt } of marinaGate.pictures)
      expect(page.querySelector(`img[alt="${alt}"]`)).not.toBeNull();
    for (const photo of photos) {
      const { width, height, orientation, exif } = await sharp(
        copy.path(`${added}/${photo}`),
      ).metadata();
      expect({ width, height, orientation, exif }).toEqual({ width: 2160, height: 2880 });
    }
    const address = page.querySelector("main picture source")?.getAttribute("srcset") ?? "";
    const picture = await fileAt(
      /\/pictures\/properties\/marina-gate\/\S+/.exec(address)?.[0] ?? "",
    );
    expect([picture.status, picture.type]).toEqual([200, "image/avif"]);
  });

  it.each(["/", "/buy", "/buy?location=jumeirah&bedrooms=2", "/areas/marina-bay"])(
    "is on %s, and not in other languages",
    async (address) => {
      expect((await visit(address)).links).toContain("/property/marina-gate");
      for (const language of ["it", "ar"]) {
        const { status, html } = await visit(`/${language}${address}`.replace(/\/$/, ""));
        expect(status).toBe(200);
        expect(html).not.toContain("marina-gate");
      }
    },
  );

  it("is in the sitemap in English alone", async () => {
    const { html } = await visit("/sitemap.xml");
    const entries = html.split("<url>").filter((entry) => entry.includes("/property/marina-gate<"));
    expect(entries).toHaveLength(1);
    expect(html).not.toMatch(/\/(it|ar)\/property\/marina-gate/);
  });

  it("has a share picture and a brochure", async () => {
    const { page, links } = await visit("/property/marina-gate");
    const shared = page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    const share = await fileAt(new URL(shared).pathname);
    expect([share.status, share.type]).toEqual([200, "image/jpeg"]);
    const { width, height } = await sharp(share.bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const link = links.find((address) => address?.endsWith("orizzonte-marina-gate-en.pdf"));
    const brochure = await fileAt(link ?? "");
    expect([brochure.status, brochure.type]).toEqual([200, "application/pdf"]);
    expect(brochure.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(Object.keys(readBrochures()["marina-gate"] ?? {})).toEqual(["en"]);
  });

  it.each(["it", "ar"])("answers 404 in %s, with a link to English", async (language) => {
    const { status, links } = await visit(`/${language}/property/marina-gate`);
    expect(status).toBe(404);
    expect(links).toContain("/property/marina-gate");
  });
});

describe("a withdrawn property", () => {
  it.each(["", "/it", "/ar"])("answers 410 with similar properties: %s", async (language) => {
    const { status, links } = await visit(`${language}/property/continental-tower`);
    expect(status).toBe(410);
    expect(links).toContain(`${language}/property/ontario-tower`);
  });

  it("has no share picture and no brochure, and the addresses of its brochures answer 410", async () => {
    expect(
      [...copy.generatedFiles().keys()].filter(
        (name) => /share|brochures\//.test(name) && name.includes("continental-tower"),
      ),
    ).toEqual([]);
    expect(withdrawnBrochures).toHaveLength(3);
    for (const { address } of withdrawnBrochures) {
      const { status, links } = await visit(address);
      expect(status).toBe(410);
      expect(links.some((link) => link?.endsWith("/property/ontario-tower"))).toBe(true);
    }
  });

  it.each([
    "/",
    "/buy",
    "/areas/business-district",
    "/property/ontario-tower",
    "/journal/living-in-dubai-from-italy",
  ])("is not on %s in any language", async (address) => {
    for (const language of ["", "/it", "/ar"]) {
      const { status, html } = await visit(`${language}${address}`.replace(/(?<=.)\/$/, ""));
      expect(status).toBe(200);
      expect(html).not.toContain("continental-tower");
    }
  });

  it("is not in the sitemap", async () => {
    expect((await visit("/sitemap.xml")).html).not.toContain("continental-tower");
  });
});

describe("an article without an Italian text", () => {
  it("answers 404 in Italian with links to the other languages", async () => {
    const { status, links } = await visit(`/it/journal/${article}`);
    expect(status).toBe(404);
    expect(links).toEqual(
      expect.arrayContaining([`/journal/${article}`, `/ar/journal/${article}`]),
    );
  });

  it.each(["/it", "/it/journal", "/sitemap.xml"])(
    "is not linked in Italian on %s",
    async (address) => {
      expect((await visit(address)).html).not.toContain(`/it/journal/${article}`);
    },
  );

  it("names no Italian page as its alternate", async () => {
    const { status, page } = await visit(`/journal/${article}`);
    expect(status).toBe(200);
    const languages = page
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => link.getAttribute("hreflang"));
    expect(languages).toEqual(["en", "ar", "x-default"]);
  });
});
