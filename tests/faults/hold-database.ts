import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Writes to an SQLite file for a time, in ms, beside the thread that it tells so. */
const { file, held } = workerData as { file: string; held: number };
const database = new DatabaseSync(file);
database.exec("begin immediate");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage("held");
await pause(held);
database.exec("rollback");
