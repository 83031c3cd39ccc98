import type { EnquiryWords, KindWords } from "~/content/contract/enquiries";
import { company } from "~/data/company";
import { fill } from "~/format/fill";
import { callAddress, whatsappAddress } from "./contact-links";
import { type EnquiryKind, fieldsOf } from "./fields";

/** What the choices of a form offer: field name → stored value → what is read. */
type ChoiceWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What one form says, for the loader of its page: no visitor fetches the words of another.
 *
 * @param words of the page's language
 * @param kind which enquiry
 * @param options what further choices offer, by field and stored value: names that data has
 */
export function enquiryFormWords(
  words: EnquiryWords,
  kind: EnquiryKind,
  options: ChoiceWords = {},
) {
  const offered: ChoiceWords = { interest: words.options.interest, ...options };
  return {
    ...(words.kinds[kind] as KindWords),
    ...words.common,
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
