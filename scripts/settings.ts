import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

const settings = readFileSync(path.join(root, "wrangler.toml"), "utf8");

/** A setting of wrangler.toml, empty where there is none of that name. */
export const setting = (name: string): string =>
  new RegExp(`^${name} = "(.*)"`, "m").exec(settings)?.[1] ?? "";

/** The queues that wrangler.toml names. */
export const queueNames = (): ReadonlySet<string> =>
  new Set(Array.from(settings.matchAll(/^queue = "(.+)"$/gm), ([, name = ""]) => name));
