import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { root } from "./run.mjs";

const settings = readFileSync(path.join(root, "wrangler.toml"), "utf8");

/** A setting of wrangler.toml, empty where there is none of that name. */
export const setting = (name: string): string =>
  new RegExp(`^${name} = "(.*)"`, "m").exec(settings)?.[1] ?? "";

/** A secret as the environment has it, else as a line of .dev.vars does; empty where neither has. */
export function secret(name: string): string {
  const file = path.join(root, ".dev.vars");
  const local = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return process.env[name] ?? local[name] ?? "";
}

/** The queues that wrangler.toml names. */
export const queueNames = (): ReadonlySet<string> =>
  new Set(Array.from(settings.matchAll(/^queue = "(.+)"$/gm), ([, name = ""]) => name));
