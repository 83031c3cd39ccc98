import { useId } from "react";
import { interpolate } from "~/format/interpolate";
import { type Locale, locales } from "~/locale";
import { lazyMessages } from "~/messages/lazy";
import { suggestEmail } from "./email-suggestion";
import { type PhoneNumber, parsePhone, phoneQuestion } from "./phone";
import { countriesOfBrowser, phoneCountries } from "./phone-country";

/** The help with the answers of one form, in its language. Fetched with the first input. */
export type FieldHelp = Awaited<ReturnType<typeof fieldHelp>>;

/**
 * Help with phone numbers and email addresses during input. No data leaves the browser.
 *
 * @throws if its messages cannot be fetched
 */
export async function fieldHelp(locale: Locale) {
  const { help: messages } = await lazyMessages(locale);
  const { tag } = locales[locale];
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const countries = countriesOfBrowser(locale);
  const choice = (country: string) => ({ value: country, label: names.of(country) ?? country });
  return {
    messages,
    CountryChoice,
    suggestEmail,
    /**
     * @param typed the number
     * @param chosen the country that the visitor chose
     */
    parsePhone: (typed: string, chosen?: string) => parsePhone(typed, countries, chosen),
    /** "We will call +39 333 123 4567 (Italy)"; a question if its country or its length is in doubt. */
    willCall(parsed: PhoneNumber): string {
      const question = phoneQuestion(parsed, messages, tag);
      if (question) return question;
      const { international: number, country } = parsed;
      return country
        ? interpolate(messages.willCall, { number, country: names.of(country) ?? country })
        : interpolate(messages.willCallNumber, { number });
    },
    /** "Did you mean k@gmail.com?" */
    emailQuestion: (email: string) => interpolate(messages.emailQuestion, { email }),
    /** The countries of phone numbers: the likely ones, then the others in alphabetical order of the language. */
    countries() {
      const others = phoneCountries()
        .filter((country) => !countries.includes(country))
        .map(choice)
        .toSorted((a, b) => a.label.localeCompare(b.label, tag));
      return [...countries.map(choice), ...others];
    },
  };
}

interface CountryChoiceProps {
  /** The name of the field. */
  name: string;
  label: string;
  country: string;
  countries: readonly { value: string; label: string }[];
  choose: (country: string) => void;
}

/** The select for the country of a number. */
function CountryChoice({ name, label, country, countries, choose }: CountryChoiceProps) {
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id}>{label}</label>
      <div className="field-choice">
        <select
          id={id}
          name={name}
          className="field-control"
          value={country}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {country === "" && <option value="">{label}</option>}
          {countries.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
