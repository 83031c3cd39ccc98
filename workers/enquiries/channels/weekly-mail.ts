import { company } from "~/content/company";
import { officeDay, officeTimeZone } from "~/format/office-time";
import { defaultLocale, locales } from "~/locale";
import type { Health } from "../health";
import { kindNames } from "../lead-columns";
import type { ReportRow, Period, Dimension } from "../report-sql";
import type { WeeklySheet } from "../weekly-sheet";
import { escapeHtml, headerText } from "./mail-escaping";
import { mailPage } from "./mail-layout";

interface Week {
  period: Period;
  kinds: readonly ReportRow[];
  tables: readonly { dimension: Dimension; rows: readonly ReportRow[] }[];
  health: Health;
  /** The leads as a spreadsheet, if that is enabled. */
  sheet: WeeklySheet | undefined;
}

const { tag } = locales[defaultLocale];
const dateFormat = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: officeTimeZone });

const titles: Partial<Record<Dimension, string>> = {
  advertisement: "Results of each advertisement",
  home: "Homes",
  page: "Pages",
  source: "Where they came from",
  country: "Countries",
};

/** The text for an empty value. */
const emptyValueLabels: Partial<Record<Dimension, string>> = {
  home: "no home",
  source: "directly",
  advertisement: "no advertisement",
};

interface Table {
  title: string;
  rows: readonly (readonly [name: string, now: string, before: string])[];
}

const sum = (rows: readonly ReportRow[], of: "leads" | "spam" | "before") =>
  rows.reduce((total, row) => total + row[of], 0);

const line = (name: string, { leads, before }: Pick<ReportRow, "leads" | "before">) =>
  [name, String(leads), String(before)] as const;

function tablesOf({ kinds, tables }: Week): Table[] {
  return [
    {
      title: "Enquiries",
      rows: [
        ...kinds.map((row) => line(kindNames[row.value as keyof typeof kindNames], row)),
        line("All", { leads: sum(kinds, "leads"), before: sum(kinds, "before") }),
      ],
    },
    ...tables.map(({ dimension, rows }) => ({
      title: titles[dimension] ?? dimension,
      rows: rows.map((row) =>
        line(headerText(row.value) || (emptyValueLabels[dimension] ?? "not known"), row),
      ),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

/** The sentence about the spreadsheet. */
function sheetSentence(sheet: WeeklySheet | undefined): string[] {
  if (sheet === undefined) return [];
  const command = "npm run leads:export -- --week --format xlsx --remote";
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
    `Quarantined this week: ${sum(kinds, "spam")}; in total: ${quarantined}. To see them, run npm run leads:export -- --remote.`,
    waiting + failed + queued + deadLetters === 0
      ? "Every enquiry has been delivered."
      : `Pending deliveries: ${waiting}; failed: ${failed}; queued enquiries: ${queued}; dead letters: ${deadLetters}. For details, run npm run leads:status -- --remote.`,
  ];
}

const asText = ({ title, rows }: Table) =>
  [
    `${title} (the week before in brackets)`,
    ...rows.map(([name, now, before]) => `  ${now} (${before})  ${name}`),
  ].join("\n");

const cells = (name: "td" | "th", texts: readonly string[]) =>
  texts
    .map(
      (text, index) =>
        `<${name} align="${index > 0 ? "right" : "left"}">${escapeHtml(text)}</${name}>`,
    )
    .join("");

const asHtml = ({ title, rows }: Table) =>
  `<table cellpadding="4"><tr>${cells("th", [title, "Week", "Before"])}</tr>${rows
    .map((row) => `<tr>${cells("td", row)}</tr>`)
    .join("")}</table>`;

/** The weekly report. It contains no personal data. */
export function weeklyMail(week: Week, env: Env): EmailMessageBuilder {
  const last = new Date(Date.parse(week.period.until) - 1);
  const intro = `The week from ${dateFormat.format(new Date(week.period.since))} to ${dateFormat.format(last)}, Dubai time.`;
  const tables = tablesOf(week);
  const sentences = statusSentences(week);
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: env.ENQUIRY_RECIPIENT,
    subject: `The week: ${sum(week.kinds, "leads")} enquiries`,
    text: [intro, ...tables.map(asText), sentences.join("\n")].join("\n\n"),
    html: mailPage(
      [
        `<p>${escapeHtml(intro)}</p>`,
        ...tables.map(asHtml),
        ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      ].join(""),
    ),
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
