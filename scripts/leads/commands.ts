import { writeFileSync } from "node:fs";
import type { ParseArgsOptionsConfig } from "node:util";
import { retentionMonths } from "../../app/content/privacy-terms.ts";
import { endingWithin } from "../../app/features/permits/validity.ts";
import { officeAheadOfUtc, officeDay } from "../../app/format/office-time.ts";
import { monthBefore, weekBefore } from "../../workers/enquiries/periods.ts";
import { type Period, type Question, questions } from "../../workers/enquiries/report-sql.ts";
import { mayHavePermits } from "../permits.ts";
import { setting } from "../settings.ts";
import { takeDeadLetters } from "./dead-letters.ts";
import { exportFile } from "./export-file.ts";
import { allKinds, exportLeads, type Format } from "./export.ts";
import { find, forget, resend, resendFailed, status } from "./manage.ts";
import { personOf } from "./person.ts";
import { Progress } from "./progress.ts";
import { queueStatus } from "./queue-status.ts";
import { asCsv, ask, asScreen, asTables, screenQuestions } from "./report.ts";
import { usageError, UserError } from "./user-error.ts";
import type { Place } from "./wrangler-args.ts";

/** The options of a command line: text, or true for a flag. */
type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** The usage, the description, and each option in a line. */
  usage: string;
  does: string;
  explained: readonly string[];
  options: ParseArgsOptionsConfig;
  /** Whether it has an argument: an id, an address. */
  takesWord: boolean;
  run: (place: Place, options: Options, word: string | undefined) => Promise<void> | void;
}

const day = 24 * 60 * 60 * 1000;

/** The start of a day in Dubai. */
function beginOf(date: string): Date {
  const moment = new Date(`${date}T00:00:00+04:00`);
  if (!/^\d{4}-\d\d-\d\d$/u.test(date) || Number.isNaN(moment.getTime()))
    throw usageError(`"${date}" is no day: write it as 2026-11-01.`);
  return moment;
}

/** An option's value if it is known; undefined without the option. */
function oneOf<T extends string>(option: string, given: string | undefined, known: readonly T[]) {
  const chosen = known.find((one) => one === given);
  if (given !== undefined && !chosen)
    throw usageError(`--${option} is one of ${known.join(", ")}, and not "${given}".`);
  return chosen;
}

const textOf = (options: Options, name: string) =>
  typeof options[name] === "string" ? options[name] : undefined;

const today = () => officeDay(new Date());

const siteOf = ({ remote }: Place, options: Options) =>
  textOf(options, "at") ?? (remote ? setting("SITE_ORIGIN") : "http://localhost:8787");

/** The options of a period, for `parseArgs` and for the help. */
const periodOptions = {
  since: { type: "string" },
  week: { type: "boolean" },
  month: { type: "boolean" },
} as const;
const periodUsage = "[--since DAY | --week | --month]";
const periodHelp = [
  "--since DAY   from then until now: 2026-10-01",
  "--week        the week that is over, Monday to Sunday, as in Monday's mail",
  "--month       the calendar month that is over",
];

/** The period of the options; undefined without them. */
function periodOf(options: Options, now: Date): Period | undefined {
  const { week, month } = options;
  const since = textOf(options, "since");
  const chosen = [since !== undefined, week, month].filter(Boolean);
  if (chosen.length > 1) throw usageError("--since, --week and --month exclude each other.");
  if (week) return weekBefore(now, officeAheadOfUtc);
  if (month) return monthBefore(now, officeAheadOfUtc);
  if (since === undefined) return undefined;
  const begin = beginOf(since);
  if (begin >= now) throw usageError(`${since} has not begun yet.`);
  return { since: begin.toISOString(), until: now.toISOString() };
}

const report: Command = {
  usage: `${periodUsage} [--by ${questions.join("|")}] [--csv FILE]`,
  does: "counts leads: by home, page, source, campaign, country, language and day, with shares, spam apart, and the days before beside them. Without a word: the last 30 days on one screen.",
  explained: [
    ...periodHelp,
    "--by WHAT     one question alone",
    "--csv FILE    every line, for a spreadsheet; a name alone is a file in exports/",
  ],
  options: { ...periodOptions, by: { type: "string" }, csv: { type: "string" } },
  takesWord: false,
  run(place, options) {
    const csv = textOf(options, "csv");
    const file = csv === undefined ? undefined : exportFile(csv);
    const by = oneOf("by", textOf(options, "by"), questions);
    const now = new Date();
    const asked = periodOf(options, now);
    const last30Days = {
      since: new Date(now.getTime() - 30 * day).toISOString(),
      until: now.toISOString(),
    };
    const onScreen = asked === undefined && by === undefined && file === undefined;
    const all: readonly Question[] = onScreen ? screenQuestions : questions;
    const counted = ask(place, asked ?? last30Days, by ? [by] : all);
    console.log(onScreen ? asScreen(counted) : asTables(counted));
    if (file !== undefined) {
      writeFileSync(file, asCsv(counted));
      console.log(`\nEvery line is in ${file}.`);
    }
  },
};

/** Later than all stored enquiries. */
const endOfTime = "9999-12-31T00:00:00.000Z";

const exporting: Command = {
  usage: `[--kind viewing|contact|valuation] ${periodUsage} [--format csv|xlsx] [--out FILE]`,
  does: "writes every lead, spam included, to a file for Excel or Sheets. Where the connection is lost it waits and goes on; the same command goes on, for a day, where an earlier one broke off.",
  explained: [
    "--kind KIND   one kind alone",
    ...periodHelp,
    "--format xlsx an Excel file: dates are dates, with a filter and links to call and to write",
    "--out FILE    where to; else exports/leads-KIND-DAY.csv",
  ],
  options: {
    ...periodOptions,
    kind: { type: "string" },
    format: { type: "string" },
    out: { type: "string" },
  },
  takesWord: false,
  async run(place, options) {
    const kind = oneOf("kind", textOf(options, "kind"), allKinds);
    const out = textOf(options, "out");
    const byName = out?.endsWith(".xlsx") ? "xlsx" : "csv";
    const formats: readonly Format[] = ["csv", "xlsx"];
    const format = oneOf("format", textOf(options, "format"), formats) ?? byName;
    const always = { since: beginOf("1970-01-02").toISOString() };
    // Without an end, so that a resumed run has the same query.
    const open = { ...(periodOf(options, new Date()) ?? always), until: endOfTime };
    const over = options["week"] || options["month"];
    const period = over ? (periodOf(options, new Date()) ?? open) : open;
    const file = exportFile(out ?? `leads-${kind ?? "all"}-${today()}.${format}`);
    const kinds = kind ? [kind] : allKinds;
    const progress = new Progress();
    const count = await exportLeads(
      place,
      { kinds, period, format, file },
      {
        read: (so) => progress.tell(`${so} enquiries`),
        found: (so) => console.error(`${so} enquiries are there from an earlier run.`),
        lost: (wait) => {
          progress.end();
          console.error(`The connection was lost. Next try in ${wait / 1000} s.`);
        },
      },
    ).finally(() => progress.end());
    console.log(`${count} enquiries are in ${file}.`);
  },
};

/** In days. */
const aMonth = 31;

/** The permits that expire within a number of days or have expired. */
function notifyOfPermits(now: Date) {
  const ending = endingWithin(mayHavePermits, aMonth, now);
  if (ending.length === 0) return console.log("No permit runs out within a month.");
  console.table(
    ending.map(({ name, permit: { number, validUntil }, daysLeft }) => ({
      advertised: name,
      permit: number,
      last_day: validUntil,
      days_left: daysLeft,
    })),
  );
}

const statusing: Command = {
  usage: "[--at ORIGIN]",
  does: "prints the number of enquiries, of quarantined, waiting, failed and dead-letter ones, and the permits that expire within a month.",
  explained: ["--at ORIGIN   where the site runs, if not where wrangler.toml says"],
  options: { at: { type: "string" } },
  takesWord: false,
  async run(place, options) {
    const { enquiries, deliveries } = status(place);
    console.table(enquiries);
    console.table(deliveries);
    notifyOfPermits(new Date());
    const queue = await queueStatus(siteOf(place, options));
    if (queue.known) console.table([queue.figures]);
    else console.log(queue.message);
  },
};

const resending: Command = {
  usage: "ID | --failed",
  does: "delivers an enquiry again, in any state; a quarantined one leaves the quarantine.",
  explained: ["--failed   all that were given up"],
  options: { failed: { type: "boolean" } },
  takesWord: true,
  run(place, { failed }, id) {
    if (!id && !failed) throw usageError("Say which: an ID, or --failed.");
    const count = id ? resend(place, id) : resendFailed(place);
    if (id && count === 0)
      throw new UserError(
        `There is no enquiry ${id}. Its reference is in its mail and in the export's column id${place.remote ? "" : "; with --remote the deployed database is asked"}.`,
      );
    console.log(`${count} deliveries wait for the next run, within a minute.`);
  },
};

/** Queued enquiries of a deleted person: the Worker consumes and drops them. */
async function takeWhatWaits(site: string, remote: boolean): Promise<string> {
  const queue = await queueStatus(site);
  if (!queue.known) return `${queue.message} What is theirs in it will not be stored.`;
  const { queued, dead_letters: dead } = queue.figures;
  const queueSays = queued
    ? `${queued} enquiries wait in the queue; what is theirs among them is dropped when its turn comes, within an hour.`
    : "Nothing waits in the queue.";
  if (!dead) return `${queueSays} There are no dead letters.`;
  if (!remote) return `${queueSays} ${dead} dead letters go with the local server.`;
  const progress = new Progress();
  await takeDeadLetters(site, (left) => progress.tell(`${left} dead letters`)).finally(() =>
    progress.end(),
  );
  return `${queueSays} The ${dead} dead letters were taken: what is theirs is dropped, the rest is stored.`;
}

const forgetting: Command = {
  usage: "EMAIL | PHONE",
  does: "deletes all that is stored of a person; what of theirs waits in the queue or is a dead letter is not stored any more.",
  explained: ["--at ORIGIN   where the site runs, if not where wrangler.toml says"],
  options: { at: { type: "string" } },
  takesWord: true,
  async run(place, options, word) {
    if (!word) throw usageError("Say who: an email address or a phone number.");
    const count = await forget(place, personOf(word));
    console.log(`${count} enquiries of ${word} are deleted.`);
    console.log(await takeWhatWaits(siteOf(place, options), place.remote));
    console.log(`Not in reach from here: the mails that went out, exports, the CRM, and D1's Time Travel, which
keeps deleted rows for 7 days (free plan) or 30.`);
  },
};

const finding: Command = {
  usage: "EMAIL | PHONE [--out FILE]",
  does: "writes all that is stored of a person to a file to hand over to them.",
  explained: [
    "--out FILE    where to; else exports/person-DAY.json",
    "--at ORIGIN   where the site runs, if not where wrangler.toml says",
  ],
  options: { out: { type: "string" }, at: { type: "string" } },
  takesWord: true,
  async run(place, options, word) {
    if (!word) throw usageError("Say who: an email address or a phone number.");
    const file = exportFile(textOf(options, "out") ?? `person-${today()}.json`);
    const enquiries = find(place, personOf(word));
    const queue = await queueStatus(siteOf(place, options));
    if (!queue.known) console.log(queue.message);
    const mayBeMore = queue.known ? queue.figures.queued + queue.figures.dead_letters : 0;
    if (enquiries.length === 0 && mayBeMore === 0)
      throw new UserError(
        `Nothing is stored of ${word}${place.remote ? "" : " in the local database; with --remote the deployed one is asked"}.`,
      );
    const content = {
      about: word,
      made: new Date().toISOString(),
      keptForMonths: retentionMonths,
      enquiries,
    };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    console.log(`${enquiries.length} enquiries of ${word} are in ${file}.`);
    if (mayBeMore > 0)
      console.log(
        `${mayBeMore} enquiries wait to be stored or are dead letters, and cannot be read before: ask again then.`,
      );
    console.log("The mails about them, and what a CRM keeps, are not in it.");
  },
};

/** By the name after `leads:`. */
export const commands: Readonly<Record<string, Command>> = {
  report,
  export: exporting,
  status: statusing,
  resend: resending,
  forget: forgetting,
  find: finding,
};
