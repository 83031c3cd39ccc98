import { dayInWords, isDay } from "../../app/content/schema/fields.ts";
import { type Finding, translationNames } from "../../scripts/content/explain.ts";
import { mostYearsAhead } from "./read-day.ts";

type Data = Readonly<Record<string, unknown>>;

const groupOf = (data: Data, name: string) => (data[name] ?? {}) as Data;

/** The same day in another year. */
const inYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** A day that is long past is probably one of another year. */
function dayWarnings(data: Data, today: string): Finding[] {
  const { state, date } = groupOf(data, "availability");
  // The day may be typed before the state is chosen.
  const name = typeof state === "string" && state ? `the day on which it was ${state}` : "the day";
  const days = [
    [["availability", "date"], name, date],
    [["soldOut"], "the day since which it is sold out", data["soldOut"]],
  ] as const;
  return days.flatMap(([path, what, day]) =>
    typeof day === "string" && isDay(day) && day < inYears(today, -1)
      ? [{ path, text: `${what}, ${dayInWords(day)}, is more than a year past` }]
      : [],
  );
}

/** How many digits the numbers of permits have. */
const usualDigits = { from: 10, to: 11 };

/** The sites of the Dubai Land Department. */
const departmentHost = /(?:^|\.)(?:dubailand|dld|trakheesi)\.gov\.ae$/;

const finding = (field: string, text: string): Finding => ({ path: ["permit", field], text });

function permitWarnings(data: Data, today: string): Finding[] {
  const { number, validUntil, card } = groupOf(data, "permit");
  const digits = typeof number === "string" || typeof number === "number" ? `${number}`.trim() : "";
  const { from, to } = usualDigits;
  const host = typeof card === "string" ? URL.parse(card)?.hostname : undefined;
  return [
    ...(/^\d+$/.test(digits) && (digits.length < from || digits.length > to)
      ? [
          finding(
            "number",
            `the permit number ${digits} has ${digits.length} digits: most have 10 or 11`,
          ),
        ]
      : []),
    // The field itself asks about a day that is still further ahead.
    ...(typeof validUntil === "string" &&
    isDay(validUntil) &&
    validUntil > inYears(today, 2) &&
    Number(validUntil.slice(0, 4)) - Number(today.slice(0, 4)) <= mostYearsAhead
      ? [
          finding(
            "validUntil",
            `the last day of the permit, ${dayInWords(validUntil)}, is more than two years ahead`,
          ),
        ]
      : []),
    ...(host && !departmentHost.test(host)
      ? [
          finding(
            "card",
            `the link of the permit card leads to ${host}, and not to the Land Department, dubailand.gov.ae`,
          ),
        ]
      : []),
  ];
}

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** A page in Italian or Arabic shows the amenities in its language only, if there are some. */
const amenityWarnings = (data: Data): Finding[] =>
  Object.entries(translationNames).flatMap(([language, name]) => {
    const given = count(groupOf(data, language)["amenities"]);
    const english = count(data["amenities"]);
    return given > 0 && given < english
      ? [
          {
            path: [language, "amenities"],
            text: `the ${name} amenities have ${given === 1 ? "one line" : `${given} lines`}, the English ones ${english}: the ${name} page shows its own only`,
          },
        ]
      : [];
  });

/**
 * Facts of a listing that are valid, and unusual.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export const unusualFacts = (data: Data, today: string): Finding[] => [
  ...dayWarnings(data, today),
  ...permitWarnings(data, today),
  ...amenityWarnings(data),
];
