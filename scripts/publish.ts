/**
 * Publishes what the studio has committed: makes what the site shows of it, commits and pushes that, deploys,
 * and checks the deployed site. It stops at the first problem; the site then stays as it is.
 *
 *     npm run publish                      all of it
 *     npm run publish -- content           validates, makes pictures, share pictures and brochures, pushes
 *     npm run publish -- deploy            deploys and checks the deployed site
 *     npm run publish -- --message FILE    also writes what went wrong to a file
 *
 * Other options are passed to `npm run deploy`, for example --without-permits. .github/workflows/publish.yml
 * runs the same two parts.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { environment, root } from "./run.mjs";

/** What `npm run content` writes. */
const generated = ["app/content", "app/pictures", "app/features/brochures", "public"];
/** How often a push is tried again after someone else has pushed. */
const pushes = 3;

/** A step that failed, with what it said. */
class Failure extends Error {}

/** Runs a command, shows what it prints, and returns it. */
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

/** Makes what is out of date, and commits it. */
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
      // Someone has pushed meanwhile. What the two changes make together may be something else again.
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
