/**
 * Makes the brochures of homes and projects, below `public/brochures`, and the list by which the pages
 * find them. What has been made from the same words, figures, pictures and sheets stays as it is.
 *
 *     npm run brochures               make what is missing or out of date, remove what is left over
 *     npm run brochures -- --check    only say what is missing or out of date, and fail if anything is
 *     npm run brochures -- --all      make every one of them anew
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrochureFile } from "../app/data/brochures.ts";
import { brochuresPath, outputFolder } from "./brochures/folders.ts";
import {
  brochureProblems,
  isCurrent,
  leftOver,
  type Listed,
  listed,
  remove,
  writeList,
} from "./brochures/list.ts";
import { type Plan, plans } from "./brochures/plan.ts";
import { print, startBrowser } from "./brochures/print.ts";

const planned = await plans();
const outdated = planned.filter((plan) => !isCurrent(plan));

if (process.argv.includes("--check")) check();
else await make(process.argv.includes("--all") ? planned : outdated);

function check(): void {
  const problems = brochureProblems(planned);
  if (problems.length === 0) {
    console.log(`${planned.length} brochures, all up to date`);
    return;
  }
  console.error([...problems, 'Run "npm run brochures" and commit what it makes.'].join("\n"));
  process.exitCode = 1;
}

/** Writes a file to an address that is its own. */
function write({ name, stamp }: Plan, pdf: Buffer, date: string): BrochureFile {
  const hash = createHash("sha256").update(pdf).digest("hex").slice(0, 8);
  const folder = path.join(outputFolder, hash);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.pdf`), pdf);
  return { address: `${brochuresPath}/${hash}/${name}.pdf`, bytes: pdf.length, date, stamp };
}

async function make(wanted: readonly Plan[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const made: Record<string, BrochureFile> = {};
  const driver = await startBrowser();
  for (const [index, plan] of wanted.entries()) {
    // Made anew from the same content, it is the same brochure, of the same day.
    const before = listed[plan.key];
    const date = before?.stamp === plan.stamp ? before.date : today;
    try {
      made[plan.key] = write(plan, await print(driver, plan.html(date), date), date);
    } catch (error) {
      throw new Error(`${plan.key} could not be made.`, { cause: error });
    }
    console.log(`${index + 1}/${wanted.length} ${plan.key}`);
  }
  await driver.close();
  const files: Listed = Object.fromEntries(
    planned.flatMap(({ key }) => {
      const file = made[key] ?? listed[key];
      return file ? [[key, file]] : [];
    }),
  );
  writeList(planned, files);
  remove(leftOver(files));
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(`${planned.length} brochures, ${(bytes / 1e6).toFixed(1)} MB`);
}
