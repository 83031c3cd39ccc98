/** A line of a mail. */
export interface Row {
  label: string;
  text: string;
  /** An address of ours or of a known kind: never one that a visitor wrote. */
  link?: string | undefined;
  /** What helps with it, in our own words: never what a visitor wrote. */
  note?: string | undefined;
  /** Whether following the link is what the mail is for. */
  action?: boolean;
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes a visitor's words fit to stand in HTML, in an attribute too. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/gu, (character) => escapes[character]!);

/** Line breaks, other control characters, and those that turn the direction of what follows. */
const unfitForHeader = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The longest piece of a header that a visitor writes, in characters. */
const longest = 100;

/**
 * Makes a visitor's words fit to stand in a mail's header. The mail service encodes it; this is for
 * what it would take for a further header, and for what would show as something else.
 */
export function headerText(text: string): string {
  const line = text.replaceAll(unfitForHeader, " ").replaceAll(/\s+/gu, " ").trim();
  const characters = Array.from(line);
  return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : line;
}

/** Like `headerText`, for the name before an address: without what an address is told by. */
export const personName = (name: string) =>
  headerText(name.replaceAll(/[<>()[\]\\",;:@=?]/gu, " "));

/** Marks every line that a visitor wrote, so that none passes for one of ours. */
export const quoted = (text: string) =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => `> ${line}`)
    .join("\n");
