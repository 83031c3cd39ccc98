import type { Browser, Page } from "playwright";
import { launchBrowser } from "../browser.mjs";
import { sourceAt } from "./sources.ts";

/** A reserved host: `print` serves every request of a brochure. */
const origin = "http://brochure.invalid";

/** Starts a browser without font hinting, which would round the widths of letters. */
export const startBrowser = (): Promise<Browser> => launchBrowser(["--font-render-hinting=none"]);

/** The names of brochure pages whose content does not fit: it would be cut off, or overlap a picture. */
const overfullPages = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>(".brochure-page"))
      .filter((section) => {
        const { left, right, bottom } = section.getBoundingClientRect();
        const foot = section.querySelector(".foot, .brochure-page-cover > .mark");
        const limit = foot?.getBoundingClientRect().top ?? bottom;
        const low = section.querySelector(".about-low")?.getBoundingClientRect().top ?? limit;
        const text = section.querySelector(".about-text")?.getBoundingClientRect().bottom ?? 0;
        const isOutside = (child: Element) => {
          const box = child.getBoundingClientRect();
          const isAtEnd = child === foot || child.matches(".about-low");
          return (
            box.left < left - 1 || box.right > right + 1 || (!isAtEnd && box.bottom > limit + 1)
          );
        };
        return text > low || Array.from(section.children).some(isOutside);
      })
      .map((section) => section.dataset["page"]),
  );

/** Removes the map from brochure pages whose text leaves no space for it. */
const removeMaps = (page: Page, names: readonly (string | undefined)[]) =>
  page.evaluate((full) => {
    for (const map of document.querySelectorAll(".brochure-page .place-map"))
      if (full.includes(map.closest<HTMLElement>(".brochure-page")?.dataset["page"])) map.remove();
  }, names);

/** Replaces the creation time in a PDF by the brochure's date, so that the same content makes the same file. */
function setPdfDates(pdf: Buffer, date: string): Buffer {
  const day = `(D:${date.replaceAll("-", "")}000000+00'00')`;
  const text = pdf.toString("latin1");
  const changed = ["CreationDate", "ModDate"].reduce((all, name) => {
    const start = all.indexOf("(D:", all.indexOf(`/${name} `));
    return all.slice(0, start) + day + all.slice(start + day.length);
  }, text);
  return Buffer.from(changed, "latin1");
}

/**
 * Prints a brochure.
 *
 * @param html with the paths of its styles, fonts and pictures
 * @param date of the brochure, as yyyy-mm-dd
 * @returns the PDF
 * @throws if a file is missing, or content does not fit its page
 */
export async function print(browser: Browser, html: string, date: string): Promise<Buffer> {
  const page = await browser.newPage();
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
  let full = await overfullPages(page);
  if (full.length > 0) {
    await removeMaps(page, full);
    full = await overfullPages(page);
  }
  if (missing.length + full.length > 0)
    throw new Error(`Missing: ${missing.join(", ")}. Overfull pages: ${full.join(", ")}.`);
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  await page.close();
  return setPdfDates(pdf, date);
}
