import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { leadSheet } from "~workers/enquiries/lead-sheet";
import { cleanEmail, cleanLine, cleanText } from "~/format/clean-text";
import { personOf } from "../../scripts/leads/manage";
import { post, postForm, rowsOf, validEnquiries } from "./example-enquiries";

/** Characters that make an XML document invalid. */
const forbiddenInXml = ["\u0000", "\u000B", "\u001F", "\uFFFE", "\uFFFF", "\uDE00", "\uD83D"];

/** Invisible characters of copied texts. */
const invisible = Array.from("\u00AD\u200B\u200E\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF");

it.each([
  ["Giulia\u0085Verdi", "Giulia\nVerdi", "Giulia Verdi"],
  ["one\r\ntwo\u2028three\tfour", "one\ntwo\nthree\tfour", "one two three four"],
  ["\u202Aone\u202C", "one", "one"],
  ["می\u200Cخواهم 👩\u200D💻 🏴\u{E0067}\u{E007F}", undefined, undefined],
  [" \u200B", "", ""],
  ["\u3164", "", ""],
  ["\u2800 \u2800", "", ""],
])("cleans %j", (text, lines = text, line = text) => {
  expect([cleanText(text), cleanLine(text)]).toEqual([lines, line]);
});

it("removes forbidden and invisible characters from the middle of a text", () => {
  for (const character of [...forbiddenInXml, ...invisible])
    expect(cleanText(`a${character}b`).replace("\n", "")).toBe("ab");
});

it.each([
  ["giulia@müller.de", "giulia@xn--mller-kva.de"],
  ["Giulia Verdi <giulia@example.org>", "giulia@example.org"],
  ['"Verdi, Giulia" <mailto:giulia@example.org>', "giulia@example.org"],
  ["mailto:giulia@example.org?subject=Ciao", "giulia@example.org"],
  ["\u200Egiulia@exam\u00ADple.org\u2060 ", "giulia@example.org"],
  ["what?@example.org", "what?@example.org"],
  ["giulia", "giulia"],
  ["giulia@", "giulia@"],
  ["a@bad_ü.de", "a@bad_ü.de"],
])("reads from %j the address %s", (typed, address) => {
  expect(cleanEmail(typed)).toBe(address);
});

it("stores the address of a copied recipient", async () => {
  const email = "\u202AGiulia Verdi <giulia@müller.de>\u202C";
  expect((await post("viewing", { ...validEnquiries.viewing, email })).status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([{ email: "giulia@xn--mller-kva.de" }]);
});

it.each(["\u200B", "\u3164", "\u2800", "\uFEFF\u00AD"])("rejects %j as a name", async (name) => {
  const response = await post("viewing", { ...validEnquiries.viewing, name });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: { issues: { name: { code: "missing" } } },
  });
});

it("stores no text that an Excel file cannot have, from a field or from a link", async () => {
  const bad = forbiddenInXml.join("");
  const campaign = encodeURIComponent("spring\u0001\uFFFE\uFFFF");
  await postForm(
    "contact",
    { ...validEnquiries.contact, message: `one${bad}` },
    { path: `/contact?utm_campaign=${campaign}` },
  );
  await post("contact", {
    ...validEnquiries.contact,
    lastName: `Ali${bad}`,
    message: "two",
    referrerHost: bad,
    consentVersion: `1${bad}`,
  });
  const rows = await rowsOf("contact");
  expect(new Set(rows.map((row) => row["utm_campaign"]))).toEqual(new Set(["", "spring"]));
  const texts = rows.flatMap((row) => Object.values(row)).join("");
  expect(forbiddenInXml.filter((character) => texts.includes(character))).toEqual([]);
});

it("exports rows with such text from before the rule", async () => {
  const file = await leadSheet(
    ["contact"],
    [
      {
        kind: "contact",
        created_at: "2026-11-22T08:00:00.000Z",
        locale: "en",
        message: "one\uFFFE\u0001two",
      },
    ],
  );
  const { sheets } = await readXlsx(file);
  expect(sheets[0]?.rows[1]).toContain("onetwo");
});

it("the commands for leads find a person by a copied address or number", () => {
  const address = { by: "email", key: "giulia@xn--mller-kva.de" };
  expect(personOf("\u200EGiulia <Giulia@Müller.de>")).toEqual(address);
  expect(personOf("\u202A+971 50 123 4567\u202C")).toEqual({ by: "phone", key: "971501234567" });
});
