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
 * The process ids of the Workers runtimes that this process has started. Empty without `/proc`, as on macOS.
 */
export function ownRuntimes(): string[] {
  if (!existsSync("/proc")) return [];
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isOwnRuntime(name));
}

/**
 * The processor time of a Workers runtime so far: of the thread that runs the Worker, without the threads for garbage
 * collection and compilation. Linux counts it in nanoseconds; a Worker's clock does not advance during computation.
 *
 * @param id the id of the runtime's process
 * @returns the time in ms
 * @throws if it is unknown or the process has ended
 */
export function processorTime(id: string | undefined): number {
  if (id === undefined) throw new Error("Processor time is read from /proc, and here is none.");
  // The id of the first thread is that of its process.
  return Number(readFileSync(`/proc/${id}/task/${id}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
