/**
 * The commands for leads: counting, exporting, finding and deleting. docs/staff.md has examples.
 *
 *     npm run leads -- report
 *     npm run leads -- help
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { areas } from "../app/content/areas.ts";
import { retentionMonths } from "../app/content/privacy-terms.ts";
import { projects } from "../app/content/projects.ts";
import { properties } from "../app/content/properties.ts";
import { officeDay, officeUtcOffset } from "../app/format/office-time.ts";
import { namedListings, permitsExpiringWithin } from "../app/site/validity.ts";
import { campaignsQuery, meaningsOf } from "../workers/counts/contact-codes.ts";
import { enquiryKinds } from "../workers/db/schema.ts";
import {
  monthBefore,
  weekBefore,
  dimensions,
  type Period,
} from "../workers/enquiries/report-sql.ts";
import { openDatabase, query } from "./leads/database.ts";
import { exportLeads } from "./leads/export.ts";
import {
  type Database,
  find,
  forget,
  personOf,
  resend,
  resendFailed,
  status,
} from "./leads/manage.ts";
import { queueStatus } from "./leads/queue.ts";
import { report } from "./leads/report.ts";
import { reapply, snapshot, type Snapshot } from "./leads/restore.ts";
import { type DatabaseTarget, exitCode, usageError, UserError } from "./leads/wrangler.ts";
import { root } from "./run.mjs";
import { secret, setting } from "./settings.ts";

const help = `npm run leads -- COMMAND

  report          counts leads by home, page, source, campaign, country, language and day, and compares them with
                  the period before; without options the last 30 days, the first lines of each group. Without
                  --by also how soon enquiries were claimed, views, calls and chats, the codes
                  of WhatsApp messages, and with any option the speed of the pages and what brought nothing
      --by GROUP      one of ${dimensions.join(", ")}
      --csv FILE      also writes every line, for a spreadsheet
  export          writes every lead, spam included, to a file for Excel or Sheets
      --kind KIND     one of ${enquiryKinds.join(", ")}
      --format FORMAT xlsx, or csv for other programs
      --out FILE      default: exports/leads-KIND-DAY.xlsx
  status          prints the numbers of enquiries, deliveries, queued enquiries and dead letters, and the permits
                  that expire within a month
  code CODE       says which home, and which campaign, the code in a WhatsApp message belongs to, such as OT-7F3K
  resend ID       delivers an enquiry again; a quarantined one is released
      --failed        all failed deliveries, instead of the ID
  find WHO        writes the data of a person, by EMAIL or PHONE, to a file
      --out FILE      default: exports/person-DAY.json
  forget WHO      deletes the data of a person, and lists the references of the mails to delete by hand; if enquiries
                  with several addresses share a number, it lists them and deletes none
      --only          those with this address or number alone
      --all           all of them
  before-restore  saves what the database will lack once it is restored to an earlier time: docs/restore.md
      --to TIME       the time of the restored state, such as 2026-11-27T10:00:00Z
      --out FILE      default: exports/before-restore-DAY.json
  after-restore FILE   adds what before-restore saved, and deletes the data of deleted people again

report and export have a period: --since DAY, such as 2026-10-01; --week, the last full week, Monday to Sunday;
--month, the last full calendar month. Days are in Dubai's time. A file name without a folder is in exports/.
--remote is the deployed database; default: the local one.
Exit codes: 0 for success, ${exitCode.failed} for a failure, ${exitCode.misused} for invalid arguments.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = {
  remote: flag,
  "persist-to": text,
  help: { ...flag, short: "h" },
  since: text,
  week: flag,
  month: flag,
  by: text,
  csv: text,
  kind: text,
  format: text,
  out: text,
  failed: flag,
  only: flag,
  all: flag,
  to: text,
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

type Call = ReturnType<typeof readArguments>["values"] & {
  argument: string;
  target: DatabaseTarget;
  db: Database;
};

interface Command {
  /** The options that it has besides --remote. */
  takes?: readonly (keyof typeof options)[];
  run: (call: Call) => Promise<void> | void;
}

/** The output files have personal data: only their owner may read them, and git ignores exports/. */
process.umask(0o077);
const exports = path.join(root, "exports");
const isBelow = (parent: string, file: string) => !path.relative(parent, file).startsWith("..");

/**
 * The path of an output file.
 *
 * @param given the path from the command line, or a name of a file in exports/
 * @throws UserError inside the project, where git would track the file
 */
function outputFile(given: string): string {
  const file = path.basename(given) === given ? path.join(exports, given) : path.resolve(given);
  if (isBelow(exports, file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    chmodSync(exports, 0o700);
  } else if (isBelow(root, file))
    throw usageError(
      `"${given}" is inside the project, where git would add it. Use a file name without a folder (for exports/), or a path outside of the project.`,
    );
  if (existsSync(file)) chmodSync(file, 0o600);
  return isBelow(exports, file) ? path.relative(root, file) : file;
}

const now = new Date();
const today = officeDay(now);

/** The period of the options; undefined without them. */
function periodOf({ since, week, month }: Call): Period | undefined {
  if ([since, week, month].filter(Boolean).length > 1)
    throw usageError("--since, --week and --month exclude each other.");
  if (week) return weekBefore(now, officeUtcOffset);
  if (month) return monthBefore(now, officeUtcOffset);
  if (since === undefined) return undefined;
  const begin = new Date(`${since}T00:00:00+04:00`);
  if (!/^\d{4}-\d\d-\d\d$/u.test(since) || Number.isNaN(begin.getTime()))
    throw usageError(`"${since}" is not a day. Write it as 2026-11-01.`);
  if (begin >= now) throw usageError(`${since} has not begun yet.`);
  return { since: begin.toISOString(), until: now.toISOString() };
}

/** An option's value if it is known; undefined without the option. */
function oneOf<T extends string>(option: string, given: string | undefined, known: readonly T[]) {
  const chosen = known.find((one) => one === given);
  if (given !== undefined && !chosen)
    throw usageError(`--${option} must be one of ${known.join(", ")}, not "${given}".`);
  return chosen;
}

const elsewhere = ({ remote }: DatabaseTarget) =>
  remote ? "" : " in the local database; use --remote for the deployed one";

const commands: Readonly<Record<string, Command>> = {
  report: {
    takes: ["since", "week", "month", "by", "csv"],
    run(call) {
      const file = call.csv && outputFile(call.csv);
      const by = oneOf("by", call.by, dimensions);
      const given = periodOf(call);
      const lastMonth = new Date(now.getTime() - 30 * 86_400_000).toISOString();
      const period = given ?? { since: lastMonth, until: now.toISOString() };
      const csv = report(call.target, period, by ?? (given || file ? undefined : "overview"));
      if (!file) return;
      writeFileSync(file, csv);
      console.log(`Every row is in ${file}.`);
    },
  },
  export: {
    takes: ["since", "week", "month", "kind", "format", "out"],
    async run(call) {
      const { target, out } = call;
      const kind = oneOf("kind", call.kind, enquiryKinds);
      const byName = out?.endsWith(".csv") ? "csv" : "xlsx";
      const format = oneOf("format", call.format, ["xlsx", "csv"] as const) ?? byName;
      const file = outputFile(out ?? `leads-${kind ?? "all"}-${today}.${format}`);
      const period = periodOf(call) ?? { since: "1970-01-01", until: "9999-12-31" };
      const kinds = kind ? [kind] : enquiryKinds;
      const total = await exportLeads(target, { kinds, period, format, file });
      console.log(`Exported enquiries: ${total}, in ${file}.`);
    },
  },
  status: {
    async run({ target, db }) {
      const { enquiries, deliveries } = await status(db);
      console.table(enquiries);
      console.table(deliveries);
      const permits = permitsExpiringWithin(
        namedListings({ properties, projects, areas }),
        31,
        now,
      ).map(({ name, permit: { number, validUntil }, daysLeft }) => ({
        advertised: name,
        permit: number,
        last_day: validUntil,
        days_left: daysLeft,
      }));
      if (permits.length > 0) console.table(permits);
      else console.log("No permit expires within a month.");
      const queue = await queueStatus(target);
      if (queue.known) console.table([queue.figures]);
      else console.log(queue.message);
    },
  },
  code: {
    run({ target, argument: code }) {
      if (!code) throw usageError("A CODE is required, such as OT-7F3K.");
      const [campaigns = []] = query(target, campaignsQuery);
      const meanings = meaningsOf(code, campaigns);
      if (meanings.length === 0)
        throw new UserError(
          `No home has the code ${code}, with a campaign that is known${elsewhere(target)}. People edit the text of a message.`,
        );
      for (const { listing, campaign } of meanings)
        console.log(`${listing}, ${campaign ? `campaign ${campaign}` : "without a campaign"}`);
    },
  },
  resend: {
    takes: ["failed"],
    async run({ target, db, failed, argument: id }) {
      if (!id && !failed) throw usageError("An ID or --failed is required.");
      const scheduled = id ? await resend(db, id) : await resendFailed(db);
      if (id && scheduled === 0)
        throw new UserError(
          `There is no enquiry ${id}${elsewhere(target)}. The ID is in the mail and in the column Reference of the export.`,
        );
      console.log(`Scheduled deliveries: ${scheduled}. The Worker makes them within a minute.`);
    },
  },
  find: {
    takes: ["out"],
    async run({ target, db, argument: who, out = `person-${today}.json` }) {
      const person = personOf(who);
      const file = outputFile(out);
      const enquiries = await find(db, person);
      const queue = await queueStatus(target);
      if (!queue.known) console.log(queue.message);
      const unread = queue.known ? queue.figures.queued + queue.figures.dead_letters : 0;
      if (enquiries.length === 0 && unread === 0)
        throw new UserError(`Nothing is stored of ${who}${elsewhere(target)}.`);
      const data = { about: who, made: now, keptForMonths: retentionMonths, enquiries };
      writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
      console.log(`Enquiries of ${who}: ${enquiries.length}, in ${file}.`);
      if (unread > 0)
        console.log(
          `Enquiries in the queue or dead letters: ${unread}. They cannot be read until they are stored. Run the command again later.`,
        );
      console.log("The file does not include the mails about them or the data in the CRM.");
    },
  },
  forget: {
    takes: ["only", "all"],
    async run({ target, db, argument: who, only, all }) {
      if (only && all) throw usageError("--only and --all exclude each other.");
      const extent = only ? "only" : all ? "all" : undefined;
      const deleted = await forget(db, personOf(who), { secret: secret("HEALTH_TOKEN"), extent });
      console.log(`Deleted enquiries of ${who}: ${deleted.length}.`);
      const queue = await queueStatus(target);
      const isEmpty = queue.known && queue.figures.queued + queue.figures.dead_letters === 0;
      if (isEmpty) console.log("The queue is empty.");
      else
        console.log(
          queue.known
            ? `Queued enquiries: ${queue.figures.queued}. Those of this person are dropped within an hour.
Dead letters: ${queue.figures.dead_letters}. docs/failures.md has the commands that drop those of this person and store the others.`
            : `${queue.message} Run the command again when it is known: an enquiry of this person in the queue may be stored later.`,
        );
      if (deleted.length > 0)
        console.log(`
To delete by hand: the mails with these references, in the mailbox and its bin. Mails with several enquiries and
Monday's spreadsheet have the reference too.

${deleted.map(({ id, kind, createdAt }) => `  ${id}  ${kind}, ${officeDay(new Date(createdAt))}`).join("\n")}
`);
      console.log(`Also not deleted: exports, the data in the CRM, and D1's Time Travel, which keeps deleted
rows for 7 days (free plan) or 30.`);
    },
  },
  "before-restore": {
    takes: ["to", "out"],
    run({ target, to = "", out = `before-restore-${today}.json` }) {
      const time = new Date(to);
      if (Number.isNaN(time.getTime())) throw usageError("--to TIME is required, in ISO 8601.");
      const file = outputFile(out);
      writeFileSync(file, JSON.stringify(snapshot(target, time.toISOString())));
      console.log(
        `Saved in ${file}. It has personal data: delete it after after-restore has read it.`,
      );
    },
  },
  "after-restore": {
    async run({ target, argument: file }) {
      if (!existsSync(file)) throw usageError("The FILE of before-restore is required.");
      const saved = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
      const { written, deleted } = await reapply(target, saved, secret("HEALTH_TOKEN"));
      console.log(`Enquiries added: ${written}. Deleted, because their senders were: ${deleted}.`);
    },
  },
};

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [name = "help", argument = "", ...others] = positionals;
  if (values.help || name === "help") return console.log(help);
  const command = commands[name];
  if (!command) throw usageError(`Unknown command: ${name}.`);
  if (others.length > 0) throw usageError("One argument is allowed.");
  const { remote = false, "persist-to": persistTo = ".wrangler/state", ...given } = values;
  for (const option of Object.keys(given))
    if (!command.takes?.some((taken) => taken === option))
      throw usageError(`${name} has no option --${option}.`);
  // On stderr, so that a pipe gets the result only.
  console.error(
    remote
      ? `Database: the deployed one, "${setting("database_name")}"`
      : `Database: the local one, in ${persistTo}`,
  );
  const target = { remote, persistTo };
  await command.run({ ...given, argument, target, db: openDatabase(target) });
}

try {
  await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  if (error.code === exitCode.misused)
    console.error("npm run leads -- help lists the commands and their options.");
  process.exitCode = error.code;
}
