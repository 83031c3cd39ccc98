/**
 * Makes the pictures of docs/studio.md from the studio itself, on a copy of the content: nothing is changed.
 *
 *     npm run studio:screenshots
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { field, half, openEntry, openStudio } from "../../tests/studio/open-studio.ts";
import { findBrowser } from "../browser.mjs";
import { contentFolder } from "../content/read.ts";
import { root } from "../run.mjs";
import { buildStudio } from "./build.ts";
import { serveStudio } from "./serve.ts";

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
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await openStudio(browser, address, contentFolder, { width: 1280, height: 800 });

await picture(page, "list");

await openEntry(page, "Ontario Tower");
const price = field(half(page, "English"), "Price in AED");
await price.scrollIntoViewIfNeeded();
await price.getByRole("spinbutton").fill("1450000");
await picture(page, "price");

await half(page, "Italian").getByRole("radio", { name: "Arabic" }).click();
await field(half(page, "Arabic"), "Summary").getByRole("textbox").waitFor();
await picture(page, "arabic");

await field(half(page, "English"), "Title").getByRole("textbox").fill("");
await page.getByRole("button", { name: "Save", exact: true }).click();
await page.getByText("Please correct it to save the entry").first().waitFor();
await field(half(page, "English"), "Title").scrollIntoViewIfNeeded();
await picture(page, "missing");

await browser.close();
server.close();
