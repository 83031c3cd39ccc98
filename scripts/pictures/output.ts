import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { catalogueFile, mastersFolder, outputFolder, placeholdersFile } from "./folders.ts";
import { originLine } from "./generated.ts";
import { filesOf, type PicturePlan } from "./plan.ts";

/** Files that should be there and are not, and files that are there and should not be. */
interface Difference {
  missing: string[];
  stale: string[];
}

/** Compares what has been made with what the plans ask for. */
export function compareOutput(plans: PicturePlan[]): Difference {
  const wanted = new Set(
    plans.flatMap(({ whole, tall }) => [...filesOf(whole), ...(tall ? filesOf(tall) : [])]),
  );
  const present = new Set(filesIn(outputFolder));
  return {
    missing: [...wanted].filter((file) => !present.has(file)),
    stale: [...present].filter((file) => !wanted.has(file)),
  };
}

/** Names the generated files that were made from other masters or settings than today's. */
export function outdatedModules(plans: PicturePlan[]): string[] {
  const origin = originLine(plans);
  return [catalogueFile, placeholdersFile].filter(
    (file) => !existsSync(file) || !readFileSync(file, "utf8").includes(origin),
  );
}

/** Removes outputs that no plan asks for any more. */
export function removeOutput(files: string[]): void {
  for (const file of files) rmSync(path.join(outputFolder, file));
}

/** What masters and outputs weigh together, in megabytes. */
export function weighPictures(): { masters: number; output: number } {
  return { masters: weightOf(mastersFolder), output: weightOf(outputFolder) };
}

function weightOf(folder: string): number {
  const sizes = filesIn(folder).map((file) => statSync(path.join(folder, file)).size);
  return sizes.reduce((total, size) => total + size, 0) / 1e6;
}

function filesIn(folder: string): string[] {
  return globSync("**/*.*", { cwd: folder }).map((file) => file.replaceAll(path.sep, "/"));
}
