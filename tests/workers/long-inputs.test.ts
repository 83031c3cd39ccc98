import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readReports } from "~workers/browser-reports/handle-report";
import { headerText, personName } from "~workers/enquiries/channels/mail";
import { quoted } from "~workers/enquiries/channels/staff-mail";
import { attributionOf } from "~workers/enquiries/read-enquiry";
import { requestLocale } from "~workers/http/request";
import { contactSubject } from "~/features/enquiries/contact-subject";
import { suggestEmail } from "~/features/enquiries/email-suggestion";
import { fieldsOf } from "~/features/enquiries/fields";
import { splitList } from "~/features/enquiries/id-list";
import { parsePhone, validatePhone } from "~/features/enquiries/phone";
import { validateEnquiry } from "~/features/enquiries/validate";
import { redact } from "~/layout/error-report";
import { kinds, site } from "./example-enquiries";

const length = 16 * 1024;
const repeated = (text: string) => text.repeat(length / text.length);

/** Texts that take time with the square of their length where an expression looks back for its end. */
const texts = {
  letters: repeated("a"),
  spaces: repeated(" "),
  words: repeated("a "),
  digits: repeated("1"),
  "digits and spaces": repeated("1 "),
  "digits and dashes": repeated("1-"),
  slashes: repeated("/"),
  questions: repeated("/?"),
  quotes: repeated('"a'),
  "one quote": `"${repeated("a")}`,
  "opening quotes": repeated("“"),
  "an address without its end": `a@${repeated("a.")}!`,
  "at signs": repeated("a@"),
  brackets: repeated("(0"),
  "plus signs": repeated("+1"),
  separators: repeated(" or "),
  semicolons: repeated(";a"),
  "line breaks": repeated("\n "),
  "Arabic letters": repeated("م"),
} as const;

/** The most time that work may take, in ms. */
const limit = 150;

/** Whether work takes longer than the limit, three times in a row. The runtime's clock stops during calculations. */
async function isSlow(work: () => unknown): Promise<boolean> {
  for (let run = 0; run < 3; run += 1) {
    await env.DB.prepare("select 1").run();
    const begun = Date.now();
    work();
    await env.DB.prepare("select 1").run();
    if (Date.now() - begun <= limit) return false;
  }
  return true;
}

const withHeader = (name: string, value: string) =>
  new Request(site, { headers: { [name]: value.replaceAll(/[^\x20-\x7e]/gu, "x") } });

/** Every function with an expression that gets a text before its length is limited. */
const functions: Record<string, (text: string) => unknown> = {
  "a browser's report": (text) =>
    readReports(
      { message: text, page: text, name: text, version: text, frames: [text] },
      new URL(site),
    ),
  "a violation of the policy": (text) =>
    readReports(
      {
        "csp-report": {
          "document-uri": `${site}/${text}`,
          "blocked-uri": `${site}/${text}`,
          "source-file": text,
          "violated-directive": text,
        },
      },
      new URL(site),
    ),
  "the attribution": (text) =>
    attributionOf({ utm_source: text, timeZone: text }, withHeader("accept-language", text)),
  "the language": (text) => requestLocale(withHeader("accept-language", text)),
  "a header of a mail": headerText,
  "a name in a header": personName,
  "a quotation in a mail": quoted,
  "a list of ids": splitList,
  "a misspelt address": suggestEmail,
  "personal data in a log": redact,
  // A longer one is refused before.
  "a phone number of 100 characters": (text) => [
    validatePhone(text.slice(0, 100)),
    parsePhone(text.slice(0, 100), ["IT", "AE", "GB"]),
  ],
  "the subject of a message": (text) =>
    contactSubject(new URLSearchParams({ about: text, interest: text, language: text })),
  ...Object.fromEntries(
    kinds.map((kind) => [
      `the fields of a ${kind}`,
      (text: string) =>
        validateEnquiry(kind, Object.fromEntries(fieldsOf(kind).map(([name]) => [name, text]))),
    ]),
  ),
};

it.each(Object.entries(functions))("reads 16 kB quickly: %s", async (_, read) => {
  const slow: string[] = [];
  for (const [name, text] of Object.entries(texts))
    if (await isSlow(() => read(text))) slow.push(name);
  expect(slow).toEqual([]);
});

it("removes what a cut would split from a long text", () => {
  const filler = "x ".repeat(90);
  expect(redact(`"${"y".repeat(970)}" ${"z".repeat(20)}jane.doe@example.com`)).not.toContain(
    "jane",
  );
  expect(redact(`Failed "it's Jane Doe ${"y ".repeat(1_000)}`)).toBe("Failed …");
  expect(redact(`“Jane Doe ${"y ".repeat(1_000)}`)).not.toContain("Jane");
  expect(redact(filler)).toBe(filler);
});
