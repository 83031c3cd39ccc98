import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { environment, root } from "../../scripts/run.mjs";
import { ProjectCopy } from "../support/project-copy.ts";

const origin = mkdtempSync(path.join(os.tmpdir(), "orizzonte-origin-"));
const copy = new ProjectCopy();
const clone = copy.folder;
const message = path.join(os.tmpdir(), `publish-message-${process.pid}`);
const area = "app/content/areas/marina-bay/area.yaml";

/** The environment of a workflow: its own git identity, without user settings. */
const alone = {
  ...environment,
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_AUTHOR_NAME: "Publisher",
  GIT_AUTHOR_EMAIL: "publisher@orizzonte.example",
  GIT_COMMITTER_NAME: "Publisher",
  GIT_COMMITTER_EMAIL: "publisher@orizzonte.example",
};
const git = (folder: string, ...words: string[]) =>
  execFileSync("git", words, { cwd: folder, env: alone, encoding: "utf8" }).trim();

/** Commits a changed file, as the studio does. */
function commit(name: string, change: (text: string) => string) {
  const file = path.join(clone, name);
  const text = readFileSync(file, "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
  git(clone, "commit", "--all", "--message", "Change areas: marina-bay");
}

function publish(...words: string[]) {
  rmSync(message, { force: true });
  const { status, stderr } = spawnSync(
    "node",
    ["scripts/publish.ts", ...words, "--message", message],
    { cwd: clone, env: alone, encoding: "utf8" },
  );
  return { status, stderr };
}

beforeAll(() => {
  git(clone, "init", "--initial-branch", "main");
  // Pictures and PDFs are compressed already.
  git(clone, "config", "core.compression", "0");
  git(clone, "add", "--all");
  git(clone, "commit", "--quiet", "--message", "The site");
  git(clone, "clone", "--quiet", "--bare", "--local", clone, origin);
  git(clone, "remote", "add", "origin", origin);
  git(clone, "fetch", "--quiet", "origin");
  git(clone, "branch", "--quiet", "--set-upstream-to", "origin/main");
});
afterAll(async () => {
  await copy.close();
  rmSync(origin, { recursive: true, force: true });
});

it("stops at invalid content with the reason, and pushes nothing", () => {
  const before = git(origin, "rev-parse", "main");
  commit(area, (text) => text.replace(/^properties: .*$/m, "properties: -1"));
  expect(publish("content").status).toBe(1);
  expect(readFileSync(message, "utf8")).toBe(
    "areas/marina-bay/area.yaml: the number of properties on offer is -1: it should be at least 0\n",
  );
  expect(git(origin, "rev-parse", "main")).toBe(before);
  git(clone, "reset", "--hard", "--quiet", "HEAD~1");
});

it("commits and pushes generated files, also after another push", () => {
  const other = mkdtempSync(path.join(os.tmpdir(), "orizzonte-other-"));
  git(other, "clone", "--quiet", "--shared", "--sparse", origin, ".");
  writeFileSync(path.join(other, "another.txt"), "Of someone else.\n");
  git(other, "add", "--all");
  git(other, "commit", "--quiet", "--message", "Another change");
  // git runs this hook before it pushes: another commit arrives first.
  const hook = path.join(clone, ".git/hooks/pre-push");
  writeFileSync(hook, `#!/bin/sh\nunset GIT_DIR\ncd '${other}' && git push --quiet origin main\n`);
  chmodSync(hook, 0o755);
  // The studio writes a list in one line as several, and quotes otherwise.
  commit(area, (text) => `${text}\n\n`.replace(/^properties: .*$/m, "properties:    41"));
  expect(publish("content").status).toBe(0);
  const [made, changed, another] = git(origin, "log", "--format=%s", "main").split("\n");
  expect([made, changed, another]).toEqual([
    "Make what the site shows of the content",
    "Change areas: marina-bay",
    "Another change",
  ]);
  const published = git(origin, "show", `main:${area}`);
  expect(parse(published)).toMatchObject({ properties: 41 });
  expect(published).toContain("properties: 41\n");
  rmSync(other, { recursive: true });
});

it("deploys nothing while a requirement is unmet, with the reason", () => {
  expect(publish("deploy").status).toBe(1);
  expect(readFileSync(message, "utf8")).toMatch(/^Not deployed\. This is missing:/);
});

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      environment?: string;
      permissions: Record<string, string>;
      steps: { uses?: string; run?: string; env?: Record<string, string> }[];
    }
  >;
}
const workflowFolder = path.join(root, ".github/workflows");
const readWorkflow = (name: string) =>
  parse(readFileSync(path.join(workflowFolder, name), "utf8")) as Workflow;
const workflow = readWorkflow("publish.yml");

it("is not triggered by external events", () => {
  expect(Object.keys(workflow.on)).toEqual(["push", "workflow_dispatch"]);
  expect(workflow.on["push"]?.branches).toEqual(["main"]);
});

it("pins each action of each workflow by its hash, and each to one version", () => {
  const used = globSync("*.yml", { cwd: workflowFolder })
    .flatMap((name) => Object.values(readWorkflow(name).jobs))
    .flatMap(({ steps }) => steps.flatMap(({ uses }) => (uses ? [uses] : [])));
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  const versions = new Set(used);
  const actions = new Set(used.map((action) => action.split("@")[0]));
  expect(actions.size).toBe(versions.size);
});

it("passes a token to one step only", () => {
  const steps = Object.entries(workflow.jobs).flatMap(([job, { steps: own }]) =>
    own.map((step) => ({ job, ...step })),
  );
  const withSecrets = steps.filter((step) => JSON.stringify(step).includes("secrets."));
  expect(withSecrets.map(({ job, run }) => [job, run])).toEqual([
    ["deploy", 'npm run publish -- deploy --message "$RUNNER_TEMP/problem"'],
  ]);
  expect(workflow.jobs["deploy"]).toMatchObject({
    environment: "production",
    permissions: { contents: "read" },
  });
  expect(workflow.permissions).toEqual({});
});
