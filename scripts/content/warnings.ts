/** What is valid in a file, and may still be a mistake. */
import type { z } from "zod";
import { amenityNames } from "../../app/content/schema/amenities.ts";
import { type Finding, fieldName, type Size, translationNames } from "./explain.ts";
import type { NamedContent } from "./shown-on.ts";

interface Text {
  path: readonly PropertyKey[];
  value: string;
}

/** The texts of a file with their paths. */
function textsOf(value: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, [...path, isList ? Number(key) : key]),
  );
}

/** Names of files, addresses and codes, which no visitor reads. */
const noProse = /^\S*[./:@]\S*$|^[a-z\d-]+$/;

/** Parts of a text that are the same in each language: tags, figures, addresses. */
const shared = /\{[^}]*\}|\]\([^)]*\)|https:\S+/g;

const lettersOf = (script: RegExp, text: string) => text.match(script)?.length ?? 0;

/** Whether an Arabic text has more Latin letters than Arabic ones. A name may stand in Latin letters. */
const isMostlyLatin = (text: string) =>
  lettersOf(/\p{Script=Latin}/gu, text) > lettersOf(/\p{Script=Arabic}/gu, text);

const englishWords =
  /\b(?:the|and|with|of|for|from|is|are|this|by|at|on|to|near|has|which|you)\b/giu;
const italianWords =
  /\b(?:il|lo|la|le|gli|di|del|della|dei|delle|e|con|per|da|dal|dalla|al|alla|nel|nella|un|una|che|sono|si|su|sul|sulla)\b/giu;

/** Whether a text has more of the words that tie English sentences than of the Italian ones. */
const isMostlyEnglish = (text: string) =>
  lettersOf(englishWords, text) > Math.max(1, lettersOf(italianWords, text));

/** Fields of names, which translations often share with English. The title of an article is none. */
const nameFields: ReadonlySet<PropertyKey> = new Set(["title", "name"]);

/** Lists that may be shorter in a translation. */
const freeLists: ReadonlySet<PropertyKey> = new Set(["amenities", "photoCaptions"]);

/** Names of amenities that are the same in English and Italian. */
const sharedWords: ReadonlySet<string> = new Set(
  amenityNames.filter(({ en, it }) => en === it).map(({ en }) => en),
);

const isListedAmenity = (name: string) => amenityNames.some(({ en }) => en === name);

/** The texts of a file by their paths, for the comparison with a translation. */
const byPath = (data: unknown): ReadonlyMap<string, string> =>
  new Map(textsOf(data).map(({ path, value }) => [path.join("."), value]));

/** Whether an Italian text of a file is its English one. */
function isEnglishText({ path, value }: Text, english: ReadonlyMap<string, string>) {
  if (isMostlyEnglish(value.replaceAll(shared, ""))) return true;
  if (path[0] === "it" && nameFields.has(path.at(-1) ?? "")) return false;
  if (sharedWords.has(value.trim())) return false;
  const within = path.filter((key) => key !== "it");
  const [list = ""] = within;
  if (list === "amenities" && isListedAmenity(value)) return true;
  if (freeLists.has(list))
    return [...english].some(
      ([key, other]) => key.startsWith(`${String(list)}.`) && other === value,
    );
  // A single word is often the same: Metro.
  const isPhrase = /\s/.test(value.trim()) || within.at(-1) === "caption";
  return isPhrase && english.get(within.join(".")) === value;
}

/** Marks of bold and italic, which only the text of an article has. */
const emphasis = /\*\*|(?:^|\s)[*_](?=\p{L})/u;

/** A link, which only the text of an article has. */
const anyLink = /\]\(|https?:\/\/|\bwww\./i;

/** The end of a line and the beginning of the next without a space, as a field of one line makes of several. */
const joined = /\S*(?:\p{Ll}{3}\p{Lu}\p{Ll}{2}|[\p{Ll}\p{Script=Arabic}][.!?؟]\p{Lu}\p{Ll})\S*/u;

/** Marks of a list, as a text of Word brings them. */
const bullets = /[•·▪]\s/u;

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

function lineWarning(name: string, text: string): string | undefined {
  const [word] = joined.exec(text) ?? [];
  if (word) return `${name}: two lines seem to be joined at “${shortened(word)}”`;
  if (bullets.test(text)) return `${name} has the marks of a list: “${shortened(text)}”`;
  return text.includes("\n\n")
    ? `${name} has several paragraphs in one box: “${shortened(text)}”`
    : undefined;
}

/** The language of a file that has one language. */
export type FileLanguage = "en" | "it" | "ar";

/**
 * Texts of a file that are probably not meant so: English in a translation, Arabic in Latin letters, lines that were
 * joined.
 *
 * @param schema of the file
 * @param language of the whole file; otherwise, what is below a field "it" or "ar" is in that language
 * @param original the English file of a translation
 * @returns one sentence for each, with its path
 */
export function warningsOf(
  schema: z.ZodType,
  data: unknown,
  language?: FileLanguage,
  original: unknown = data,
): Finding[] {
  const english = byPath(original);
  return textsOf(data).flatMap(({ path, value }) => {
    // An amenity may be a word in lower case, as a code is.
    const isCode = noProse.test(value) && path.at(-2) !== "amenities";
    if (isCode || path[0] === "lang") return [];
    const text = value.replaceAll(shared, "");
    const name = fieldName(schema, path);
    const finding = (sentence: string) => [{ path, text: sentence }];
    if ((language === "ar" || path.includes("ar")) && isMostlyLatin(text))
      return finding(`${name} is in Latin letters: “${shortened(value)}”`);
    if ((language === "it" || path.includes("it")) && isEnglishText({ path, value }, english))
      return finding(`${name} is still in English: “${shortened(value)}”`);
    if (path.at(-2) === "amenities" && /[,،]/u.test(value))
      return finding(`${name} may be several: “${shortened(value)}”. Give each its own line`);
    if (emphasis.test(text))
      return finding(`${name} has *, which this field shows as it is: “${shortened(value)}”`);
    if (anyLink.test(value))
      return finding(`${name} has a link, which this field shows as it is: “${shortened(value)}”`);
    const sentence = lineWarning(name, text);
    return sentence ? finding(sentence) : [];
  });
}

/** Whether lines without an empty one between them are no list, quote, table or tag. */
const isOneParagraph = (block: string) => /^[^-*>|#{\d\s].*\n.*\S/.test(block.trim());

/** The same of the text of an article, whose lists and paragraphs are those of Markdown. */
export const bodyWarnings = (markdown: string, language: FileLanguage): string[] =>
  markdown.split(/\n\s*\n/).flatMap((block) => {
    const text = block.replaceAll(/\{%[^]*?%\}/g, "").replaceAll(shared, "");
    if (language === "ar" && isMostlyLatin(text))
      return [`the text is in Latin letters: “${shortened(text.trim())}”`];
    if (language === "it" && isMostlyEnglish(text))
      return [`the text is still in English: “${shortened(text.trim())}”`];
    if (isOneParagraph(block))
      return [`the text: these lines become one paragraph, “${shortened(block.trim())}”`];
    return lineWarning("the text", text) ?? [];
  });

/** The words of an article's text, without its tags and addresses. */
export const wordCount = (markdown: string): number =>
  markdown
    .replaceAll(/\{%[^]*?%\}/g, "")
    .replaceAll(shared, "")
    .match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;

/** A text with fewer words is not finished: half of what an article has. */
const fewestWords = 300;

export function lengthWarnings(markdown: string): string[] {
  const words = wordCount(markdown);
  return words < fewestWords ? [`the text has ${words} words: an article has 600 to 900`] : [];
}

/** An address of this site in a text, without its parameters and its part. */
const pageLink = /(?<=\]\()\/[^)\s?#]*/g;

/** @param pages of the site, without a language: "/buy" */
export const linkWarnings = (markdown: string, pages: readonly string[]): string[] =>
  [...new Set(markdown.match(pageLink))]
    .map((link) => link.replace(/(?<=.)\/$/, ""))
    .filter((link) => !pages.includes(link))
    .map((link) => `the text has a link to ${link}, a page that is not online`);

/** The entries with a title, by the title: "properties/ontario-tower". */
export type KnownTitles = Readonly<Record<string, readonly string[]>>;

/** The entries with a permit, "properties/ontario-tower", by its number and by its link. A draft has no name. */
export type KnownPermits = Readonly<Record<string, readonly { entry: string; title: string }[]>>;

/** What the checks of a form know of other entries. */
export interface KnownEntries {
  permits: KnownPermits;
  titles: KnownTitles;
  /** The median price of a square foot of the homes for sale, in AED. */
  perSquareFoot?: number;
  /** The origin of a site that has drafts too. */
  preview?: string;
  /** The repository on GitHub: "owner/name". */
  repository?: string;
  /** What decides which pages show an entry. */
  shown?: NamedContent;
  /** The addresses of the pages that are online, without a language. */
  pages?: readonly string[];
  /** The sizes of the stored pictures that are smaller than a photo has to be, by the ids of their blobs in git. */
  small?: Readonly<Record<string, Size>>;
}

interface Titled {
  title?: unknown;
  name?: unknown;
}

/** A title as it is compared: without case and repeated spaces. */
const comparable = (title: string) => title.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** The titles of an entry in its languages, each once. */
function titlesOf(data: Titled & { it?: Titled | undefined; ar?: Titled | undefined }): Text[] {
  const titles = new Map<string, Text>();
  for (const language of ["", "it", "ar"] as const) {
    const texts: Titled | undefined = language ? data[language] : data;
    const field = texts?.title === undefined ? "name" : "title";
    const value = texts?.[field];
    if (typeof value === "string" && !titles.has(comparable(value)))
      titles.set(comparable(value), { path: language ? [language, field] : [field], value });
  }
  return [...titles.values()];
}

/** The titles of entries, "properties/ontario-tower", by their data in each language. */
export function knownTitles(entries: readonly (readonly [entry: string, data: object])[]) {
  const known: Record<string, string[]> = {};
  for (const [entry, data] of entries)
    for (const { value } of titlesOf(data))
      known[comparable(value)] = [...(known[comparable(value)] ?? []), entry];
  return known;
}

interface WithPermit {
  title?: string;
  permit?: unknown;
}

/** The number and the link of a permit, as far as they are there. */
export function permitKeys({ permit }: WithPermit): string[] {
  const { number, card } = (permit ?? {}) as { number?: unknown; card?: unknown };
  return [number, card].flatMap((value) =>
    typeof value === "string" || typeof value === "number" ? String(value).trim() || [] : [],
  );
}

/** The permits of entries, "properties/ontario-tower". */
export function knownPermits(
  entries: readonly (readonly [entry: string, data: object])[],
): KnownPermits {
  const known: Record<string, { entry: string; title: string }[]> = {};
  for (const [entry, data] of entries)
    for (const key of permitKeys(data))
      known[key] = [...(known[key] ?? []), { entry, title: (data as WithPermit).title ?? entry }];
  return known;
}

const kindNames: Readonly<Record<string, string>> = {
  properties: "property",
  projects: "project",
  areas: "area",
  journal: "article",
};

/** "properties/ontario-tower" as "the property ontario-tower". */
function entryName(entry: string): string {
  const [folder = "", id = ""] = entry.split("/");
  return `the ${kindNames[folder] ?? folder} ${id}`;
}

/**
 * The titles of an entry that others have too.
 *
 * @param own names of the entry, with former ones: "properties/ontario-tower"; none of a new one
 * @returns one sentence for each, with its path
 */
export const titleWarnings = (
  own: readonly string[],
  data: object,
  known: KnownTitles,
): Finding[] =>
  titlesOf(data).flatMap(({ path, value }) => {
    const others = new Set(
      (known[comparable(value)] ?? []).filter((other) => !own.includes(other)),
    );
    if (others.size === 0) return [];
    const language = translationNames[String(path[0])];
    const title = language ? `${language} title` : "title";
    const names = [...others].map(entryName).join(" and ");
    return [{ path, text: `the ${title} “${value}” is that of ${names} too: say what differs` }];
  });
