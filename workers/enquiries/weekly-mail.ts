import type { EnquiryKind } from "~/features/enquiries/fields";
import { officeDay, officeTimeZone } from "~/format/office-time";
import type { outdatedFacts } from "~/listings/fact-sources";
import { defaultLocale, locales } from "~/locale";
import { advertisedAt } from "~/site/advertised";
import { funnelTable, visitSentences } from "../counts/report";
import type { ReportRow, Period, Dimension } from "../counts/report-sql";
import { type Figures, visitFigures, type Visits } from "../counts/visits";
import { enquiryKinds } from "../db/schema";
import { responseFigures, type Responses, responseTable } from "../desk/responses";
import { errorName, log } from "../log";
import { headerText } from "../mail/mail";
import { type Block, dubaiTime, staffMail } from "../mail/mail-blocks";
import { kindNames } from "../records/enquiry";
import type { Health } from "./health";
import { type Lead, leadsSql, moment } from "./lead-columns";
import { leadSheet, type ReportTable } from "./lead-sheet";

/** Maximum size of an attached file, in bytes: 5 MB, which all mail programs accept. */
const maxFileBytes = 5_000_000;

/** Maximum leads per kind: fewer than these fill 5 MB. */
const maxLeads = 5_000;

/** The leads of a week as an Excel file, or why it is missing. */
type WeeklySheet = { file: Uint8Array; leads: number } | "too-large" | "failed";

async function leadsOf(env: Env, kind: EnquiryKind, { since, until }: Period): Promise<Lead[]> {
  const sql = leadsSql(kind, "created_at >= ? and created_at < ?", maxLeads + 1);
  const { results } = await env.DB.prepare(sql)
    .bind(since, until)
    .all<Record<string, string | number | null>>();
  return results.map((row) => ({ ...row, kind }));
}

/**
 * The leads of a week for the staff, quarantined ones too, with the columns of the export, and the tables of its
 * report. It does not throw: on errors the report has no spreadsheet.
 */
export async function weeklySheet(
  env: Env,
  period: Period,
  tables: readonly ReportTable[],
): Promise<WeeklySheet> {
  try {
    const leadsByKind = await Promise.all(
      enquiryKinds.map(async (kind) => leadsOf(env, kind, period)),
    );
    if (leadsByKind.some((leads) => leads.length > maxLeads)) return "too-large";
    const leads = leadsByKind.flat();
    const file = await leadSheet(enquiryKinds, leads, tables);
    return file.byteLength > maxFileBytes ? "too-large" : { file, leads: leads.length };
  } catch (error) {
    log.error("weekly-sheet-failed", { error: errorName(error) });
    return "failed";
  }
}

interface Week {
  period: Period;
  visits: Visits;
  /** How soon enquiries were claimed; empty if nobody is assigned any. */
  answers: Responses;
  kinds: readonly ReportRow[];
  tables: readonly { dimension: Dimension; rows: readonly ReportRow[] }[];
  health: Health;
  /** The facts of projects to check again. */
  facts: ReturnType<typeof outdatedFacts>;
  /** The leads as a spreadsheet, if that is enabled. */
  sheet: WeeklySheet | undefined;
}

const { tag } = locales[defaultLocale];
const dateFormat = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: officeTimeZone });

const titles: Partial<Record<Dimension, string>> = {
  advertisement: "Results of each advertisement",
  page: "Pages",
  source: "Where they came from",
  country: "Countries",
};

/** The text for an empty value. */
const emptyValueLabels: Partial<Record<Dimension, string>> = {
  source: "directly",
  advertisement: "no advertisement",
};

const sum = (rows: readonly ReportRow[], of: "leads" | "spam" | "before") =>
  rows.reduce((total, row) => total + row[of], 0);

const line = (name: string, { leads, before }: Pick<ReportRow, "leads" | "before">) =>
  [name, String(leads), String(before)] as const;

function tablesOf({ kinds, tables }: Week): Block[] {
  return [
    {
      kind: "figures" as const,
      title: "Enquiries",
      rows: [
        ...kinds.map((row) => line(kindNames[row.value as keyof typeof kindNames], row)),
        line("All", { leads: sum(kinds, "leads"), before: sum(kinds, "before") }),
      ],
    },
    ...tables.map(({ dimension, rows }) => ({
      kind: "figures" as const,
      title: titles[dimension] ?? dimension,
      rows: rows.map((row) =>
        line(headerText(row.value) || (emptyValueLabels[dimension] ?? "not known"), row),
      ),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

/** Lines of a table of visits, or of claims. */
const maxVisitRows = 10;

const figures = ({ title, rows }: Figures): Block => ({
  kind: "figures",
  title,
  rows: rows.map(([value, now, before]) => [headerText(value), now, before] as const),
});

/** Maximum enquiries in the list of those that nobody has claimed. */
const maxOpen = 20;

/** The enquiries of the week that nobody has claimed, by first name, below who should claim them. */
const openList = ({ open }: Responses): Block[] =>
  open.length === 0
    ? []
    : [
        { kind: "paragraphs", texts: ["Not claimed yet:"] },
        {
          kind: "list",
          rows: open.slice(0, maxOpen).map(({ id, kind, firstName, asked, person }) => ({
            label: person,
            text: `${headerText(firstName)}, ${kindNames[kind]}, ${dubaiTime(asked)}, ${id}`,
          })),
        },
      ];

/** The tables of the report for the spreadsheet. */
export function reportTables(
  { homes, campaigns, codes }: Visits,
  answers: Responses,
): ReportTable[] {
  const { people, open } = answers;
  const openRows = open.map(({ id, kind, firstName, asked, person }) => [
    moment(asked),
    firstName,
    kindNames[kind],
    person,
    id,
  ]);
  return [
    ...(people.length > 0 ? [responseTable(answers)] : []),
    ...(open.length > 0
      ? [
          {
            name: "Open",
            rows: [
              ["Received (Dubai)", "First name", "Kind", "Assigned to", "Reference"],
              ...openRows,
            ],
          },
        ]
      : []),
    funnelTable("home", homes),
    funnelTable("campaign", campaigns),
    {
      name: "WhatsApp codes",
      rows: [["Code: home, campaign", "Chats opened", "Chats opened before"], ...codes],
    },
  ];
}

/** The sentence about the spreadsheet. */
function sheetSentence(sheet: WeeklySheet | undefined): string[] {
  if (sheet === undefined) return [];
  const command = "npm run leads -- export --week --remote";
  if (sheet === "too-large")
    return [
      `The week’s leads exceed the limit of 5 MB for a mail. This command exports them: ${command}`,
    ];
  if (sheet === "failed")
    return [
      `The spreadsheet could not be created. This command exports the week’s leads: ${command}`,
    ];
  return [
    `The spreadsheet has the week’s leads, spam included: ${sheet.leads}. It has personal data: delete it when you no longer need it.`,
  ];
}

/** The pending deliveries and the quarantined enquiries, in sentences. */
function statusSentences({ health, kinds, sheet }: Week): string[] {
  const { waiting = 0, failed = 0, queued = 0, deadLetters = 0, quarantined = 0 } = health;
  return [
    ...sheetSentence(sheet),
    `Quarantined this week: ${sum(kinds, "spam")}; in total: ${quarantined}. To see them, run npm run leads -- export --remote.`,
    waiting + failed + queued + deadLetters === 0
      ? "Every enquiry has been delivered."
      : `Pending deliveries: ${waiting}; failed: ${failed}; queued enquiries: ${queued}; dead letters: ${deadLetters}. For details, run npm run leads -- status --remote.`,
  ];
}

const factSentences = ({ facts }: Week): string[] =>
  facts.map(
    ({ title, fact, checked }) =>
      `${title}: the ${fact.replaceAll("-", " ")} was last checked on ${dateFormat.format(new Date(checked))}. Check it again, and put the day in its file in app/content/projects.`,
  );

/** The weekly report. Of visitors it has the first names of those whose enquiry nobody has claimed, with its reference. */
export async function weeklyMail(week: Week, env: Env): Promise<EmailMessageBuilder> {
  const last = new Date(Date.parse(week.period.until) - 1);
  const intro = `The week from ${dateFormat.format(new Date(week.period.since))} to ${dateFormat.format(last)}, Dubai time.`;
  const { homes, campaigns, speed } = week.visits;
  const { properties, projects } = advertisedAt(new Date(week.period.until));
  const listings = [...properties, ...projects].map(({ id }) => id);
  const enquiries = tablesOf(week);
  const mail = await staffMail(env, `The week: ${sum(week.kinds, "leads")} enquiries`, [
    { kind: "paragraphs", texts: [intro] },
    ...enquiries.slice(0, 1),
    ...visitFigures(week.visits, maxVisitRows).map(figures),
    { kind: "paragraphs", texts: visitSentences(homes, campaigns, speed, listings) },
    ...responseFigures(week.answers, maxVisitRows).map(figures),
    ...openList(week.answers),
    ...enquiries.slice(1),
    { kind: "paragraphs", texts: [...statusSentences(week), ...factSentences(week)] },
  ]);
  return {
    ...mail,
    ...(typeof week.sheet === "object" && {
      attachments: [
        {
          disposition: "attachment" as const,
          filename: `leads-${officeDay(new Date(week.period.since))}-to-${officeDay(last)}.xlsx`,
          type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          content: week.sheet.file,
        },
      ],
    }),
  };
}
