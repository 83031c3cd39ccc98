import { openingHours } from "~/content/opening-hours";
import { interpolate } from "~/format/interpolate";
import { nonBreaking } from "~/format/non-breaking";
import type { Locale } from "~/locale";
import type { EnquiryMessages, KindMessages } from "~/messages/en/enquiries";
import { type EnquiryKind, type Field, fieldsOf } from "./fields";
import { hoursInWords } from "./opening-hours";
import { viewingDays } from "./viewing-day";

/** What the choices of a form offer: field name → stored value → what is read. */
type ChoiceMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field as its page asks it. */
export interface Question extends Omit<Field, "kind" | "options"> {
  readonly name: string;
  readonly kind: Exclude<Field["kind"], "hidden">;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * The fields that a page asks, and the names of those that it fills in itself. A choice offers what
 * `choices` names of its options; one with nothing to choose is not asked.
 */
function questionsOf(kind: EnquiryKind, labels: KindMessages["labels"], choices: ChoiceMessages) {
  const questions: Question[] = [];
  const hidden: string[] = [];
  for (const [name, { kind: control, options, ...field }] of fieldsOf(kind))
    if (control === "hidden") hidden.push(name);
    else {
      const offered = options?.flatMap((value) => {
        const label = choices[name]?.[value];
        return label === undefined ? [] : [{ value, label }];
      });
      if (offered?.length !== 0)
        questions.push({
          ...field,
          name,
          kind: control,
          label: labels[name] ?? name,
          ...(offered && { options: offered }),
        });
    }
  return { questions, hidden };
}

/** When the office is open, in one line. */
const hoursInLine = (locale: Locale) =>
  hoursInWords(
    locale,
    openingHours.filter(({ hours }) => hours),
    { closed: "" },
  )
    .map(({ days, text }) => `${days} ${nonBreaking(text)}`)
    .join(" · ");

/**
 * What one form asks and says, for the loader of its page: no visitor fetches the words of another.
 *
 * @param messages of the page's language
 * @param kind which enquiry
 * @param options what further choices offer, by field and stored value: names that data has
 */
export function enquiryFormMessages(
  locale: Locale,
  messages: EnquiryMessages,
  kind: EnquiryKind,
  options: ChoiceMessages = {},
) {
  const { interest, preferredTime } = messages.options;
  const offered: ChoiceMessages = { interest, preferredTime, ...options };
  const { when, ...common } = messages.common;
  const asksWhen = fieldsOf(kind).some(([, { collapsed }]) => collapsed);
  const { labels, ...ofKind } = messages.kinds[kind];
  return {
    ...ofKind,
    ...common,
    ...questionsOf(kind, labels, offered),
    ...(asksWhen && {
      when: {
        title: when.title,
        any: when.any,
        note: interpolate(when.note, { hours: hoursInLine(locale) }),
        days: viewingDays(new Date()),
      },
    }),
  };
}

export type EnquiryFormMessages = ReturnType<typeof enquiryFormMessages>;
