import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { parse } from "node-html-parser";
import type { Browser, Locator, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import { launchBrowser } from "../../scripts/browser.mjs";
import { contentFolder } from "../../scripts/content/read.ts";
import { applyTable, pricesFile } from "../../scripts/import/store.ts";
import { buildStudio, serveStudio } from "../../scripts/studio/build.ts";
import { readSettings } from "../../scripts/studio/config.ts";
import type { Server } from "../server.ts";
import {
  addEntry,
  closeForm,
  editSlug,
  field,
  half,
  openEntry,
  openList,
  openStudio,
  save,
  tallWindow,
  writtenFiles,
} from "../studio/open-studio.ts";
import { takePhoto, takeSmallPhoto } from "../support/phone-photo.ts";
import { type Changes, ProjectCopy } from "../support/project-copy.ts";
import { deskJourneyTests } from "./desk-journey.ts";
import { firmFactTests, writeFirmFacts } from "./firm-facts.ts";
import { firstPort } from "./ports.ts";

let studio: HttpServer;
let address: string;
let browser: Browser;

beforeAll(async () => {
  await buildStudio("https://preview.example");
  studio = await serveStudio(0);
  address = `http://localhost:${(studio.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  studio.close();
});

describe("the studio", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openStudio(browser, address, contentFolder, tallWindow);
  });
  afterAll(() => page.context().close());

  it("has a content-security policy and is not indexed", async () => {
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

  it("works without any other host, with its icons and fonts", async () => {
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
    const summary = "Ontario Tower · AED 1,500,000 · Listed · permit: none · ar, en, it";
    expect(await row.getByText(summary).innerText()).toBe(summary);
    // The CMS makes it after the list is there.
    await row.locator("img").waitFor();
  });

  it("does not close a form on Escape, and asks before changes are left", async () => {
    await addEntry(page);
    const title = field(half(page, "English"), "Title").getByRole("textbox");
    await title.fill("Marina Gate");
    await page.keyboard.press("Escape");
    expect(await title.inputValue()).toBe("Marina Gate");
    expect(await closeForm(page)).toEqual([expect.stringContaining("Leave without saving?")]);
  });

  it("keeps a title that is typed as soon as the form opens", async () => {
    const title = officeOf(page).text("Title");
    await page.getByRole("button", { name: "Create New Entry" }).click();
    await title.pressSequentially("Marina Gate");
    await field(half(page, "English"), "Summary").waitFor();
    expect(await title.inputValue()).toBe("Marina Gate");
    await closeForm(page);
  });

  it("asks for a confirmation of an unusual price, and refuses what is not a number", async () => {
    const { number, english } = officeOf(page);
    await openEntry(page, "Luxury Beachfront Villa");
    const started = Date.now();
    const saveButton = page.getByRole("button", { name: "Save", exact: true });
    const bathrooms = number("Number of bathrooms");
    await bathrooms.fill("2.5");
    await saveButton.click();
    const refused = page.getByRole("alert").filter({ hasText: "It should be a whole number." });
    await refused.waitFor();
    await bathrooms.fill("2");
    await refused.waitFor({ state: "detached" });
    await number("Price in AED").fill("154.000.000");
    // A narrow window shows one language, and makes the fields anew.
    await page.setViewportSize({ ...tallWindow, width: 700 });
    for (const language of ["Arabic", "English"]) {
      await page.getByRole("combobox", { name: "Switch Locale" }).click();
      await page.getByRole("option", { name: language }).click();
      await half(page, language).waitFor();
    }
    await page.setViewportSize(tallWindow);
    await number("Price in US dollars").fill("42,000,000");
    await saveButton.click();
    await page.getByText("Please correct them to save the entry").first().waitFor();
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await page.getByText("Pages that change: its own page, the home page").waitFor();
    // In a usual window most fields are out of sight, and not drawn.
    await page.setViewportSize({ width: 1440, height: 900 });
    await field(english, "Before it is published")
      .getByRole("button", { name: /^The price in AED is “154.000.000”/ })
      .click();
    await number("Price in AED").and(page.locator(":focus")).waitFor();
    await english.getByRole("checkbox", { name: /10 times more/ }).check();
    await page.setViewportSize(tallWindow);
    await saveButton.click();
    await page.getByRole("grid", { name: "Entries" }).waitFor();
    const [file] = (await writtenFiles(page, started)).values();
    expect(parseYaml(String(file))).toMatchObject({
      aed: 154_000_000,
      usd: 42_000_000,
      bathrooms: 2,
    });
  });

  it("saves no photo that is too small, however soon Save is pressed", async () => {
    await openEntry(page, "Ontario Tower");
    const started = Date.now();
    const { english } = officeOf(page);
    const photo = path.join(os.tmpdir(), `studio-small-${process.pid}.jpg`);
    const motif = path.join(contentFolder, "properties/ontario-tower/03.jpg");
    await sharp(motif).resize({ width: 800, height: 600 }).toFile(photo);
    const photos = field(english, "Photos");
    await photos.locator("input[type=file]").first().setInputFiles(photo);
    await photos.getByText(path.basename(photo, ".jpg")).waitFor();
    rmSync(photo);
    await expect(save(page)).rejects.toThrow("Correct this before you save.");
    await photos.locator('[data-note*="has 800 × 600 pixels"]').waitFor();
    await expect(save(page)).rejects.toThrow("Correct this before you save.");
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await closeForm(page);
  });

  it("saves no photo twice, also under another name", async () => {
    await openEntry(page, "Ontario Tower");
    const started = Date.now();
    const photos = field(half(page, "English"), "Photos");
    const album = mkdtempSync(path.join(os.tmpdir(), "studio-twice-"));
    const files = ["view", "view-copy"].map((name) => path.join(album, `${name}.jpg`));
    for (const file of files)
      cpSync(path.join(contentFolder, "properties/ontario-tower/03.jpg"), file);
    await photos.locator("input[type=file]").first().setInputFiles(files);
    await photos.locator('[data-note^="The photo 2 is the photo 1 again"]').waitFor();
    await expect(save(page)).rejects.toThrow("Correct this before you save.");
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await photos
      .getByRole("button", { name: /Remove/ })
      .nth(1)
      .click();
    await photos.locator("[data-note]").waitFor({ state: "detached" });
    rmSync(album, { recursive: true });
    await closeForm(page);
  });

  it("ticks an amenity of the list that is typed once the box is left", async () => {
    await openEntry(page, "Ontario Tower");
    const amenities = field(half(page, "English"), "Amenities");
    const box = amenities.getByRole("textbox");
    const garden = amenities.getByRole("checkbox", { name: "Garden", exact: true });
    await box.fill("");
    await box.pressSequentially("Valet\nGarden pool");
    expect(await box.inputValue()).toBe("Valet\nGarden pool");
    expect(await garden.isChecked()).toBe(false);
    await box.fill("Valet\ngarden");
    await box.blur();
    await garden.and(page.locator(":checked")).waitFor();
    expect(await box.inputValue()).toBe("Valet");
    await closeForm(page);
  });

  it("asks for amenities until there is one, and not longer", async () => {
    const { english } = officeOf(page);
    await openEntry(page, "Ontario Tower");
    const started = Date.now();
    const amenities = field(english, "Amenities");
    const boxes = amenities.getByRole("checkbox", { checked: true });
    await amenities.getByRole("textbox").fill("");
    await amenities.getByRole("textbox").blur();
    while ((await boxes.count()) > 0) await boxes.first().uncheck();
    const asked = amenities.locator('[data-note^="The amenities are missing"]');
    await asked.waitFor();
    await expect(save(page)).rejects.toThrow("Correct this before you save.");
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await amenities.getByRole("textbox").fill("Valet");
    await asked.waitFor({ state: "detached" });
    await english.getByText("Correct this before you save.").waitFor({ state: "detached" });
    expect(await amenities.getByRole("alert").count()).toBe(0);
    await closeForm(page);
  });

  it("asks the same checks in a narrow window that shows a translation", async () => {
    await page.setViewportSize({ ...tallWindow, width: 700 });
    await openEntry(page, "Ontario Tower");
    const started = Date.now();
    const { english, number } = officeOf(page);
    const saveArabic = async () => {
      await page.getByRole("combobox", { name: "Switch Locale" }).click();
      await page.getByRole("option", { name: "Arabic" }).click();
      await half(page, "Arabic").waitFor();
      // Most fields are out of sight, and not drawn.
      await page.setViewportSize({ width: 700, height: 900 });
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await english.waitFor();
    };
    await number("Title").fill("Luxury Beachfront Villa");
    await saveArabic();
    await english.getByText("Correct this, or confirm that it is right.").waitFor();
    await english.getByRole("checkbox", { name: "It is right." }).check();
    await page.setViewportSize({ ...tallWindow, width: 700 });
    await number("Price in AED").fill("15.000.000");
    await saveArabic();
    await english.getByText("Correct this before you save.").waitFor();
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await page.setViewportSize(tallWindow);
    await closeForm(page);
  });

  it("reports the empty required fields of a new property in English", async () => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const { english, text } = officeOf(page);
    await addEntry(page);
    const checks = field(english, "Before it is published");
    await checks.getByText("Fill in the fields with a star.").waitFor();
    expect(await page.locator("[data-note]").count()).toBe(0);
    await text("Title").fill("Marina Gate");
    await checks.getByText("A new page: /property/marina-gate").waitFor();
    const started = Date.now();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    for (const label of ["District", "Price in AED", "Summary"])
      await field(english, label).getByText("This field is required.").waitFor();
    await page
      .getByText(
        "Please correct them to save the entry. At the top of the form: 2 lines to correct.",
      )
      .waitFor();
    // The form of a language that is enabled after that.
    await page.getByRole("button", { name: /^Enable .?Italian/ }).click();
    await field(half(page, "Italian"), "Summary").getByRole("textbox").waitFor();
    await field(half(page, "Italian"), "Title").getByRole("textbox").fill("Ontario Tower");
    await field(english, "Before it is published")
      .getByText("that of the property ontario-tower too")
      .waitFor();
    // A line of the checks leads to the language that is not on the screen.
    await half(page, "Italian").getByRole("radio", { name: "Arabic" }).click();
    await field(english, "Before it is published")
      .getByRole("button", { name: /^The Italian title/ })
      .click();
    await field(half(page, "Italian"), "Title")
      .getByRole("textbox")
      .and(page.locator(":focus"))
      .waitFor();
    await english.waitFor();
    expect(errors).toEqual([]);
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await closeForm(page);
  });

  it("edits Arabic right-to-left, and links the preview in each language", async () => {
    await openEntry(page, "Ontario Tower");
    await half(page, "Italian").getByRole("radio", { name: "Arabic" }).click();
    const summary = field(half(page, "Arabic"), "Summary").getByRole("textbox");
    expect(await summary.evaluate((box) => getComputedStyle(box).direction)).toBe("rtl");
    const links = field(half(page, "English"), "Before it is published").getByRole("link");
    expect(
      await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)),
    ).toEqual(
      ["", "/it", "/ar"].map((prefix) => `https://preview.example${prefix}/property/ontario-tower`),
    );
  });

  it("says where an address leads that changes, until it is reverted", async () => {
    await closeForm(page);
    await openEntry(page, "Ontario Tower");
    await editSlug(page, "ontario-towers");
    const change = field(half(page, "English"), "Before it is published").getByText(
      /^Address: \/property\/ontario-tower → \/property\/ontario-towers\. .*301/,
    );
    await change.waitFor();
    // The panel with the slug gives way to another.
    await page.getByRole("radio", { name: "Validation" }).click();
    await page.getByRole("button", { name: "Edit Slug" }).waitFor({ state: "detached" });
    expect(await change.count()).toBe(1);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Revert All Changes" }).click();
    await change.waitFor({ state: "detached" });
  });

  it("saves nothing while the slug that is typed is refused", async () => {
    const started = Date.now();
    await page.getByRole("button", { name: "Cancel Editing" }).waitFor();
    await editSlug(page, "Ontario Tower!");
    const slug = page.locator('input[id$="-value"][aria-invalid="true"]');
    await slug.waitFor();
    await field(half(page, "English"), "Title").getByRole("textbox").fill("Ontario Towers");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await slug.and(page.locator(":focus")).waitFor();
    expect(await writtenFiles(page, started)).toEqual(new Map());
    await page.keyboard.press("Escape");
    await closeForm(page);
    await openEntry(page, "Ontario Tower");
  });

  it("says which page goes with a language that is disabled", async () => {
    const checks = field(half(page, "English"), "Before it is published");
    const italian = half(page, "Italian");
    const press = async (item: RegExp) => {
      await italian.getByRole("button", { name: /Content Options/ }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await half(page, "Arabic").getByRole("radio", { name: "Italian" }).click();
    await press(/^Disable/);
    await checks.getByText("Italian: removed. /it/property/ontario-tower").waitFor();
    await checks.getByText("Not in Italian").waitFor();
    await press(/able .?Italian/);
    await checks.getByText("English, Italian and Arabic").waitFor();
    expect(await checks.getByText("Italian: removed").count()).toBe(0);
  });

  it("reports an empty required field, and saves nothing", async () => {
    const started = Date.now();
    const title = field(half(page, "English"), "Title");
    await title.getByRole("textbox").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await title.getByText("This field is required.").waitFor();
    await page.getByText("Please correct it to save the entry").first().waitFor();
    expect(await writtenFiles(page, started)).toEqual(new Map());
  });
});

/** A field of an entry of a list. */
const nested = (form: Locator, keyPath: string) => form.locator(`[data-key-path="${keyPath}"]`);

it("offers no form of a property within that of an article, whose checks it would replace", async () => {
  const page = await openStudio(browser, address, contentFolder, tallWindow);
  await openList(page, "Journal");
  await addEntry(page);
  const properties = field(half(page, "English"), "Properties that go with it");
  await properties.getByRole("checkbox", { name: "Ontario Tower" }).waitFor();
  expect(await properties.getByRole("button", { name: /^Add/ }).count()).toBe(0);
  await page.context().close();
});

it("knows what was saved since it was deployed, after a reload too", async () => {
  const page = await openStudio(browser, address, contentFolder, tallWindow);
  const { english, text } = officeOf(page);
  const addPermit = async () =>
    fillPermit({ english, text }, "31.3.2027", "https://trakheesi.dubailand.gov.ae/1");
  await openEntry(page, "Continental Tower");
  await text("Title").fill("Canal Crown");
  await addPermit();
  await editSlug(page, "canal-crown");
  await save(page);
  // In a usual window the status is out of sight.
  await page.setViewportSize({ width: 1440, height: 700 });
  await openEntry(page, "Canal Crown");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.waitForURL(/\/new/);
  await field(english, "Status")
    .getByRole("radio", { name: "Draft" })
    .and(page.locator('[aria-checked="true"]'))
    .waitFor();
  await field(english, "Before it is published")
    .getByText("A new page: /property/canal-crown-1")
    .waitFor();
  await closeForm(page);
  await page.setViewportSize(tallWindow);
  await addEntry(page);
  await text("Title").fill("Continental, Tower");
  const checks = field(english, "Before it is published");
  await checks
    .getByText(
      "The address continental-tower was that of Canal Crown, and its old links lead there",
    )
    .waitFor();
  await closeForm(page);
  await openEntry(page, "Ontario Tower");
  await editSlug(page, "continental-tower");
  await checks.getByText("The address continental-tower was that of Canal Crown").waitFor();
  await expect(save(page)).rejects.toThrow("Correct this before you save.");
  await closeForm(page);
  await page.reload();
  const list = page.getByRole("grid", { name: "Entries" });
  const folder = page.getByRole("button", { name: "Work with Local Repository" });
  await list.or(folder).first().waitFor();
  if (await folder.isVisible()) await folder.click();
  await openEntry(page, "Ontario Tower");
  const started = Date.now();
  await text("Title").fill("Canal Crown");
  await addPermit();
  await checks.getByText("that of the property canal-crown too").waitFor();
  await checks.getByText("The permit 71234567890 is that of Canal Crown").waitFor();
  await expect(save(page)).rejects.toThrow("Correct this before you save.");
  expect(await writtenFiles(page, started)).toEqual(new Map());
  await page.context().close();
});

it("shows the captions of a translation without that of a photo that goes", async () => {
  const page = await openStudio(browser, address, contentFolder, tallWindow);
  await addEntry(page);
  const photos = field(half(page, "English"), "Photos");
  const names = ["02", "03", "04"];
  const folder = path.join(contentFolder, "properties/continental-tower");
  const files = names.map((name) => path.join(folder, `${name}.jpg`));
  await photos.locator("input[type=file]").first().setInputFiles(files);
  for (const name of names) await photos.getByText(`${name}.webp`).waitFor();
  await page.getByRole("button", { name: /^Enable .?Italian/ }).click();
  const captions = field(half(page, "Italian"), "Captions of the photos").getByRole("textbox");
  await captions.nth(2).fill("Bagno");
  await photos
    .getByRole("button", { name: /Remove/ })
    .nth(1)
    .click();
  await captions.nth(2).waitFor({ state: "detached" });
  expect(
    await captions.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(["", "Bagno"]);
  // Captions that are all the English ones are refused in words, while fields are empty too.
  const checks = field(half(page, "English"), "Before it is published");
  await field(half(page, "English"), "Captions of the photos")
    .getByRole("textbox")
    .nth(1)
    .fill("Bagno");
  await checks.getByText("The Italian captions of the photos are the English ones").waitFor();
  expect(await checks.getByRole("checkbox").count()).toBe(0);
  await page.context().close();
});

it("gives a new home the next number beside a draft of the same name", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "studio-drafts-"));
  cpSync(contentFolder, folder, { recursive: true });
  const home = path.join(folder, "properties/marina-gate");
  mkdirSync(home);
  const text = readFileSync(
    path.join(contentFolder, "properties/ontario-tower/property.yaml"),
    "utf8",
  );
  writeFileSync(path.join(home, "property.yaml"), text.replace("status: listed", "status: draft"));
  const page = await openStudio(browser, address, folder, tallWindow);
  await addEntry(page);
  const { english, text: box } = officeOf(page);
  await box("Title").fill("Marina Gate");
  const checks = field(english, "Before it is published");
  await checks.getByText("A new page: /property/marina-gate-1").waitFor();
  expect(await checks.getByText(/A new page/).count()).toBe(1);
  await page.context().close();
  rmSync(folder, { recursive: true });
});

it("restores what was typed before the studio was closed, and asks no more once it is saved", async () => {
  const page = await openStudio(browser, address, contentFolder);
  const price = page.getByRole("textbox", { name: "Price in AED: Ontario Tower" });
  const countBackups = () =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open(name);
          opened.addEventListener("success", () => {
            const { result: database } = opened;
            const store = "draft-backups";
            const counted = database.objectStoreNames.contains(store)
              ? database.transaction(store).objectStore(store).count()
              : undefined;
            database.close();
            if (counted) counted.addEventListener("success", () => resolve(counted.result));
            else resolve(0);
          });
        }),
      `github:${readSettings().repository}`,
    );
  page.on("dialog", (dialog) => dialog.accept());
  // The CMS keeps no backups of a local folder before the second load.
  await page.reload();
  await openList(page, "Prices and statuses");
  await price.selectText();
  await page.keyboard.type("1,140,000");
  await expect.poll(countBackups).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByText("AED 1,500,000 → AED 1,140,000 (−24%)").first().waitFor();
  const loaded = page.waitForEvent("load");
  await price.selectText();
  await page.keyboard.type("1,150,000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await loaded;
  expect(await countBackups()).toBe(0);
  await page.context().close();
});

it("changes prices and statuses in a table, and saves them at once", async () => {
  const page = await openStudio(browser, address, contentFolder);
  await openList(page, "Prices and statuses");
  const started = Date.now();
  const priceOf = (home: string) => page.getByRole("textbox", { name: `Price in AED: ${home}` });
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  // By the keyboard, from the status to the price and the state of the home that the words find.
  await page.getByRole("searchbox", { name: "Find" }).fill("tower listed 1500000");
  await page.getByText("1 of 4").waitFor();
  await page.getByRole("combobox", { name: "Status: Ontario Tower" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("1,50,000");
  await page.keyboard.press("Tab");
  await page.keyboard.press("R");
  await page.getByRole("textbox", { name: "Day: Ontario Tower" }).fill("20.11.2026");
  await page.getByRole("searchbox", { name: "Find" }).fill("");
  await page.getByRole("combobox", { name: "Status: Continental Tower" }).selectOption("Withdrawn");
  const refused = page.getByText(/“1,50,000”: This is not a number/);
  await refused.first().waitFor();
  await saveButton.click();
  await page.getByText("Correct the marked rows, or tick that they are right.").waitFor();
  await priceOf("Ontario Tower").fill("1.45M");
  await refused.first().waitFor({ state: "detached" });
  await page.getByText("AED 1,450,000, about $ 394,826").waitFor();
  const otherForm = page.getByText("Take this back, and change both in the form of the property.");
  await priceOf("Ontario Tower").fill("2.5M");
  await otherForm.waitFor();
  await priceOf("Ontario Tower").fill("1.45M");
  await otherForm.waitFor({ state: "detached" });
  // The other home has no permit.
  await saveButton.click();
  expect(await writtenFiles(page, started)).toEqual(new Map());
  await page.getByRole("checkbox", { name: /listed again only with one/ }).check();
  await page.getByRole("checkbox", { name: "Only those that change" }).check();
  await page.getByText("2 of 4").waitFor();
  await page.getByText("Ontario Tower, price: AED 1,500,000 → AED 1,450,000").waitFor();
  // What is taken back is not saved.
  await page.getByRole("checkbox", { name: "Only those that change" }).uncheck();
  await priceOf("Luxury Beachfront Villa").fill("16,000,000");
  await page.getByRole("button", { name: "Take back: Luxury Beachfront Villa" }).click();
  const loaded = page.waitForEvent("load");
  await saveButton.click();
  // The homes are read again.
  await loaded;
  const files = await writtenFiles(page, started);
  expect([...files.keys()]).toEqual(["app/content/prices.yaml"]);
  const folder = mkdtempSync(path.join(os.tmpdir(), "studio-prices-"));
  cpSync(contentFolder, folder, { recursive: true });
  writeFileSync(pricesFile(folder), files.get("app/content/prices.yaml")!);
  const { leftOut } = await applyTable(folder, "2026-11-28");
  expect(leftOut).toEqual([]);
  const facts = (id: string) =>
    parseYaml(readFileSync(path.join(folder, `properties/${id}/property.yaml`), "utf8")) as object;
  expect(facts("ontario-tower")).toMatchObject({
    aed: 1_450_000,
    status: "listed",
    availability: { state: "reserved", date: "2026-11-20" },
  });
  expect(facts("continental-tower")).toMatchObject({ aed: 100_000, status: "withdrawn" });
  expect(facts("luxury-beachfront-villa")).toMatchObject({ aed: 15_400_000 });
  rmSync(folder, { recursive: true });
  await page.context().close();
});

describe("a new project in the studio", () => {
  let page: Page;
  let started: number;
  const pictures = ["01", "02"];

  beforeAll(async () => {
    page = await openStudio(browser, address, contentFolder, tallWindow);
    const { english, text, choose } = officeOf(page);
    await openList(page, "Off-plan projects");
    await addEntry(page);
    await text("Name").fill("Marina Heights");
    await choose("Investment page", "Capital appreciation");
    await field(english, "District").getByRole("combobox").click();
    await page.getByRole("option", { name: "Jumeirah", exact: true }).click();
    await text("One sentence").fill("Apartments on the water.");
    for (const [index, name] of pictures.entries()) {
      await english.getByRole("button", { name: /^Add .?Picture/ }).click();
      const picture = nested(english, `pictures.${index}.picture`);
      await picture
        .locator("input[type=file]")
        .first()
        .setInputFiles(path.join(contentFolder, `properties/ontario-tower/${name}.jpg`));
      await picture.getByText(`${name}.webp`).waitFor();
      await nested(english, `pictures.${index}.alt`).getByRole("textbox").fill(`Tower ${name}`);
    }
    started = Date.now();
    await save(page);
  });
  afterAll(() => page.context().close());

  it("is saved as a draft with its pictures", async () => {
    const folder = "app/content/projects/marina-heights";
    const files = await writtenFiles(page, started);
    expect([...files.keys()].toSorted()).toEqual(
      ["01.webp", "02.webp", "project.yaml"].map((name) => `${folder}/${name}`),
    );
    expect(parseYaml(String(files.get(`${folder}/project.yaml`)))).toMatchObject({
      status: "draft",
      pictures: pictures.map((name) => ({
        picture: `${name}.webp`,
        kind: "photograph",
        alt: `Tower ${name}`,
      })),
    });
  });

  it("is as it was saved after its changes are reverted", async () => {
    await openEntry(page, "Marina Heights");
    const { english, text } = officeOf(page);
    const checks = field(english, "Before it is published");
    await text("One sentence").fill("Houses on the water.");
    await english.getByRole("button", { name: "Remove" }).first().click();
    await checks.getByText("Pictures: 2 → 1").waitFor();
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Revert All Changes" }).click();
    await checks.getByText("What will change").waitFor({ state: "detached" });
    expect(await text("One sentence").inputValue()).toBe("Apartments on the water.");
    await nested(english, "pictures.1.picture").getByText("02.webp").waitFor();
    await closeForm(page);
  });
});

/** Content that would run a script, were it not shown as text. */
const image = '<img src="/none" onerror="globalThis.ran = 1">';
const script = "</script><script>globalThis.ran = 1</script>";
const link = "javascript:globalThis.ran=1";

const properties = "app/content/properties";
const journal = "app/content/journal";
/** What the studio says of these scripts. */
const joined = "two lines seem to be joined";
/** What the studio makes of the titles below. */
const added = `${properties}/marina-gate`;
const writtenArticle = `${journal}/what-a-viewing-shows`;
/** An article that becomes a draft. */
const draft = "from-interest-to-title-deed";
/** An article that loses its Italian text. */
const article = "two-ways-a-home-earns";
const photos = ["02", "03", "04"];
/** The last photo is copied to the folder without the studio, unprocessed. */
const byHand = "IMG_0004.jpg";

type Brochures = Record<string, Record<string, BrochureFile>>;

/** The fields of the studio's English form. */
function officeOf(page: Page) {
  const english = half(page, "English");
  return {
    page,
    english,
    text: (label: string) => field(english, label).getByRole("textbox"),
    number: (label: string) => field(english, label).getByRole("textbox"),
    choose: (label: string, choice: string) =>
      field(english, label).getByRole("radio", { name: choice, exact: true }).click(),
    /** Confirms what is probably a mistake. */
    confirm: async (warning: string) => {
      const checks = field(english, "Before it is published");
      await checks.getByText(warning).first().waitFor();
      for (const box of await checks.getByRole("checkbox").all()) await box.check();
    },
  };
}

type Office = ReturnType<typeof officeOf>;

/** Adds a permit to a form. @param last its last day, as an office types it */
async function fillPermit(
  { english, text }: Pick<Office, "english" | "text">,
  last: string,
  card: string,
): Promise<void> {
  await field(english, "Permit")
    .getByRole("checkbox", { name: /^Add .?Permit/ })
    .check();
  await text("Permit number").fill("71234567890");
  await text("Last day of the permit").fill(last);
  await text("Link of the permit card").fill(card);
}

/** The captions of a duplicate of the new property, which is not saved. */
async function captionsOfDuplicate({ page, english, text }: Office): Promise<string[]> {
  await openEntry(page, "Marina Gate");
  // As on a slow computer, on which the form of the copy is drawn later than its address changes.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await text("Captions of the photos").last().waitFor();
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.waitForURL(/\/new/);
  await text("Captions of the photos").last().waitFor();
  const status = field(english, "Status");
  await status.locator('[value="draft"][aria-checked="true"]').waitFor();
  await status.locator('[value="listed"][aria-checked="false"]').waitFor();
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const boxes = await text("Captions of the photos").all();
  const captions = await Promise.all(boxes.map((box) => box.inputValue()));
  await closeForm(page);
  return captions;
}

describe("a morning’s work in the studio", () => {
  const album = path.join(os.tmpdir(), `studio-photos-${process.pid}`);
  let written: Map<string, Buffer>;
  /** The line of the new property in the studio's list. */
  let listed: string;
  /** The captions of its duplicate, before that is saved. */
  let duplicated: string[];
  /** The districts to choose from. */
  let districts: string[];
  let copy: ProjectCopy;
  let site: Server;
  let changes: Changes;
  /** The addresses that the brochures of the withdrawn property had. */
  let withdrawnBrochures: BrochureFile[];

  const readBrochures = () =>
    JSON.parse(copy.read("app/features/brochures/brochures.json")) as Brochures;

  /** Adds a property as an office does at first: in English alone, and only what is required. */
  async function addProperty({ page, english, text, number, choose, confirm }: Office) {
    await addEntry(page);
    await text("Title").fill("Marina Gate");
    await field(english, "District").getByRole("combobox").click();
    districts = await page.getByRole("option").allInnerTexts();
    await page.getByRole("option", { name: "Jumeirah", exact: true }).click();
    await number("Price in AED").fill("2.75M");
    // The price is questioned while the area has a digit only.
    await number("Floor area in sq ft").pressSequentially("1,210");
    await number("Number of bedrooms").fill("2");
    await number("Number of bathrooms").fill("2");
    await choose("Status", "Listed");
    await fillPermit({ english, text }, "31.3.2040", "https://example.com/permit");
    await text("Summary").fill(`Two-bedroom apartment ${image}`);
    await text("Description").fill(`Two bedrooms on the water. ${script}`);
    await field(english, "Amenities").getByRole("checkbox", { name: "Swimming pool" }).check();
    const files = photos.map((name) => path.join(album, `IMG_00${name}.JPG`));
    for (const [index, name] of photos.entries()) {
      const motif = path.join(contentFolder, `properties/continental-tower/${name}.jpg`);
      await (index === 0 ? takePhoto : takeSmallPhoto)(motif, files[index] ?? "");
    }
    const dropped = field(english, "Photos");
    await dropped.locator("input[type=file]").first().setInputFiles(files);
    for (const name of photos) await dropped.getByText(`img_00${name}.webp`).waitFor();
    // The last photo has none.
    const captions = text("Captions of the photos");
    await captions.nth(0).fill("Room 1");
    await captions.nth(1).fill("Room 2");
    await english.getByRole("button", { name: "More facts" }).click();
    await text("Reference number").fill("OR-1024");
    await confirm(joined);
    await save(page);
  }

  async function writeArticle({ page, english, text, choose, confirm }: Office) {
    await openList(page, "Journal");
    await addEntry(page);
    await text("Title").fill("What a viewing show");
    expect(await field(english, "Status").getByRole("radio", { name: "Draft" }).isChecked()).toBe(
      true,
    );
    await choose("Status", "Published");
    await choose("Category", "Lifestyle");
    await text("Day").fill("20.11.2026");
    await field(english, "Properties that go with it")
      .getByRole("checkbox", { name: "Ontario Tower" })
      .click();
    const picture = field(english, "Picture");
    const photo = path.join(album, "03.jpg");
    await takeSmallPhoto(path.join(contentFolder, "properties/ontario-tower/03.jpg"), photo);
    await picture.locator("input[type=file]").first().setInputFiles(photo);
    await picture.getByText("03.webp").waitFor();
    await text("Excerpt").fill("Half an hour, and what to look at.");
    await text("Title above the properties").fill("Homes to look at");
    await text("Description of the picture").fill("Kitchen with an island");
    await text("Text").fill(
      [
        `A viewing takes half an hour. Read [more](${link}). ${script}`,
        "## What to look at {% #what-to-look-at %}",
        "> The view.",
        "- The lift",
      ].join("\n\n"),
    );
    // Enter begins the next point, and leaves the list in an empty one.
    await text("Text").press("Enter");
    await page.keyboard.type("The corridor, and [what we do for it](/sell)");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const inText = path.join(album, "kitchen.jpg");
    await takeSmallPhoto(path.join(contentFolder, "properties/continental-tower/02.jpg"), inText);
    await field(english, "Text").locator(".article-tools input").setInputFiles(inText);
    // The cursor is where its description goes.
    await field(english, "Text").getByText("A picture has no description").waitFor();
    await page.keyboard.type("Kitchen with a window");
    await confirm(joined);
    await save(page);
    // The address had the mistake too.
    await openEntry(page, "What a viewing show");
    await text("Title").fill("What a viewing shows");
    await editSlug(page, "what_a_viewing_shows");
    await page.getByText("Lower case letters, digits and hyphens only").waitFor();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("what-a-viewing-shows");
    await page.keyboard.press("Enter");
    await save(page);
  }

  beforeAll(async () => {
    const office = officeOf(await openStudio(browser, address, contentFolder, tallWindow));
    const started = Date.now();

    await openEntry(office.page, "Ontario Tower");
    await office.number("Price in AED").fill("1450000");
    await save(office.page);

    await openEntry(office.page, "Continental Tower");
    await office.choose("Status", "Withdrawn");
    // It has no permit.
    await office.confirm("listed again only with one");
    await save(office.page);

    await addProperty(office);
    listed = await office.page.getByRole("gridcell", { name: /^Marina Gate ·/ }).innerText();
    duplicated = await captionsOfDuplicate(office);
    await writeArticle(office);
    await openEntry(office.page, "From expression of interest to title deed");
    await office.choose("Status", "Draft");
    await office.english.getByText("Pages that change: its own page, the journal").waitFor();
    await save(office.page);
    written = await writtenFiles(office.page, started);
    await office.page.context().close();

    copy = new ProjectCopy(written);
    withdrawnBrochures = Object.values(readBrochures()["continental-tower"] ?? {});
    copy.remove(`${journal}/${article}/index.it.md`);
    copy.remove(`${added}/img_0004.webp`);
    copy.replace(`${added}/property.yaml`, "img_0004.webp", byHand);
    await takePhoto(
      copy.path(`${properties}/continental-tower/04.jpg`),
      copy.path(`${added}/${byHand}`),
      { width: 1080, height: 720 },
    );
    const before = copy.generatedFiles();
    copy.makeContent();
    changes = copy.changesSince(before);
    // The firm adds all its facts, so that one build has them too.
    await writeFirmFacts(copy);
    copy.makeContentOf("ontario-tower");
    copy.build();
    site = await copy.serve(firstPort);
  }, 1_500_000);
  afterAll(async () => {
    await copy.close();
    rmSync(album, { recursive: true, force: true });
  });

  /** A page of the site that was built of it. */
  async function visit(name: string) {
    const response = await site.fetch(name);
    const html = await response.text();
    const page = parse(html);
    return {
      status: response.status,
      html,
      links: page.querySelectorAll("main a").map((one) => one.getAttribute("href")),
      text: page.querySelector("main")?.text ?? "",
      page,
    };
  }

  /** The status and the content type of a file. */
  async function fileAt(name: string) {
    const response = await site.fetch(name);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get("content-type"), bytes };
  }

  /** The picture that a shared link of a page shows. */
  const shareOf = async (name: string) => {
    const { page } = await visit(name);
    const shared = page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    return fileAt(new URL(shared).pathname);
  };

  it("lists the new property with its languages", () => {
    expect(listed.trim()).toBe("Marina Gate · AED 2,750,000 · Listed · permit: 2040-03-31 · en");
  });

  it("keeps the captions of the photos in a duplicate", () => {
    expect(duplicated).toEqual(["Room 1", "Room 2", ""]);
  });

  it("offers districts only, without landmarks and airports", () => {
    expect(districts.map((name) => name.trim()).toSorted()).toEqual([
      "Al Soufuh",
      "Business Bay",
      "Dubai Media City",
      "Jumeirah",
      "Jumeirah Beach Residence",
      "Jumeirah Lake Towers",
      "Palm Beach",
    ]);
  });

  describe("in the files", () => {
    it("writes only the changed files", () => {
      expect([...written.keys()].toSorted()).toEqual([
        ...["ar", "en", "it"].map((language) => `${journal}/${draft}/index.${language}.md`),
        `${writtenArticle}/03.webp`,
        `${writtenArticle}/index.en.md`,
        `${writtenArticle}/kitchen.webp`,
        `${properties}/continental-tower/property.yaml`,
        ...photos.map((name) => `${added}/img_00${name}.webp`),
        `${added}/property.yaml`,
        `${properties}/ontario-tower/property.yaml`,
      ]);
    });

    it("preserves all other data of a file", () => {
      const name = "properties/ontario-tower/property.yaml";
      const before = parseYaml(readFileSync(path.join(contentFolder, name), "utf8")) as object;
      expect(parseYaml(String(written.get(`app/content/${name}`)))).toEqual({
        ...before,
        lang: ["en", "it", "ar"],
        aed: 1_450_000,
      });
    });

    it("re-encodes photos without their location", async () => {
      const { exif, width, height } = await sharp(written.get(`${added}/img_0002.webp`)).metadata();
      expect({ exif, width, height }).toEqual({ width: 2160, height: 2880 });
    });
  });

  describe("in the output of npm run content", () => {
    it("changes no other file", () => {
      const concerned = /marina-gate|ontario-tower|what-a-viewing-shows/;
      expect(changes.added.filter((name) => !concerned.test(name))).toEqual([]);
      expect(changes.changed).toEqual([
        "app/features/brochures/brochures.json",
        "app/pictures/catalogue.json",
        "public/share/ar/property-ontario-tower.jpg",
        "public/share/it/property-ontario-tower.jpg",
        "public/share/property-ontario-tower.jpg",
      ]);
      const brochures = /^public\/brochures\/[0-9a-f]{8}\/orizzonte-(ontario|continental)-tower-/;
      expect(
        changes.removed.filter(
          (name) =>
            !brochures.test(name) &&
            !/share\/.*continental-tower/.test(name) &&
            !name.endsWith(`/journal-${draft}.jpg`),
        ),
      ).toEqual([`public/share/it/journal-${article}.jpg`]);
    });

    it("prints the brochures of a changed price again", () => {
      const printed = changes.added.filter((name) => name.includes("ontario-tower"));
      expect(printed.map((name) => path.basename(name)).toSorted()).toEqual(
        ["ar", "en", "it"].map((locale) => `orizzonte-ontario-tower-${locale}.pdf`),
      );
    });

    it("rewrites a photo upright and without its location", async () => {
      const { width, height, orientation, exif } = await sharp(
        copy.path(`${added}/${byHand}`),
      ).metadata();
      expect({ width, height, orientation, exif }).toEqual({ width: 720, height: 1080 });
    });
  });

  describe("a changed price", () => {
    it.each(["/property/ontario-tower", "/buy", "/areas/business-district", "/"])(
      "is on %s",
      async (name) => {
        const { text } = await visit(name);
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
    it("has its page with its pictures", async () => {
      const { status, page, text } = await visit("/property/marina-gate");
      expect(status).toBe(200);
      expect(text).toContain("Two bedrooms on the water");
      for (const alt of ["Room 1", "Room 2", "photograph 3"])
        expect(page.querySelector(`img[alt="Marina Gate, ${alt}"]`)).not.toBeNull();
      const sources = page.querySelector("main picture source")?.getAttribute("srcset") ?? "";
      const [picture = ""] = /\/pictures\/properties\/marina-gate\/\S+/.exec(sources) ?? [];
      const { status: found, type } = await fileAt(picture);
      expect([found, type]).toEqual([200, "image/avif"]);
    });

    it("calls its photographs no artist’s impressions, unlike the pictures of others", async () => {
      const { page } = await visit("/property/marina-gate");
      const impression = "Artist’s impression";
      expect(page.querySelector("main .property-gallery-section")?.text).toContain("Room 1");
      expect(page.querySelector("main .property-gallery-section")?.text).not.toContain(impression);
      expect(page.querySelector("footer")?.text).toContain("Apart from photographs of homes");
      const cards = (await visit("/buy")).page.querySelectorAll("main article");
      const noted = cards.filter(({ text }) => text.includes(impression));
      expect(cards.length).toBeGreaterThan(1);
      expect(noted).toHaveLength(cards.length - 1);
      expect(noted.some(({ text }) => text.includes("Marina Gate"))).toBe(false);
    });

    it.each(["/", "/buy", "/buy?location=jumeirah&bedrooms=2", "/areas/beachfront-paradise"])(
      "is on %s, and not in other languages",
      async (name) => {
        expect((await visit(name)).links).toContain("/property/marina-gate");
        for (const language of ["it", "ar"]) {
          const { status, html } = await visit(`/${language}${name}`.replace(/\/$/, ""));
          expect(status).toBe(200);
          expect(html).not.toContain("marina-gate");
        }
      },
    );

    it("is in the sitemap in English alone", async () => {
      const { html } = await visit("/sitemap.xml");
      const entries = html.split("<url>").filter((one) => one.includes("/property/marina-gate<"));
      expect(entries).toHaveLength(1);
      expect(html).not.toMatch(/\/(it|ar)\/property\/marina-gate/);
    });

    it("has a share picture and a brochure", async () => {
      const share = await shareOf("/property/marina-gate");
      expect([share.status, share.type]).toEqual([200, "image/jpeg"]);
      const { width, height } = await sharp(share.bytes).metadata();
      expect([width, height]).toEqual([1200, 630]);
      const { links } = await visit("/property/marina-gate");
      const download = links.find((one) => one?.endsWith("orizzonte-marina-gate-en.pdf"));
      const brochure = await fileAt(download ?? "");
      expect([brochure.status, brochure.type]).toEqual([200, "application/pdf"]);
      expect(brochure.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(Object.keys(readBrochures()["marina-gate"] ?? {})).toEqual(["en"]);
    });
  });

  describe("a new article in English", () => {
    const name = "/journal/what-a-viewing-shows";

    it("has its page, with its heading and its related property", async () => {
      const { status, page, links } = await visit(name);
      expect(status).toBe(200);
      expect(page.querySelector("h1")?.text).toBe("What a viewing shows");
      expect(page.querySelector("#what-to-look-at")?.text).toContain("What to look at");
      expect(
        page.querySelectorAll("article li a").map((one) => one.getAttribute("href")),
      ).toContain("/sell");
      expect(page.querySelector("article blockquote")?.text).toBe("The view.");
      const points = page.querySelectorAll("article li").map(({ text }) => text.trim());
      expect(points).toEqual(
        expect.arrayContaining(["The lift", "The corridor, and what we do for it"]),
      );
      expect(page.querySelectorAll('article img[alt="Kitchen with a window"]')).toHaveLength(1);
      expect(links).toContain("/property/ontario-tower");
    });

    it("is in the journal and in the sitemap, in English alone", async () => {
      expect((await visit("/journal")).links).toContain(name);
      expect((await visit("/it/journal")).html).not.toContain("what-a-viewing-shows");
      const { html } = await visit("/sitemap.xml");
      expect(html).toContain(`${name}<`);
      expect(html).not.toContain(`/it${name}`);
    });

    it("answers 404 in Italian, with a link to English, and names no alternate", async () => {
      const { status, links } = await visit(`/it${name}`);
      expect(status).toBe(404);
      expect(links).toContain(name);
      const alternates = (await visit(name)).page.querySelectorAll("link[rel=alternate][hreflang]");
      for (const alternate of alternates)
        expect(["en", "x-default"]).toContain(alternate.getAttribute("hreflang"));
    });

    it("redirects its former address in each language", async () => {
      for (const language of ["", "/it", "/ar"]) {
        const { status, headers } = await fetch(
          `${site.origin}${language}/journal/what-a-viewing-show`,
          { redirect: "manual" },
        );
        expect([status, headers.get("location")]).toEqual([301, `${language}${name}`]);
      }
    });

    it("has a share picture", async () => {
      const { status, type } = await shareOf(name);
      expect([status, type]).toEqual([200, "image/jpeg"]);
    });
  });

  describe("an article that is a draft", () => {
    it.each(["", "/it", "/ar"])("answers 404 in each language: %s", async (language) => {
      expect((await visit(`${language}/journal/${draft}`)).status).toBe(404);
    });

    it.each([
      "/journal",
      "/it/journal",
      "/ar/journal",
      "/buy?location=expression+of+interest",
      "/property/ontario-tower",
      "/sitemap.xml",
      "/feed.xml",
      "/it/feed.xml",
      "/llms.txt",
    ])("is not in %s", async (name) => {
      const { status, html } = await visit(name);
      expect(status).toBe(200);
      expect(html).not.toContain(draft);
    });
  });

  it.each([
    ["/property/marina-gate", image, script],
    ["/journal/what-a-viewing-shows", `[more](${link})`, script],
  ])("shows content of %s that would run a script as text", async (name, ...texts) => {
    // Without the policy, which would refuse the script too.
    const context = await browser.newContext({ bypassCSP: true });
    const visitor = await context.newPage();
    await visitor.goto(`${site.origin}${name}`, { waitUntil: "load" });
    for (const shown of texts) await visitor.getByText(shown).first().waitFor();
    expect(await visitor.locator("[onerror], [href^='javascript:']").count()).toBe(0);
    expect(await visitor.evaluate(() => "ran" in globalThis)).toBe(false);
    await context.close();
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
      for (const { address: before } of withdrawnBrochures) {
        const { status, links } = await visit(before);
        expect(status).toBe(410);
        expect(links.some((one) => one?.endsWith("/property/ontario-tower"))).toBe(true);
      }
    });

    it.each([
      "/",
      "/buy",
      "/areas/business-district",
      "/property/ontario-tower",
      "/journal/living-in-dubai-from-italy",
    ])("is not on %s in any language", async (name) => {
      for (const language of ["", "/it", "/ar"]) {
        const { status, html } = await visit(`${language}${name}`.replace(/(?<=.)\/$/, ""));
        expect(status).toBe(200);
        expect(html).not.toContain("continental-tower");
      }
    });

    it("is not in the sitemap", async () => {
      expect((await visit("/sitemap.xml")).html).not.toContain("continental-tower");
    });
  });

  firmFactTests(
    () => copy,
    () => site,
  );
  deskJourneyTests(
    () => copy,
    () => site,
    () => browser,
  );
});
