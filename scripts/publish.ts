/**
 * Publishes what the studio has committed: generates the derived files, commits and pushes them, deploys,
 * and checks the deployed site. It stops at the first problem; the site is then unchanged.
 *
 *     npm run publish                      all of it
 *     npm run publish -- content           validates, generates pictures, share pictures and brochures, pushes
 *     npm run publish -- deploy            deploys and checks the deployed site
 *     npm run publish -- --message FILE    also writes errors to a file
 *
 * Other options are passed to `npm run deploy`, for example --without-permits.
 * .github/workflows/publish.yml runs the same two parts.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
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

/** Generates outdated files, and commits them. */
function makeContent(): void {
  step("node", ["scripts/make-content.ts", "--compile"]);
  step("oxfmt", ["app/content"]);
  step("node", ["scripts/make-content.ts"]);
  step("git", ["add", "--all", "--", ...generated]);
  if (step("git", ["diff", "--cached", "--name-only"]) === "") return;
  step("git", ["commit", "--message", "Make what the site shows of the content"]);
}

function publishContent(): void {
  for (let left = pushes; ; left -= 1) {
    makeContent();
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

const words = process.argv.slice(2);
const at = words.indexOf("--message");
const [, messageFile] = at === -1 ? [] : words.splice(at, 2);
const part = words[0] === "content" || words[0] === "deploy" ? words.shift() : undefined;

try {
  if (part !== "deploy") publishContent();
  if (part !== "content") step("npm", ["run", "--silent", "deploy", "--", ...words]);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  if (messageFile) writeFileSync(messageFile, `${error.message}\n`);
  console.error("Not published. The site is as it was.");
  process.exitCode = 1;
}
