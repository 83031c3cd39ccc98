import { openingHours } from "~/content/firm";
import { hoursOfDay, minuteOfHour, partsOfDay, viewingDaysAhead } from "~/content/viewing-times";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { EnquiryMessages, KindMessages } from "~/messages/en/enquiries";
import type { Site } from "~/site/site";
import { type EnquiryKind, type Field, fieldsOf, type Interest } from "./fields";
import { hoursOfPart, partWithHours } from "./hours-in-zones";
import { formatOpeningHours } from "./opening-hours";
import { optionsOf } from "./validate";
import { viewingDays } from "./viewing-day";

/** The options of the form's choices: field name → stored value → label. */
type ChoiceMessages = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** What the day and the time of a form are for. A meeting is any of a call, a viewing and a talk at the office. */
type TimePurpose = "viewing" | "call" | "meeting";

/** The purpose if the page names none. An owner is called for a valuation; the day to see the home is agreed then. */
const timePurposes: Record<EnquiryKind, TimePurpose> = {
  viewing: "viewing",
  contact: "meeting",
  valuation: "call",
};

type Answers = Readonly<Record<string, unknown>>;

/** The interests of links to a viewing or a consultation. */
const appointments: ReadonlySet<unknown> = new Set<Interest>(["viewing", "investing", "off-plan"]);

/**
 * Whether the contact form asks for an appointment, so that its texts call it a request, not a message. Links of the
 * home page to a consultation have a subject only.
 */
export const asksForAppointment = (kind: EnquiryKind, { interest, about }: Answers): boolean =>
  kind === "contact" && (interest ? appointments.has(interest) : Boolean(about));

/** The texts of a form and of the answers to it, by what the visitor asks for. */
export function enquiryTexts(
  { kinds, asRequest }: EnquiryMessages,
  kind: EnquiryKind,
  answers: Answers,
): KindMessages {
  const texts = kinds[kind];
  if (!asksForAppointment(kind, answers)) return texts;
  const sent = answers["interest"] === "viewing" ? kinds.viewing.sent : asRequest.sent;
  return { ...texts, ...asRequest, sent };
}

/** A field as the page shows it. */
export interface FormField extends Omit<Field, "kind" | "options" | "optionsFrom" | "stored"> {
  readonly name: string;
  readonly kind: Exclude<Field["kind"], "hidden">;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * The fields that a page shows, and the names of those that it fills in. A choice whose options come from the page has
 * those that `choices` labels, and is left out without any.
 */
function formFieldsOf(
  kind: EnquiryKind,
  {
    labels,
    hints,
    choices,
  }: {
    labels: KindMessages["labels"];
    hints: Readonly<Partial<Record<string, string>>>;
    choices: ChoiceMessages;
  },
) {
  const formFields: FormField[] = [];
  const hidden: string[] = [];
  for (const [name, definition] of fieldsOf(kind)) {
    const {
      kind: fieldKind,
      options: _options,
      optionsFrom,
      stored: _stored,
      ...field
    } = definition;
    if (fieldKind === "hidden") {
      hidden.push(name);
      continue;
    }
    const texts = choices[name] ?? {};
    if (optionsFrom && Object.keys(texts).length === 0) continue;
    const offeredOptions = optionsOf(definition)?.flatMap((value) => {
      const label = texts[value];
      return label === undefined ? [] : [{ value, label }];
    });
    formFields.push({
      ...field,
      name,
      kind: fieldKind,
      label: labels[name] ?? name,
      ...(hints[name] && { hint: hints[name] }),
      ...(offeredOptions && { options: offeredOptions }),
    });
  }
  return { formFields, hidden };
}

/** The times of day: the parts of the working day, "Morning · 9:00 AM–12:00 PM in Dubai", and the hours, "8:00 PM in Dubai". */
function timesWithHours({ format, messages }: Site): Record<string, string> {
  const { common, options } = messages.enquiries;
  const names = options.preferredTime;
  const inDubai = (hours: string) =>
    interpolate(common.viewingTime.hours, { hours: nonBreaking(hours) });
  const parts = partsOfDay.map((part) => {
    const time = hoursOfPart(part);
    const hours = time && inDubai(format.timeRange(time.from, time.to));
    return [part, hours ? partWithHours(names[part], hours) : names[part]];
  });
  const hours = hoursOfDay.map((hour) => [
    hour,
    inDubai(format.timeOfDay(minuteOfHour(hour) ?? 0)),
  ]);
  return Object.fromEntries([...parts, ...hours]);
}

/** The working hours in one line. */
const hoursInLine = (site: Site) =>
  formatOpeningHours(
    site,
    openingHours.filter(({ hours }) => hours),
  )
    .map(({ days, text }) => `${days} ${nonBreaking(text)}`)
    .join(" · ");

/**
 * The messages of one form, for the loader of its page. A page gets the messages of its own form only.
 *
 * @param kind of enquiry
 * @param options the texts of options that come from the page, by field and stored value; what the time of the request
 *   is for; the answers that are filled in, which decide whether its fields are open
 */
export function enquiryFormMessages(
  site: Site,
  kind: EnquiryKind,
  {
    choices = {},
    preset = {},
    time = preset["interest"] === "viewing" ? "viewing" : timePurposes[kind],
  }: {
    choices?: ChoiceMessages;
    time?: TimePurpose;
    preset?: Answers;
  } = {},
) {
  const { enquiries: messages } = site.messages;
  const { viewingTime, phoneHint, ...common } = messages.common;
  const { labels, ...ofKind } = enquiryTexts(messages, kind, preset);
  const { phone, video, "in-person": inPerson } = messages.options.callChannel;
  const callChannel = {
    viewing: { "in-person": inPerson, video },
    call: { phone, video },
    meeting: { phone, video, "in-person": inPerson },
  }[time];
  return {
    ...ofKind,
    ...common,
    earlier: common.earlier[time],
    ...formFieldsOf(kind, {
      labels: { ...labels, callChannel: viewingTime.channels[time] },
      hints: {
        phone: phoneHint,
        preferredDate: interpolate(viewingTime.limit, { count: String(viewingDaysAhead) }),
        preferredTime: viewingTime.anyHour,
        ...(kind === "valuation" && messages.kinds.valuation.hints),
      },
      choices: {
        ...messages.options,
        callChannel,
        preferredTime: timesWithHours(site),
        ...choices,
      },
    }),
    viewingTime: {
      title: viewingTime.titles[time],
      open: asksForAppointment(kind, preset),
      emptyOption: viewingTime.emptyOption,
      eitherChannel: viewingTime.eitherChannel,
      own: viewingTime.own,
      ownDayBefore: viewingTime.ownDayBefore,
      ownDayAfter: viewingTime.ownDayAfter,
      closed: site.messages.company.hours.closed,
      over: viewingTime.over,
      outside: viewingTime.outside,
      holiday: viewingTime.holiday,
      hours: viewingTime.hours,
      ownHours: viewingTime.ownHours,
      note: interpolate(viewingTime.note, { hours: hoursInLine(site) }),
      days: viewingDays(new Date()),
    },
  };
}

export type EnquiryFormMessages = ReturnType<typeof enquiryFormMessages>;
