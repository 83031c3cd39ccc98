/**
 * Builds, creates missing queues, migrates the remote database and deploys, if all requirements of
 * deploy/requirements.ts are met. Otherwise it lists what is missing and deploys nothing. At the end it
 * checks the deployed site, exits with 1 if a check fails, and otherwise tells search engines what has changed.
 *
 *     npm run deploy
 *     npm run deploy -- --without-permits
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { company } from "../app/content/company.ts";
import { projects } from "../app/content/projects.ts";
import { properties } from "../app/content/properties.ts";
import { namedListings } from "../app/site/validity.ts";
import { build } from "./build.mjs";
import { brochureDifferences } from "./content/brochures.ts";
import { announceChanges, isIndexNowKey } from "./deploy/index-now.ts";
import {
  checkProject,
  type DeploymentFacts,
  settingNames,
  waivers,
} from "./deploy/requirements.ts";
import { environment, mustRun, root, run } from "./run.mjs";
import { queueNames, setting } from "./settings.ts";
import { printSmokeTest } from "./smoke.ts";

const { values: flags } = parseArgs({
  options: Object.fromEntries(waivers.map((name) => [name, { type: "boolean" as const }])),
});

/** The names of the secrets of the deployed Worker; none before the first deployment. */
function secretNames(): string[] {
  const { status, stdout } = spawnSync("wrangler", ["secret", "list", "--format", "json"], {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  return status === 0 ? (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name) : [];
}

/** When the Worker was last deployed; undefined before the first deployment. */
function lastDeployment(): string | undefined {
  const { status, stdout } = spawnSync("wrangler", ["deployments", "list", "--json"], {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  if (status !== 0) return undefined;
  const times = (JSON.parse(stdout) as { created_on: string }[]).map((one) => one.created_on);
  return times.toSorted().at(-1);
}

const { blocking, remaining } = checkProject(
  {
    settings: Object.fromEntries(
      settingNames.map((name) => [name, setting(name)]),
    ) as DeploymentFacts["settings"],
    company,
    // The permits of areas are optional.
    advertisements: namedListings({ properties, projects, areas: [] }),
    projects: projects.filter(({ status }) => status !== "withdrawn"),
    staticHeaders: readFileSync(path.join(root, "public/_headers"), "utf8"),
    secrets: secretNames(),
    brochureProblems: await brochureDifferences(),
  },
  new Date(),
  Object.keys(flags),
);
if (blocking !== "") {
  const also = remaining && `\n\nMissing too, but no obstacle:\n\n${remaining}`;
  console.error(`Not deployed. This is missing:\n\n${blocking}${also}`);
  process.exit(1);
}

build({ force: true });

/** The deployment requires the queues. */
for (const name of queueNames())
  if (run("wrangler", ["queues", "info", name], { quiet: true, nonInteractive: true }) !== 0)
    mustRun("wrangler", ["queues", "create", name]);

mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
environment.WRANGLER_OUTPUT_FILE_PATH = path.join(
  mkdtempSync(path.join(os.tmpdir(), "deploy-")),
  "output",
);
const since = lastDeployment();
mustRun("wrangler", ["deploy"]);
if (remaining !== "") console.warn(`Deployed. This is still missing:\n\n${remaining}\n`);

/** Wrangler writes a line of JSON about the deployment. */
const deployed = readFileSync(environment.WRANGLER_OUTPUT_FILE_PATH, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { type: string; version_id?: string | null })
  .find(({ type }) => type === "deploy");
// An object literal in the call, so that the compiler rejects unknown options.
const isWorking = await printSmokeTest(setting("SITE_ORIGIN"), {
  version: deployed?.version_id ?? undefined,
  propagationMs: 60_000,
});
if (!isWorking) process.exitCode = 1;
const key = setting("INDEXNOW_KEY");
if (isWorking && isIndexNowKey(key))
  console.log(await announceChanges(setting("SITE_ORIGIN"), key, since));
