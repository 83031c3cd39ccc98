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

/** A person's portrait as JPEG, which every mail program shows, with its size; undefined without one. */
export function portraitFile({ photograph }: Pick<Person, "photograph">) {
  if (!photograph) return undefined;
  const picture = cataloguedPicture(photograph);
  return { path: fallbackSource(picture), width: picture.width, height: picture.height };
}

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
