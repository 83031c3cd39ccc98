import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import {
  choice,
  code,
  digits,
  isoDate,
  line,
  percentage,
  pictureFile,
  positiveInteger,
  text,
  translated,
} from "./fields.ts";

/** The days of a week, in the order of ISO 8601. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** A time of the office's day. 24:00 is the end of the day. */
const time = (label: string) =>
  z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
    .meta({ label, hint: "For example 09:00." });

/** A landline of the Emirates has seven digits after its area code: the library allows eight. */
const isLandlineTooLong = (number: string) =>
  /^\+971[234679]\d{8}/.test(number.replaceAll(" ", ""));

const phone = (label: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,18}\d$/, { abort: true })
    .refine(
      (number) => parsePhoneNumberFromString(number)?.isValid() && !isLandlineTooLong(number),
      {
        error: ({ input }) =>
          `the ${label} is “${String(input)}”: its country has no number like that. Is a digit missing, or one too many?`,
        abort: true,
      },
    )
    // The library reads over the 0 of a national number. Italian numbers keep theirs.
    .refine((number) => parsePhoneNumberFromString(number)?.number === number.replaceAll(" ", ""), {
      error: ({ input }) =>
        `the ${label} is “${String(input)}”: leave out the 0 after the code of the country`,
    })
    .meta({ label, hint: "In international form, for example +971 4 000 0000." });

/** The agent of a property. */
const desk = (label: string) =>
  z
    .strictObject({
      brn: digits(
        "broker number (BRN)",
        "The desk’s broker in the Land Department’s register.",
      ).optional(),
    })
    .optional()
    .meta({ label });

/** The texts about a person of the firm, in one language. */
const personTexts = {
  role: line("role", "For example Partner, off-plan."),
  text: text("text", 600, "Two or three sentences.").optional(),
};

const language = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .meta({ label: "language", hint: "Its code, for example en." });

/** The desks that answer enquiries. */
const desks = ["sales", "leasing", "off-plan"] as const;

/** The id of a person in `people`. */
export const personId = (label: string, hint?: string, collection?: "people") =>
  z
    .string()
    .regex(/^(?!office$)[a-z\d]+(-[a-z\d]+)*$/)
    .meta({
      label,
      hint,
      expected: "Lower case letters, digits and hyphens, for example giulia-rossi.",
      ...(collection && { collection }),
    });

const person = z
  .strictObject({
    name: line("name"),
    id: personId(
      "short name",
      "Needed to answer enquiries. Stored with each of them, so it never changes. For example giulia-rossi.",
    ).optional(),
    email: z.email().optional().meta({
      label: "email address",
      hint: "Gets the person’s enquiries. Pages do not show it.",
      expected: "A whole address, for example giulia@example.com.",
    }),
    phone: phone("phone number").optional(),
    whatsapp: phone("WhatsApp number").optional(),
    desks: z
      .array(choice("desk", desks))
      .min(1)
      .optional()
      .meta({ label: "desks", hint: "Whose enquiries the person answers." }),
    absent: z
      .strictObject({ from: isoDate("first day"), to: isoDate("last day") })
      .refine(({ from, to }) => from <= to, {
        error: "the first day of an absence should not be after the last one",
      })
      .optional()
      .meta({ label: "absence", hint: "The person gets no new enquiries on these days." }),
    shown: choice(
      "shown",
      ["yes", "no"],
      "Whether /team and the person’s listings show the person. If none is chosen: yes.",
    ).optional(),
    photograph: pictureFile("photograph").optional().meta({
      label: "photograph",
      hint: "The name of a file in app/content/people, for example giulia-rossi.jpg.",
      formHint: "Upright, at least 640 × 800 pixels.",
    }),
    brn: digits(
      "broker number (BRN)",
      "In the Land Department’s register, if the person is a broker.",
    ).optional(),
    languages: z
      .array(language)
      .min(1)
      .meta({ label: "languages", hint: "The codes of those that the person speaks, best first." }),
    ...personTexts,
    ...translated(personTexts),
  })
  .refine(({ desks: answered, id, email }) => !answered || (id && email), {
    error: "a person with desks needs a short name and an email address",
  })
  .meta({ label: "person" });

/** The firm. Optional facts appear once they have a value. */
export const company = z
  .strictObject({
    name: line("name"),
    legalName: line("legal name"),
    phone: phone("phone number"),
    email: z.email().meta({ label: "email address", hint: "For example hello@firm.ae." }),
    whatsapp: phone("WhatsApp number"),
    postalAddress: line(
      "postal address",
      "On one line. The privacy notice names it (GDPR, Article 13).",
    ).optional(),
    euRepresentative: line(
      "representative in the European Union",
      "Name and address on one line. The privacy notice names it (GDPR, Article 27).",
    ).optional(),
    address: z
      .strictObject({
        street: line("street address", "For example Office 1204, Bay Tower, Al Abraj Street."),
        district: line("district", "For example Business Bay.").optional(),
        city: line("city", "For example Dubai."),
        postBox: digits("PO box").optional(),
      })
      .optional()
      .meta({ label: "address of the office", hint: "Where visitors are received." }),
    arabicName: line("trade name in Arabic", "As on the trade licence.").optional(),
    licence: digits("licence number").optional(),
    orn: digits("office number (ORN)", "In the Land Department’s register.").optional(),
    trn: code(
      "tax number (TRN)",
      /^\d{15}$/,
      'Fifteen digits, in quotation marks, for example "100123456700003".',
      "Fifteen digits, for example 100123456700003.",
    ).optional(),
    italy: z
      .strictObject({
        name: line("name", "With its legal form, for example Orizzonte Italia S.r.l."),
        address: line("registered office", "On one line."),
        vat: code(
          "partita IVA",
          /^\d{11}$/,
          'Eleven digits, in quotation marks, for example "01234567890".',
          "Eleven digits, for example 01234567890.",
        ),
        register: line(
          "number in the register of companies",
          "For example REA MI-1234567.",
        ).optional(),
      })
      .optional()
      .meta({ label: "Italian company", hint: "Only if there is one." }),
    sellingFee: percentage(
      "fee for a sale, in percent of the price",
      "What a seller pays, before VAT. The page on selling states it.",
    ).optional(),
    desks: z
      .strictObject({ sales: desk("sales desk"), leasing: desk("leasing desk") })
      .optional()
      .meta({ label: "desks" }),
    ceo: line("name of the CEO", "It signs the letter.").optional(),
    signature: pictureFile("signature of the CEO").optional().meta({
      label: "signature of the CEO",
      hint: "The name of a file in app/content/people, for example signature.png.",
      formHint: "Dark ink on white or on nothing, at least 480 pixels wide.",
    }),
    people: z.array(person).min(1).optional().meta({
      label: "people",
      hint: "Whom /team shows, in this order. Those with desks answer enquiries.",
    }),
    escalation: personId(
      "manager",
      "The short name of the person who is told of an enquiry that nobody has claimed within an hour.",
    ).optional(),
    claims: z
      .strictObject({
        properties: positiveInteger("number of properties"),
        languages: positiveInteger("number of languages of the firm"),
        specialists: positiveInteger("number of specialists"),
        partnerLanguages: positiveInteger("number of languages of the partners"),
      })
      .meta({
        label: "figures that the firm states",
        hint: "Each is a lower bound. Read the Arabic of /sell, /team, /ceo-message and the home page again after a change: its nouns depend on the figure.",
      }),
    correspondenceLanguages: z
      .array(language)
      .min(1)
      .meta({ label: "languages of letters", hint: "In which the office reads what it gets." }),
    hours: z
      .array(
        z
          .strictObject({
            days: z.array(choice("day", weekdays)).min(1).meta({ label: "days" }),
            from: time("opening time").optional(),
            to: time("closing time").optional(),
          })
          .refine(({ from, to }) => (from === undefined) === (to === undefined), {
            error: "the working hours of a day need an opening and a closing time, or neither",
          })
          .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
            error: "the opening time should be before the closing time",
          })
          .meta({ label: "line of the working hours", hint: "Closed without times." }),
      )
      .refine(
        (hours) =>
          hours
            .flatMap((entry) => entry.days)
            .toSorted()
            .join() === weekdays.toSorted().join(),
        { error: "the working hours should name each day of the week once" },
      )
      .meta({ label: "working hours", hint: "In Dubai’s time." }),
    profiles: z
      .array(
        z
          .strictObject({
            name: line("name"),
            address: z
              .url({ protocol: /^https$/ })
              .optional()
              .meta({ label: "address", hint: "The footer links to it. For example https://…" }),
          })
          .meta({ label: "profile" }),
      )
      .meta({ label: "social profiles" }),
  })
  .meta({ label: "firm" });
