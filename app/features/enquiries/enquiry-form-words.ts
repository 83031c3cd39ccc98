import type { EnquiryWords, KindWords } from "~/content/contract/enquiries";
import { company } from "~/data/company";
import { openingHours } from "~/data/opening-hours";
import { fill } from "~/format/fill";
import { nonBreaking } from "~/format/non-breaking";
import type { Locale } from "~/locale";
import { callAddress, whatsappAddress } from "./contact-links";
import { type EnquiryKind, type Field, fieldsOf } from "./fields";
import { hoursInWords } from "./opening-hours";
import { viewingDays } from "./viewing-day";

/** What the choices of a form offer: field name → stored value → what is read. */
type ChoiceWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field of a form, for its page. */
export type Question = Partial<Field> & Pick<Field, "kind"> & { readonly name: string };

/** The answers that a hidden field takes are the server's to know: nobody chooses among them. */
const questionsOf = (kind: EnquiryKind) =>
  fieldsOf(kind).map(([name, field]): Question =>
    field.kind === "hidden" ? { name, kind: field.kind } : { name, ...field },
  );

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
 * @param words of the page's language
 * @param kind which enquiry
 * @param options what further choices offer, by field and stored value: names that data has
 */
export function enquiryFormWords(
  locale: Locale,
  words: EnquiryWords,
  kind: EnquiryKind,
  options: ChoiceWords = {},
) {
  const { interest, preferredTime } = words.options;
  const offered: ChoiceWords = { interest, preferredTime, ...options };
  const { when, ...common } = words.common;
  const asksWhen = fieldsOf(kind).some(([, { folded }]) => folded);
  const { labels, ...ofKind } = words.kinds[kind] as KindWords;
  const questions = questionsOf(kind);
  const asked = questions.filter((question) => question.kind !== "hidden");
  return {
    ...ofKind,
    ...common,
    questions,
    labels: Object.fromEntries(asked.map(({ name }) => [name, labels[name] ?? name])),
    ...(asksWhen && {
      when: {
        title: when.title,
        any: when.any,
        note: fill(when.note, { hours: hoursInLine(locale) }),
        days: viewingDays(new Date()),
      },
    }),
    faults: words.faults,
    /** How to reach the firm at once, where a form has to wait. */
    reach: [
      { to: callAddress(company.phone), text: fill(words.common.call, { phone: company.phone }) },
      { to: whatsappAddress(company.whatsapp), text: words.common.chat },
    ],
    options: Object.fromEntries(
      fieldsOf(kind).flatMap(([name]) => (offered[name] ? [[name, offered[name]]] : [])),
    ) as ChoiceWords,
  };
}

export type EnquiryFormWords = ReturnType<typeof enquiryFormWords>;
