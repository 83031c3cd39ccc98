import { timesOfDay } from "../../content/viewing-times.ts";

/**
 * The definition of each form. Its HTML, the validation in the browser and in the Worker, the TypeScript types, the
 * columns of the tables, the mails, the CRM's webhook and the export follow from it. The texts are in
 * app/messages/LANG/enquiries.ts and privacy.ts; a missing one is a type error. Node runs this too, so values are
 * imported by relative path, without ~.
 */

type FieldKind = "text" | "email" | "tel" | "choice" | "multiline" | "day" | "hidden";

/** Where a stored answer appears. */
interface StoredAnswer {
  /** The part of the privacy notice that covers it: `storedData.answers.parts` of its messages. */
  readonly privacy: string;
  /** At the top of the staff's mail, where the actions are, and not in its last part. */
  readonly topOfMail?: true;
  /** Also in mails that list many enquiries, cut to 300 characters. */
  readonly inLists?: true;
  /** The heading of the export. The default is the name of the column: "Preferred time". */
  readonly heading?: string;
}

export interface Field {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Minimum characters of an answer, without surrounding spaces. Optional fields may be empty. */
  readonly min?: number;
  /** Maximum characters, as JavaScript and HTML count them (UTF-16 code units). */
  readonly max: number;
  /** A token of HTML's autofill vocabulary. */
  readonly autocomplete?: string;
  /** Half of a wide form. In a narrow form each field has a row. */
  readonly width?: "half";
  /** Lines of a multiline field. */
  readonly rows?: number;
  /** The accepted values, as they are stored. A choice shows them in this order. */
  readonly options?: readonly string[];
  /** Accepted besides `options`: the full hours of a day. The page gives their texts, as of those below. */
  readonly hours?: true;
  /** Accepted besides `options`: ids of the catalogue. The page gives the texts of a choice; without one it is not shown. */
  readonly optionsFrom?: "listings" | "properties";
  /** The answer is a list (id-list.ts) of at most this many options. Only hidden fields are lists. */
  readonly maxItems?: number;
  /** In the `<details>` element for the day and time of a viewing. */
  readonly inViewingTime?: true;
  /** The field with the day that this time belongs to. */
  readonly timeOf?: string;
  /** Shown only if this interest is chosen in the same form. */
  readonly onlyWithInterest?: "viewing";
  readonly stored: StoredAnswer;
}

const personName = (autocomplete: string) =>
  ({
    kind: "text",
    required: true,
    min: 1,
    max: 200,
    autocomplete,
    stored: { privacy: "person" },
  }) as const satisfies Field;

const email = {
  kind: "email",
  required: true,
  max: 254,
  autocomplete: "email",
  width: "half",
  stored: { privacy: "person" },
} as const satisfies Field;

/** Long enough for two numbers with a word each. phone.ts validates them. */
const phone = {
  kind: "tel",
  required: true,
  max: 100,
  autocomplete: "tel",
  width: "half",
  stored: { privacy: "person" },
} as const satisfies Field;

const message = (rows: number) =>
  ({
    kind: "multiline",
    required: false,
    max: 5000,
    rows,
    stored: { privacy: "message", topOfMail: true, inLists: true },
  }) as const satisfies Field;

/** Filled in by the page. Invalid values are left out: validate.ts. */
const hiddenField = {
  kind: "hidden",
  required: false,
  max: 300,
  stored: { privacy: "subject" },
} as const satisfies Field;

/** The day and the part of the day, in Dubai, of a viewing or a call, and whether the visitor comes. */
const preferredTimes = {
  preferredDate: {
    kind: "day",
    required: false,
    max: 10,
    inViewingTime: true,
    stored: { privacy: "time" },
  },
  preferredTime: {
    kind: "choice",
    required: false,
    max: 20,
    options: timesOfDay,
    hours: true,
    inViewingTime: true,
    timeOf: "preferredDate",
    stored: { privacy: "time" },
  },
  callChannel: {
    kind: "choice",
    required: false,
    max: 20,
    options: ["phone", "video", "in-person"],
    inViewingTime: true,
    stored: { privacy: "time" },
  },
} as const satisfies Record<string, Field>;

const hiddenWithHeading = (heading: string) =>
  ({ ...hiddenField, stored: { privacy: "subject", heading } }) as const satisfies Field;

/** Answers that a link to /contact may prefill: `/contact?interest=off-plan`. */
export const interests = [
  "buying",
  "renting",
  "selling",
  "viewing",
  "investing",
  "off-plan",
  "area",
  "catalog",
  "partner",
  "services",
  "partnership",
  "other",
] as const;

export type Interest = (typeof interests)[number];

/**
 * The options of "Find Your Partner", a sentence on the home page and on /team in which a visitor chooses an
 * advisor's specialization and language.
 */
export const partnerOptions = {
  specialization: ["buyer", "seller", "investment", "luxury"],
  language: ["english", "arabic", "french", "russian", "chinese", "italian"],
} as const;

export type PartnerField = keyof typeof partnerOptions;
export type PartnerOption<Q extends PartnerField> = (typeof partnerOptions)[Q][number];

const enquiries = {
  viewing: {
    name: personName("name"),
    email,
    phone,
    message: message(4),
    ...preferredTimes,
    // Identifies the property or the project. Optional for callers other than the site.
    propertyId: { ...hiddenField, optionsFrom: "listings" },
    // Replaces `propertyId` in a request for several listings.
    propertyIds: { ...hiddenField, optionsFrom: "listings", maxItems: 6 },
    // The property as the page shows it, in English on every page, so that staff see one name.
    // A request for several properties names each of them.
    propertyTitle: hiddenWithHeading("Home, as named"),
    propertyLocation: hiddenWithHeading("Location"),
    propertyPrice: hiddenWithHeading("Price"),
  },
  contact: {
    firstName: { ...personName("given-name"), width: "half" },
    lastName: { ...personName("family-name"), width: "half" },
    email,
    phone,
    interest: {
      kind: "choice",
      required: false,
      max: 300,
      options: interests,
      stored: { privacy: "subject" },
    },
    propertyId: {
      kind: "choice",
      required: false,
      max: 300,
      optionsFrom: "properties",
      onlyWithInterest: "viewing",
      stored: { privacy: "subject" },
    },
    message: message(6),
    ...preferredTimes,
    // The property, project, area or catalog that the visitor comes from, as text for the staff.
    // Four homes of a purchase plan with their figures and their address are the longest.
    about: { ...hiddenField, max: 2000 },
    // The choice in "Find Your Partner": the advisor's specialization and language. The visitor's language
    // is the column `locale` of every enquiry.
    specialization: { ...hiddenWithHeading("Partner for"), max: 20 },
    language: { ...hiddenWithHeading("Partner’s language"), max: 20 },
  },
  valuation: {
    fullName: personName("name"),
    email,
    phone,
    propertyAddress: {
      kind: "text",
      required: true,
      min: 1,
      max: 300,
      autocomplete: "address-line1",
      stored: { privacy: "address" },
    },
    details: message(3),
    ...preferredTimes,
  },
} as const satisfies Record<string, Record<string, Field>>;

export type EnquiryKind = keyof typeof enquiries;
export type FieldName<K extends EnquiryKind> = Extract<keyof (typeof enquiries)[K], string>;

/** The fields that an enquiry of some kind has to have. */
export type RequiredField = {
  [K in EnquiryKind]: {
    [N in FieldName<K>]: (typeof enquiries)[K][N] extends { required: true } ? N : never;
  }[FieldName<K>];
}[EnquiryKind];

/** The choices of a kind whose options have texts in the messages. */
type ChoicesOf<K extends EnquiryKind> = {
  [
    N in FieldName<K> as (typeof enquiries)[K][N] extends {
      kind: "choice";
      optionsFrom?: never;
    }
      ? N
      : never
  ]: (typeof enquiries)[K][N] extends { options: readonly (infer Option extends string)[] }
    ? Option
    : never;
};

type Choices = ChoicesOf<"viewing"> & ChoicesOf<"contact"> & ChoicesOf<"valuation">;

/** The texts of the options of every choice: field name → stored value → text. */
export type OptionTexts = {
  [Name in keyof Choices]: Record<Extract<Choices[Name], string>, string>;
} & { [Question in PartnerField]: Record<PartnerOption<Question>, string> };

/** The parts of the privacy notice's list of answers. */
export type PrivacyPart = {
  [K in EnquiryKind]: (typeof enquiries)[K][keyof (typeof enquiries)[K]] extends {
    stored: { privacy: infer Part extends string };
  }
    ? Part
    : never;
}[EnquiryKind];

/** The answers of one enquiry. Every field is present; an optional one without an answer is "". */
export type EnquiryValues<K extends EnquiryKind> = Record<FieldName<K>, string>;

/** Field name → error message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The fields of a kind, in the order of the form. */
export function fieldsOf<K extends EnquiryKind>(kind: K): [FieldName<K>, Field][] {
  return Object.entries(enquiries[kind]) as [FieldName<K>, Field][];
}

/** The fields of a kind whose answers are lists. */
export const listFields = (kind: EnquiryKind): string[] =>
  fieldsOf(kind).flatMap(([name, { maxItems }]) => (maxItems ? [name] : []));

/** The column of a field, by its name: "preferred_time". */
export const columnName = (field: string) =>
  field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The function below functions/v1 that handles each kind. */
export const endpoints = {
  viewing: "send-viewing-request",
  contact: "send-contact-message",
  valuation: "send-valuation-request",
} as const satisfies Record<EnquiryKind, string>;

/** The attribution of an enquiry: page, referrer and campaign. All of it is optional, and no field of the form. */
export const attributionFields = [
  "page",
  "referrerHost",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type Attribution = Partial<Record<(typeof attributionFields)[number], string>>;
