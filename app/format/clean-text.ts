/**
 * The rule for every text of a visitor: what is stored, mailed and exported has no characters that a reader cannot
 * see or that a format forbids. The module imports nothing, because the commands for leads run it in Node.
 */

const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

/**
 * Characters that XML 1.0 forbids, and so every Excel file: controls and parts of characters. Noncharacters too:
 * XML forbids two of them.
 */
const forbidden = /[^\P{Cc}\t\n]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/**
 * Invisible characters that programs add to a copied text: soft hyphens, zero-width spaces, bidirectional controls,
 * byte order marks. The joiners U+200C and U+200D stay, which Persian words and emoji need.
 */
const invisible =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A text that has only spaces, and letters that are drawn as spaces: Hangul fillers, the empty Braille pattern. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text of several lines, trimmed, without invisible and forbidden characters; "" if nothing of it is visible. */
export function cleanText(text: string): string {
  const cleaned = text
    .replaceAll(lineBreak, "\n")
    .replaceAll(forbidden, "")
    .replaceAll(invisible, "")
    .trim();
  return blank.test(cleaned) ? "" : cleaned;
}

/** The same as one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/[\t\n]+/gu, " ");

/** An international domain as DNS has it: "xn--mller-kva.de" for "müller.de". Other domains are unchanged. */
function asciiDomain(domain: string): string {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /\P{ASCII}/u.test(domain);
  const address = `http://${domain}`;
  return isInternational && URL.canParse(address) ? new URL(address).hostname : domain;
}

/**
 * An email address, from a text that may be a copied recipient ("Giulia Verdi <giulia@example.org>") or a link
 * (`mailto:`), with an international domain in ASCII. It is not validated.
 */
export function cleanEmail(text: string): string {
  const line = cleanLine(text).replaceAll(/[\u200C\u200D]/gu, "");
  const [, inBrackets = line] = /<([^<>]+@[^<>]+)>$/u.exec(line) ?? [];
  const [, inLink = inBrackets] = /^mailto:([^?]*)/iu.exec(inBrackets) ?? [];
  const address = inLink.trim();
  const domainStart = address.lastIndexOf("@") + 1;
  return `${address.slice(0, domainStart)}${asciiDomain(address.slice(domainStart))}`;
}

/**
 * Replaces the digits and separators of Arabic and Persian keyboards by Latin ones, to compare or parse
 * phone numbers and amounts.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("\u066B", ".")
    .replaceAll(/[\u066C\u060C]/g, ",");

/** Short vowels, tanween, shadda and sukun, the superscript alif, and the tatweel. */
const marks = /[\u064B-\u0652\u0670\u0640]/g;

/**
 * Normalises Arabic letters that writers use interchangeably: without diacritics, every alif bare, teh
 * marbuta as heh, alif maqsura as yeh. For comparisons only.
 */
export const normalizeArabicLetters = (text: string): string =>
  text
    .replaceAll(marks, "")
    .replaceAll(/[أإآٱ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? character);
