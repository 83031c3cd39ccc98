import { expect, it } from "vitest";
import { suggestEmail } from "~/features/enquiries/email-suggestion";
import { commonMailDomains } from "./common-mail-domains";

it.each([
  ["k@gmial.con", "k@gmail.com"],
  ["k@gmail.co", "k@gmail.com"],
  ["A.B@GMIAL.com", "A.B@gmail.com"],
  ["giulia@libreo.it", "giulia@libero.it"],
  ["giulia@ferrari.con", "giulia@ferrari.com"],
])("suggests for %s the address %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each(
  "giulia@example.it zoe@studio.legal a@mail.com a@live.ae a@hsbc.com a@tin.it a@aon.com a@firm.xyz a@b giulia @gmial.con ".split(
    " ",
  ),
)("suggests nothing for %j", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

it("suggests nothing for the domain of a common mail service", () => {
  const services = [...commonMailDomains, "yahoo.com.ar", "hotmail.com.tr", "live.com.au"];
  const suggestions = services.flatMap((domain) => suggestEmail(`a@${domain}`) ?? []);
  expect(suggestions).toEqual([]);
});
