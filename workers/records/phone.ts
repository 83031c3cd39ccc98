import { type PhoneNumber, parsePhone, phoneQuestion } from "~/features/enquiries/phone";
import {
  likelyCountries,
  officeCountry,
  type PhoneHints,
} from "~/features/enquiries/phone-country";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { latinDigits } from "~/format/clean-text";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { defaultLocale, locales } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { errorName, log } from "../log";
import type { Enquiry } from "./enquiry";

/** Parses a number. Errors are logged, and the number counts as unreadable, as one does whose country is in doubt. */
function tryParse(
  input: string,
  hints: PhoneHints,
  chosen: string,
  parse: typeof parsePhone,
): PhoneNumber | undefined {
  try {
    const number = parse(input, likelyCountries(hints), chosen);
    return number?.isDoubtful ? undefined : number;
  } catch (error) {
    log.error("phone-not-read", { error: errorName(error) });
    return undefined;
  }
}

/** The country that the visitor chose, as two letters; "" without one. */
export function chosenCountry(submitted: Readonly<Record<string, unknown>>): string {
  const country = submitted[submissionMetadata.phoneCountry];
  return typeof country === "string" && /^[A-Z]{2}$/u.test(country) ? country : "";
}

/**
 * Returns the phone columns of an enquiry. It does not throw: an enquiry whose number cannot be parsed is
 * stored with the text.
 *
 * @param input the answer
 * @param submitted the body, which may have the country that the visitor chose
 * @param hints of the country
 */
export function phoneColumns(
  input: string,
  submitted: Readonly<Record<string, unknown>>,
  hints: PhoneHints,
  parse = parsePhone,
): Pick<Enquiry, "phoneE164" | "phoneCountry"> {
  const number = tryParse(input, hints, chosenCountry(submitted), parse);
  return { phoneE164: number?.e164 ?? null, phoneCountry: number?.country ?? null };
}

/** Whether a number is written as in the Emirates, with its 0, by a visitor who is there. */
const isLocalNumber = (typed: string, { country }: PhoneNumber, { country: network }: Enquiry) =>
  country === officeCountry && network === officeCountry && latinDigits(typed).startsWith("0");

/**
 * What a visitor without scripts, who did not see the number that will be called, is asked about it: whether its country is
 * right if only the network or the language suggests it, or its length. It does not throw.
 *
 * @returns the question, and the country in which the number is read; undefined if there is nothing to ask, or if the
 *   visitor chose a country or was asked before
 */
export function phoneDoubt(
  enquiry: Enquiry,
  submitted: Readonly<Record<string, unknown>>,
): { question: string; country: string } | undefined {
  if (chosenCountry(submitted)) return undefined;
  const { phone, locale } = enquiry;
  const typed = phone ?? "";
  try {
    const number = parsePhone(typed, likelyCountries(enquiry));
    if (!number?.country) return undefined;
    const { country, international, guessed } = number;
    const { help } = messagesFor(locale).lazy;
    const { tag } = locales[locale];
    const inDoubt = phoneQuestion(number, { ...help, askCountry: help.askCode }, tag);
    const name = new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country;
    if (inDoubt) return { question: `${inDoubt} ${help.sendAgain}`, country };
    if (!guessed || isLocalNumber(typed, number, enquiry)) return undefined;
    return {
      question: interpolate(help.checkCountry, {
        number: nonBreaking(international),
        country: name,
      }),
      country,
    };
  } catch (error) {
    log.error("phone-not-read", { error: errorName(error) });
    return undefined;
  }
}

/**
 * Returns the number of a stored enquiry. Rows from before these columns are parsed now.
 *
 * @returns undefined if it cannot be parsed
 */
export function phoneOf(enquiry: Enquiry): PhoneNumber | undefined {
  const { phone, phoneE164, phoneCountry } = enquiry;
  const number = tryParse(phone ?? "", enquiry, phoneCountry ?? "", parsePhone);
  if (!phoneE164 || number?.e164 === phoneE164) return number;
  return tryParse(phoneE164, enquiry, "", parsePhone);
}

const countryNames = new Intl.DisplayNames(locales[defaultLocale].tag, { type: "region" });

/** A number with its country: "+39 333 123 4567 (Italy), extension 12". */
export const formatNumberWithCountry = ({
  international,
  country,
  extension,
}: Pick<PhoneNumber, "international" | "country" | "extension">) =>
  `${international}${country ? ` (${countryNames.of(country)})` : ""}${extension ? `, extension ${extension}` : ""}`;
