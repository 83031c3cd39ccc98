/**
 * Publishes what the studio has committed: generates the derived files, commits and pushes them, deploys,
 * and checks the deployed site. An entry with a problem is published as it was, and the editors are told. At
 * another problem it stops; the site is then unchanged.
 *
 *     npm run publish                      all of it
 *     npm run publish -- content           validates, generates pictures, share pictures and brochures, pushes
 *     npm run publish -- deploy            deploys and checks the deployed site
 *     npm run publish -- preview           deploys the preview with drafts, if the studio's settings have one
 *     npm run publish -- studio            deploys the studio, if its settings have a repository
 *     npm run publish -- --dry-run         lists what would change online, and does nothing
 *     npm run publish -- --message FILE    also writes errors, and entries that stay as they were, to a file
 *     npm run publish -- --minutes 20      begins no picture or brochure after 20 minutes; the next run continues
 *
 * Other options are passed to `npm run deploy`, for example --without-permits.
 * .github/workflows/publish.yml runs the parts one by one.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { officeDay } from "../app/format/office-time.ts";
import { heldBackMessage, holdBack, takeBack, type HeldBack } from "./content/hold-back.ts";
import { ContentProblems, contentFolder } from "./content/read.ts";
import { readContent } from "./content/validate.ts";
import { whatChanges } from "./content/what-changes.ts";
import { applyTable, pricesFile } from "./import/store.ts";
import { environment, root, unfinished } from "./run.mjs";
import { placeholderRepository, readSettings } from "./studio/config.ts";

/** The outputs of `npm run content`. */
const generated = ["app/content", "app/pictures", "app/features/brochures", "public"];
/** Maximum attempts of a push after other pushes. */
const pushes = 3;
/** The time after which what is made is pushed, in minutes: a killed run loses no more. */
const shardMinutes = 5;

/** A failed step with its output. */
class Failure extends Error {}

/** @returns the output, and whether there is more to make */
function run(command: string, words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0 && status !== unfinished)
    throw new Failure((stderr.trim() || stdout.trim()).slice(-60_000));
  return { output: stdout.trim(), isLeft: status === unfinished };
}

const step = (command: string, words: readonly string[]): string => run(command, words).output;

/** What the table of prices and statuses changes no more. */
const leftOut: string[] = [];

/** Applies the studio's table of prices and statuses, in a commit by whoever saved it. */
async function publishTable(): Promise<void> {
  const table = pricesFile(contentFolder);
  const isCommitted = step("git", ["status", "--porcelain", "--", table]) === "";
  const author = isCommitted ? step("git", ["log", "-1", "--format=%an <%ae>", "--", table]) : "";
  const applied = await applyTable(contentFolder, officeDay(new Date()), !isDryRun);
  leftOut.push(...applied.leftOut);
  if (isDryRun) console.log([...applied.changes, ...applied.leftOut].join("\n"));
  if (applied.files.length === 0) return;
  step("oxfmt", applied.files);
  step("git", ["add", "--", ...applied.files]);
  if (step("git", ["diff", "--cached", "--name-only", "--", ...applied.files]) === "") return;
  const by = author ? ["--author", author] : [];
  step("git", ["commit", "--message", "Change prices and statuses", ...by, "--", ...applied.files]);
}

/**
 * Generates outdated files, and commits them without the entries that are held back.
 *
 * @param until when nothing more is begun, in ms since 1970
 * @returns whether something is left
 */
function makeContent(held: readonly HeldBack[], until: number): boolean {
  step("node", ["scripts/make-content.ts", "--compile"]);
  step("oxfmt", ["app/content"]);
  const left = Math.max(0, (until - Date.now()) / 60_000);
  const limit = Math.min(shardMinutes, left);
  const { isLeft } = run("node", ["scripts/make-content.ts", "--minutes", String(limit)]);
  step("git", ["add", "--all", "--", ...generated]);
  takeBack(held);
  if (step("git", ["diff", "--cached", "--name-only"]) !== "")
    step("git", ["commit", "--message", "Make what the site shows of the content"]);
  return isLeft;
}

/** @returns whether everything is made */
async function publishContent(): Promise<boolean> {
  const until = Date.now() + Number(minutes ?? Infinity) * 60_000;
  for (let left = pushes; ;) {
    const held = await holdBack();
    tell(held);
    let isLeft = false;
    try {
      isLeft = makeContent(held, until);
    } finally {
      // Not again if it was done before the commit.
      takeBack(held);
    }
    try {
      step("git", ["push", "origin", "HEAD"]);
      if (!isLeft || Date.now() >= until) return !isLeft;
      left = pushes;
    } catch (error) {
      left -= 1;
      if (!(error instanceof Failure) || left === 0) throw error;
      // Somebody has pushed meanwhile, perhaps the table too, so the merged content is generated again.
      step("git", ["pull", "--rebase"]);
      await publishTable();
    }
  }
}

/** The studio knows titles, prices and pages of the day it is built. */
async function deployStudio(): Promise<void> {
  if (readSettings().repository === placeholderRepository)
    console.log("The studio has no repository, and is not deployed: docs/studio-setup.md");
  else await deploy(["studio", "deploy"]);
}

/** Runs an npm script that deploys, with its options, without the entries that are held back. */
async function deploy([script = "", ...options]: readonly string[]): Promise<void> {
  const held = await holdBack();
  try {
    step("npm", ["run", "--silent", script, "--", ...options]);
  } finally {
    takeBack(held);
  }
}

const words = process.argv.slice(2);

function takeOption(name: string): string | undefined {
  const at = words.indexOf(name);
  return at === -1 ? undefined : words.splice(at, 2)[1];
}
const messageFile = takeOption("--message");
const minutes = takeOption("--minutes");
const isDryRun = words.includes("--dry-run");
const parts = ["content", "deploy", "preview", "studio"];
const part = parts.includes(words[0] ?? "") ? words.shift() : undefined;

/** Tells the editors of entries that stay as they were. */
function tell(held: readonly HeldBack[]): void {
  if (held.length + leftOut.length === 0) return;
  const table = leftOut.map((line) => `- ${line}\n`).join("");
  const text = `${table && `Left out of Prices and statuses:\n${table}\n`}${heldBackMessage(held)}`;
  console.log(text);
  if (messageFile) writeFileSync(messageFile, text);
}

/** Lists what will change online, in the summary of a workflow too. */
async function listChanges(): Promise<void> {
  const changes = await whatChanges();
  const text = changes.length === 0 ? "Nothing changes online." : changes.join("\n");
  console.log(text);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, changes.map((line) => `- ${line}\n`).join(""));
  if (!isDryRun) return;
  const { problems } = await readContent();
  if (problems.length > 0) console.log(["", "Not published:", ...problems].join("\n"));
}

/** Says that another run has to continue, to the workflow too. */
function sayUnfinished(): void {
  console.log("What is made is pushed. The next run makes the rest, and deploys.");
  const { GITHUB_OUTPUT: output } = process.env;
  if (output) appendFileSync(output, "unfinished=true\n");
}

async function publish(): Promise<void> {
  if (part === undefined || part === "content") {
    await publishTable();
    await listChanges();
  }
  if (isDryRun) return;
  if (part === "preview") return deploy(["studio", "preview"]);
  if (part === "studio") return deployStudio();
  const isMade = part === "deploy" || (await publishContent());
  if (!isMade) sayUnfinished();
  else if (part !== "content") await deploy(["deploy", ...words]);
}

try {
  await publish();
} catch (error) {
  if (!(error instanceof Failure || error instanceof ContentProblems)) throw error;
  if (messageFile) writeFileSync(messageFile, `${error.message}\n`);
  console.error(`${error.message}\nNot published. The site is as it was.`);
  process.exitCode = 1;
}
