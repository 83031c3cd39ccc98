/** The addresses of entries, and those that they had before. */
import path from "node:path";
import { publicNames } from "./changes.ts";
import { type ContentFile, type DataOf, type Files, idsOf, kinds } from "./read.ts";
import { sections } from "./shown-on.ts";

type KindOfPage = keyof typeof sections;

const kindsOfPage = Object.keys(sections) as KindOfPage[];

const addressOf = (kind: KindOfPage, id: string) => `/${sections[kind]}/${id}`;

const titleOf = (data: { title?: string; name?: string }) => data.title ?? data.name ?? "";

/** The former addresses of entries, each with its file and the present address. */
const formerAddressesOf = (files: Pick<Files, KindOfPage>) =>
  kindsOfPage.flatMap((kind) =>
    (files[kind] as ContentFile<DataOf<"articles">>[]).flatMap(({ id, name, data }) =>
      (data.formerAddresses ?? []).map((address) => ({
        name,
        address,
        present: addressOf(kind, id),
        title: titleOf(data),
      })),
    ),
  );

/** The redirects of former addresses, both without a language. */
export const redirectsOf = (files: Pick<Files, KindOfPage>): Record<string, string> =>
  Object.fromEntries(formerAddressesOf(files).map(({ address, present }) => [address, present]));

/** The addresses that were public when the changes were recorded. */
const publicAddresses = (folder: string): string[] =>
  publicNames(folder).flatMap((name) =>
    kindsOfPage
      .filter((kind) => kinds[kind].files.startsWith(`${path.posix.dirname(name)}/`))
      .map((kind) => addressOf(kind, path.posix.basename(name))),
  );

/**
 * Validates former addresses: none is the address of an entry, and none leads to two. An address that was public has to
 * lead somewhere.
 *
 * @param folder of the content
 */
export function addressProblems(files: Files, folder: string): string[] {
  const taken = new Map(
    kindsOfPage.flatMap((kind) =>
      idsOf(kind, folder).map(
        (id) => [addressOf(kind, id), kinds[kind].files.replace("*", id)] as const,
      ),
    ),
  );
  const before = publicAddresses(folder);
  const former = formerAddressesOf(files);
  const addresses = former.map(({ address }) => address);
  return [
    ...former
      .filter(({ address }) => taken.has(address))
      .map(({ name, address, present, title }) =>
        // An entry that was not public at its address before has taken the one of a renamed entry.
        before.includes(address) && before.includes(present)
          ? `${name}: the former address ${address} is that of an entry`
          : `${taken.get(address)}: the address ${address} was that of ${title}, and its old links lead there: choose another title or address`,
      ),
    ...former
      .filter(({ address }, index) => addresses.indexOf(address) < index)
      .map(({ name, address }) => `${name}: the former address ${address} leads to another entry`),
    ...before
      .filter((address) => !taken.has(address) && !addresses.includes(address))
      .map(
        (address) =>
          `the address ${address} was public and is gone: add it to the former addresses of the entry that takes its place`,
      ),
  ];
}
