import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Whether a process is called `workerd` and was started by this one. */
function isOwnRuntime(id: string): boolean {
  try {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    return /^Name:\s+workerd$/m.test(status) && status.includes(`\nPPid:\t${process.pid}\n`);
  } catch {
    return false;
  }
}

/**
 * The Workers runtimes that this process has started, by the numbers of their processes. None where there
 * is no `/proc`, as on macOS.
 */
export function ownRuntimes(): string[] {
  if (!existsSync("/proc")) return [];
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isOwnRuntime(name));
}

/**
 * The processor time that a Workers runtime has spent so far: of the thread that runs the Worker,
 * without those beside it that collect garbage and compile. Linux counts it in nanoseconds, where a
 * Worker's own clock stands still while it computes.
 *
 * @param id of the runtime's process
 * @returns the time in ms
 * @throws where it is not known or does not run
 */
export function processorTime(id: string | undefined): number {
  if (id === undefined) throw new Error("Processor time is read from /proc, and here is none.");
  // A process's first thread has its number.
  return Number(readFileSync(`/proc/${id}/task/${id}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
