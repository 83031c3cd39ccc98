import { firmName } from "~/content/firm-name";
import { interpolate } from "~/format/interpolate";
import { formatNumber } from "~/format/number";
import { defaultLocale, type Locale } from "~/locale";
import type { BrochureMessages } from "~/messages/en/brochure";
import { type BrochureFile, brochures } from "./brochure-files";

/** The way to a brochure. */
export interface BrochureLinkData {
  address: string;
  /** What the file is called once it has been fetched: "Orizzonte, Ontario Tower (it).pdf". */
  download: string;
  /** In megabytes: "0.9". */
  size: string;
  /** "Brochure (PDF, 0.9 MB)" */
  text: string;
  /** The same with the name, where several such links stand on a page. */
  label: string;
}

/**
 * The brochure of a home or a project in a language; in English while a language is being added, which
 * has none yet.
 */
export const brochureFile = (locale: Locale, id: string): BrochureFile | undefined =>
  brochures[id]?.[locale] ?? brochures[id]?.[defaultLocale];

/** Each brochure by its file's name, which stays when its address changes. */
const byName = new Map(
  Object.entries(brochures).flatMap(([id, editions]) =>
    Object.values(editions).map(({ address }) => [
      address.slice(address.lastIndexOf("/") + 1),
      { id, address },
    ]),
  ),
);

/**
 * The id of the listing that a brochure's file is of, whether or not there is such a file.
 *
 * @param name such as "orizzonte-velos-it.pdf"
 */
export const brochureSubject = (name: string): string =>
  /^[^-]+-(?<id>.+)-[a-z]{2}\.pdf$/.exec(name)?.groups?.["id"] ?? "";

/**
 * Finds the brochure that a file's name is of.
 *
 * @param name such as "orizzonte-velos-it.pdf"
 * @returns the id of its listing, and the address that it has today; undefined where there is none
 */
export const brochureNamed = (
  name: string,
): { id: keyof typeof brochures; address: string } | undefined => byName.get(name);

/**
 * The link to the brochure of a home or a project in a language. For loaders: the list of all
 * brochures stays on the server.
 *
 * @param title of the home or project, in the language
 */
export function brochureLink(
  locale: Locale,
  messages: BrochureMessages,
  id: string,
  title: string,
): BrochureLinkData | undefined {
  const file = brochureFile(locale, id);
  if (!file) return undefined;
  const { address, bytes } = file;
  const size = formatNumber(locale, bytes / 1e6, 1);
  const text = interpolate(messages.link, { size });
  return {
    address,
    download: `${firmName}, ${title} (${locale}).pdf`,
    size,
    text,
    label: interpolate(messages.linkTo, { title, link: text }),
  };
}
