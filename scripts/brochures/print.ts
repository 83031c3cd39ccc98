import { type Browser, chromium, type Page } from "playwright";
import { browser } from "../browser.mjs";
import { sourceAt } from "./sources.ts";

/** No such host: everything that a sheet asks for is answered here. */
const origin = "http://brochure.invalid";

/** A browser that sets type as it is drawn: with hinting it would round the width of every letter. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browser(),
    args: ["--font-render-hinting=none", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
}

/** What does not fit on its sheet would be cut off, or lie under a picture: the sheet is named instead. */
const overfull = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>(".sheet"))
      .filter((sheet) => {
        const { left, right, bottom } = sheet.getBoundingClientRect();
        const foot = sheet.querySelector(".foot, .sheet-cover > .mark");
        const limit = foot?.getBoundingClientRect().top ?? bottom;
        const low = sheet.querySelector(".about-low")?.getBoundingClientRect().top ?? limit;
        const text = sheet.querySelector(".about-text")?.getBoundingClientRect().bottom ?? 0;
        const isOutside = (child: Element) => {
          const box = child.getBoundingClientRect();
          const stands = child === foot || child.matches(".about-low");
          return (
            box.left < left - 1 || box.right > right + 1 || (!stands && box.bottom > limit + 1)
          );
        };
        return text > low || Array.from(sheet.children).some(isOutside);
      })
      .map((sheet) => sheet.dataset["sheet"]),
  );

/** Takes the map off some sheets: a long text leaves no room for it. */
const removeMaps = (page: Page, sheets: readonly (string | undefined)[]) =>
  page.evaluate((names) => {
    for (const map of document.querySelectorAll(".sheet .place-map"))
      if (names.includes(map.closest<HTMLElement>(".sheet")?.dataset["sheet"])) map.remove();
  }, sheets);

/**
 * The dates that Chromium writes into a PDF are those of the minute: put as the brochure's own day, the
 * same content makes the same file.
 */
function dated(pdf: Buffer, date: string): Buffer {
  const day = `(D:${date.replaceAll("-", "")}000000+00'00')`;
  const text = pdf.toString("latin1");
  const changed = ["CreationDate", "ModDate"].reduce((all, name) => {
    const start = all.indexOf("(D:", all.indexOf(`/${name} `));
    return all.slice(0, start) + day + all.slice(start + day.length);
  }, text);
  return Buffer.from(changed, "latin1");
}

/**
 * Prints the sheets of a brochure.
 *
 * @param html that names its styles, fonts and pictures
 * @param date the day that stands on it, as yyyy-mm-dd
 * @throws where something is missing, or does not fit on its sheet
 */
export async function print(driver: Browser, html: string, date: string): Promise<Buffer> {
  const page = await driver.newPage();
  const missing: string[] = [];
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/")
      return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    try {
      const { type, body } = await sourceAt(pathname);
      return await route.fulfill({ contentType: type, body });
    } catch {
      missing.push(pathname);
      return route.abort();
    }
  });
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  let full = await overfull(page);
  if (full.length > 0) {
    await removeMaps(page, full);
    full = await overfull(page);
  }
  if (missing.length + full.length > 0)
    throw new Error(`Missing: ${missing.join(", ")}. Overfull sheets: ${full.join(", ")}.`);
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  await page.close();
  return dated(pdf, date);
}
