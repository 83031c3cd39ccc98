import { mkdirSync, readFileSync, rmSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findBrowser } from "../../scripts/browser.mjs";
import { contentFolder } from "../../scripts/content/read.ts";
import { buildStudio } from "../../scripts/studio/build.ts";
import { serveStudio } from "../../scripts/studio/serve.ts";
import { Server } from "../server.ts";
import { cloneWith, runIn } from "../studio/clone.ts";
import {
  field,
  half,
  openEntry,
  openStudio,
  save,
  tallWindow,
  writtenFiles,
} from "../studio/open-studio.ts";

const port = Number(process.env.FAULTS_PORT ?? 8798);

let studio: HttpServer;
let address: string;
let browser: Browser;

beforeAll(async () => {
  await buildStudio();
  studio = await serveStudio(0);
  address = `http://localhost:${(studio.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
});
afterAll(async () => {
  await browser.close();
  studio.close();
});

describe("the studio", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openStudio(browser, address, contentFolder);
  });
  afterAll(() => page.context().close());

  it("has its own policy and is not indexed", async () => {
    const { headers } = await fetch(address);
    expect(headers.get("content-security-policy")).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
    expect(headers.get("content-security-policy")).toContain("https://api.github.com;");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("x-frame-options")).toBe("DENY");
    const deployed = readFileSync(
      path.join(import.meta.dirname, "../../build/studio/_headers"),
      "utf8",
    );
    expect(deployed).toContain(
      `  Content-Security-Policy: ${headers.get("content-security-policy")}\n`,
    );
  });

  it("answers nothing outside of its folder", async () => {
    for (const name of ["/../../package.json", "/%2e%2e/%2e%2e/package.json", "/missing.js"])
      expect((await fetch(address + name)).status).toBe(404);
  });

  it("works without any other host, with its own icons and fonts", async () => {
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', ""));
    });
    expect(faces).toEqual(
      expect.arrayContaining(
        ["Material Symbols Outlined", "Source Sans 3"].map((name) => expect.stringContaining(name)),
      ),
    );
    expect(
      await page
        .locator("img")
        .evaluateAll(
          (all) =>
            all.filter(
              (one) =>
                (one as HTMLImageElement).complete && !(one as HTMLImageElement).naturalWidth,
            ).length,
        ),
    ).toBe(0);
  });

  it("lists each property with its picture, price, status and languages", async () => {
    const row = page.getByRole("row", { name: "Ontario Tower" });
    const summary = "Ontario Tower · AED 1,500,000 · Listed · all languages";
    expect(await row.getByText(summary).innerText()).toBe(summary);
    expect(await row.locator("img").count()).toBe(1);
  });

  it("writes Arabic from right to left", async () => {
    await openEntry(page, "Ontario Tower");
    await half(page, "Italian").getByRole("radio", { name: "Arabic" }).click();
    const summary = field(half(page, "Arabic"), "Summary").getByRole("textbox");
    expect(await summary.evaluate((box) => getComputedStyle(box).direction)).toBe("rtl");
  });

  it("names a required field that is empty, and saves nothing", async () => {
    const started = Date.now();
    const title = field(half(page, "English"), "Title");
    await title.getByRole("textbox").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await title.getByText("This field is required.").waitFor();
    await page.getByText("Please correct it to save the entry").first().waitFor();
    expect(await writtenFiles(page, started)).toEqual(new Map());
  });
});

/** Content that would run a script, were it not shown as text. */
const image = '<img src="/none" onerror="globalThis.ran = 1">';
const script = "</script><script>globalThis.ran = 1</script>";
const link = "javascript:globalThis.ran=1";

describe("a morning’s work in the studio", () => {
  const photos = path.join(os.tmpdir(), `studio-photos-${process.pid}`);
  let written: Map<string, Buffer>;
  let clone = "";
  let site: Server | undefined;
  let printed = "";

  beforeAll(async () => {
    const page = await openStudio(browser, address, contentFolder, tallWindow);
    const started = Date.now();
    const english = half(page, "English");
    const text = (label: string) => field(english, label).getByRole("textbox");
    const number = (label: string) => field(english, label).getByRole("spinbutton");

    await openEntry(page, "Ontario Tower");
    await number("Price in AED").fill("1450000");
    await save(page);

    await openEntry(page, "Continental Tower");
    await field(english, "Status").getByRole("radio", { name: "Withdrawn" }).click();
    await save(page);

    await page.getByRole("button", { name: "Create New Entry" }).click();
    await page.getByText("The \u2068Italian\u2069 content has been disabled.").waitFor();
    const choices = { Status: "Listed", Purpose: "Sale", Type: "Apartment" };
    for (const [label, choice] of Object.entries(choices))
      await field(english, label).getByRole("radio", { name: choice, exact: true }).click();
    const references = { Place: "Jumeirah", District: "Jumeirah", "Area guide": "Marina Bay" };
    for (const [label, choice] of Object.entries(references)) {
      await field(english, label).getByRole("combobox").click();
      await page.getByRole("option", { name: choice, exact: true }).click();
    }
    await text("Title").fill("Marina Gate");
    await number("Price in AED").fill("2750000");
    await number("Floor area in sq ft").fill("1210");
    await number("Number of bedrooms").fill("2");
    await number("Number of bathrooms").fill("2");
    await text("Summary").fill(`Two-bedroom apartment ${image}`);
    await field(english, "Description")
      .getByRole("button", { name: /Add .*Paragraph/ })
      .click();
    await text("Description").fill(`Two bedrooms on the water. ${script}`);
    await text("Amenities").first().fill("Swimming pool");
    const pictures = field(english, "Pictures");
    for (const [index, name] of ["02", "03", "04", "05", "06"].entries()) {
      const photo = path.join(photos, `IMG_00${name}.JPG`);
      await takePhoto(path.join(contentFolder, `properties/continental-tower/${name}.jpg`), photo);
      await pictures.getByRole("button", { name: /^Add .?Picture/ }).click();
      const picture = field(pictures, "Picture").nth(index);
      await picture.locator("input[type=file]").first().setInputFiles(photo);
      await picture.getByText(`img_00${name}.webp`).waitFor();
      await field(pictures, "Caption")
        .nth(index)
        .getByRole("textbox")
        .fill(`Room ${index + 1}`);
      await field(pictures, "Description of the picture")
        .nth(index)
        .getByRole("textbox")
        .fill(`Room ${index + 1} with tall windows over the water`);
    }
    await save(page);
    written = await writtenFiles(page, started);
    await page.context().close();

    const article = "app/content/journal/two-ways-a-home-earns/index.en.md";
    const spoiled = `${readFileSync(article, "utf8")}\nRead [more](${link}). ${script}\n`;
    clone = cloneWith(new Map([...written, [article, Buffer.from(spoiled)]]));
    printed = runIn(clone, "scripts/make-content.ts");
    runIn(clone, "scripts/build.mjs");
    site = new Server(port, { folder: clone });
    site.migrate();
    await site.start();
  }, 1_500_000);
  afterAll(async () => {
    await site?.close();
    for (const folder of [clone, photos]) rmSync(folder, { recursive: true, force: true });
  });

  const page = async (name: string) => {
    const response = await fetch(`${site?.origin}${name}`);
    return { status: response.status, html: await response.text() };
  };

  it("writes only the files that it concerns", () => {
    expect([...written.keys()].toSorted()).toEqual([
      "app/content/properties/continental-tower/property.yaml",
      ...["02", "03", "04", "05", "06"].map(
        (name) => `app/content/properties/marina-gate/img_00${name}.webp`,
      ),
      "app/content/properties/marina-gate/property.yaml",
      "app/content/properties/ontario-tower/property.yaml",
    ]);
  });

  it("keeps everything else in a file", () => {
    const name = "properties/ontario-tower/property.yaml";
    const before = parse(readFileSync(path.join(contentFolder, name), "utf8")) as object;
    expect(parse(String(written.get(`app/content/${name}`)))).toEqual({
      ...before,
      lang: ["en", "it", "ar"],
      aed: 1_450_000,
    });
  });

  it("writes photos without the place where they were taken", async () => {
    const photo = written.get("app/content/properties/marina-gate/img_0003.webp");
    const { exif, width, height } = await sharp(photo).metadata();
    expect({ exif, width, height }).toEqual({ width: 2160, height: 2880 });
  });

  it("becomes the site by one command", () => {
    expect(printed).toContain("The content is up to date");
  });

  it("shows the new price", async () => {
    for (const name of ["/property/ontario-tower", "/buy"]) {
      const { html } = await page(name);
      expect(html).toContain("1,450,000");
      expect(html).not.toContain("1,500,000");
    }
  });

  it("shows the new property in list, search and sitemap, and has its page", async () => {
    expect((await page("/property/marina-gate")).html).toContain("Two bedrooms on the water");
    for (const name of ["/buy", "/buy?location=jumeirah&bedrooms=2", "/sitemap.xml"])
      expect((await page(name)).html).toContain("/property/marina-gate");
    expect((await page("/it/property/marina-gate")).status).toBe(404);
  });

  it("gives the new property a share picture and a brochure", async () => {
    const { html } = await page("/property/marina-gate");
    const [share = ""] = /\/share\/[^"]*marina-gate[^"]*\.jpg/.exec(html) ?? [];
    const [brochure = ""] = /\/brochures\/[^"]*marina-gate[^"]*\.pdf/.exec(html) ?? [];
    for (const [name, type] of [
      [share, "image/jpeg"],
      [brochure, "application/pdf"],
    ] as const) {
      const response = await fetch(`${site?.origin}${name}`);
      expect({ status: response.status, type: response.headers.get("content-type") }).toEqual({
        status: 200,
        type,
      });
    }
  });

  it.each([
    ["/property/marina-gate", image, script],
    ["/journal/two-ways-a-home-earns", `[more](${link})`, script],
  ])("shows content of %s that would run a script as text", async (name, ...texts) => {
    // Without the policy, which would refuse the script too.
    const context = await browser.newContext({ bypassCSP: true });
    const visitor = await context.newPage();
    await visitor.goto(`${site?.origin}${name}`, { waitUntil: "load" });
    for (const shown of texts) await visitor.getByText(shown).first().waitFor();
    expect(await visitor.locator("[onerror], [href^='javascript:']").count()).toBe(0);
    expect(await visitor.evaluate(() => "ran" in globalThis)).toBe(false);
    await context.close();
  });

  it("answers 410 for the withdrawn property, in each language", async () => {
    for (const name of ["", "/it", "/ar"])
      expect((await page(`${name}/property/continental-tower`)).status).toBe(410);
    expect((await page("/buy")).html).not.toContain("/property/continental-tower");
    expect((await page("/sitemap.xml")).html).not.toContain("continental-tower");
  });
});

/** A photo as a phone takes it: twelve megapixels, lying on its side, with the place where it was taken. */
async function takePhoto(from: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  await sharp(from)
    .resize({ width: 4032, height: 3024 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 11/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(to);
}
