/**
 * Validates the content and generates its derived files: the compiled content, the days of changes, pictures, share
 * pictures and brochures. Files that are up to date are not touched. An interrupted run leaves no partial files; the
 * next one resumes. Photos from phones are rewritten first: without their location, in a size and a format
 * for the web.
 *
 *     npm run content                 generate what is missing or outdated, remove what is superfluous
 *     npm run content -- --check      only report problems, missing and outdated files
 *     npm run content -- --compile    only validate and compile
 *     npm run content -- --pictures   only validate, generate pictures and compile, for a preview
 *     npm run content -- --minutes 5  begin nothing more after 5 minutes, and exit with 3 if something is left
 */
import { parseArgs } from "node:util";
import { officeDay } from "../app/format/office-time.ts";
import { changeDifferences, changesOf, recordChanges } from "./content/changes.ts";
import { compileContent } from "./content/compile.ts";
import { contentWarnings, outdatedSources } from "./content/content-warnings.ts";
import { type Files, ContentProblems } from "./content/read.ts";
import { readContent } from "./content/validate.ts";
import { unfinished } from "./run.mjs";

const started = Date.now();
const today = officeDay(new Date());

async function check(files: Files): Promise<void> {
  for (const warning of outdatedSources(today)) console.warn(`Warning: ${warning}`);
  const { originalDifferences } = await import("./pictures/originals.ts");
  const { pictureDifferences } = await import("./content/pictures.ts");
  const { shareDifferences } = await import("./content/share-pictures.ts");
  const { brochureDifferences } = await import("./content/brochures.ts");
  const differences = [
    ...(await originalDifferences()),
    ...(await pictureDifferences()),
    ...(await shareDifferences()),
    ...(await brochureDifferences()),
    ...changeDifferences(files, today),
  ];
  if (differences.length === 0) return;
  console.error([...differences, 'Run "npm run content" and commit what it makes.'].join("\n"));
  process.exitCode = 1;
}

/** @param until when nothing more is begun, in ms since 1970 */
async function make(files: Files, until: number): Promise<void> {
  recordChanges(changesOf(files, today));
  const { makePictures } = await import("./content/pictures.ts");
  if (isLeft("pictures", await makePictures(until))) return;
  // These modules read the catalogue of pictures, which is complete now.
  const { makeSharePictures } = await import("./content/share-pictures.ts");
  if (isLeft("share pictures", await makeSharePictures(until))) return;
  const { makeBrochures } = await import("./content/brochures.ts");
  isLeft("brochures", await makeBrochures(undefined, until));
}

function isLeft(what: string, count: number): boolean {
  if (count === 0) return false;
  console.log(`${count} ${what} are left for the next run`);
  process.exitCode = unfinished;
  return true;
}

const {
  values: { minutes, ...flags },
} = parseArgs({
  options: {
    check: { type: "boolean" },
    compile: { type: "boolean" },
    pictures: { type: "boolean" },
    minutes: { type: "string" },
  },
});
const until = started + Number(minutes ?? Infinity) * 60_000;
const onlyPictures = flags.pictures === true;
const makes = Object.keys(flags).length === 0;

try {
  // A build and a check of published content do not fail because a day has passed: the deployment reports
  // it.
  const { files, problems } = await readContent(undefined, makes ? undefined : null);
  if (problems.length > 0) throw new ContentProblems(problems);
  if (makes || onlyPictures) await (await import("./pictures/originals.ts")).prepareOriginals();
  if (onlyPictures) await (await import("./content/pictures.ts")).makePictures();
  compileContent(files);
  if (!flags.compile)
    for (const warning of contentWarnings(files)) console.warn(`Warning: ${warning}`);
  if (flags.check) await check(files);
  else if (makes) await make(files, until);
  if (process.exitCode === undefined && !flags.compile)
    console.log(`The content is up to date (${((Date.now() - started) / 1000).toFixed(1)} s)`);
} catch (error) {
  if (!(error instanceof ContentProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
