import { firmName } from "~/content/firm";
import { interpolate } from "~/format/interpolate";
import { defaultLocale, type Locale } from "~/locale";
import type { Site } from "~/site/site";
import { type BrochureFile, brochures } from "./brochure-files";

export interface BrochureLinkData {
  address: string;
  /** The file name of the download: "Orizzonte, Ontario Tower (it).pdf". */
  download: string;
  /** In megabytes: "0.9". */
  size: string;
  /** "Brochure (PDF, 0.9 MB)" */
  text: string;
}

/** The brochure of a property or a project in a language; in English if the language has none yet. */
export const brochureFile = (locale: Locale, id: string): BrochureFile | undefined =>
  brochures[id]?.[locale] ?? brochures[id]?.[defaultLocale];

/** The brochures by file name, which does not change with the URL. */
const brochuresByFileName = new Map(
  Object.entries(brochures).flatMap(([id, editions]) =>
    Object.values(editions).map(({ address }) => [
      address.slice(address.lastIndexOf("/") + 1),
      { id, address },
    ]),
  ),
);

/**
 * The id of the listing in a brochure's file name, whether or not the file exists.
 *
 * @param name such as "orizzonte-velos-it.pdf"
 */
export const listingIdOfBrochure = (name: string): string =>
  /^[^-]+-(?<id>.+)-[a-z]{2}\.pdf$/.exec(name)?.groups?.["id"] ?? "";

/**
 * Finds a brochure by its file name.
 *
 * @param name such as "orizzonte-velos-it.pdf"
 * @returns the id of its listing and its current URL; undefined if there is none
 */
export const findBrochureByFileName = (
  name: string,
): { id: keyof typeof brochures; address: string } | undefined => brochuresByFileName.get(name);

/**
 * The link to the brochure of a property or a project in a language. For loaders: the list of all brochures
 * stays on the server.
 *
 * @param title of the property or project, in the language
 */
export function brochureLink(
  { locale, messages: { brochure: messages }, format }: Site,
  id: string,
  title: string,
): BrochureLinkData | undefined {
  const file = brochureFile(locale, id);
  if (!file) return undefined;
  const { address, bytes } = file;
  const size = format.number(bytes / 1e6, 1);
  return {
    address,
    download: `${firmName}, ${title} (${locale}).pdf`,
    size,
    text: interpolate(messages.link, { size }),
  };
}
