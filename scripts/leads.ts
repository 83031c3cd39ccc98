/**
 * The commands for leads: counting, exporting, finding and deleting. docs/staff.md has examples.
 *
 *     npm run leads -- report
 *     npm run leads -- help
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { areas } from "../app/content/areas.ts";
import { retentionMonths } from "../app/content/privacy-terms.ts";
import { projects } from "../app/content/projects.ts";
import { properties } from "../app/content/properties.ts";
import { officeDay, officeUtcOffset } from "../app/format/office-time.ts";
import { namedListings, permitsExpiringWithin } from "../app/site/validity.ts";
import { campaignsQuery, meaningsOf } from "../workers/counts/contact-codes.ts";
import { enquiryKinds } from "../workers/db/schema.ts";
import { moment } from "../workers/enquiries/lead-columns.ts";
import { leadSheet } from "../workers/enquiries/lead-sheet.ts";
import { monthBefore, type Period, weekBefore } from "../workers/enquiries/report-sql.ts";
import { type DatabaseTarget, openDatabase, query, queueStatus } from "./leads/database.ts";
import {
  type Database,
  find,
  forget,
  personOf,
  resend,
  resendFailed,
  status,
  usageError,
  UserError,
} from "./leads/manage.ts";
import { readLeads, report } from "./leads/report.ts";
import { reapply, snapshot, type Snapshot } from "./leads/restore.ts";
import { root } from "./run.mjs";
import { secret, setting } from "./settings.ts";

const help = `npm run leads -- COMMAND: docs/staff.md has examples

  report         counts leads, with the period before; without a period the last 30 days on one screen
  export         writes every lead, spam included, to a file for Excel or Sheets
  status         counts enquiries, deliveries and dead letters, and names permits that expire within a month
  code CODE      says which home and campaign the code in a WhatsApp message belongs to, such as OT-7F3K
  resend ID      delivers an enquiry again, a quarantined one too; with --failed all failed deliveries
  find WHO       writes the data of a person, by EMAIL or PHONE, to a file
  forget WHO     deletes it; if several people share a number, --only this address or number, or --all of them
  before-restore --to TIME   and   after-restore FILE: docs/restore.md

report and export have a period in Dubai's time: --since DAY, or --week or --month, the last full one.
--remote is the deployed database; default: the local one.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const inPeriod = { since: text, week: flag, month: flag };
/** The options of each command. */
const options = {
  report: inPeriod,
  export: inPeriod,
  status: {},
  code: {},
  resend: { failed: flag },
  find: {},
  forget: { only: flag, all: flag },
  "before-restore": { to: text },
  "after-restore": {},
} satisfies Record<string, ParseArgsOptionsConfig>;

type Command = keyof typeof options;
type Values = Partial<
  Record<"since" | "to", string> & Record<"week" | "month" | "failed" | "only" | "all", boolean>
>;
type Call = Values & { argument: string; target: DatabaseTarget; db: Database };

const now = new Date();

/** Writes a file with personal data: only its owner may read it, and git ignores exports/. */
function save(name: string, extension: string, data: string | Uint8Array): string {
  const time = moment(now.toISOString()).text.replaceAll(/[ :]/gu, "-");
  const file = `exports/${name}-${time}.${extension}`;
  mkdirSync(path.join(root, "exports"), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(root, file), data, { mode: 0o600 });
  return file;
}

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

const elsewhere = ({ remote }: DatabaseTarget) =>
  remote ? "" : " in the local database; use --remote for the deployed one";

/** Prints the state of the queue, and returns the number of enquiries in it that cannot be read yet. */
async function printQueue(target: DatabaseTarget): Promise<number> {
  const queue = await queueStatus(target);
  if (typeof queue === "string") {
    console.log(`The state of the queue is unknown, because ${queue}.`);
    return 0;
  }
  console.table([queue]);
  return queue.queued + queue.dead_letters;
}

const commands: Readonly<Record<Command, (call: Call) => Promise<void> | void>> = {
  report(call) {
    const period = periodOf(call);
    const lastMonth = new Date(now.getTime() - 30 * 86_400_000).toISOString();
    report(call.target, period ?? { since: lastMonth, until: now.toISOString() }, !period);
  },
  async export(call) {
    const always = { since: "1970-01-01", until: "9999-12-31" };
    const leads = readLeads(call.target, periodOf(call) ?? always);
    const file = save("leads", "xlsx", await leadSheet(enquiryKinds, leads));
    console.log(`Exported enquiries: ${leads.length}, in ${file}.`);
  },
  async status({ target, db }) {
    const { enquiries, deliveries } = await status(db);
    console.table(enquiries);
    console.table(deliveries);
    const listings = namedListings({ properties, projects, areas });
    const permits = permitsExpiringWithin(listings, 31, now).map(({ name, permit, daysLeft }) => ({
      advertised: name,
      permit: permit.number,
      last_day: permit.validUntil,
      days_left: daysLeft,
    }));
    if (permits.length > 0) console.table(permits);
    else console.log("No permit expires within a month.");
    await printQueue(target);
  },
  code({ target, argument: code }) {
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
  async resend({ target, db, failed, argument: id }) {
    if (!id && !failed) throw usageError("An ID or --failed is required.");
    const scheduled = id ? await resend(db, id) : await resendFailed(db);
    if (id && scheduled === 0)
      throw new UserError(
        `There is no enquiry ${id}${elsewhere(target)}. The ID is in the mail and in the column Reference of the export.`,
      );
    console.log(`Scheduled deliveries: ${scheduled}. The Worker makes them within a minute.`);
  },
  async find({ target, db, argument: who }) {
    const enquiries = await find(db, personOf(who));
    const unread = await printQueue(target);
    if (enquiries.length === 0 && unread === 0)
      throw new UserError(`Nothing is stored of ${who}${elsewhere(target)}.`);
    const data = { about: who, made: now, keptForMonths: retentionMonths, enquiries };
    const file = save("person", "json", `${JSON.stringify(data, null, 2)}\n`);
    console.log(`Enquiries of ${who}: ${enquiries.length}, in ${file}.
The file does not include the mails about them, the data in the CRM, or enquiries in the queue and dead letters:
these cannot be read until they are stored. Run the command again later.`);
  },
  async forget({ target, db, argument: who, only, all }) {
    if (only && all) throw usageError("--only and --all exclude each other.");
    const extent = only ? "only" : all ? "all" : undefined;
    const deleted = await forget(db, personOf(who), { secret: secret("HEALTH_TOKEN"), extent });
    console.log(`Deleted enquiries of ${who}: ${deleted.length}.`);
    await printQueue(target);
    const lines = deleted.map(
      ({ id, kind, createdAt }) => `  ${id}  ${kind}, ${officeDay(new Date(createdAt))}\n`,
    );
    console.log(`Queued enquiries of this person are dropped within an hour. docs/failures.md has the commands that drop dead
letters of this person and store the others. If the state of the queue is unknown, run the command again when it is
known: an enquiry of this person in the queue may be stored later.

To delete by hand: the mails with these references, in the mailbox and its bin. Mails with several enquiries and
Monday's spreadsheet have the reference too.

${lines.join("") || "  none\n"}
Also not deleted: exports, the data in the CRM, and D1's Time Travel, which keeps deleted
rows for 7 days (free plan) or 30.`);
  },
  "before-restore"({ target, to = "" }) {
    const time = new Date(to);
    if (Number.isNaN(time.getTime())) throw usageError("--to TIME is required, in ISO 8601.");
    const saved = JSON.stringify(snapshot(target, time.toISOString()));
    const file = save("before-restore", "json", saved);
    console.log(
      `Saved in ${file}. It has personal data: delete it after after-restore has read it.`,
    );
  },
  async "after-restore"({ target, argument: file }) {
    if (!existsSync(file)) throw usageError("The FILE of before-restore is required.");
    const saved = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
    const { written, deleted } = await reapply(target, saved, secret("HEALTH_TOKEN"));
    console.log(`Enquiries added: ${written}. Deleted, because their senders were: ${deleted}.`);
  },
};

const isCommand = (word: string): word is Command => Object.hasOwn(commands, word);

/** @throws UserError for an unknown command, an unknown option of it, or several arguments */
function readArguments(name: string, args: string[]) {
  if (!isCommand(name)) throw usageError(`Unknown command: ${name}.`);
  try {
    const known = { remote: flag, "persist-to": text, ...options[name] };
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    const [argument = "", ...others] = positionals;
    if (others.length > 0) throw new Error("one argument is allowed.");
    const { remote = false, "persist-to": persistTo = ".wrangler/state", ...own } = values;
    return { command: commands[name], target: { remote, persistTo }, argument, ...(own as Values) };
  } catch (error) {
    throw usageError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const [name = "help", ...args] = process.argv.slice(2);
try {
  if (["help", "--help"].includes(name) || args.includes("--help")) console.log(help);
  else {
    const { command, target, ...call } = readArguments(name, args);
    const { remote, persistTo } = target;
    // On stderr, so that a pipe gets the result only.
    console.error(
      `Database: the ${remote ? `deployed one, "${setting("database_name")}"` : `local one, in ${persistTo}`}`,
    );
    await command({ ...call, target, db: openDatabase(target) });
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  if (error.code === 2)
    console.error("npm run leads -- help lists the commands and their options.");
  process.exitCode = error.code;
}
