import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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
const workflowOutput = path.join(os.tmpdir(), `publish-output-${process.pid}`);
const area = "app/content/areas/marina-bay/area.yaml";
const folderOfArea = path.dirname(area);

/** The environment of a workflow: its own git identity, without user settings, and without access to Cloudflare. */
const alone = {
  ...environment,
  CLOUDFLARE_API_TOKEN: "",
  CLOUDFLARE_API_BASE_URL: "http://localhost:1",
  XDG_CONFIG_HOME: path.join(origin, "no-sign-in"),
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_AUTHOR_NAME: "Publisher",
  GIT_AUTHOR_EMAIL: "publisher@orizzonte.example",
  GIT_COMMITTER_NAME: "Publisher",
  GIT_COMMITTER_EMAIL: "publisher@orizzonte.example",
};
const git = (folder: string, ...words: string[]) =>
  execFileSync("git", words, { cwd: folder, env: alone, encoding: "utf8" }).trim();

function commit(name: string, change: (text: string) => string) {
  const file = path.join(clone, name);
  const text = readFileSync(file, "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
  git(clone, "commit", "--all", "--message", "Change areas: marina-bay");
}

function publish(...words: string[]) {
  rmSync(message, { force: true });
  rmSync(workflowOutput, { force: true });
  const { status, stdout, stderr } = spawnSync(
    "node",
    ["scripts/publish.ts", ...words, "--message", message],
    { cwd: clone, env: { ...alone, GITHUB_OUTPUT: workflowOutput }, encoding: "utf8" },
  );
  return { status, stdout, stderr };
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

it("stops at a problem of no single entry with the reason, and pushes nothing", () => {
  const before = git(origin, "rev-parse", "main");
  git(clone, "rm", "-r", "--quiet", folderOfArea);
  git(clone, "commit", "--quiet", "--message", "Remove an area");
  expect(publish("content").status).toBe(1);
  expect(readFileSync(message, "utf8")).toContain("the address /areas/marina-bay was public");
  expect(git(origin, "rev-parse", "main")).toBe(before);
  git(clone, "reset", "--hard", "--quiet", "HEAD~1");
});

it("commits and pushes generated files, also after another push, and leaves an invalid entry as it was", () => {
  const other = mkdtempSync(path.join(os.tmpdir(), "orizzonte-other-"));
  git(other, "clone", "--quiet", "--shared", "--sparse", origin, ".");
  writeFileSync(path.join(other, "another.txt"), "Of someone else.\n");
  git(other, "add", "--all");
  git(other, "commit", "--quiet", "--message", "Another change");
  // git runs this hook before it pushes: another commit arrives first.
  const hook = path.join(clone, ".git/hooks/pre-push");
  writeFileSync(hook, `#!/bin/sh\nunset GIT_DIR\ncd '${other}' && git push --quiet origin main\n`);
  chmodSync(hook, 0o755);
  const tower = "app/content/properties/continental-tower/property.yaml";
  commit(tower, (text) => text.replace("bathrooms: 2", "bathrooms: -2"));
  // The studio writes a list in one line as several, and quotes otherwise.
  commit(area, (text) => `${text}\n\n`.replace(/^properties: .*$/m, "properties:    41"));
  const dry = publish("--dry-run");
  expect(dry.stdout).toContain(
    "Marina Bay, /areas/marina-bay: number of properties on offer: 780 → 41",
  );
  expect(dry.stdout).toContain("Marina Bay, /areas/marina-bay: also on /areas\n");
  expect(publish("content").status).toBe(0);
  expect(readFileSync(message, "utf8")).toBe(
    "properties/continental-tower is online as it was:\n- properties/continental-tower/property.yaml: the number of bathrooms is -2: it should be at least 1\n",
  );
  // The editor finds what was typed, and what is generated is of the version before.
  expect(git(origin, "show", `main:${tower}`)).toContain("bathrooms: -2");
  expect(git(clone, "status", "--porcelain")).toBe("");
  expect(git(origin, "diff", "--name-only", "main~2", "main", "--", "public")).not.toContain(
    "continental-tower",
  );
  const [made, changed, , another] = git(origin, "log", "--format=%s", "main").split("\n");
  expect([made, changed, another]).toEqual([
    "Make what the site shows of the content",
    "Change areas: marina-bay",
    "Another change",
  ]);
  const published = git(origin, "show", `main:${area}`);
  expect(parse(published)).toMatchObject({ properties: 41 });
  expect(published).toContain("properties: 41\n");
  rmSync(hook);
  rmSync(other, { recursive: true });
});

it("applies the table of prices in a commit by whoever saved it, and says what it leaves out", () => {
  const tower = "app/content/properties/al-soufuh-apartment/property.yaml";
  const table = "app/content/prices.yaml";
  copy.write(
    table,
    "changes: |-\n  al-soufuh-apartment aed 3200000 3150000\n  ontario-tower aed 1 1450000\n",
  );
  const author = "Giulia <giulia@orizzonte.example>";
  git(clone, "commit", "--all", "--message", "Change prices", "--author", author);
  const dry = publish("--dry-run");
  expect(dry.stdout).toContain("price in AED: 3,200,000 → 3,150,000");
  expect(git(clone, "status", "--porcelain")).toBe("");
  expect(publish("content").status).toBe(0);
  expect(readFileSync(message, "utf8")).toContain(
    "Left out of Prices and statuses:\n- properties/ontario-tower: price in AED was changed to 1,500,000 meanwhile, and stays so. The table has 1,450,000\n",
  );
  expect(git(origin, "show", `main:${tower}`)).toContain("aed: 3150000");
  expect(git(origin, "show", `main:${table}`)).toBe('changes: ""');
  expect(git(origin, "log", "--format=%s %an", "-1", "main", "--", tower)).toBe(
    "Change prices and statuses Giulia",
  );
});

const stampsIn = (list: string): string[] => list.match(/"stamp": .*/g) ?? [];

it("pushes the brochures that are made in time, and leaves the others to the next run", () => {
  const list = "main:app/features/brochures/brochures.json";
  const before = git(origin, "show", list);
  commit("app/content/company.yaml", (text) =>
    text.replace("phone: +971 4 000", "phone: +971 4 001"),
  );
  const { status, stdout } = publish("content", "--minutes", "0");
  expect([status, readFileSync(workflowOutput, "utf8")]).toEqual([0, "unfinished=true\n"]);
  const [, made = 0, all = 0] = (/(\d+) of (\d+) brochures made/.exec(stdout) ?? []).map(Number);
  expect(made).toBeGreaterThan(0);
  expect(stdout).toContain(`${all - made} brochures are left for the next run`);
  const old = stampsIn(before);
  expect(stampsIn(git(origin, "show", list)).filter((stamp) => !old.includes(stamp))).toHaveLength(
    made,
  );
});

it("deploys nothing while a requirement is unmet, with the reason", () => {
  expect(publish("deploy").status).toBe(1);
  expect(readFileSync(message, "utf8")).toMatch(/^Not deployed\. This is missing:/);
});

it("deploys the studio with the entries as they are, once its settings have a repository", () => {
  const known = path.join(clone, "build/studio/known.json");
  expect(publish("studio")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("no repository"),
  });
  expect(existsSync(known)).toBe(false);
  copy.replace("studio/settings.json", "OWNER/REPOSITORY", "orizzonte/site");
  copy.replace(area, "name: Marina Bay", "name: Marina Coves");
  const permit =
    'permit: { number: "71234567890", validUntil: "2040-03-31", card: "https://example.com/1" }';
  const home = "app/content/properties/al-soufuh-apartment/property.yaml";
  copy.replace(home, "status: listed", `status: draft\n${permit}`);
  expect(publish("studio").status).toBe(1);
  // It is built, and Wrangler has no token here.
  expect(readFileSync(message, "utf8")).toContain("CLOUDFLARE_API_TOKEN");
  const { titles, permits } = JSON.parse(readFileSync(known, "utf8")) as {
    titles: Record<string, string[]>;
    permits: Record<string, { entry: string; title: string }[]>;
  };
  expect(Object.values(titles).flat()).toContain("areas/marina-bay");
  expect(JSON.stringify(titles)).toMatch(/marina coves/i);
  // Whoever knows the address of the studio can read it.
  const unnamed = [{ entry: "", title: "another home" }];
  expect(permits).toEqual({ 71234567890: unnamed, "https://example.com/1": unnamed });
  git(clone, "checkout", "--quiet", ".");
});

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      environment?: string;
      needs?: string | string[];
      permissions: Record<string, string>;
      steps: {
        uses?: string;
        run?: string;
        with?: Record<string, unknown>;
        env?: Record<string, string>;
      }[];
    }
  >;
}
const workflowFolder = path.join(root, ".github/workflows");
const readWorkflow = (name: string) =>
  parse(readFileSync(path.join(workflowFolder, name), "utf8")) as Workflow;
const workflow = readWorkflow("publish.yml");

const steps = globSync("*.yml", { cwd: workflowFolder })
  .flatMap((name) => Object.values(readWorkflow(name).jobs))
  .flatMap((job) => job.steps);

it("pins each action by its hash and to one version, and leaves no token in a copy", () => {
  const used = steps.flatMap(({ uses }) => (uses ? [uses] : []));
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  const actions = new Set(used.map((action) => action.split("@")[0]));
  expect(actions.size).toBe(new Set(used).size);
  const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
  expect(checkouts.length).toBeGreaterThan(3);
  for (const checkout of checkouts)
    expect(checkout.with).toMatchObject({ "persist-credentials": false });
});

it("passes a token to one step only", () => {
  const all = Object.entries(workflow.jobs).flatMap(([job, { steps: own }]) =>
    own.map((step) => ({ job, ...step })),
  );
  const withToken = all.filter((step) => /secrets\.|github\.token/.test(JSON.stringify(step)));
  expect(withToken.map(({ job, run }) => [job, run?.trim().split("\n").at(-1)])).toEqual([
    ["content", 'npm run publish -- content --minutes 20 --message "$RUNNER_TEMP/problem"'],
    ["continue", workflow.jobs["continue"]?.steps[0]?.run],
    ["deploy", 'npm run publish -- deploy --message "$RUNNER_TEMP/problem"'],
    ["preview", "npm run publish -- preview"],
    ["studio", "npm run publish -- studio"],
    ["report", '$MESSAGE"'],
  ]);
  expect(workflow.jobs["continue"]?.permissions).toEqual({ actions: "write" });
  for (const job of ["deploy", "preview", "studio"])
    expect(workflow.jobs[job]).toMatchObject({
      environment: "${{ needs.review.outputs.environment }}",
      permissions: { contents: "read" },
    });
  expect(workflow.jobs["studio"]?.needs).toEqual(["review", "deploy"]);
  expect(workflow.permissions).toEqual({});
});

/** The environment that the workflow chooses for the newest commit of the clone. */
function environmentFor(reviewed: string): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), "orizzonte-review-"));
  const output = path.join(folder, "output");
  const script = workflow.jobs["review"]?.steps.at(-1)?.run ?? "";
  execFileSync("bash", ["-e", "-c", script], {
    cwd: clone,
    env: { ...alone, REVIEWED: reviewed, RUNNER_TEMP: folder, GITHUB_OUTPUT: output },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const { commit: chosen, environment: name } = Object.fromEntries(
    readFileSync(output, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("=") as [string, string]),
  ) as Record<string, string>;
  rmSync(folder, { recursive: true });
  expect(chosen).toBe(git(clone, "rev-parse", "HEAD"));
  return name;
}

/** The environment for a commit of a change, which is taken back. */
function environmentAfter(change: () => void): string | undefined {
  const before = git(clone, "rev-parse", "HEAD");
  change();
  git(clone, "add", "--all");
  git(clone, "commit", "--quiet", "--message", "Change areas: marina-bay");
  const chosen = environmentFor(before);
  git(clone, "reset", "--hard", "--quiet", before);
  return chosen;
}

it("deploys content and what is generated of it without an approval", () => {
  const written = [
    `${folderOfArea}/a-photo.jpg`,
    "app/content/properties/ontario-tower/video.mp4",
    "app/content/properties/ontario-tower/video.en.vtt",
    "app/content/journal/a-new-article/index.en.md",
    "app/content/changes.json",
    "app/content/imported.json",
    "app/pictures/catalogue.json",
    "app/features/brochures/brochures.json",
    "public/pictures/areas/a-photo.12345678-640.avif",
    "public/brochures/12345678/orizzonte-a-home.pdf",
  ];
  const chosen = environmentAfter(() => {
    for (const name of written) copy.write(name, "{}");
    copy.remove(globSync("public/share/*.jpg", { cwd: clone })[0] ?? "");
    git(clone, "add", "--all");
    expect(git(clone, "status", "--porcelain").split("\n")).toHaveLength(written.length + 1);
  });
  expect(chosen).toBe("production");
});

it("asks for an approval after another change, also of an earlier push", () => {
  const before = git(clone, "rev-parse", "HEAD");
  commit("scripts/publish.ts", (text) => `${text}process.exit();\n`);
  commit(area, (text) => `${text}\n`);
  expect(environmentFor(git(clone, "rev-parse", "HEAD~1"))).toBe("production");
  expect(environmentFor(before)).toBe("production-code");
  git(clone, "reset", "--hard", "--quiet", before);
});

it.each(["", "no-commit"])("asks for an approval if %j has been reviewed", (reviewed) => {
  expect(environmentFor(reviewed)).toBe("production-code");
});

it.each([
  ["a script", "scripts/deploy.ts", "process.env;"],
  ["a module of the content", "app/content/company.ts", "process.env;"],
  ["a module beside the content", `${folderOfArea}/area.ts`, "process.env;"],
  ["the lockfile", "package-lock.json", "{}"],
  ["a script of the site", "public/pictures/site.js", "fetch('/');"],
  ["a name with a line break", `${folderOfArea}/a.yaml\nb.yaml`, ""],
])("asks for an approval of %s", (_, name, text) => {
  expect(environmentAfter(() => copy.write(name, text))).toBe("production-code");
});

it("asks for an approval of a link that leads out of the content", () => {
  const chosen = environmentAfter(() => {
    copy.remove(area);
    symlinkSync("/proc/self/environ", copy.path(area));
  });
  expect(chosen).toBe("production-code");
});
