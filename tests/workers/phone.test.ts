import * as fc from "fast-check";
import { expect, it } from "vitest";
import { phoneColumns } from "~workers/records/phone";
import { validatePhone, parsePhone, phoneQuestion } from "~/features/enquiries/phone";
import { countryOfTimeZone, likelyCountries } from "~/features/enquiries/phone-country";
import { issueMessages } from "~/features/enquiries/result-notice";
import { messagesFor } from "~/messages/messages";
import {
  columnOf,
  validEnquiries,
  kinds,
  mailbox,
  post,
  postForm,
  rowsOf,
} from "./example-enquiries";

/** A visitor's location, from the browser and the edge. */
const visitors = {
  Italian: { timeZone: "Europe/Rome", country: "IT", locale: "it" },
  Emirati: { timeZone: "Asia/Dubai", country: "AE", locale: "ar" },
  Briton: { timeZone: "Europe/London", country: "GB", locale: "en" },
  German: { timeZone: "Europe/Berlin", country: "DE", locale: "en" },
  Indian: { timeZone: "Asia/Kolkata", country: "IN", locale: "en" },
  American: { timeZone: "America/New_York", country: "US", locale: "en" },
} as const;

type Visitor = keyof typeof visitors;

/** A submitted number, and the number in E.164 or the error code. */
const typedNumbers: [Visitor, typed: string, e164OrFault: string][] = [
  ["Italian", "333 1234567", "+393331234567"],
  ["Italian", "0039 333 1234567", "+393331234567"],
  ["Italian", "39 333 1234567", "+393331234567"],
  ["Italian", "(+39) 333.123.45.67", "+393331234567"],
  ["Italian", "+39 (0)333 1234567", "+393331234567"],
  ["Italian", "02 1234567", "+39021234567"],
  ["Italian", "06-12345678 int. 12", "+390612345678"],
  ["Italian", "333 1234567 / 02 1234567", "+393331234567"],
  ["Italian", "333 1234567 oppure 02 1234567", "+393331234567"],
  ["Italian", "cell. 333 1234567 (dopo le 18)", "+393331234567"],
  ["Italian", "333 1234567 - 347 7654321", "+393331234567"],
  ["Italian", "971501234567", "+971501234567"],
  ["Italian", "800 123456", "+39800123456"],
  ["Italian", "333 12", "phone_too_short"],
  ["Italian", "+39 33312345678901", "phone_too_long"],
  ["Italian", "chiamatemi", "no_phone"],

  ["Emirati", "050 123 4567", "+971501234567"],
  ["Emirati", "٠٥٠ ١٢٣ ٤٥٦٧", "+971501234567"],
  ["Emirati", "۰۵۰۱۲۳۴۵۶۷", "+971501234567"],
  ["Emirati", "50 123 4567", "+971501234567"],
  ["Emirati", "+971 050 1234567", "+971501234567"],
  ["Emirati", "+0501234567", "+971501234567"],
  ["Emirati", "04 123 4567", "+97141234567"],
  ["Emirati", "(04) 123.4567 ext 205", "+97141234567"],
  ["Emirati", "800 4664", "+9718004664"],
  ["Emirati", "0501234567 أو 0507654321", "+971501234567"],
  ["Emirati", "00966 50 123 4567", "+966501234567"],
  ["Emirati", "05012", "phone_too_short"],
  ["Emirati", "07700 90", "phone_too_short"],
  ["Emirati", "٠٥٠١٢", "phone_too_short"],
  ["Emirati", "٠٥٠١٢٣٤", "phone_too_short"],
  ["Emirati", "+971 50 123", "phone_too_short"],
  ["Emirati", "00971 (0)50 123 456", "phone_too_short"],

  ["Briton", "07911 123456", "+447911123456"],
  ["Briton", "+44 7400 123456 or +44 20 7946 0958", "+447400123456"],
  ["Briton", "07400 123456, 020 7946 0958", "+447400123456"],
  ["Briton", "+44 20 7946", "phone_too_short"],
  ["Briton", "+44 77OO 900123", "phone_letters"],
  ["Briton", "074OO 123456", "phone_letters"],
  ["Briton", "O7700 900123", "phone_letters"],
  ["Briton", "o7700900123", "phone_letters"],
  ["Briton", "mobile: O7700 900123", "phone_letters"],
  ["Briton", "07700900l23", "phone_letters"],
  ["Briton", "0770090012O", "phone_letters"],
  ["Briton", "Tel. 07400 123456", "+447400123456"],
  ["Briton", "020 7946 0958x12", "+442079460958"],

  ["German", "0151 23456789", "+4915123456789"],
  ["German", "030 901820 oder 0151 23456789", "+4930901820"],

  ["Indian", "98765 43210", "+919876543210"],
  ["Indian", "919876543210", "+919876543210"],

  ["American", "(212) 456-7890", "+12124567890"],
  ["American", "011 971 50 123 4567", "+971501234567"],
  ["American", "+1 212 456 78", "phone_too_short"],
  ["American", "+999 123 456 789", "phone_no_country"],
];

it.each(typedNumbers)("what an %s enters as %s is read as %s", (visitor, phone, result) => {
  const issue = validatePhone(phone)?.code;
  const { phoneE164 } = phoneColumns(phone, {}, visitors[visitor]);
  expect(issue ?? phoneE164).toBe(result);
});

it("a number that cannot be called has its reason, and nothing is stored", async () => {
  const { country, ...known } = visitors.Italian;
  const body = { ...validEnquiries.contact, ...known, phone: "333 12" };
  const response = await post("contact", body, { cf: { country } });
  const { enquiries, lazy } = messagesFor("it");
  const fields = issueMessages(
    "it",
    { phone: { code: "phone_too_short" } },
    { labels: enquiries.kinds.contact.labels, issues: lazy.responses.issues },
  );
  expect(await response.json()).toMatchObject({
    error: { fields, issues: { phone: { code: "phone_too_short" } } },
  });
  expect(await rowsOf("contact")).toEqual([]);
});

it.each([
  ["O7700 900123", "There is a letter in this number: O. Please write digits only."],
  ["O77OO 900123", "There are letters in this number: O, OO. Please write digits only."],
])("the letters in %s are named", (typed, text) => {
  const phone = validatePhone(typed);
  const { issues } = messagesFor("en").lazy.responses;
  expect(phone && issueMessages("en", { phone }, { labels: {}, issues })).toEqual({ phone: text });
});

const countryOf = (phone: string, hints: Parameters<typeof likelyCountries>[0], chosen?: string) =>
  parsePhone(phone, likelyCountries(hints), chosen)?.country;

it("the country is that of the prefix, then of the time zone, the network, the language", () => {
  const all = { timeZone: "Europe/Rome", country: "AE", locale: "en" } as const;
  expect(countryOf("+44 20 7946 0958", all)).toBe("GB");
  expect(countryOf("050 123 4567", all)).toBe("IT");
  expect(countryOf("050 123 4567", { ...all, timeZone: "UTC" })).toBe("AE");
  expect(countryOf("02 1234 5678", { timeZone: "", country: "", locale: "it" })).toBe("IT");
});

it("a number that is valid in none of the likely countries is not given the code of one", () => {
  const briton = {
    timeZone: "Asia/Dubai",
    country: "AE",
    locale: "en",
    browserLanguage: "en-GB",
  } as const;
  const typed = "07700 900124";
  expect(validatePhone(typed)).toBeUndefined();
  expect(parsePhone(typed, likelyCountries(briton))?.isDoubtful).toBe(true);
  expect(phoneColumns(typed, {}, briton)).toEqual({ phoneE164: null, phoneCountry: null });
  expect(phoneColumns(typed, { phoneCountry: "GB" }, briton)).toEqual({
    phoneE164: "+447700900124",
    phoneCountry: "GB",
  });
});

it.each([
  ["Indian", "98765 432", undefined, { short: "IN" }],
  ["Indian", "98765 43210", undefined, {}],
  ["Emirati", "٠٥٠ ١٢٣ ٤٥٦", undefined, { short: "AE" }],
  ["Emirati", "٠٥٠ ١٢٣ ٤٥٦", "AE", { short: "AE" }],
  ["Emirati", "050 123 45678", "AE", { long: "AE" }],
  ["Emirati", "+971 4 123 456", undefined, { short: "AE" }],
  ["Emirati", "0501234567", undefined, {}],
  ["Briton", "020 7946 09", undefined, { short: "GB" }],
  ["Briton", "020 7946 09", "GB", { short: "GB" }],
  ["Briton", "020 7946 09", "AE", {}],
  ["Briton", "020 7946 0958", undefined, {}],
  ["Briton", "+44 7700 90012", undefined, { short: "GB" }],
  ["Briton", "07700 90012", undefined, { short: "GB" }],
  ["Briton", "+44 7700 900123", undefined, {}],
  ["Emirati", "07700 900124", undefined, {}],
  ["Briton", "050 123 4567", undefined, {}],
  ["Italian", "333 1234567 / 02 1234567", undefined, {}],
] as const)("of an %s, %s with %s chosen is %j", (visitor, typed, chosen, expected) => {
  const number = parsePhone(typed, likelyCountries(visitors[visitor]), chosen);
  const { wrongLength, country } = number ?? {};
  expect(wrongLength ? { [wrongLength]: country } : {}).toEqual(expected);
});

it("a number that is cut short in the visitor's country is not given the code of another", () => {
  for (const typed of ["020 7946 09", "98765 432"])
    expect(phoneColumns(typed, {}, visitors.Briton)).toEqual({
      phoneE164: null,
      phoneCountry: null,
    });
  expect(phoneColumns("020 7946 09", { phoneCountry: "GB" }, visitors.Briton)).toMatchObject({
    phoneCountry: "GB",
  });
});

const questionFor = (locale: "en" | "it" | "ar", typed: string, visitor: Visitor) => {
  const number = parsePhone(typed, likelyCountries(visitors[visitor]));
  return number && phoneQuestion(number, messagesFor(locale).lazy.help, locale);
};

it("the question names the country, in the language of the page", () => {
  expect(questionFor("en", "٠٥٠ ١٢٣ ٤٥٦", "Emirati")).toBe(
    "This number is too short for +971 (United Arab Emirates). Please check it.",
  );
  expect(questionFor("it", "020 7946 09", "Briton")).toContain("per il prefisso +44 (Regno Unito)");
  expect(questionFor("ar", "98765 432", "Indian")).toContain("\u2066+91\u2069 (الهند)");
  expect(questionFor("en", "98765 43210", "Briton")).toMatch(/^Which country/);
  expect(questionFor("en", "020 7946 0958", "Briton")).toBeUndefined();
});

it("a visitor abroad is understood if the number is not valid in that country", () => {
  const inDubai = { timeZone: "Asia/Dubai", country: "AE" };
  expect(countryOf("07400 123456", { ...inDubai, locale: "en" })).toBe("GB");
  expect(countryOf("333 1234567", { ...inDubai, locale: "it" })).toBe("IT");
});

it("the country that the visitor chose beside the number counts before every guess, but not before a prefix", async () => {
  const chosen = { phoneCountry: "AE", timeZone: "Europe/Rome", locale: "it" };
  await post("contact", { ...validEnquiries.contact, ...chosen, phone: "050 123 4567" });
  await post("contact", { ...validEnquiries.contact, ...chosen, phone: "+39 050 123 4567" });
  await post("contact", {
    ...validEnquiries.contact,
    ...chosen,
    phoneCountry: "<b>",
    phone: "050 1234568",
  });
  // No Emirati number has ten digits that begin with 79.
  const briton = { ...chosen, timeZone: "Europe/London", locale: "en", phone: "07911 123456" };
  await post("contact", { ...validEnquiries.contact, ...briton });
  const numbers = (await rowsOf("contact")).map((row) => row["phone_e164"]);
  expect(new Set(numbers)).toEqual(
    new Set(["+971501234567", "+390501234567", "+390501234568", "+447911123456"]),
  );
});

it.each([
  ["Europe/Rome", "IT"],
  ["Asia/Dubai", "AE"],
  ["Asia/Kolkata", "IN"],
  ["Europe/Kyiv", "UA"],
  ["UTC", undefined],
  ["Etc/GMT+4", undefined],
  ["Not/There", undefined],
])("the time zone %s is of %s", (timeZone, country) => {
  expect(countryOfTimeZone(timeZone)).toBe(country);
});

it.each(kinds)("a %s's number is in its columns, and links in its mail", async (kind) => {
  const { mails, EMAIL } = mailbox();
  const body = { ...validEnquiries[kind], phone: "+44 (0)20 7946 0958" };
  await post(kind, body, { bindings: { EMAIL } });
  for (const part of [mails[0]?.text, mails[0]?.html])
    for (const link of ["tel:+442079460958", "https://wa.me/442079460958"])
      expect(part).toContain(link);
  expect(await rowsOf(kind)).toMatchObject([
    {
      phone: "+44 (0)20 7946 0958",
      [columnOf(kind, "phoneE164")]: "+442079460958",
      [columnOf(kind, "phoneCountry")]: "GB",
    },
  ]);
});

const failing: typeof parsePhone = () => {
  throw new RangeError("out of order");
};

it("an enquiry is stored as submitted if the parser fails", () => {
  expect(phoneColumns("333 1234567", {}, { locale: "it" }, failing)).toEqual({
    phoneE164: null,
    phoneCountry: null,
  });
});

const phoneLike = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
  fc
    .array(
      fc.constantFrom(...Array.from("0123456789٠٥۹+-()/.,; x#"), " ext ", "00", "+39", "(0)"),
      {
        minLength: 1,
        maxLength: 40,
      },
    )
    .map((pieces) => pieces.join("")),
);

it("any text is parsed or rejected, and a parsed number can be called", () => {
  fc.assert(
    fc.property(phoneLike, (typed) => {
      validatePhone(typed);
      expect(parsePhone(typed, ["IT", "AE"])?.e164 ?? "+3902123456").toMatch(/^\+\d{5,17}$/u);
    }),
    { numRuns: 2_000 },
  );
});

const plainPost = async (phone: string, country: "US" | "AE", more: Record<string, string> = {}) =>
  postForm(
    "contact",
    { ...validEnquiries.contact, phone, ...more },
    { path: "/contact", cf: { country } },
  );

it.each([
  [
    "en",
    "98470 12345",
    "We read this number as +1\u00A0984\u00A0701\u00A02345 (United States). If that is right, send again. If not, please write it with its country code, such as +91.",
  ],
  [
    "it",
    "98470 12345",
    "Leggiamo questo numero come +1\u00A0984\u00A0701\u00A02345 (Stati Uniti). Se è giusto, invii di nuovo. Altrimenti lo scriva con il prefisso internazionale, per esempio +91.",
  ],
  [
    "en",
    "050 123 4567",
    "We read this number as +971\u00A050\u00A0123\u00A04567 (United Arab Emirates). If that",
  ],
  [
    "en",
    "+44 7700 90012",
    "This number is too short for +44 (United Kingdom). Please check it. If it",
  ],
])("asks once, without a script, about the number (%s, %s)", async (locale, phone, question) => {
  const asked = await plainPost(phone, "US", { locale });
  expect(asked).toMatchObject({
    status: 422,
    values: { phone, message: validEnquiries.contact.message },
    response: { error: { fields: { phone: expect.stringContaining(question) as string } } },
  });
  expect(await rowsOf("contact")).toHaveLength(0);
  const again = await plainPost(phone, "US", { ...asked.values, locale });
  expect(again.status).toBe(200);
  expect(again.notice.confirmation).toBeDefined();
  expect(await rowsOf("contact")).toHaveLength(1);
});

it.each([
  ["+91 98470 12345", "US"],
  ["0091 98470 12345", "US"],
  ["050 123 4567", "AE"],
  ["٠٥٠ ١٢٣ ٤٥٦٧", "AE"],
  ["12345678901234", "US"],
] as const)("does not ask, without a script, about %s from %s", async (phone, country) => {
  expect((await plainPost(phone, country)).status).toBe(200);
});

it("keeps the answer to the question about a number when another answer is wrong", async () => {
  const { values } = await plainPost("98470 12345", "US", { email: "omar", phoneCountry: "US" });
  expect(values).toMatchObject({ phoneCountry: "US" });
});

it("asks no program about a number", async () => {
  const cf = { country: "US" } as const;
  const body = { ...validEnquiries.contact, phone: "98470 12345" };
  expect((await post("contact", body, { cf })).status).toBe(200);
});
