/**
 * Takes the screenshots of the documentation.
 *
 *     node scripts/make-screenshots.ts [URL]     those of the README, from the running site
 *     node scripts/make-screenshots.ts studio    those of docs/studio.md, in the studio with a copy of the content
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import {
  addEntry,
  closeForm,
  field,
  half,
  openEntry,
  openList,
  openStudio,
  tallWindow,
} from "../tests/studio/open-studio.ts";
import { launchBrowser } from "./browser.mjs";
import { contentFolder } from "./content/read.ts";
import { root } from "./run.mjs";
import { buildStudio, serveStudio } from "./studio/build.ts";

/** The pictures of the README: a name, a page, and the size of the screen in CSS pixels. */
const shots = [
  { name: "home", path: "/", width: 1280, height: 800 },
  { name: "property", path: "/property/ontario-tower", width: 1280, height: 800 },
  { name: "home-phone", path: "/", width: 390, height: 800 },
];

async function picturesOfReadme(browser: Browser, site: string): Promise<void> {
  const folder = path.join(root, ".github/screenshots");
  mkdirSync(folder, { recursive: true });
  for (const shot of shots) {
    const page = await browser.newPage({ viewport: shot, reducedMotion: "reduce" });
    await page.goto(site + shot.path, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(path.join(folder, `${shot.name}.jpg`));
  }
}

const studioFolder = path.join(root, "docs/studio");

async function studioPicture(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: 80 })
    .toFile(path.join(studioFolder, `${name}.webp`));
}

async function picturesOfStudio(browser: Browser): Promise<void> {
  mkdirSync(studioFolder, { recursive: true });
  await buildStudio();
  const server = await serveStudio(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const window = { width: 1280, height: 800 };
  const page = await openStudio(browser, address, contentFolder, window);

  const english = half(page, "English");

  // Each row has a picture, which the CMS loads after the text.
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('[role="row"]:has([role="gridcell"])')];
    const pictures = rows.map((row) => row.querySelector("img"));
    return rows.length > 0 && pictures.every((shown) => shown?.complete && shown.naturalWidth > 0);
  });
  await studioPicture(page, "list");

  await openEntry(page, "Ontario Tower");
  const price = field(english, "Price in AED");
  await price.getByRole("textbox").fill("1450000");
  // The list of changes moves the field down.
  await english.getByText("AED 1,500,000 → AED 1,450,000").waitFor();
  await price.scrollIntoViewIfNeeded();
  await studioPicture(page, "price");

  await half(page, "Italian").getByRole("radio", { name: "Arabic" }).click();
  await field(half(page, "Arabic"), "Summary").getByRole("textbox").waitFor();
  await studioPicture(page, "arabic");

  await field(english, "Title").getByRole("textbox").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Please correct it to save the entry").first().waitFor();
  await field(english, "Title").scrollIntoViewIfNeeded();
  await studioPicture(page, "missing");
  await closeForm(page);

  await openEntry(page, "Continental Tower");
  await field(english, "Status").getByRole("radio", { name: "Withdrawn" }).click();
  await studioPicture(page, "withdraw");
  await closeForm(page);

  await addEntry(page);
  await field(english, "Title").getByRole("textbox").fill("Marina Gate");
  await studioPicture(page, "add");
  // The CMS renders a field when it is visible.
  await page.setViewportSize(tallWindow);
  const photos = field(english, "Photos");
  const names = ["02", "03"];
  await photos
    .locator("input[type=file]")
    .first()
    .setInputFiles(
      names.map((name) => path.join(contentFolder, `properties/continental-tower/${name}.jpg`)),
    );
  for (const name of names) await photos.getByText(`${name}.webp`).waitFor();
  const captions = field(english, "Captions of the photos").getByRole("textbox");
  await captions.nth(0).fill("Living room");
  await captions.nth(1).fill("Kitchen");
  await page.setViewportSize(window);
  await photos.evaluate((group) => group.scrollIntoView());
  await studioPicture(page, "photos");
  await closeForm(page);

  await openList(page, "Off-plan projects");
  await addEntry(page);
  await field(english, "Name").getByRole("textbox").fill("Palm House");
  await field(english, "Investment page").getByRole("radio", { name: "Cash flow" }).click();
  await studioPicture(page, "project");
  await closeForm(page);

  await openList(page, "Journal");
  await openEntry(page, "Two ways a home earns");
  await field(english, "Text").evaluate((group) => group.scrollIntoView());
  await studioPicture(page, "article");

  await closeForm(page);

  await openList(page, "Prices and statuses");
  await page.getByRole("textbox", { name: "Price in AED: Ontario Tower" }).fill("1.45M");
  await page
    .getByRole("combobox", { name: "Status: Continental Tower" })
    .selectOption({ label: "Withdrawn" });
  await page.getByText("AED 1,500,000 → AED 1,450,000").first().waitFor();
  await page.mouse.move(0, 0);
  await studioPicture(page, "prices");

  server.close();
}

const [source = "http://localhost:8787"] = process.argv.slice(2);
const browser = await launchBrowser();
await (source === "studio" ? picturesOfStudio(browser) : picturesOfReadme(browser, source));
await browser.close();
