/**
 * Validates what the firm edits and makes everything that the site shows of it: the compiled content,
 * pictures, share pictures and brochures. Files that are up to date are not touched. An interrupted run
 * leaves no partial files; the next one goes on where it stopped.
 *
 *     npm run content                 make what is missing or out of date, remove what is left over
 *     npm run content -- --check      only say what is wrong, missing or out of date
 *     npm run content -- --compile    only validate and compile
 */
import { compileContent } from "./content/compile.ts";
import { contentProblems } from "./content/validate.ts";

const started = Date.now();

async function check(): Promise<void> {
  const { pictureDifferences } = await import("./content/pictures.ts");
  const { shareDifferences } = await import("./content/share-pictures.ts");
  const { brochureDifferences } = await import("./content/brochures.ts");
  const differences = [
    ...(await pictureDifferences()),
    ...(await shareDifferences()),
    ...(await brochureDifferences()),
  ];
  if (differences.length === 0) return;
  console.error([...differences, 'Run "npm run content" and commit what it makes.'].join("\n"));
  process.exitCode = 1;
}

async function make(): Promise<void> {
  const { makePictures } = await import("./content/pictures.ts");
  await makePictures();
  // These read the catalogue of pictures, which is complete only now.
  const { makeSharePictures } = await import("./content/share-pictures.ts");
  await makeSharePictures();
  const { makeBrochures } = await import("./content/brochures.ts");
  await makeBrochures();
}

const problems = await contentProblems();
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
} else {
  await compileContent();
  if (process.argv.includes("--check")) await check();
  else if (!process.argv.includes("--compile")) await make();
  if (process.exitCode === undefined && !process.argv.includes("--compile"))
    console.log(`The content is up to date (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
