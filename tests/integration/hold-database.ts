import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Locks an SQLite file for a time, in ms, in a worker thread that notifies its parent. */
const { file, held } = workerData as { file: string; held: number };
const database = new DatabaseSync(file);
database.exec("begin immediate");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage("held");
await pause(held);
database.exec("rollback");
