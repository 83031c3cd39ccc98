import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { launchBrowser } from "./browser.mjs";
import { root } from "./run.mjs";

/** The pictures of the README: a name, a page, and the size of the screen in CSS pixels. */
const shots = [
  { name: "home", path: "/", width: 1280, height: 800 },
  { name: "property", path: "/property/ontario-tower", width: 1280, height: 800 },
  { name: "home-phone", path: "/", width: 390, height: 800 },
];

const site = process.argv[2] ?? "http://localhost:8787";
const folder = path.join(root, ".github/screenshots");

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
for (const shot of shots) {
  const page = await browser.newPage({ viewport: shot, reducedMotion: "reduce" });
  await page.goto(site + shot.path, { waitUntil: "networkidle" });
  await sharp(await page.screenshot())
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(folder, `${shot.name}.jpg`));
}
await browser.close();
