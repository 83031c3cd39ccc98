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
import { contentFolder } from "./content/read.ts";
import { importSiteModule } from "./import-site-module.ts";
import type * as Import from "./import/import-homes.ts";
import type { HomePlan } from "./import/plan.ts";
import { inParallel, run } from "./run.mjs";

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

const maxShown = 80;

/** A value as one line. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return value.toLocaleString("en-GB");
  const line = Array.isArray(value) ? value.join(" · ") : (value as string);
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
}

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

function linesOf({ id, title, isNew, changes, kept }: HomePlan): string[] {
  const photos = changes.find(({ key }) => key === "photos");
  const status = changes.find(({ key }) => key === "status");
  const heading = `${isNew ? "new     " : "changed "} ${id}: ${title}`;
  const edited = kept.map(
    (change) =>
      `           ${change.heading}: edited in the studio, and stays ${shown(change.before)}. The file has ${shown(change.after)}`,
  );
  if (isNew)
    return [
      `${heading}, ${shown(status?.after)}, ${plural((photos?.after as unknown[] | undefined)?.length ?? 0, "photo")}`,
    ];
  return [
    changes.length > 0 ? heading : `edited   ${id}: ${title}`,
    ...changes.map(
      (change) => `           ${change.heading}: ${shown(change.before)} → ${shown(change.after)}`,
    ),
    ...edited,
  ];
}

/**
 * What an import changes, in the words of the staff.
 *
 * @param plans of the homes
 * @param notes about the file
 */
function reportOf(plans: readonly HomePlan[], notes: readonly string[]): string {
  const faulty = plans.filter(({ problems }) => problems.length > 0);
  const sound = plans.filter(({ problems }) => problems.length === 0);
  const touched = sound.filter(({ changes, kept }) => changes.length > 0 || kept.length > 0);
  const count = (isCounted: (plan: HomePlan) => boolean) => sound.filter(isCounted).length;
  const edited = count(({ kept }) => kept.length > 0);
  return [
    ...touched.flatMap(linesOf),
    ...(touched.length > 0 ? [""] : []),
    ...plans.flatMap(({ questions }) => questions.map((question) => `Check    ${question}`)),
    ...faulty.flatMap(({ problems }) => problems.map((problem) => `Problem  ${problem}`)),
    ...notes.map((note) => `Note     ${note}`),
    [
      `${plural(plans.length, "home")} in the file: ${count(({ isNew }) => isNew)} new`,
      `${count(({ isNew, changes }) => !isNew && changes.length > 0)} changed`,
      `${count(({ isNew, changes }) => !isNew && changes.length === 0)} as they are`,
      `${faulty.length} with problems, which are not imported`,
    ].join(", "),
    ...(edited > 0
      ? [
          `${plural(edited, "home")} with fields that were edited in the studio: --overwrite replaces them`,
        ]
      : []),
  ].join("\n");
}

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
  console.log(reportOf(plans, notes));
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
