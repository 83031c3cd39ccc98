/**
 * Takes the screenshots of docs/studio.md in the studio, with a copy of the content.
 *
 *     node scripts/studio/screenshots.ts
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "playwright";
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
} from "../../tests/studio/open-studio.ts";
import { launchBrowser } from "../browser.mjs";
import { contentFolder } from "../content/read.ts";
import { root } from "../run.mjs";
import { buildStudio } from "./build.ts";
import { serveStudio } from "./build.ts";

const folder = path.join(root, "docs/studio");
mkdirSync(folder, { recursive: true });

async function picture(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
}

await buildStudio();
const server = await serveStudio(0);
const address = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchBrowser();
const window = { width: 1280, height: 800 };
const page = await openStudio(browser, address, contentFolder, window);

const english = half(page, "English");

// Each row has a picture, which the CMS loads after the text.
await page.waitForFunction(() => {
  const rows = [...document.querySelectorAll('[role="row"]:has([role="gridcell"])')];
  const pictures = rows.map((row) => row.querySelector("img"));
  return rows.length > 0 && pictures.every((shown) => shown?.complete && shown.naturalWidth > 0);
});
await picture(page, "list");

await openEntry(page, "Ontario Tower");
const price = field(english, "Price in AED");
await price.scrollIntoViewIfNeeded();
await price.getByRole("textbox").fill("1450000");
await picture(page, "price");

await half(page, "Italian").getByRole("radio", { name: "Arabic" }).click();
await field(half(page, "Arabic"), "Summary").getByRole("textbox").waitFor();
await picture(page, "arabic");

await field(english, "Title").getByRole("textbox").fill("");
await page.getByRole("button", { name: "Save", exact: true }).click();
await page.getByText("Please correct it to save the entry").first().waitFor();
await field(english, "Title").scrollIntoViewIfNeeded();
await picture(page, "missing");
await closeForm(page);

await openEntry(page, "Continental Tower");
await field(english, "Status").getByRole("radio", { name: "Withdrawn" }).click();
await picture(page, "withdraw");
await closeForm(page);

await addEntry(page);
await field(english, "Title").getByRole("textbox").fill("Marina Gate");
await picture(page, "add");
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
await picture(page, "photos");
await closeForm(page);

await openList(page, "Off-plan projects");
await addEntry(page);
await field(english, "Name").getByRole("textbox").fill("Palm House");
await field(english, "Investment page").getByRole("radio", { name: "Cash flow" }).click();
await picture(page, "project");
await closeForm(page);

await openList(page, "Journal");
await openEntry(page, "Two ways a home earns");
await field(english, "Text").evaluate((group) => group.scrollIntoView());
await picture(page, "article");

await browser.close();
server.close();
