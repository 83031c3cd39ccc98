import { listingIds } from "~/content/listing-ids";
import { propertyIds } from "~/content/property-ids";
import { partsOfDay } from "~/content/viewing-times";

/**
 * The definition of each form. Its HTML, the validation in the browser and in the Worker, the TypeScript types,
 * the mail, the CRM's webhook and the export follow from it. Defined elsewhere: the columns of the tables
 * (workers/db/schema.ts) and the texts of options (app/messages/LANG/enquiries.ts), whose types are compared
 * with it; the labels (the same messages); the fields of the digest and of the mail about quarantined enquiries
 * (workers/enquiries/channels/digest-mail.ts). docs/changing-things.md lists the steps for a new field.
 */

type FieldKind = "text" | "email" | "tel" | "choice" | "multiline" | "day" | "hidden";

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
  /** The page gives the texts of the options: without one, the field is not shown. */
  readonly optionsFromPage?: true;
  /** The answer is a list (id-list.ts) of at most this many options. Only hidden fields are lists. */
  readonly maxItems?: number;
  /** In the `<details>` element for the day and time of a viewing. */
  readonly inViewingTime?: true;
  /** The field with the day that this time belongs to. */
  readonly timeOf?: string;
  /** Shown only if this interest is chosen in the same form. */
  readonly onlyWithInterest?: "viewing";
}

const personName = (autocomplete: string) =>
  ({ kind: "text", required: true, min: 1, max: 200, autocomplete }) as const satisfies Field;

const email = {
  kind: "email",
  required: true,
  max: 254,
  autocomplete: "email",
  width: "half",
} as const satisfies Field;

/** Long enough for two numbers with a word each. phone.ts validates them. */
const phone = {
  kind: "tel",
  required: true,
  max: 100,
  autocomplete: "tel",
  width: "half",
} as const satisfies Field;

const message = (rows: number) =>
  ({ kind: "multiline", required: false, max: 5000, rows }) as const satisfies Field;

/** Filled in by the page. Invalid values are left out: validate.ts. */
const hiddenField = { kind: "hidden", required: false, max: 300 } as const satisfies Field;

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
    preferredDate: { kind: "day", required: false, max: 10, inViewingTime: true },
    preferredTime: {
      kind: "choice",
      required: false,
      max: 20,
      options: partsOfDay,
      inViewingTime: true,
      timeOf: "preferredDate",
    },
    // Identifies the property or the project. Optional for callers other than the site.
    propertyId: { ...hiddenField, options: listingIds },
    // Replaces `propertyId` in a request for several listings.
    propertyIds: { ...hiddenField, options: listingIds, maxItems: 6 },
    // The property as the page shows it, in English on every page, so that staff see one name.
    // A request for several properties names each of them.
    propertyTitle: hiddenField,
    propertyLocation: hiddenField,
    propertyPrice: hiddenField,
  },
  contact: {
    firstName: { ...personName("given-name"), width: "half" },
    lastName: { ...personName("family-name"), width: "half" },
    email,
    phone,
    interest: { kind: "choice", required: false, max: 300, options: interests },
    propertyId: {
      kind: "choice",
      required: false,
      max: 300,
      options: propertyIds,
      optionsFromPage: true,
      onlyWithInterest: "viewing",
    },
    message: message(6),
    // The property, project, area or catalog that the visitor comes from, as text for the staff.
    about: hiddenField,
    // The choice in "Find Your Partner": the advisor's specialization and language. The visitor's language
    // is the column `locale` of every enquiry.
    specialization: { ...hiddenField, max: 20 },
    language: { ...hiddenField, max: 20 },
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
    },
    details: message(3),
  },
} as const satisfies Record<string, Record<string, Field>>;

export type EnquiryKind = keyof typeof enquiries;
export type FieldName<K extends EnquiryKind> = Extract<keyof (typeof enquiries)[K], string>;

/** The choices of a kind whose options have texts in the messages. */
type ChoicesOf<K extends EnquiryKind> = {
  [
    N in FieldName<K> as (typeof enquiries)[K][N] extends {
      kind: "choice";
      optionsFromPage?: never;
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

/** The function below functions/v1 that handles each kind. */
export const endpoints = {
  viewing: "send-viewing-request",
  contact: "send-contact-message",
  valuation: "send-valuation-request",
} as const satisfies Record<EnquiryKind, string>;
