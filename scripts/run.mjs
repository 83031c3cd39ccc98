import { spawn, spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * The environment of child processes: the project's Node and tools come first.
 *
 * @type {NodeJS.ProcessEnv}
 */
export const environment = {
  ...process.env,
  PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  // Wrangler starts in two thirds of the time.
  NODE_COMPILE_CACHE: path.join(root, ".cache/compiled"),
};

/**
 * Runs a command in the project's root and waits for it.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ quiet?: boolean, nonInteractive?: boolean, timeout?: number }} [options] `quiet` hides its output;
 *   `nonInteractive` closes its input, so that it cannot prompt; `timeout` in ms
 * @returns {number} its exit code; 127 if it could not be started or timed out
 */
export function run(command, args = [], { quiet = false, nonInteractive = false, timeout } = {}) {
  const child = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: quiet ? "ignore" : [nonInteractive ? "ignore" : "inherit", "inherit", "inherit"],
    timeout,
  });
  return child.status ?? 127;
}

/**
 * Like `run`, but exits with the command's exit code if it fails.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ quiet?: boolean, nonInteractive?: boolean }} [options]
 */
export function mustRun(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}

/**
 * Starts a command in the project's root.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ background?: boolean }} [options] `background` gives other processes precedence
 * @returns {Promise<number>} its exit code; 127 if it could not be started or was killed
 */
export const start = (command, args, { background = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: "inherit" });
    if (background && child.pid)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 127));
  });

/** The exit code of `npm run content` that has reached its limit of time with work left. */
export const unfinished = 3;

/**
 * Runs a task for each entry, with one worker per processor.
 *
 * @template Entry
 * @param {readonly Entry[]} entries
 * @param {(entry: Entry) => Promise<void>} task
 * @param {number} [until] when no further task starts, in ms since 1970; the first ones always do
 * @returns {Promise<number>} the number of entries that are left
 */
export async function inParallel(entries, task, until = Infinity) {
  const waiting = [...entries];
  await Promise.all(
    Array.from({ length: os.availableParallelism() }, async () => {
      do {
        const entry = waiting.shift();
        if (entry !== undefined) await task(entry);
      } while (waiting.length > 0 && Date.now() < until);
    }),
  );
  return waiting.length;
}
