/**
 * Makes everything the site shows from the masters in `app/pictures/masters`: the encoded files in
 * `public/pictures`, the catalogue that names them and the grounds they load on. What has been
 * made stays; only changed masters are encoded again.
 *
 *     npm run pictures              make what is missing, remove what is stale
 *     npm run pictures -- --check   only say what is missing or stale, and fail if anything is
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { encodeMissing } from "./pictures/encode.ts";
import {
  catalogueFile,
  mastersFolder,
  outputFolder,
  placeholdersFile,
} from "./pictures/folders.ts";
import { catalogueModule, placeholderStylesheet } from "./pictures/generated.ts";
import { readManifest } from "./pictures/manifest.ts";
import { compareOutput, outdatedModules, removeOutput, weighPictures } from "./pictures/output.ts";
import { dominantColour, gatherPlaceholders } from "./pictures/placeholder-colours.ts";
import { type PicturePlan, planPicture } from "./pictures/plan.ts";
import { paletteSize } from "./pictures/settings.ts";

const plans: PicturePlan[] = [];
for (const entry of readManifest()) plans.push(await planPicture(entry));

if (process.argv.includes("--check")) check();
else await make();

function check(): void {
  const { missing, stale } = compareOutput(plans);
  const folder = path.relative(process.cwd(), outputFolder);
  const problems = [
    ...missing.map((file) => `missing: ${folder}/${file}`),
    ...stale.map((file) => `stale: ${folder}/${file}`),
    ...outdatedModules(plans).map((file) => `stale: ${path.relative(process.cwd(), file)}`),
  ];
  if (problems.length === 0) {
    console.log(`${plans.length} pictures, all up to date`);
    return;
  }
  console.error([...problems, 'Run "npm run pictures" and commit what it makes.'].join("\n"));
  process.exitCode = 1;
}

async function make(): Promise<void> {
  for (const [index, { name, whole, tall }] of plans.entries()) {
    let made = await encodeMissing(whole);
    if (tall) made += await encodeMissing(tall);
    if (made > 0) console.log(`${index + 1}/${plans.length} ${name}: ${made} files`);
  }

  const { stale } = compareOutput(plans);
  removeOutput(stale);
  if (stale.length > 0) console.log(`removed ${stale.length} stale files`);

  const colours = [];
  for (const { whole } of plans) {
    colours.push(await dominantColour(path.join(mastersFolder, whole.source)));
  }
  const placeholders = gatherPlaceholders(colours, paletteSize);
  writeFileSync(catalogueFile, catalogueModule(plans, placeholders));
  writeFileSync(placeholdersFile, placeholderStylesheet(plans, placeholders));

  const { masters, output } = weighPictures();
  const total = (masters + output).toFixed(1);
  console.log(`masters ${masters.toFixed(1)} MB, output ${output.toFixed(1)} MB, all ${total} MB`);
}
