import { type Company, company } from "~/content/company";
import { interpolate } from "~/format/interpolate";
import { languageNames } from "~/format/language-names";
import type { Locale } from "~/locale";
import type { PermitMessages } from "~/messages/en/permits";
import { pictureNamed } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** Somebody who works for the firm, as /team shows them. */
export interface TeamPerson {
  name: string;
  photograph?: Picture;
  role: string;
  text?: string | undefined;
  /** The languages, in the language of the page: "Italian, English". */
  languages: string;
  /** "BRN 12345", if the person is a broker. */
  brn?: string;
}

/** The people who work for the firm, in the owner's order. For loaders. */
export const teamPeople = (
  locale: Locale,
  messages: PermitMessages,
  { people }: Pick<Company, "people"> = company,
): TeamPerson[] =>
  people.map(({ name, photograph, brn, languages, texts }) => ({
    name,
    ...(texts[locale] ?? texts.en),
    languages: languageNames(locale, languages),
    ...(photograph && { photograph: { ...pictureNamed(photograph), alt: name } }),
    ...(brn && { brn: interpolate(messages.brn, { number: brn }) }),
  }));
