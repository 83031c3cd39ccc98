import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { environment, root } from "../../scripts/run.mjs";
import { Server } from "../server.ts";

/** Files that `npm run content` generates, as patterns below the project's root. */
const generated = [
  "app/features/brochures/brochures.json",
  "app/pictures/catalogue.json",
  "public/{brochures,pictures,share}/**/*.*",
];

export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * A copy of the project in a temporary folder. Its files can be changed, generated, built and served
 * without an effect on the project. It has the packages of the project.
 */
export class ProjectCopy {
  readonly folder: string;
  #server: Server | undefined;

  /**
   * Copies the project's files, except those that Git ignores.
   *
   * @param files to write into the copy: contents by name, "app/content/places.yaml"
   */
  constructor(files: Iterable<readonly [name: string, content: Buffer | string]> = []) {
    this.folder = mkdtempSync(path.join(os.tmpdir(), "orizzonte-copy-"));
    const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
    });
    for (const name of new Set(listed.split("\0").filter(Boolean)))
      cpSync(path.join(root, name), this.path(name), { preserveTimestamps: true });
    symlinkSync(path.join(root, "node_modules"), this.path("node_modules"));
    for (const [name, content] of files) this.write(name, content);
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), "utf8");
  }

  write(name: string, content: Buffer | string): void {
    mkdirSync(path.dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
  }

  /** Replaces the first occurrence of a text in a file. */
  replace(name: string, before: string, after: string): void {
    const text = this.read(name);
    if (!text.includes(before)) throw new Error(`${name} does not contain “${before}”.`);
    this.write(name, text.replace(before, after));
  }

  remove(name: string): void {
    rmSync(this.path(name));
  }

  makeContent(): void {
    this.#run("scripts/make-content.ts");
  }

  /** Makes what `npm run content` makes, with the brochures of some entries alone. */
  makeContentOf(...entries: string[]): void {
    this.#run("tests/support/make-content.ts", entries);
  }

  build(): void {
    this.#run("scripts/build.mjs");
  }

  /**
   * Serves the build with an empty database. Visitors get mails.
   *
   * @returns the server; `close` ends it
   */
  async serve(port: number): Promise<Server> {
    const settings = {
      SITE_ORIGIN: `http://localhost:${port}`,
      VISITOR_MAIL: "on",
      DESK_SECRET: "of-a-test",
    };
    this.#server = new Server(port, { folder: this.folder, settings });
    this.#server.migrate();
    await this.#server.start();
    return this.#server;
  }

  /** The generated files by name, each with a value that changes when the file is written or changes. */
  generatedFiles(): Map<string, string> {
    const names = globSync(generated, { cwd: this.folder });
    return new Map(
      names.map((name) => {
        const hash = createHash("sha256").update(readFileSync(this.path(name)));
        const { ino, mtimeMs } = statSync(this.path(name));
        return [name.replaceAll(path.sep, "/"), `${hash.digest("hex")} ${ino} ${mtimeMs}`];
      }),
    );
  }

  /** The generated files that were added, written or removed. */
  changesSince(before: ReadonlyMap<string, string>): Changes {
    const after = this.generatedFiles();
    return {
      added: [...after.keys()].filter((name) => !before.has(name)).toSorted(),
      changed: [...after.keys()]
        .filter((name) => before.has(name) && before.get(name) !== after.get(name))
        .toSorted(),
      removed: [...before.keys()].filter((name) => !after.has(name)).toSorted(),
    };
  }

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(script: string, words: readonly string[] = []): void {
    const { status, stdout, stderr } = spawnSync("node", [script, ...words], {
      cwd: this.folder,
      env: environment,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`);
  }
}
