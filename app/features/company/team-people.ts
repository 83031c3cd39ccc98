import { type Person, shownPeople } from "~/content/company";
import { interpolate } from "~/format/interpolate";
import { cataloguedPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { fallbackSource } from "~/pictures/picture-files";
import type { Site } from "~/site/site";

export interface TeamPerson {
  name: string;
  photograph?: PictureData;
  role: string;
  text?: string | undefined;
  /** The languages in the page's language: "Italian, English". */
  languages: string;
  /** "BRN 12345", for brokers. */
  brn?: string;
}

/** The path of a person's portrait as JPEG, which every mail program shows; undefined without one. */
export const portraitFile = ({ photograph }: Pick<Person, "photograph">): string | undefined =>
  photograph && fallbackSource(cataloguedPicture(photograph));

/** The people of the firm, in the order of company.yaml. For loaders. */
export const teamPeople = ({
  locale,
  messages: { permits: messages },
  format,
}: Site): TeamPerson[] =>
  shownPeople().map(({ name, photograph, brn, languages, texts }) => ({
    name,
    ...(texts[locale] ?? texts.en),
    languages: format.languageNames(languages),
    ...(photograph && { photograph: { ...cataloguedPicture(photograph), alt: name } }),
    ...(brn && { brn: interpolate(messages.brn, { number: brn }) }),
  }));
