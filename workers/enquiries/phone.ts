import { type PhoneNumber, readPhone } from "~/features/enquiries/phone";
import { likelyCountries, type PhoneHints } from "~/features/enquiries/phone-country";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { errorName, log } from "../log";
import type { Enquiry } from "./store";

/** Reads a number; what fails there is logged, and counts as a number that cannot be read. */
function read(
  input: string,
  hints: PhoneHints,
  chosen: string,
  reader: typeof readPhone,
): PhoneNumber | undefined {
  try {
    return reader(input, likelyCountries(hints), chosen);
  } catch (error) {
    log.error("phone-not-read", { error: errorName(error) });
    return undefined;
  }
}

/** The visitor's choice of a country in a body: two letters, or "". */
function chosenCountry(submitted: Readonly<Record<string, unknown>>): string {
  const country = submitted[submissionMetadata.phoneCountry];
  return typeof country === "string" && /^[A-Z]{2}$/u.test(country) ? country : "";
}

/**
 * A phone number for the columns of an enquiry. It never throws: an enquiry whose number cannot be
 * read is stored with what was typed.
 *
 * @param typed the answer
 * @param given the body, which may name the country that the visitor chose
 * @param hints what else tells the country
 */
export function phoneColumns(
  input: string,
  submitted: Readonly<Record<string, unknown>>,
  hints: PhoneHints,
  reader = readPhone,
): Pick<Enquiry, "phoneE164" | "phoneCountry"> {
  const number = read(input, hints, chosenCountry(submitted), reader);
  return { phoneE164: number?.e164 ?? null, phoneCountry: number?.country ?? null };
}

/**
 * The number of a stored enquiry. One that was stored before numbers were read is read now.
 *
 * @returns undefined where it cannot be read
 */
export function phoneOf(enquiry: Enquiry): PhoneNumber | undefined {
  const { phone, phoneE164, phoneCountry } = enquiry;
  const number = read(phone ?? "", enquiry, phoneCountry ?? "", readPhone);
  if (!phoneE164 || number?.e164 === phoneE164) return number;
  return read(phoneE164, enquiry, "", readPhone);
}
