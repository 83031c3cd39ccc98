import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { byteOrderMark, csvLine } from "../../scripts/leads/csv";

const read = (file: string) => parse(file, { bom: true });
/** What a person reads in a cell: an apostrophe at the beginning only says that it is text. */
const asText = (cell: string) => cell.replaceAll(/(^|;|\t|\r\n?|\n)'/gu, "$1");

const pieces = [...Array.from("=+-@'\",;\n\t07 aé＝\uFEFF"), "\r\n", "مرحبا", "🏙️"];

it("10,000 rows are read back exactly by an independent parser", () => {
  const rows = fc.sample(
    fc.array(
      fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join("")),
      {
        minLength: 5,
        maxLength: 5,
      },
    ),
    10_000,
  );
  const file = byteOrderMark + rows.map(csvLine).join("");
  expect(file.startsWith(byteOrderMark)).toBe(true);
  const back = read(file);
  expect(back).toHaveLength(rows.length);
  expect(back.map((row) => row.map(asText))).toEqual(rows);
});

it("no cell runs as a formula, wherever its text begins", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "|", "%"),
      fc.constantFrom("", " ", "\t", "\r\n", "\u00A0"),
      fc.string(),
      (sign, space, rest) => {
        const [[cell = ""] = []] = read(csvLine([space + sign + rest]));
        expect(cell).toMatch(/^'/u);
        expect(asText(cell)).toBe(space + sign + rest);
      },
    ),
  );
});

/** What a spreadsheet would read as a number, a date or a time. */
const numbers = "+39 02 1234 567|0501234567|00353 1 234 5678|1-2|3/4|1E5|(04) 000 0000".split("|");

const harmless = [
  "Giulia Ferrari",
  "مرحبا",
  "one\ntwo",
  'She said "yes"',
  "12 Marina Walk",
  "Ann; Ben",
  "",
];

it.each([
  ["Ann;=cmd|'/C calc'!A0", "Ann;'=cmd|'/C calc'!A0"],
  ['Ann;"=cmd"', `Ann;'"=cmd"`],
  ["Hello,\n=cmd", "Hello,\n'=cmd"],
  ...numbers.map((text) => [text, `'${text}`]),
  ...harmless.map((text) => [text, text]),
])("%j is written as the text %j", (typed, written) => {
  expect(read(csvLine([typed]))).toEqual([[written]]);
});

it("a record ends as RFC 4180 has it, and a time is one that spreadsheets parse", () => {
  const time = { text: "2026-11-22 00:30:00", precision: "second" } as const;
  expect(csvLine(["a", null, 3, time])).toBe('"a","","3","2026-11-22 00:30:00"\r\n');
});
