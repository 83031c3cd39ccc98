/**
 * Imports homes from a table or a feed into app/content, and prints a table of prices to edit. docs/import.md describes
 * both.
 *
 *     npm run import -- FILE                 shows what would change
 *     npm run import -- FILE --write         writes it
 *     npm run import -- FILE --overwrite     also what was edited since the last import
 *     npm run import -- FEED.xml --rate 4.25 dirhams per euro, for a feed with prices in euros
 *     npm run import -- --export FILE        writes the prices and statuses of all homes, to edit and import
 *     npm run import -- --template FILE      writes an empty table with a column for each field
 *
 * FILE is .csv, .xlsx or a feed in Kyero's format. `--content FOLDER` is another folder than app/content.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { officeDay } from "../app/format/office-time.ts";
import { inParallel } from "./content/in-parallel.ts";
import { contentFolder } from "./content/read.ts";
import { importSiteModule } from "./import-site-module.ts";
import type * as Import from "./import/import-homes.ts";
import type { HomePlan } from "./import/plan.ts";
import { run } from "./run.mjs";

const {
  values: { write = false, overwrite = false, rate, content: folder = contentFolder, ...values },
  positionals: [file],
} = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean" },
    overwrite: { type: "boolean" },
    rate: { type: "string" },
    export: { type: "string" },
    template: { type: "string" },
    content: { type: "string" },
  },
});

const homes = await importSiteModule<typeof Import>("scripts/import/import-homes.ts");

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Writes homes. The others are written although one fails. */
async function writeHomes(plans: readonly HomePlan[], beside: string): Promise<void> {
  const files: string[] = [];
  const written: HomePlan[] = [];
  await inParallel(plans, async (plan) => {
    try {
      files.push(await homes.writeHome(folder, plan, beside));
      written.push(plan);
    } catch (error) {
      fail(
        `Problem  ${plan.where}: not imported. ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
  homes.recordImported(folder, written);
  if (files.length > 0) run("oxfmt", files, { quiet: true });
  console.log(
    `${files.length} homes are written. Next: npm run content, which makes their pictures.`,
  );
}

async function importFile(name: string): Promise<void> {
  if (!existsSync(name)) return fail(`There is no file ${name}.`);
  const beside = path.dirname(path.resolve(name));
  const { plans, notes } = homes.planImport(
    await homes.readImportFile(name, rate === undefined ? undefined : Number(rate)),
    { folder, beside, today: officeDay(new Date()), overwrite },
  );
  console.log(homes.reportOf(plans, notes));
  const sound = plans.filter(({ problems }) => problems.length === 0);
  if (sound.length < plans.length || plans.length === 0) process.exitCode = 1;
  if (sound.every(({ changes }) => changes.length === 0)) {
    if (write) homes.recordImported(folder, sound);
    return;
  }
  if (write)
    return writeHomes(
      sound.filter(({ changes }) => changes.length > 0),
      beside,
    );
  console.log(`Nothing is written yet. To write it: npm run import -- ${name} --write`);
}

const asked = values.export ?? values.template;
if (asked) {
  const rows = values.export ? homes.priceTable(homes.readHomes(folder)) : homes.template();
  writeFileSync(asked, await homes.tableFile(asked, rows));
  console.log(`${asked} is written${values.export ? `: ${rows.length - 1} homes` : ""}.`);
} else if (file) await importFile(file);
else fail("Name a file: npm run import -- FILE. docs/import.md describes it.");
