import type { ZodType } from "zod";
import { dayInWords, isDay } from "../../app/content/schema/fields.ts";
import { captionWarnings } from "../../app/content/schema/video.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { bodyProblems } from "../../scripts/content/article-body.ts";
import {
  fieldName,
  type Finding,
  findingsOf,
  translationNames,
} from "../../scripts/content/explain.ts";
import {
  bodyWarnings,
  type FileLanguage,
  type KnownEntries,
  knownPermits,
  lengthWarnings,
  linkWarnings,
  permitKeys,
  titleWarnings,
  warningsOf,
} from "../../scripts/content/warnings.ts";
import { formerSlugs } from "../../scripts/import/columns.ts";
import { fieldSchema, isOwnList } from "../../scripts/studio/fields.ts";
import {
  type CheckedFile,
  type CheckedKind,
  type EntryData,
  filesOf,
  folderOfKind,
  isNewFile,
  withoutBody,
} from "./entry-files.ts";
import { unreadTexts } from "./unread-texts.ts";
import { unusualFacts } from "./unusual-facts.ts";

/** An entry as it was when its form was opened. */
export interface EntryBefore {
  /** Its status; undefined for a new entry. */
  status?: unknown;
  /** Its permit. */
  permit?: unknown;
  /** Its price in AED. */
  aed?: unknown;
  /** The numbers of the firm. */
  phone?: unknown;
  whatsapp?: unknown;
  /** The last part of its address; empty for a new entry. */
  slug: string;
}

/** Whether the status of a listing is one with which it is on the site. */
export const isAdvertisedStatus = (status: unknown): boolean =>
  status === "listed" || status === "exclusive";

/**
 * The permit of the entry that a new one was copied from: somebody else may have saved that one since the last build.
 *
 * @param opened the entry as its form was opened
 */
export const copiedPermit = ({
  slug,
  data,
}: EntryData & { slug: string }): KnownEntries["permits"] =>
  slug ? {} : knownPermits([["", { title: "another home", ...data }]]);

/**
 * The names of an entry among the known ones: "properties/ontario-tower". Until the next build, these may have a renamed
 * entry by its former address.
 */
function ownNames(kind: CheckedKind, slug: string, data: CheckedFile["data"]): string[] {
  return slug ? [slug, ...formerSlugs(data)].map((one) => `${folderOfKind(kind)}/${one}`) : [];
}

/** An entry that had another address. */
export interface FormerOwner {
  slug: string;
  title: string;
}

/**
 * Refuses an address that another entry had before: its redirect would be lost.
 *
 * @param slug as it will be saved
 * @param before the slug as it was; empty for a new entry
 * @param former the entries by the slugs that they had
 */
export function formerAddressProblem(
  data: Readonly<Record<string, unknown>>,
  slug: string,
  before: string,
  former: ReadonlyMap<string, FormerOwner>,
): Finding[] {
  const owner = slug === before ? undefined : former.get(slug);
  if (!owner || owner.slug === before) return [];
  return at(data["name"] === undefined ? "title" : "name", [
    `the address ${slug} was that of ${owner.title}, and its old links lead there: choose another title or address`,
  ]);
}

const ofPermit = (text: string): Finding[] => [{ path: ["permit"], text }];

/**
 * Why a listing cannot be advertised from now on. A permit is asked for once its status changes to an advertised one, and
 * once it had one. A home that was online without a permit before can still be saved.
 *
 * @param today in Dubai, as yyyy-mm-dd
 * @param own the names of the entry among the known ones
 */
export function permitProblem(
  data: Readonly<Record<string, unknown>>,
  { status: statusBefore, permit: permitBefore }: Pick<EntryBefore, "status" | "permit">,
  today: string,
  known: KnownEntries["permits"] = {},
  own: readonly string[] = [],
): Finding[] {
  const { validUntil, number } = (data["permit"] ?? {}) as { validUntil?: string; number?: string };
  for (const key of permitKeys(data)) {
    const owner = known[key]?.find(({ entry }) =>
      entry ? !own.includes(entry) : !permitKeys({ permit: permitBefore }).includes(key),
    );
    if (owner)
      return ofPermit(
        `the ${key === number ? `permit ${key}` : "link of the permit card"} is that of ${owner.title}: each listing needs its own. Correct it, or untick Permit and set the status to Draft`,
      );
  }
  if (!isAdvertisedStatus(data["status"])) return [];
  if (validUntil && isDay(validUntil) && validUntil < today)
    return ofPermit(
      `the permit ended on ${dayInWords(validUntil)}: renew it, or set the status to Draft`,
    );
  return validUntil || (isAdvertisedStatus(statusBefore) && !permitBefore)
    ? []
    : ofPermit(
        "the permit is missing: a listing is advertised with a permit only. Until then its status is Draft",
      );
}

/** A listing without a permit that is shown elsewhere, or leaves the site: it comes back with a permit only. */
function statusWarning(
  { status, permit }: Readonly<Record<string, unknown>>,
  statusBefore: unknown,
  today: string,
): Finding[] {
  const { validUntil = "" } = (permit ?? {}) as { validUntil?: string };
  if (!isAdvertisedStatus(statusBefore) || status === statusBefore || validUntil >= today)
    return [];
  const consequence = isAdvertisedStatus(status)
    ? "It is still advertised without one"
    : "Once this is saved, it can be listed again only with one";
  return at("status", [`status: the listing has no valid permit. ${consequence}`]);
}

/** A WhatsApp number that stays while the phone number of the firm changes. */
const whatsappWarning = (
  { phone, whatsapp }: Readonly<Record<string, unknown>>,
  before: EntryBefore,
): Finding[] =>
  before.phone && phone !== before.phone && whatsapp === before.whatsapp
    ? [
        {
          path: ["whatsapp"],
          text: `the WhatsApp number stays ${String(whatsapp)}, and the phone number changes`,
        },
      ]
    : [];

/** Findings of the file of a translation, as those of one file with all languages. */
export const inLanguage = (
  language: FileLanguage | undefined,
  findings: readonly Finding[],
): Finding[] =>
  findings.map(({ path, text }) =>
    language
      ? { path: [language, ...path], text: `${translationNames[language] ?? "English"}: ${text}` }
      : { path, text },
  );

const at = (field: string, sentences: readonly string[]): Finding[] =>
  sentences.map((text) => ({ path: [field], text }));

export const isListing = (kind: CheckedKind) => kind === "properties" || kind === "projects";

/** Files that a new entry names, and does not have: the studio could not copy them. */
function missingFiles(entry: EntryData): Finding[] {
  const { photos, pictures } = entry.data as {
    photos?: unknown[];
    pictures?: { picture?: unknown }[];
  };
  const names = [...(photos ?? []), ...(pictures ?? []).map(({ picture }) => picture)];
  const missing = names.filter((name) => typeof name === "string" && name && !isNewFile(name));
  return missing.length > 0
    ? at(photos?.some((name) => missing.includes(name)) ? "photos" : "pictures", [
        `${missing.join(", ")} could not be copied: reload the studio, and duplicate the entry again`,
      ])
    : [];
}

/** Whether the CMS asks for a missing value: it does not for the lists of `isOwnList`. */
export const isAskedFor = (schema: ZodType, { path: [name = ""] }: Finding): boolean =>
  !isOwnList(fieldSchema(schema).properties?.[String(name)] ?? {});

/**
 * What publishing would refuse of an entry, without missing fields and texts that were not read.
 *
 * @param entry as the form has it
 * @param now to compare days with
 */
export function entryProblems(
  kind: CheckedKind,
  entry: EntryData,
  before: EntryBefore,
  now: Date,
  permits: KnownEntries["permits"] = {},
): Finding[] {
  const today = officeDay(now);
  const files = filesOf(kind, entry, today);
  const [{ data }] = files as [CheckedFile];
  return [
    ...files.map(withoutBody).flatMap(({ schema, facts, body, language }) => {
      // See `unreadProblems`.
      const unread = new Set(
        unreadTexts(fieldSchema(schema), facts, {}, today).map(({ path }) => path.join()),
      );
      const findings = findingsOf(schema, facts);
      return inLanguage(language, [
        ...findings.filter(({ path, isMissing }) => !isMissing && !unread.has(path.join())),
        ...findings
          .filter((finding) => finding.isMissing && !isAskedFor(schema, finding))
          .map(({ path }) => ({
            path,
            text: `${fieldName(schema, path)} are missing: tick one, or type one below them`,
          })),
        ...at("body", body ? bodyProblems(body) : []),
      ]);
    }),
    ...(isListing(kind)
      ? permitProblem(data, before, today, permits, ownNames(kind, before.slug, data))
      : []),
    ...(isListing(kind) && !before.slug ? missingFiles(entry) : []),
  ];
}

/** What is probably a mistake in an entry. */
export function entryWarnings(
  kind: CheckedKind,
  entry: EntryData,
  before: EntryBefore,
  now: Date,
  titles: KnownEntries["titles"] = {},
  pages?: KnownEntries["pages"],
): Finding[] {
  const { slug, status } = before;
  const today = officeDay(now);
  const [english, ...others] = filesOf(kind, entry, today);
  if (!english) return [];
  const own = ownNames(kind, slug, english.data);
  return [
    ...(isListing(kind)
      ? [...statusWarning(english.data, status, today), ...unusualFacts(english.data, today)]
      : []),
    ...whatsappWarning(english.data, before),
    ...[english, ...others].flatMap((file) => {
      const { schema, facts, body, language } = withoutBody(file);
      return inLanguage(language, [
        ...titleWarnings(own, facts, titles),
        ...at("video", captionWarnings(facts)),
        ...warningsOf(schema, facts, language, language ? english.data : facts),
        ...at("body", bodyWarnings(body ?? "", language ?? "en")),
        ...at("body", pages ? linkWarnings(body ?? "", pages) : []),
        ...at("body", body && english.data["status"] === "published" ? lengthWarnings(body) : []),
      ]);
    }),
  ];
}
