import { readdirSync, readFileSync } from "node:fs";

/** The runtime that this process has started: the only `workerd` whose parent it is. */
function runtimeOf(parent: number): string {
  const isOurs = (id: string) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      return /^Name:\s+workerd$/m.test(status) && status.includes(`\nPPid:\t${parent}\n`);
    } catch {
      return false;
    }
  };
  const id = readdirSync("/proc").find((name) => /^\d+$/.test(name) && isOurs(name));
  if (!id) throw new Error("No runtime is running.");
  return id;
}

/**
 * The processor time of the Workers runtime that this process runs: of the thread that runs the Worker,
 * without those beside it that collect garbage and compile. Linux counts it in nanoseconds, where a
 * Worker's own clock stands still while it computes.
 *
 * @returns a function that gives what was spent so far, in ms
 * @throws where there is no `/proc`, as on macOS
 */
export function runtimeClock(): () => number {
  const id = runtimeOf(process.pid);
  // A process's first thread has its number.
  const thread = `/proc/${id}/task/${id}/schedstat`;
  return () => Number(readFileSync(thread, "utf8").split(" ")[0]) / 1e6;
}
