import { interpolate } from "~/format/interpolate";
import { type Locale, locales } from "~/locale";
import { lazyMessages } from "~/messages/lazy";
import { suggestEmail } from "./email-suggestion";
import { type PhoneNumber, readPhone } from "./phone";
import { likelyCountries, phoneCountries } from "./phone-country";

/** What helps with the answers of one form, in its language; fetched once somebody types. */
export type FieldHelp = Awaited<ReturnType<typeof fieldHelp>>;

/**
 * What helps with a phone number and an email address while they are typed. Nothing of it leaves the
 * browser.
 *
 * @throws where its messages do not arrive
 */
export async function fieldHelp(locale: Locale) {
  const { help: messages } = await lazyMessages(locale);
  const { tag } = locales[locale];
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const countries = likelyCountries({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale,
    browserLanguage: navigator.language,
  });
  return {
    messages,
    suggestEmail,
    /**
     * @param typed the number
     * @param chosen the country that the visitor chose
     */
    readPhone: (typed: string, chosen?: string) => readPhone(typed, countries, chosen),
    /** "We will call +39 333 123 4567 (Italy)". */
    willCall({ international: number, country }: PhoneNumber): string {
      return country
        ? interpolate(messages.willCall, { number, country: names.of(country) ?? country })
        : interpolate(messages.willCallNumber, { number });
    },
    /** "Did you mean k@gmail.com?" */
    emailQuestion: (email: string) => interpolate(messages.emailQuestion, { email }),
    /** The countries that a number can be of, in the order of the language. */
    countries: () =>
      phoneCountries()
        .map((country) => ({ value: country, label: names.of(country) ?? country }))
        .toSorted((a, b) => a.label.localeCompare(b.label, tag)),
  };
}
