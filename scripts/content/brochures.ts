import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import {
  brochuresPath,
  isCurrent,
  outputFolder,
  unlistedFiles,
  type BrochuresByKey,
  readList,
  removeFiles,
  writeList,
  type Plan,
  plans,
} from "../brochures/list.ts";
import { sourceAt } from "../brochures/sources.ts";
import { launchBrowser } from "../browser.mjs";
import { inParallel } from "../run.mjs";

/** A reserved host: `print` serves every request of a brochure. */
const origin = "http://brochure.invalid";

/** Starts a browser without font hinting, which would round the widths of letters. */
const startBrowser = (): Promise<Browser> => launchBrowser(["--font-render-hinting=none"]);

/** The names of brochure pages whose content does not fit: it would be cut off, or overlap a picture. */
const overfullPages = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("[data-page]"))
      .filter((section) => {
        const { left, right, bottom } = section.getBoundingClientRect();
        const foot = section.querySelector('[data-part="foot"]');
        const limit = foot?.getBoundingClientRect().top ?? bottom;
        const low =
          section.querySelector('[data-part="low"]')?.getBoundingClientRect().top ?? limit;
        const text =
          section.querySelector('[data-part="text"]')?.getBoundingClientRect().bottom ?? 0;
        const isOutside = (child: Element) => {
          const box = child.getBoundingClientRect();
          const isAtEnd = child === foot || child.matches('[data-part="low"]');
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
    for (const map of document.querySelectorAll('[data-part="map"]'))
      if (full.includes(map.closest<HTMLElement>("[data-page]")?.dataset["page"])) map.remove();
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
async function print(browser: Browser, html: string, date: string): Promise<Buffer> {
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

/**
 * Lists brochures that are missing, out of date or left over.
 *
 * @returns one line for each
 */
export async function brochureDifferences(): Promise<string[]> {
  const listed = readList();
  const outdated = (await plans()).filter((plan) => !isCurrent(plan, listed));
  return [
    ...outdated.map(({ key }) => `out of date: brochure ${key}`),
    ...unlistedFiles(listed).map((file) => `left over: ${path.relative(outputFolder, file)}`),
  ];
}

/** Writes a file to a path with its content hash. */
function write({ name, stamp }: Plan, pdf: Buffer, date: string): BrochureFile {
  const hash = createHash("sha256").update(pdf).digest("hex").slice(0, 8);
  const file = path.join(outputFolder, hash, `${name}.pdf`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, pdf);
  renameSync(`${file}.part`, file);
  return { address: `${brochuresPath}/${hash}/${name}.pdf`, bytes: pdf.length, date, stamp };
}

/**
 * Prints the brochures that are missing or out of date and removes those that are left over.
 *
 * @param isWanted whether those of an entry, "ontario-tower", are printed; the others stay as they are
 * @param until when no further brochure is begun, in ms since 1970
 * @returns the number of brochures that are left
 * @throws naming the brochure if one cannot be printed
 */
export async function makeBrochures(
  isWanted: (entry: string) => boolean = () => true,
  until = Infinity,
): Promise<number> {
  const planned = await plans();
  const listed = readList();
  const outdated = planned.filter((plan) => isWanted(plan.id) && !isCurrent(plan, listed));
  const today = new Date().toISOString().slice(0, 10);
  const made: Record<string, BrochureFile> = {};
  const current = (): BrochuresByKey =>
    Object.fromEntries(
      planned.flatMap(({ key }) => {
        const file = made[key] ?? listed[key];
        return file ? [[key, file]] : [];
      }),
    );
  let left = 0;
  if (outdated.length > 0) {
    const browser = await startBrowser();
    let done = 0;
    const make = async (plan: Plan) => {
      // A brochure with the same sources has the same date.
      const before = listed[plan.key];
      const date = before?.stamp === plan.stamp ? before.date : today;
      try {
        made[plan.key] = write(plan, await print(browser, plan.html(date), date), date);
      } catch (error) {
        throw new Error(`The brochure ${plan.key} could not be made.`, { cause: error });
      }
      // After each one, so that the next run resumes an interrupted one.
      writeList(planned, current());
      done += 1;
      console.log(`  brochure ${done}/${outdated.length}: ${plan.key}`);
    };
    left = await inParallel(outdated, make, until);
    await browser.close();
  }
  writeList(planned, current());
  removeFiles(unlistedFiles(current()));
  console.log(`${outdated.length - left} of ${planned.length} brochures made`);
  return left;
}
