import { company } from "../../app/content/company.ts";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import type { Figures } from "../counts/visits.ts";
import { officeMinutesBetween } from "./office-hours.ts";

/**
 * How soon enquiries are claimed, for the weekly mail and `npm run leads`. Node runs this too, so values are imported by
 * relative path, without ~.
 */

/** The working minutes within which somebody should call. */
const promisedMinutes = 15;

/** A row of `responsesQuery`. */
interface AssignedRow {
  id: string;
  kind: EnquiryKind;
  /** As the visitor wrote it. */
  name: string;
  asked: string;
  previous: number;
  source: string;
  person: string;
  passedFrom: string | null;
  claimedBy: string | null;
  claimedAt: string | null;
}

/** The answers to the enquiries of a period. */
interface Answers {
  /** Enquiries that were claimed, or could have been in time. */
  decided: number;
  /** Those that were claimed in time. */
  inTime: number;
  /** The median of the working minutes until a claim; undefined without claims. */
  median: number | undefined;
  /** Enquiries that nobody has claimed. */
  open: number;
  /** Enquiries that the next person got, because this one had not claimed them. */
  passedOn: number;
}

/** The answers of a person, or to the enquiries of a source, and those of the period before. */
export interface ResponseRow {
  value: string;
  now: Answers;
  before: Answers;
}

/** An enquiry that nobody has claimed. */
interface OpenEnquiry {
  id: string;
  kind: EnquiryKind;
  /** The visitor's first name. */
  firstName: string;
  asked: string;
  /** Who should claim it. */
  person: string;
}

export interface Responses {
  people: ResponseRow[];
  sources: ResponseRow[];
  /** Those of the period, the oldest first. */
  open: OpenEnquiry[];
}

const responseTitles: Record<"people" | "sources", string> = {
  people: "Claimed by: median of office minutes, in time within 15",
  sources: "Claimed of each source: median of office minutes, in time within 15",
};

function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

function answersOf(rows: readonly AssignedRow[], passedOn: number, now: Date): Answers {
  const timed = rows.map(({ asked, claimedAt }) => ({
    isOpen: claimedAt === null,
    minutes: officeMinutesBetween(new Date(asked), claimedAt === null ? now : new Date(claimedAt)),
  }));
  const claimed = timed.filter(({ isOpen }) => !isOpen).map(({ minutes }) => minutes);
  // Until the time is over, an open enquiry is neither in time nor late.
  const late = timed.filter(({ isOpen, minutes }) => isOpen && minutes > promisedMinutes);
  return {
    decided: claimed.length + late.length,
    inTime: claimed.filter((minutes) => minutes <= promisedMinutes).length,
    median: medianOf(claimed),
    open: rows.length - claimed.length,
    passedOn,
  };
}

/** The name of a person, or the id of one who has left; "office" if everybody was absent. */
const nameOf = (id: string) => company.people.find((person) => person.id === id)?.name ?? id;

/**
 * How soon enquiries were claimed, by whoever has claimed or should claim them, and by source; and those that
 * nobody has claimed. The lists are empty if none was assigned.
 *
 * @param results of `responsesQuery`
 */
export function responses(results: readonly unknown[], now: Date): Responses {
  const rows = results as readonly AssignedRow[];
  const group = (
    valueOf: (row: AssignedRow) => string,
    isPassedFrom: (row: AssignedRow, value: string) => boolean,
    values: readonly string[],
  ) =>
    values
      .map((value): ResponseRow => {
        const of = (previous: boolean) => {
          const inPeriod = rows.filter((row) => (row.previous === 1) === previous);
          const passed = inPeriod.filter((row) => isPassedFrom(row, value));
          const own = inPeriod.filter((row) => valueOf(row) === value);
          return answersOf(own, passed.length, now);
        };
        return { value, now: of(false), before: of(true) };
      })
      .toSorted(
        (one, other) => other.now.decided - one.now.decided || one.value.localeCompare(other.value),
      );
  const personOf = ({ claimedBy, person }: AssignedRow) => claimedBy ?? person;
  const ids = rows.flatMap((row) => [personOf(row), row.passedFrom ?? personOf(row)]);
  const people = group(personOf, (row, id) => row.passedFrom === id && personOf(row) !== id, [
    ...new Set(ids),
  ]);
  return {
    people: people.map((row) => ({ ...row, value: nameOf(row.value) })),
    sources: group(
      ({ source }) => source,
      () => false,
      [...new Set(rows.map(({ source }) => source))],
    ),
    open: rows
      .filter(({ claimedBy, previous }) => claimedBy === null && previous === 0)
      .toSorted((one, other) => (one.asked < other.asked ? -1 : 1))
      .map(({ id, kind, name, asked, person }) => {
        const [firstName = ""] = name.trim().split(/\s/u);
        return { id, kind, firstName, asked, person: nameOf(person) };
      }),
  };
}

/** "9 min, 3 of 4 in time, 1 open": the median, the share within 15 minutes, and what nobody has claimed. */
export function responseText({ decided, inTime, median, open, passedOn }: Answers): string {
  const parts = [
    ...(median === undefined ? [] : [`${Math.round(median)} min`]),
    ...(decided === 0 ? [] : [`${inTime} of ${decided} in time`]),
    ...(open === 0 ? [] : [`${open} open`]),
    ...(passedOn === 0 ? [] : [`${passedOn} passed on`]),
  ];
  return parts.join(", ") || "none";
}

/** The lines of the two tables that have some, the first ones, with those of the period before. */
export const responseFigures = (answers: Responses, limit: number): Figures[] =>
  (["people", "sources"] as const)
    .filter((by) => answers[by].length > 0)
    .map((by) => ({
      title: responseTitles[by],
      rows: answers[by]
        .slice(0, limit)
        .map(({ value, now, before }) => [
          value || "directly",
          responseText(now),
          responseText(before),
        ]),
    }));

const answerCells = ({ decided, inTime, median, open, passedOn }: Answers) => [
  median === undefined ? null : Math.round(median),
  inTime,
  decided,
  decided === 0 ? null : Math.round((100 * inTime) / decided),
  open,
  passedOn,
];

const responseLine = (group: string, { value, now, before }: ResponseRow) => [
  group,
  value || "directly",
  ...answerCells(now),
  ...answerCells(before),
];

/** How soon enquiries were claimed, as a table of a spreadsheet with its headings. */
export function responseTable({ people, sources }: Responses) {
  const headings = [
    "Median of office minutes",
    "Claimed within 15",
    "Claimed or late",
    "Within 15, %",
    "Open",
    "Passed on",
  ];
  return {
    name: "Responses",
    rows: [
      ["By", "Name", ...headings, ...headings.map((heading) => `${heading}, before`)],
      ...people.map((row) => responseLine("Person", row)),
      ...sources.map((row) => responseLine("Source", row)),
    ],
  };
}
