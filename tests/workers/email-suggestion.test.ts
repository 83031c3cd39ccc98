import { expect, it } from "vitest";
import { suggestEmail } from "~/features/enquiries/email-suggestion";

it.each([
  ["k@gmial.con", "k@gmail.com"],
  ["k@gmail.con", "k@gmail.com"],
  ["k@gmail.co", "k@gmail.com"],
  ["A.B@GMIAL.com", "A.B@gmail.com"],
  ["giulia@libreo.it", "giulia@libero.it"],
  ["giulia@ferrari.con", "giulia@ferrari.com"],
  ["zoe@hotmil.co.uk", "zoe@hotmail.co.uk"],
  ["omar@outlok.com", "omar@outlook.com"],
  ["omar@icoud.com", "omar@icloud.com"],
])("suggests for %s the address %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  "giulia@example.it",
  "omar@firm.ae",
  "zoe@studio.legal",
  "a@mail.com",
  "a@live.ae",
  "a@hsbc.com",
  "a@tin.it",
  "a@aon.com",
  "a@proton.me",
  "a@firm.xyz",
  "a@b",
  "giulia",
  "",
  "@gmial.con",
])("suggests nothing for %j", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
