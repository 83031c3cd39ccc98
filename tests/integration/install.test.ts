import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../../scripts/run.mjs";

/** A project with two packages, whose installation scripts create a file. One of them may run its script. */
const folder = mkdtempSync(path.join(os.tmpdir(), "orizzonte-install-"));
const within = (name: string) => path.join(folder, name);
const writeJson = (name: string, content: object) =>
  writeFileSync(within(name), JSON.stringify(content));
const readLockfile = () =>
  JSON.parse(readFileSync(within("package-lock.json"), "utf8")) as {
    packages: Record<string, { integrity?: string }>;
  };

const npm = (...words: string[]) => execFileSync("npm", words, { cwd: folder, encoding: "utf8" });

beforeAll(() => {
  mkdirSync(within("scripts"));
  for (const name of ["install.mjs", "run.mjs"])
    copyFileSync(path.join(root, "scripts", name), within(`scripts/${name}`));
  const packages = ["allowed", "other"];
  for (const name of packages) {
    mkdirSync(within(name));
    const postinstall = `node -e "fs.writeFileSync('ran', '')"`;
    writeJson(`${name}/package.json`, { name, version: "1.0.0", scripts: { postinstall } });
    npm("pack", "--silent", `./${name}`);
  }
  writeJson("package.json", {
    name: "example",
    dependencies: Object.fromEntries(packages.map((name) => [name, `file:${name}-1.0.0.tgz`])),
    allowScripts: { allowed: true },
  });
  npm("install", "--offline", "--package-lock-only");
});
afterAll(() => rmSync(folder, { recursive: true }));

const install = () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/install.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr };
};

it("installs nothing while the lockfile lacks the hash of a package", () => {
  const complete = readLockfile();
  const entry = complete.packages["node_modules/other"];
  expect(entry?.integrity).toMatch(/^sha512-/);
  const { integrity: _, ...unverified } = entry ?? {};
  writeJson("package-lock.json", {
    ...complete,
    packages: { ...complete.packages, "node_modules/other": unverified },
  });
  expect(install()).toEqual({
    status: 1,
    stderr: expect.stringContaining("lacks the integrity of:\n\nnode_modules/other\n") as string,
  });
  expect(existsSync(within("node_modules"))).toBe(false);
  writeJson("package-lock.json", complete);
});

it("runs the installation scripts of the named packages only", () => {
  expect(install().status).toBe(0);
  expect(existsSync(within("node_modules/allowed/ran"))).toBe(true);
  expect(existsSync(within("node_modules/other/package.json"))).toBe(true);
  expect(existsSync(within("node_modules/other/ran"))).toBe(false);
});
