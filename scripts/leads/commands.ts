import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ParseArgsOptionsConfig } from "node:util";
import { retentionMonths } from "../../app/content/privacy-terms.ts";
import { officeUtcOffset, officeDay } from "../../app/format/office-time.ts";
import { permitsExpiringWithin } from "../../app/site/validity.ts";
import { enquiryKinds } from "../../workers/db/schema.ts";
import { monthBefore, weekBefore } from "../../workers/enquiries/periods.ts";
import { type Period, type Dimension, dimensions } from "../../workers/enquiries/report-sql.ts";
import { mayHavePermits } from "../permits.ts";
import { secret } from "../settings.ts";
import { drainDeadLetters } from "./dead-letters.ts";
import { exportFile } from "./export-file.ts";
import { exportLeads, type Format } from "./export.ts";
import { find, forget, resend, resendFailed, status } from "./manage.ts";
import { personOf } from "./person.ts";
import { Progress } from "./progress.ts";
import { queueStatus } from "./queue-status.ts";
import {
  formatCsv,
  formatOverview,
  formatTables,
  loadReport,
  overviewDimensions,
} from "./report.ts";
import { reapply, snapshot, type Snapshot } from "./restore.ts";
import { usageError, UserError } from "./user-error.ts";
import type { DatabaseTarget } from "./wrangler-args.ts";

/** The options of a command line: text, or true for a flag. */
type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** The usage, the description, and each option in a line. */
  usage: string;
  description: string;
  optionHelp: readonly string[];
  options: ParseArgsOptionsConfig;
  /** Whether it has an argument: an id, an address. */
  hasArgument: boolean;
  run: (
    target: DatabaseTarget,
    options: Options,
    argument: string | undefined,
  ) => Promise<void> | void;
}

const day = 24 * 60 * 60 * 1000;

/** The start of a day in Dubai. */
function startOf(date: string): Date {
  const moment = new Date(`${date}T00:00:00+04:00`);
  if (!/^\d{4}-\d\d-\d\d$/u.test(date) || Number.isNaN(moment.getTime()))
    throw usageError(`"${date}" is not a day. Write it as 2026-11-01.`);
  return moment;
}

/** An option's value if it is known; undefined without the option. */
function oneOf<T extends string>(option: string, given: string | undefined, known: readonly T[]) {
  const chosen = known.find((one) => one === given);
  if (given !== undefined && !chosen)
    throw usageError(`--${option} must be one of ${known.join(", ")}, not "${given}".`);
  return chosen;
}

const textOf = (options: Options, name: string) =>
  typeof options[name] === "string" ? options[name] : undefined;

const today = () => officeDay(new Date());

/** The options of a period, for `parseArgs` and for the help. */
const periodOptions = {
  since: { type: "string" },
  week: { type: "boolean" },
  month: { type: "boolean" },
} as const;
const periodUsage = "[--since DAY | --week | --month]";
const periodHelp = [
  "--since DAY   from this day until now, such as 2026-10-01",
  "--week        the last full week, Monday to Sunday, as in Monday's mail",
  "--month       the last full calendar month",
];

/** The period of the options; undefined without them. */
function periodOf(options: Options, now: Date): Period | undefined {
  const { week, month } = options;
  const since = textOf(options, "since");
  const chosen = [since !== undefined, week, month].filter(Boolean);
  if (chosen.length > 1) throw usageError("--since, --week and --month exclude each other.");
  if (week) return weekBefore(now, officeUtcOffset);
  if (month) return monthBefore(now, officeUtcOffset);
  if (since === undefined) return undefined;
  const begin = startOf(since);
  if (begin >= now) throw usageError(`${since} has not begun yet.`);
  return { since: begin.toISOString(), until: now.toISOString() };
}

const reportCommand: Command = {
  usage: `${periodUsage} [--by ${dimensions.join("|")}] [--csv FILE]`,
  description:
    "Counts leads by home, page, source, campaign, country, language and day, and compares them with the period before. Spam is counted separately. Without options: the last 30 days on one screen.",
  optionHelp: [
    ...periodHelp,
    "--by GROUP    one table",
    "--csv FILE    every row, for a spreadsheet; a file name without a folder is in exports/",
  ],
  options: { ...periodOptions, by: { type: "string" }, csv: { type: "string" } },
  hasArgument: false,
  run(target, options) {
    const csv = textOf(options, "csv");
    const file = csv === undefined ? undefined : exportFile(csv);
    const by = oneOf("by", textOf(options, "by"), dimensions);
    const now = new Date();
    const requestedPeriod = periodOf(options, now);
    const last30Days = {
      since: new Date(now.getTime() - 30 * day).toISOString(),
      until: now.toISOString(),
    };
    const onScreen = requestedPeriod === undefined && by === undefined && file === undefined;
    const all: readonly Dimension[] = onScreen ? overviewDimensions : dimensions;
    const report = loadReport(target, requestedPeriod ?? last30Days, by ? [by] : all);
    console.log(onScreen ? formatOverview(report) : formatTables(report));
    if (file !== undefined) {
      writeFileSync(file, formatCsv(report));
      console.log(`\nEvery row is in ${file}.`);
    }
  },
};

/** Later than all stored enquiries. */
const endOfTime = "9999-12-31T00:00:00.000Z";

const exportCommand: Command = {
  usage: `[--kind viewing|contact|valuation] ${periodUsage} [--format xlsx|csv] [--out FILE]`,
  description:
    "Exports every lead, spam included, to a file for Excel or Sheets. Retries when the connection is lost. The same command resumes an interrupted export within a day.",
  optionHelp: [
    "--kind KIND   one kind of enquiry",
    ...periodHelp,
    "--format csv  text for other programs; default: an Excel file with dates, a filter, and links",
    "--out FILE    the file; default: exports/leads-KIND-DAY.xlsx",
  ],
  options: {
    ...periodOptions,
    kind: { type: "string" },
    format: { type: "string" },
    out: { type: "string" },
  },
  hasArgument: false,
  async run(target, options) {
    const kind = oneOf("kind", textOf(options, "kind"), enquiryKinds);
    const out = textOf(options, "out");
    const byName = out?.endsWith(".csv") ? "csv" : "xlsx";
    const formats: readonly Format[] = ["xlsx", "csv"];
    const format = oneOf("format", textOf(options, "format"), formats) ?? byName;
    const always = { since: startOf("1970-01-02").toISOString() };
    // Without an end, so that a resumed run has the same query.
    const openEndedPeriod = { ...(periodOf(options, new Date()) ?? always), until: endOfTime };
    const fullPeriod = options["week"] || options["month"];
    const period = fullPeriod
      ? (periodOf(options, new Date()) ?? openEndedPeriod)
      : openEndedPeriod;
    const file = exportFile(out ?? `leads-${kind ?? "all"}-${today()}.${format}`);
    const kinds = kind ? [kind] : enquiryKinds;
    const progress = new Progress();
    const total = await exportLeads(
      target,
      { kinds, period, format, file },
      {
        onProgress: (count) => progress.show(`${count} enquiries`),
        onResume: (count) => console.error(`${count} enquiries were exported by an earlier run.`),
        onConnectionLost: (wait) => {
          progress.end();
          console.error(`The connection was lost. Retrying in ${wait / 1000} s.`);
        },
      },
    ).finally(() => progress.end());
    console.log(`Exported enquiries: ${total}, in ${file}.`);
  },
};

const permitNoticeDays = 31;

/** The permits that expire within a number of days or have expired. */
function printExpiringPermits(now: Date) {
  const expiringPermits = permitsExpiringWithin(mayHavePermits, permitNoticeDays, now);
  if (expiringPermits.length === 0) return console.log("No permit expires within a month.");
  console.table(
    expiringPermits.map(({ name, permit: { number, validUntil }, daysLeft }) => ({
      advertised: name,
      permit: number,
      last_day: validUntil,
      days_left: daysLeft,
    })),
  );
}

const statusCommand: Command = {
  usage: "",
  description:
    "Prints the numbers of enquiries, quarantined enquiries, pending and failed deliveries and dead letters, and the permits that expire within a month.",
  optionHelp: [],
  options: {},
  hasArgument: false,
  async run(target) {
    const { enquiries, deliveries } = status(target);
    console.table(enquiries);
    console.table(deliveries);
    printExpiringPermits(new Date());
    const queue = await queueStatus(target);
    if (queue.known) console.table([queue.figures]);
    else console.log(queue.message);
  },
};

const resendCommand: Command = {
  usage: "ID | --failed",
  description: "Delivers an enquiry again, in any state. A quarantined enquiry is released.",
  optionHelp: ["--failed   all failed deliveries"],
  options: { failed: { type: "boolean" } },
  hasArgument: true,
  run(target, { failed }, id) {
    if (!id && !failed) throw usageError("An ID or --failed is required.");
    const count = id ? resend(target, id) : resendFailed(target);
    if (id && count === 0)
      throw new UserError(
        `There is no enquiry ${id}. The ID is in the mail and in the column id of the export${target.remote ? "" : "; use --remote for the deployed database"}.`,
      );
    console.log(`Scheduled deliveries: ${count}. The Worker makes them within a minute.`);
  },
};

/** Queued enquiries of a deleted person: the Worker consumes and drops them. */
async function dropQueued(target: DatabaseTarget): Promise<string> {
  const queue = await queueStatus(target);
  if (!queue.known)
    return `${queue.message} Run the command again when it is known: an enquiry of this person in the queue may be stored later.`;
  const { queued, dead_letters: dead } = queue.figures;
  const queueState = queued
    ? `Queued enquiries: ${queued}. Those of this person are dropped within an hour.`
    : "The queue is empty.";
  if (!dead) return `${queueState} There are no dead letters.`;
  if (!target.remote)
    return `${queueState} Dead letters: ${dead}. They are deleted when the local server stops.`;
  const progress = new Progress();
  await drainDeadLetters(target, (count) => progress.show(`${count} dead letters`)).finally(() =>
    progress.end(),
  );
  return `${queueState} Dead letters: ${dead}. Those of this person were dropped, the others stored.`;
}

const forgetCommand: Command = {
  usage: "EMAIL | PHONE",
  description:
    "Deletes the stored data of a person, and lists the references of the mails to delete by hand. Their queued enquiries and dead letters are dropped.",
  optionHelp: [],
  options: {},
  hasArgument: true,
  async run(target, _options, argument) {
    if (!argument) throw usageError("An email address or a phone number is required.");
    const deleted = forget(target, personOf(argument), secret("HEALTH_TOKEN"));
    console.log(`Deleted enquiries of ${argument}: ${deleted.length}.`);
    console.log(await dropQueued(target));
    if (deleted.length > 0)
      console.log(`
To delete by hand: the mails with these references, in the mailbox and its bin. Mails with several enquiries and
Monday's spreadsheet have the reference too.

${deleted.map(({ id, kind, createdAt }) => `  ${id}  ${kind}, ${officeDay(new Date(createdAt))}`).join("\n")}
`);
    console.log(`Also not deleted: exports, the data in the CRM, and D1's Time Travel, which keeps deleted
rows for 7 days (free plan) or 30.`);
  },
};

const findCommand: Command = {
  usage: "EMAIL | PHONE [--out FILE]",
  description: "Exports the stored data of a person to a file, to be handed over to them.",
  optionHelp: ["--out FILE    the file; default: exports/person-DAY.json"],
  options: { out: { type: "string" } },
  hasArgument: true,
  async run(target, options, argument) {
    if (!argument) throw usageError("An email address or a phone number is required.");
    const file = exportFile(textOf(options, "out") ?? `person-${today()}.json`);
    const enquiries = find(target, personOf(argument));
    const queue = await queueStatus(target);
    if (!queue.known) console.log(queue.message);
    const mayBeMore = queue.known ? queue.figures.queued + queue.figures.dead_letters : 0;
    if (enquiries.length === 0 && mayBeMore === 0)
      throw new UserError(
        `Nothing is stored of ${argument}${target.remote ? "" : " in the local database; use --remote for the deployed one"}.`,
      );
    const content = {
      about: argument,
      made: new Date().toISOString(),
      keptForMonths: retentionMonths,
      enquiries,
    };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    console.log(`Enquiries of ${argument}: ${enquiries.length}, in ${file}.`);
    if (mayBeMore > 0)
      console.log(
        `Enquiries in the queue or dead letters: ${mayBeMore}. They cannot be read until they are stored. Run the command again later.`,
      );
    console.log("The file does not include the mails about them or the data in the CRM.");
  },
};

const beforeRestoreCommand: Command = {
  usage: "--to TIME [--out FILE]",
  description:
    "Saves what the database will lack once it is restored to an earlier time: docs/restore.md.",
  optionHelp: [
    "--to TIME    the time of the restored state, such as 2026-11-27T10:00:00Z",
    "--out FILE   the file; default: exports/before-restore-DAY.json",
  ],
  options: { to: { type: "string" }, out: { type: "string" } },
  hasArgument: false,
  run(target, options) {
    const time = new Date(textOf(options, "to") ?? "");
    if (Number.isNaN(time.getTime())) throw usageError("--to TIME is required, in ISO 8601.");
    const file = exportFile(textOf(options, "out") ?? `before-restore-${today()}.json`);
    writeFileSync(file, JSON.stringify(snapshot(target, time.toISOString())));
    console.log(
      `Saved in ${file}. It has personal data: delete it after leads:after-restore has read it.`,
    );
  },
};

const afterRestoreCommand: Command = {
  usage: "FILE",
  description:
    "Adds what leads:before-restore saved to the restored database, so that nothing is mailed again, and deletes the data of deleted people again.",
  optionHelp: [],
  options: {},
  hasArgument: true,
  run(target, _, file) {
    if (!file || !existsSync(file))
      throw usageError("The FILE of leads:before-restore is required.");
    const saved = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
    const { written, deleted } = reapply(target, saved, secret("HEALTH_TOKEN"));
    console.log(`Enquiries added: ${written}. Deleted, because their senders were: ${deleted}.`);
  },
};

/** By the name after `leads:`. */
export const commands: Readonly<Record<string, Command>> = {
  report: reportCommand,
  export: exportCommand,
  status: statusCommand,
  resend: resendCommand,
  forget: forgetCommand,
  find: findCommand,
  "before-restore": beforeRestoreCommand,
  "after-restore": afterRestoreCommand,
};
