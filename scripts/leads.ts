/** The commands for leads: counting, exporting, finding and deleting. docs/staff.md has examples. */
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
import { monthBefore, type Period, weekBefore } from "../workers/counts/report-sql.ts";
import { enquiryKinds } from "../workers/db/schema.ts";
import { moment } from "../workers/enquiries/lead-columns.ts";
import { leadSheet } from "../workers/enquiries/lead-sheet.ts";
import { type DatabaseTarget, openDatabase, query, queueStatus } from "./leads/database.ts";
import * as manage from "./leads/manage.ts";
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
/** The options of the commands that have any. */
const options: Readonly<Record<string, ParseArgsOptionsConfig>> = {
  report: inPeriod,
  export: inPeriod,
  resend: { failed: flag },
  forget: { only: flag, all: flag },
  "before-restore": { to: text },
};

interface Call
  extends
    Partial<Record<"since" | "to", string>>,
    Partial<Record<"week" | "month" | "failed" | "only" | "all", boolean>> {
  argument: string;
  target: DatabaseTarget;
  db: manage.Database;
}

const now = new Date();

/** Writes a file with personal data: only its owner may read it, and git ignores exports/. */
function save(name: string, extension: string, data: string | Uint8Array): string {
  const file = `exports/${name}-${moment(now.toISOString()).text.replaceAll(/[ :]/gu, "-")}.${extension}`;
  mkdirSync(path.join(root, "exports"), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(root, file), data, { mode: 0o600 });
  return file;
}

/** The period of the options; undefined without them. */
function periodOf({ since, week, month }: Call): Period | undefined {
  if (week) return weekBefore(now, officeUtcOffset);
  if (month) return monthBefore(now, officeUtcOffset);
  if (since === undefined) return undefined;
  const begin = new Date(`${since}T00:00:00+04:00`);
  if (!/^\d{4}-\d\d-\d\d$/u.test(since) || Number.isNaN(begin.getTime()))
    throw new manage.UsageError(`"${since}" is not a day. Write it as 2026-11-01.`);
  if (begin >= now) throw new manage.UsageError(`${since} has not begun yet.`);
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

const commands: Readonly<Record<string, (call: Call) => Promise<void> | void>> = {
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
    const { enquiries, deliveries } = await manage.status(db);
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
    if (!code) throw new manage.UsageError("A CODE is required, such as OT-7F3K.");
    const [campaigns = []] = query(target, campaignsQuery);
    const meanings = meaningsOf(code, campaigns);
    if (meanings.length === 0)
      throw new manage.UserError(
        `No home has the code ${code}, with a campaign that is known${elsewhere(target)}. People edit the text of a message.`,
      );
    for (const { listing, campaign } of meanings)
      console.log(`${listing}, ${campaign ? `campaign ${campaign}` : "without a campaign"}`);
  },
  async resend({ target, db, failed, argument: id }) {
    if (!id && !failed) throw new manage.UsageError("An ID or --failed is required.");
    const scheduled = id ? await manage.resend(db, id) : await manage.resend(db);
    if (id && scheduled === 0)
      throw new manage.UserError(
        `There is no enquiry ${id}${elsewhere(target)}. The ID is in the mail and in the column Reference of the export.`,
      );
    console.log(`Scheduled deliveries: ${scheduled}. The Worker makes them within a minute.`);
  },
  async find({ target, db, argument: who }) {
    const enquiries = await manage.find(db, manage.personOf(who));
    const unread = await printQueue(target);
    if (enquiries.length === 0 && unread === 0)
      throw new manage.UserError(`Nothing is stored of ${who}${elsewhere(target)}.`);
    const data = { about: who, made: now, keptForMonths: retentionMonths, enquiries };
    const file = save("person", "json", JSON.stringify(data, null, 2));
    console.log(`Enquiries of ${who}: ${enquiries.length}, in ${file}.
The file does not include the mails about them, the data in the CRM, or enquiries in the queue and dead letters:
these cannot be read until they are stored. Run the command again later.`);
  },
  async forget({ target, db, argument: who, only, all }) {
    const extent = only ? "only" : all ? "all" : undefined;
    const how = { extent, secret: secret("HEALTH_TOKEN") } as const;
    const deleted = await manage.forget(db, manage.personOf(who), how);
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
    if (Number.isNaN(time.getTime()))
      throw new manage.UsageError("--to TIME is required, in ISO 8601.");
    const saved = snapshot(target, time.toISOString());
    const file = save("before-restore", "json", JSON.stringify(saved));
    console.log(`Saved in ${file}. It has personal data: delete it after after-restore.`);
  },
  async "after-restore"({ target, argument: file }) {
    if (!existsSync(file)) throw new manage.UsageError("The FILE of before-restore is required.");
    const saved = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
    const { written, deleted } = await reapply(target, saved, secret("HEALTH_TOKEN"));
    console.log(`Enquiries added: ${written}. Deleted, because their senders were: ${deleted}.`);
  },
};

/** The options of a command exclude each other. */
async function runCommand(name: string, args: string[]) {
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command) throw new manage.UsageError(`Unknown command: ${name}.`);
  const known = { remote: flag, "persist-to": text, ...options[name] };
  const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
  const [argument = "", ...others] = positionals;
  if (others.length > 0) throw new manage.UsageError(`${name}: one argument is allowed.`);
  const { remote = false, "persist-to": persistTo = ".wrangler/state", ...own } = values;
  const given = Object.keys(own);
  if (given.length > 1) throw new manage.UsageError(`--${given.join(", --")} exclude each other.`);
  const target = { remote, persistTo };
  // On stderr, so that a pipe gets the result only.
  console.error(
    `Database: the ${remote ? `deployed one, "${setting("database_name")}"` : `local one, in ${persistTo}`}`,
  );
  await command({ ...own, argument, target, db: openDatabase(target) });
}

const [name = "help", ...args] = process.argv.slice(2);
try {
  if (["help", "--help"].includes(name) || args.includes("--help")) console.log(help);
  else await runCommand(name, args);
} catch (error) {
  const { code = "", message } = error as Error & { code?: number | string };
  const isUsage = code === 2 || String(code).startsWith("ERR_PARSE_ARGS");
  if (!isUsage && !(error instanceof manage.UserError)) throw error;
  console.error(message);
  if (isUsage) console.error("npm run leads -- help lists the commands and their options.");
  process.exitCode = isUsage ? 2 : 1;
}
