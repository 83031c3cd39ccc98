/**
 * Publishes what the studio has committed: generates the derived files, commits and pushes them, deploys,
 * and checks the deployed site. An entry with a problem is published as it was, and the editors are told. At
 * another problem it stops; the site is then unchanged.
 *
 *     npm run publish                      all of it
 *     npm run publish -- content           validates, generates pictures, share pictures and brochures, pushes
 *     npm run publish -- deploy            deploys and checks the deployed site
 *     npm run publish -- --dry-run         lists what would change online, and does nothing
 *     npm run publish -- --message FILE    also writes errors, and entries that stay as they were, to a file
 *
 * Other options are passed to `npm run deploy`, for example --without-permits.
 * .github/workflows/publish.yml runs the same two parts.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { heldBackMessage, holdBack, takeBack, type HeldBack } from "./content/hold-back.ts";
import { ContentProblems } from "./content/problems.ts";
import { readContent } from "./content/validate.ts";
import { whatChanges } from "./content/what-changes.ts";
import { environment, root } from "./run.mjs";

/** The outputs of `npm run content`. */
const generated = ["app/content", "app/pictures", "app/features/brochures", "public"];
/** Maximum attempts of a push after other pushes. */
const pushes = 3;

/** A failed step with its output. */
class Failure extends Error {}

function step(command: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) throw new Failure((stderr.trim() || stdout.trim()).slice(-60_000));
  return stdout.trim();
}

/** Generates outdated files, and commits them without the entries that are held back. */
function makeContent(held: readonly HeldBack[]): void {
  step("node", ["scripts/make-content.ts", "--compile"]);
  step("oxfmt", ["app/content"]);
  step("node", ["scripts/make-content.ts"]);
  step("git", ["add", "--all", "--", ...generated]);
  takeBack(held);
  if (step("git", ["diff", "--cached", "--name-only"]) === "") return;
  step("git", ["commit", "--message", "Make what the site shows of the content"]);
}

async function publishContent(): Promise<void> {
  for (let left = pushes; ; left -= 1) {
    const held = await holdBack();
    tell(held);
    try {
      makeContent(held);
    } finally {
      // Not again if it was done before the commit.
      takeBack(held);
    }
    try {
      step("git", ["push", "origin", "HEAD"]);
      return;
    } catch (error) {
      if (!(error instanceof Failure) || left === 1) throw error;
      // Somebody has pushed meanwhile, so the merged content is generated again.
      step("git", ["pull", "--rebase"]);
    }
  }
}

async function deploy(options: readonly string[]): Promise<void> {
  const held = await holdBack();
  try {
    step("npm", ["run", "--silent", "deploy", "--", ...options]);
  } finally {
    takeBack(held);
  }
}

const words = process.argv.slice(2);
const at = words.indexOf("--message");
const [, messageFile] = at === -1 ? [] : words.splice(at, 2);
const isDryRun = words.includes("--dry-run");
const part = words[0] === "content" || words[0] === "deploy" ? words.shift() : undefined;

/** Tells the editors of entries that stay as they were. */
function tell(held: readonly HeldBack[]): void {
  if (held.length === 0) return;
  const text = heldBackMessage(held);
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

try {
  if (part !== "deploy") await listChanges();
  if (!isDryRun) {
    if (part !== "deploy") await publishContent();
    if (part !== "content") await deploy(words);
  }
} catch (error) {
  if (!(error instanceof Failure || error instanceof ContentProblems)) throw error;
  if (messageFile) writeFileSync(messageFile, `${error.message}\n`);
  console.error(`${error.message}\nNot published. The site is as it was.`);
  process.exitCode = 1;
}
