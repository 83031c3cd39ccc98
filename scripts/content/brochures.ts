import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
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
import { print, startBrowser } from "../brochures/print.ts";
import { inParallel } from "./in-parallel.ts";

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
