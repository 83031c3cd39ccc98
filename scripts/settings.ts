import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { root } from "./run.mjs";

/** The part of wrangler.toml that commands read. */
interface Configuration {
  vars: Readonly<Record<string, string>>;
  d1_databases: readonly { database_name: string; database_id: string }[];
  queues: Readonly<Record<"producers" | "consumers", readonly { queue: string }[]>>;
}

const configuration = parse(
  readFileSync(path.join(root, "wrangler.toml"), "utf8"),
) as unknown as Configuration;

/** A variable of wrangler.toml, or a field of its database; empty if there is none. */
export function setting(name: string): string {
  const [database] = configuration.d1_databases;
  return { ...database, ...configuration.vars }[name] ?? "";
}

/** A secret from the environment, otherwise from .dev.vars; empty if neither has it. */
export function secret(name: string): string {
  const file = path.join(root, ".dev.vars");
  const local = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return process.env[name] ?? local[name] ?? "";
}

/** The origin of the site. As in wrangler, the environment and .dev.vars precede wrangler.toml. */
export const siteOrigin = (): string => secret("SITE_ORIGIN") || setting("SITE_ORIGIN");

export function queueNames(): ReadonlySet<string> {
  const { producers, consumers } = configuration.queues;
  return new Set([...producers, ...consumers].map(({ queue }) => queue));
}
